"""Entries that a date on a line of its own ends: "Weaver of the Year", then "2019".

Consumes the lines of one run; produces where its entries begin, and nothing for any other run.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import find_dates, is_date
from transforms.model import Line

LONE = 30  # characters of a date on a line of its own
_LEAST, _MOST = 2, 4  # dates of a run; lines of an entry


def over_dates(lines: Sequence[Line]) -> list[int]:
    """Where entries begin that each end with their date, closer to it than to the next; [] for other lines."""
    if not lines or not is_lone_date(lines[-1]) or is_lone_date(lines[0]):
        return []
    ends = [i for i, line in enumerate(lines) if is_lone_date(line)]
    starts = [0, *(i + 1 for i in ends[:-1])]
    if len(ends) < _LEAST or any(not 1 < end + 1 - start <= _MOST for start, end in zip(starts, ends, strict=True)):
        return []
    others = [line for i, line in enumerate(lines) if i not in ends]
    if any(line.heading or line.bullet or find_dates(line.text) for line in others):
        return []
    inside = [below.gap_before for above, below in pairwise(lines) if not is_lone_date(above)]
    return starts if all(lines[i].gap_before >= max(inside) for i in starts[1:]) else []


def is_lone_date(line: Line) -> bool:
    """True for a line that is a date and no more."""
    return len(line.text) <= LONE and is_date(line.text)


def of_rows(lines: Sequence[Line]) -> list[int]:
    """Where rows behind their dates begin, where dates alone between them are more dates of the row above; else []."""
    alone = [is_lone_date(line) for line in lines]
    if not any(alone) or alone[0] or not all(a or _is_row(line) for a, line in zip(alone, lines, strict=True)):
        return []
    return [i for i, is_date in enumerate(alone) if not is_date]


def _is_row(line: Line) -> bool:
    date, tab, _ = line.text.partition("\t")
    return bool(tab) and is_date(date)


def are_closed(lines: Sequence[Line], units: Sequence[int], dated: set[int]) -> bool:
    """Whether each date stands at the end of its line and of an entry, whose first line may stand above it."""
    if any("\t" in lines[i].text for i in units) or not all(ends_dated(lines[i].text) for i in dated):
        return False
    undated = [i for i in units if i not in dated]
    goes_on = {
        i for i, below in pairwise(units) if below in dated and (lines[i].text[-1] == "," or is_lone_date(lines[below]))
    }
    begins = [(above, i) for above, i in pairwise(units) if i not in dated]
    return len(undated) >= _LEAST and all(above in dated or i in goes_on for above, i in begins)
