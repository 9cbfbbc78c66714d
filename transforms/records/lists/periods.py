"""Periods: the dates of an entry as one start and end; and years glued to a venue ("ICML'19-21", "CVPR 2020/22")."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeVar

from transforms.dates.ranges import DateRange, find_dates, is_date
from transforms.model import Line, new
from transforms.parsed import Service, Teaching

_Held = TypeVar("_Held", Teaching, Service)

_ONE = r"(?:(?:19|20)\d\d|(?<![\w.-])\d\d|(?<=[A-Za-z'’‘`´])\d\d|(?<=[A-Z]-)\d\d)"
_MORE = r"\s?(?:-{1,3}|[–—,/&'’‘`´]|\band\b|\s)\s?['’‘`´]{0,2}(?:(?:19|20)\d\d|\d\d)(?!\d)"
_TAIL = re.compile(
    rf"[\s,:]{{0,3}}[(\[]?(?P<years>['’‘`´ ]{{0,2}}{_ONE}(?:{_MORE}){{0,14}}"
    r"(?:\s?[-–—]\s?(?:[Pp]resent|[Nn]ow|[Cc]urrent))?)"
    r"\s?[)\]]?$"
)
_FIGURE = re.compile(r"\d")
_SHORT_END = 12
_YEAR = re.compile(r"(?:19|20)\d\d|\d\d")
_LONGEST = 120  # characters that the years at an end take up at most
_MARKS_BEFORE = 8  # characters of these in front of the first figure
_CENTURY_TURN = 40  # two-digit years below it lie in this century, those above twice it in the last
_BARE_YEAR = 4  # characters of a date that is a year alone; a month in the same year says it better
_SHORT_YEAR, _NO_YEAR = 2, "2050"
_SURE_YEAR, _WHOLE_YEAR = re.compile(r"\d{4}|['’‘`´]"), re.compile(r"(?:19|20)\d\d")
_PRESENT = re.compile(r"present|now|current", re.IGNORECASE)


class Period(NamedTuple):
    """A start, an end and whether it lasts, as records write them."""

    start: str | None = None
    end: str | None = None
    current: bool = False


NONE = Period()


def period(dates: Iterable[DateRange]) -> Period:
    """All dates as one period: the first start and the last end. One date alone is a start."""
    dates = tuple(dates)
    if not dates:
        return NONE
    if len(dates) == 1:
        start, end, current, *_ = dates[0]
        return new(Period, (start, None if current else end, current))
    dates = tuple(
        date
        for date in dates
        if date.is_range
        or len(date.start or "") != _BARE_YEAR
        or not any(other is not date and (other.start or "")[:5] == f"{date.start}-" for other in dates)
    )
    starts = [date.start for date in dates if date.start]
    if not dates:
        return NONE
    current = any(date.current for date in dates)
    ends = [date.end for date in dates if date.end]
    if len(dates) > 1:
        ends += starts
    start = min(starts) if starts else None
    end = None if current else max(ends, default=None)
    return Period(start, None if end == start and len(dates) > 1 else end, current)


def first_given(*periods: Period) -> Period:
    """The first period that states anything."""
    for one in periods:
        if one != NONE:
            return one
    return NONE


def merged(periods: Iterable[Period]) -> Period:
    """Several periods of the same thing as one."""
    stated = [p for p in periods if p != Period()]
    if len(stated) < 2:
        return stated[0] if stated else Period()
    starts = [p.start for p in stated if p.start]
    ends = [p.end or p.start or "" for p in stated]
    current = any(p.current for p in stated)
    start, end = min(starts, default=None), max(ends)
    return Period(start, None if current or end == start or not end else end, current)


def both_periods(a: _Held, b: _Held) -> _Held:
    """The first of two records of one course or role, with the period of both: first start, last end."""
    when = merged([Period(a.start, a.end, a.current), Period(b.start, b.end, b.current)])
    return a.model_copy(
        update={"start": when.start, "end": when.end, "current": when.current, "also": (*a.also, b.evidence, *b.also)}
    )


@lru_cache(maxsize=1 << 12)
def years_at_end(text: str) -> tuple[str, Period]:
    """A name and the years glued to its end.

    "CVPR21-26" -> ("CVPR", 2021 to 2026); the text itself where there are none.
    """
    if not _FIGURE.search(text, max(0, len(text) - _SHORT_END)):
        return text, NONE
    first = _FIGURE.search(text, low := max(0, len(text) - _LONGEST))
    match = _TAIL.search(text, max(low, first.start() - _MARKS_BEFORE if first else low))
    name = text[: match.start()] if match else ""
    if not match or not any(map(str.isalpha, name)) or not _plausible(name, match["years"]):
        return text, NONE
    if name.count("(") > name.count(")") and name[name.rfind("(") + 1 :].strip(" -,:'’‘`´"):
        return text, NONE  # "Loom Conference (LC'17)"
    years = sorted(_full(year) for year in _YEAR.findall(match["years"]))
    current = bool(_PRESENT.search(match["years"]))
    end = years[-1] if years[-1] != years[0] and not current else None
    return name.rstrip(" -,:(['’‘`´"), Period(years[0], end, current)


_DISEASE = re.compile(r"(?i)\bcovid[\s‐–-]?$")  # "COVID-19" is no year


def _plausible(name: str, years: str) -> bool:
    """True where the figures can be years: four digits, an apostrophe, or two digits after an acronym ("CVPR21")."""
    if any(len(year) > _SHORT_YEAR and year >= _NO_YEAR for year in _YEAR.findall(years)):
        return False  # "MUSI2073": a course's number
    if _DISEASE.search(name):
        return False
    if _SURE_YEAR.search(years):
        return True
    if _WHOLE_YEAR.search(name):
        return False  # "X Meeting 2019 (Symposium EQ03)"
    return sum(c.isupper() for c in name.rstrip(" -").rsplit(" ", 1)[-1]) > 1 and all(
        int(year) < _CENTURY_TURN or int(year) > 2 * _CENTURY_TURN for year in _YEAR.findall(years)
    )


def _full(year: str) -> str:
    return year if len(year) == 4 else ("20" if int(year) < _CENTURY_TURN else "19") + year


def dated_below(when: Period, details: Sequence[Line]) -> Period:
    """The dates of an entry, or those alone on a line below that say them where it does not, or say more of them."""
    below = next((period(find_dates(line.text)) for line in details if is_date(line.text)), NONE)
    fuller = when.end is None and (below.start or "").startswith(when.start or "")
    return below if below.start and fuller else when
