"""Years that a title is about: "Weirs of the upper Lee, 1950-2010. Globex, 2023" was told in 2023.

A range of bare years is of a title where it is long or long past, words stand before it, and a later date of its own
stands behind more words, or on another line of the same entry.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import DateRange

_LONG = 25  # years that no talk, grant or course lasts
_PAST = "1965"  # what began before is history
_BARE_YEAR = 4


def told_of(text: str, dates: Sequence[DateRange], *, dated_elsewhere: bool = False) -> tuple[DateRange, ...]:
    """The dates of a line that its title is about."""
    if not dates or not (dated_elsewhere or len(dates) > 1):
        return ()
    return tuple(
        date
        for number, date in enumerate(dates)
        if _is_bygone(date)
        and any(map(str.isalpha, text[: date.span.start]))
        and (dated_elsewhere or _is_dated_later(text, date, dates[number + 1 :]))
    )


def _is_bygone(date: DateRange) -> bool:
    start, end = date.start, date.end
    if not (date.is_range and start and end and len(start) == len(end) == _BARE_YEAR):
        return False
    return start < _PAST or int(end) - int(start) >= _LONG


def _is_dated_later(text: str, date: DateRange, behind: Sequence[DateRange]) -> bool:
    """True where a date behind other words ends no sooner than the range does."""
    return any(
        (one.end or one.start or "") >= (date.end or "") and any(map(str.isalpha, text[date.span.end : one.span.start]))
        for one in behind
    )
