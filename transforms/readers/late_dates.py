"""Dates that found no room behind their words. Consumes the lines of light markdown; puts each behind its item again.

A word processor's tab stop sets an item's date at the right edge; where the item's words reach so far, the date stands
on the line below, alone, among items that end in their dates.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import is_date

_LONG, _SHORT = 60, 30  # characters of an item that fills its line, and of a date
_LEAST = 2  # items that end in a date
_TAIL = 32  # characters at an item's end that may hold its date


def with_late_dates(lines: list[str]) -> list[str]:
    """The lines; a date alone below a long item stands at the item's end, where most others of its list have theirs."""
    late = [at for at, line in enumerate(lines) if 0 < len(line) <= _SHORT and _is_late(lines, at)]
    if not late:
        return lines
    out = list(lines)
    for at in late:
        above = _above(lines, at)
        out[above] = f"{lines[above].rstrip()}\t{lines[at].strip()}"
        out[at] = ""
    return out


def _above(lines: Sequence[str], at: int) -> int:
    """The place of the line above that has words, one blank line apart at most; -1."""
    return next((place for place in (at - 1, at - 2) if place >= 0 and lines[place].strip()), -1)


def _is_late(lines: Sequence[str], at: int) -> bool:
    if lines[at][:1] in "-#" or not is_date(lines[at].strip(" *_")):
        return False
    above = _above(lines, at)
    if above < 0 or not lines[above].startswith("- ") or len(lines[above]) < _LONG or _ends_dated(lines[above]):
        return False
    first = next((place + 1 for place in range(above, -1, -1) if lines[place].startswith("#")), 0)
    last = next((place for place in range(at, len(lines)) if lines[place].startswith("#")), len(lines))
    ends = [_ends_dated(item) for item in _items(lines[first:last])]
    alone = sum(0 < len(line) <= _SHORT and is_date(line.strip(" *_")) for line in lines[first:last])
    return sum(ends) >= max(_LEAST, 2 * alone) and sum(ends) + alone >= len(ends)


def _items(lines: Sequence[str]) -> list[str]:
    """The items, each with the lines right below that go on with it but for dates alone."""
    items: list[str] = []
    for above, line in zip(("", *lines), lines, strict=False):
        if line.startswith("- "):
            items.append(line)
        elif items and above.strip() and line.strip() and not is_date(line.strip(" *_")):
            items[-1] = f"{items[-1]} {line.strip()}"
    return items


def _ends_dated(item: str) -> bool:
    return ends_dated(item.rstrip(" *_")[-_TAIL:])
