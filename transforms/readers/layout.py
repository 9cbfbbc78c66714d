"""Text in which blanks show the layout (`pdftotext -layout`). Consumes it; produces light markdown.

Letters stand on a grid, so that lines and columns have places as they have on a PDF page, and the same rules hold.
"""

from __future__ import annotations

import re

_WIDTH, _HEIGHT, _SIZE = 2.4, 5.5, 5.0  # of a letter's cell, and of its font: three blanks are a column's gap
_SLACK = 0.07
_WORDS = re.compile(r"\S+")
_WIDE = re.compile(r"\S {3,}\S")
_MARKUP = re.compile(r"^(?:#{1,6} \S|```|\|.*\|$|\[\w+\]: )|\]\((?:https?|mailto):|\*\*\w|</\w+>|^\s*\\\w+", re.MULTILINE)
_LEAST_LINES = 12


def is_layout(text: str) -> bool:
    """True where the shape of the text is a page's: form feeds, wide blanks inside lines, deep indents; and no markup."""
    lines = [line for line in text[:60_000].split("\n") if line.strip()]
    if len(lines) < _LEAST_LINES or _MARKUP.search(text[:60_000]):
        return False
    wide = sum(1 for line in lines if _WIDE.search(line))
    deep = sum(1 for line in lines if line.startswith("      "))
    return wide + deep >= 0.15 * len(lines) and wide >= 3 or ("\f" in text and wide + deep >= 3)


def read_layout(text: str) -> str:
    """The text with columns parted by tabs, wrapped lines joined and page furniture dropped."""
    from transforms.readers.page.assemble import assemble  # noqa: PLC0415  # needed for such text only
    from transforms.readers.page.furniture import without_furniture  # noqa: PLC0415
    from transforms.readers.page.segments import Segment, segments_of  # noqa: PLC0415

    pages: list[tuple[float, list[Segment]]] = []
    for page in text.split("\f"):
        lines = page.expandtabs(8).split("\n")
        height = _HEIGHT * (len(lines) + 2)
        pages.append((height, segments_of([word for number, line in enumerate(lines) for word in
                                           _words(line, height - (number + 1) * _HEIGHT)])))
    return assemble(without_furniture(pages), [""] * len(pages), slack=_SLACK)


def _words(line: str, base: float) -> list[object]:
    from transforms.readers.page.word import Word  # noqa: PLC0415

    return [Word(match[0], match.start() * _WIDTH, match.end() * _WIDTH, base, _SIZE) for match in _WORDS.finditer(line)]
