"""What the lines and blocks of a cut look like: consumes lines, or which units of a block hold dates."""

from __future__ import annotations

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.places import trailing_place
from transforms.entities.titles import is_title
from transforms.model import Line


def begins_dated(text: str) -> bool:
    """True where a date begins a line that says more."""
    dates = find_dates(text)
    return bool(dates) and dates[0].span.start == 0 and bool(without_dates(text, dates))


def may_end(lines: list[Line], units: list[int], first: int) -> bool:
    """True where the first date may end its entry: it begins no line, or the last line says when and where alone."""
    if not begins_dated(lines[first].text):
        return True
    last = lines[units[-1]].text
    rest = without_dates(last, dates).strip(" \t|,()–-") if (dates := find_dates(last)) else ""
    return 0 < len(rest) <= _TOWN and trailing_place(rest) is not None and not is_title(rest)


_TOWN = 40  # letters of a town and its country


def is_shifted(blocks: list[list[bool]]) -> bool:
    """True where dates that end entries lead the next ones: the first has none, and the last is nothing else."""
    first, *others = blocks
    return len(others) > 1 and len(first) > 1 and not any(first) and others[-1] == [True] and all(b[0] for b in others)


def good(marks: list[bool]) -> int:
    """How many dates of a block stand well: its only one, or one each on the lines below an undated one."""
    if len(marks) > 2 and not marks[0] and all(marks[1:]):
        return len(marks) - 1
    return int(sum(marks) == 1)
