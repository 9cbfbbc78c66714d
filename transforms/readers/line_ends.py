"""Blanks at the ends of lines: consumes a page's text; produces it without blanks that nobody meant as a break.

Two blanks before a line's end are a hard break of markdown (CommonMark 0.31, 6.7). They are none where editors or
converters left them: on nearly every line, as often one or three as two, or on one of many lines.
"""

from __future__ import annotations

import re

_LEAST = 4  # lines that end in blanks; fewer say nothing of how they came there
_SHORT = 8  # lines of a text in which one break alone may well be meant
_ALL = 0.9  # share of a text's lines; of an author who breaks lines by hand half do, and less
_STRAY = 0.15  # share of the lines with blanks that end in one, and of those that end in more than two
_OFTEN = 0.45  # share of both together
_FEW = 2  # lines of either sort, of a short text
_BLANKS = re.compile(r"(?<=\S) +$", re.MULTILINE)


def without_vain_blanks(text: str) -> str:
    """The text, where blanks at its lines' ends are chance without any. Linear in its length."""
    lines = [(line, line.rstrip(" ")) for line in text.split("\n")]
    ends = [len(line) - len(words) for line, words in lines if words and not words[-1].isspace()]
    blanks = [count for count in ends if count]
    alone = sum(count > 1 for count in blanks) == 1 and len(ends) > _SHORT
    meant = len(blanks) < _LEAST or (len(blanks) < _ALL * len(ends) and not _are_chance(blanks))
    return text if meant and not alone else _BLANKS.sub("", text)


def _are_chance(blanks: list[int]) -> bool:
    """True where one blank and more than two end a fair share of the lines each, or both together nearly half."""
    ones, more = blanks.count(1), sum(count > 2 for count in blanks)
    stray = min(ones, more)
    return stray > _STRAY * len(blanks) or (stray >= _FEW and ones + more > _OFTEN * len(blanks))
