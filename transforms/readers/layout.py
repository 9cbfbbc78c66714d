"""Text in which blanks show the layout (`pdftotext -layout`). Consumes it; produces it column after column.

Letters stand on a grid, so that lines have places as they have on a PDF page, and the same rule tells a sidebar from a
margin with dates: a column has lines of its own. A page without columns stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from transforms.readers.page.segments import Segment

_WIDTH, _HEIGHT, _SIZE = 2.4, 5.5, 5.0  # of a letter's cell, and of its font: three blanks are a column's gap
_WORDS = re.compile(r"\S+")
_WIDE = re.compile(r"\S {3,}\S")
_MARKUP = re.compile(
    r"^(?:#{1,6} \S|```|\|.*\|$|\[\w+\]: )|\]\((?:https?|mailto):|\*\*\w|</\w+>|^[ \t]*\\\w+", re.MULTILINE
)
_LEAST_LINES, _LEAST_WIDE = 12, 4


def is_layout(text: str) -> bool:
    """True where the shape of the text is a page's: wide blanks inside lines, deep indents; and no markup."""
    if "   " not in text:
        return False
    lines = [line for line in text[:60_000].split("\n") if line.strip()]
    wide = sum(1 for line in lines if _WIDE.search(line))
    if len(lines) < _LEAST_LINES or wide < _LEAST_WIDE or _MARKUP.search(text[:60_000]):
        return False
    deep = sum(1 for line in lines if line.startswith("      "))
    return wide + deep >= 0.3 * len(lines)


def read_layout(text: str) -> str:
    """The text, page by page, columns one after the other."""
    return "\n".join(_page(page) for page in text.split("\f"))


def _page(text: str) -> str:
    from transforms.readers.page.columns import regions  # noqa: PLC0415  # needed for such text only
    from transforms.readers.page.segments import segments_of  # noqa: PLC0415
    from transforms.readers.page.word import Word  # noqa: PLC0415

    lines = text.expandtabs(8).split("\n")
    words = [
        Word(match[0], match.start() * _WIDTH, match.end() * _WIDTH, -number * _HEIGHT, _SIZE)
        for number, line in enumerate(lines)
        for match in _WORDS.finditer(line)
    ]
    found = regions(segments_of(words))
    if len(found) < 2:
        return text
    return "\n\n".join(_cut_out(lines, region) for region in found)


def _cut_out(lines: Sequence[str], region: Sequence[Segment]) -> str:
    """The part of each line that lies in the region, lines between them included."""
    parts: dict[int, tuple[int, int]] = {}
    for one in region:
        number, start, end = round(-one.base / _HEIGHT), round(min(one.x0, one.mark_x) / _WIDTH), round(one.x1 / _WIDTH)
        low, high = parts.get(number, (start, end))
        parts[number] = min(low, start), max(high, end)
    left = min(start for start, _ in parts.values())
    return "\n".join(
        lines[number][left : parts[number][1]] if number in parts else ""
        for number in range(min(parts), max(parts) + 1)
        if number in parts or not lines[number].strip()
    )
