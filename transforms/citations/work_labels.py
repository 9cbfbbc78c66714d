"""Labels in plain type over groups of works, with no space round them: "Essays and Responses" among law articles.

Consumes the lines of a section of works; produces the numbers of those that label what stands below them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.headings.grammar import meant
from transforms.headings.wording import named
from transforms.headings.words import is_standing
from transforms.heads.decimal import is_decimal
from transforms.model import Line

_LONGEST, _WORDS = 60, 8
_ENDED = re.compile(r"[.)\]”\"’'\d]$")  # the line above is the end of a citation
_UNLIKE = frozenset('\t"“”‘@;:[*')


def work_labels(lines: Sequence[Line], subheads: frozenset[int]) -> frozenset[int]:
    """The numbers of the labels: numbered as parts of a heading, or in the look of one whose words are known."""
    counted = {line.number for line in lines if line.number in subheads and is_decimal(line.text)}
    may = [line for above, line in zip((None, *lines), lines[:-1], strict=False) if _may_label(above, line)]
    if not may:
        return frozenset(counted)
    often = Counter(line.text for line in may)
    may = [line for line in may if often[line.text] == 1]
    looks = {_look(line) for line in may if named(_words(line)).whole}
    return frozenset(counted | {line.number for line in may if _look(line) in looks})


def _may_label(above: Line | None, line: Line) -> bool:
    text = line.text
    if (
        len(text) > _LONGEST
        or line.bullet
        or line.links
        or not text[0].isupper()
        or not (text[-1].isalpha() or text[-1] == ")")
    ):
        return False
    if text.count(" ") >= _WORDS or any(c in _UNLIKE or c.isdigit() for c in text):
        return False
    if above is not None and not _ENDED.search(above.text):
        return False
    return meant(text).kinds[:1] == ("papers",) and not is_standing(text)


def _words(line: Line) -> str:
    """The line's words, brackets round all of them aside: "[Books]"."""
    return line.text[1:-1] if line.text[0] == "[" and line.text[-1] == "]" else line.text


def _look(line: Line) -> tuple[int, bool, bool, int, bool]:
    return line.heading, line.is_bold, line.is_italic, line.indent, line.text[0] == "["
