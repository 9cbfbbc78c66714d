"""First lines of entries that look like headings: they end in a hard break, or are dated as their neighbours are.

Consumes a document's lines; tells which of them head nothing.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.heads.lazy_lines import is_placed
from transforms.heads.looks import Head
from transforms.model import Line


def is_row(body: tuple[Line, ...], index: int, head: Head) -> bool:
    """True for the first line of an entry: it ends in a hard break, or is dated as the entries round it are.

    "Academic Writing (Fall 2019)" over "Plant Ecology (Fall 2021)".
    """
    line, is_broken = body[index], _is_broken(body, index)
    if not (is_broken or line.text.rstrip(")].")[-2:].isdigit()):
        return False
    if not head.is_bare:
        return is_broken and not line.heading and bool(line.bullet or find_dates(line.text))
    if is_broken or not line.text.rstrip(")].")[-2:].isdigit() or not (mark := _date_mark(line.text)):
        return is_broken
    if mark == " " and (head.named.kinds != ("awards",) or _ONE.search(line.text) is None):
        return False
    below = next((one for one in body[index + 1 : index + _NEAR] if one.gap_before or not line.gap_before), None)
    above = next((one for one in body[max(0, index - _NEAR) : index][::-1] if one.gap_before), None)
    near = body[index + 1 : index + 2] if index + 1 < len(body) and not body[index + 1].gap_before else ()
    return any(one and _date_mark(one.text) == mark for one in (below, above, *near))


def _is_broken(body: tuple[Line, ...], index: int) -> bool:
    """True for a hard break behind the first line of several: where the line above breaks as well, it says nothing."""
    line = body[index]
    if not line.trailing_break or index + 1 == len(body) or body[index + 1].gap_before:
        return False  # blanks before an empty line break nothing
    if is_placed(body[index + 1 : index + 2]):
        return False  # "Projects" over the first of them, "Slow Looms @Globex"
    return index == 0 or line.gap_before > 0 or not body[index - 1].trailing_break


_NEAR = 5  # lines of an entry
_ONE = re.compile(r"[^\W\ds] (?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d")  # one honour before its date, not several


def _date_mark(text: str) -> str:
    """What stands before the date that a line ends in: a mark, a bracket, a column or a blank; "" without one."""
    dates = find_dates(text)
    if not dates or dates[-1].span.end < len(text.rstrip(".")):
        return ""
    before = text[: dates[-1].span.start].rstrip(" ")
    mark = text[dates[-1].span.start] if text[-1] in ")]" else before[-1:]
    return " " if mark.isalnum() else mark
