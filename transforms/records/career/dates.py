"""Dates of a role's entry: which of its lines' dates are its own. Consumes `CareerLine`s; produces `DateRange`s."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from transforms.dates.ranges import DateRange, find_dates, is_date
from transforms.dates.tokens import months
from transforms.model import Line
from transforms.records.career.pieces import CareerLine

Dates = tuple[DateRange, ...]


def role_dates(block: list[CareerLine], lead: list[CareerLine]) -> Dates:
    """The role's dates: its own, else those above.

    A year alone gives way to the range above that ends in it, and one on a line below the role to a line of nothing
    but a range above.
    """
    own = expected_end([line.dates for line in block if line.dates])
    if len(block) > 1 and own is block[0].dates and not block[1].dates:
        own = _in_months(own, _MONTHS.match(block[1].line.text))  # "2019<tab>Weaver" over "Jun. – Aug.<tab>Globex"
    above = next((line.dates for line in reversed(lead) if line.dates), ())
    if len(own) == len(above) == 1 and above[0].is_range and not own[0].is_range:
        is_end = (above[0].end or "")[:4] == (own[0].end or own[0].start or "-")[:4]
        return above if is_end or (not block[0].dates and is_date(lead[-1].line.text)) else own
    return own or above


def expected_end(dates: list[Dates]) -> Dates:
    """The first dates; where they run to the present, an end expected on a line below is theirs.

    Where they say no more than that ("Ongoing"), so is a range there.
    """
    own = dates[0] if dates else ()
    if len(own) == 1 and own[0].current and not own[0].start:
        return next((d for d in dates[1:] if len(d) == 1 and d[0].start and (d[0].current or d[0].is_range)), own)
    if len(own) == 1 and own[0].current and (end := next((d[0] for d in dates[1:] if d and d[0].expected), None)):
        return (
            own[0]._replace(end=end.end or end.start, current=False, expected=True, end_precision=end.start_precision),
        )
    return own


def conferred(own: Dates, above: Sequence[CareerLine], details: Sequence[Line]) -> Dates:
    """A degree's dates: those of study that stand above it; an end that a detail expects ("Expected: June 2030")."""
    told = details[:_BELOW] if len(own) == 1 and own[0].current else ()
    own = _studied(own, above)
    return expected_end([own, *(find_dates(line.text) for line in told if is_date(line.text))])


_BELOW = 5  # details that may expect an end


def _studied(own: Dates, above: Sequence[CareerLine]) -> Dates:
    """A degree's dates, where the period of study stands above it and its own date is when it was conferred.

    "University of X; July 2009 – July 2014" over "M.Sc. in Weaving, February 2015".
    """
    period = next((line.dates[0] for line in reversed(above) if len(line.dates) == 1 and line.dates[0].is_range), None)
    if period is None or not period.start or len(own) != 1 or own[0].is_range or not own[0].start:
        return own
    late = int(own[0].start[:_YEAR]) - int((period.end or own[0].start)[:_YEAR])
    if not 0 <= late <= _LATEST or own[0].start < period.start:
        return own
    ended = own[0]._replace(end=own[0].start, end_precision=own[0].start_precision, is_range=True)
    return (ended._replace(start=period.start, start_precision=period.start_precision),)


_LATEST = 2  # years after the studies
_MONTH = r"(?:[A-Z][a-z]{2,8}\.?,? |\d\d?[/.])?"
_RANGE = re.compile(rf"{_MONTH}(?:19|20)\d\d ?[-–] ?(?:{_MONTH}(?:19|20))?\d\d(?P<mark> ?[—–:,-] )?")
_EM, _FRONT = "—", 12  # characters of a month and the first figure of its year


def dash_parts(lines: Iterable[Line], kind: str) -> bool:
    """True where the dash behind a year that begins a line parts it from the words: "2012 — Visiting scholar, ...".

    So it is where a long dash does, where ranges have such a mark too, and where a degree, or two lines or more, but no
    range shows that an open one ("2012 – Professor") was meant.
    """
    years = ranges = marked = 0
    for line in lines:
        text = line.text
        if not (text[:1].isdigit() or (kind == "education" and any(map(str.isdigit, text[:_FRONT])))):
            continue
        if found := _RANGE.match(text):
            ranges += 1
            marked += found["mark"] is not None
        elif found := _YEAR_FIRST.match(text):
            if _EM in found["dash"]:
                return True
            years += found["dash"].startswith(" ")
    return years > 0 and (ranges == marked if ranges else years > (kind != "education"))


_YEAR_FIRST = re.compile(rf"{_MONTH}(?:19|20)\d\d(?P<dash> ?[-–—] +)(?=[A-ZÀ-Þ])(?!Present|Now\b|Curr|Ongoing|Today)")


def parted(line: CareerLine) -> CareerLine:
    """The line with the year that begins it, and not the time since."""
    first = line.dates[0] if line.dates else None
    if first is None or not first.current or first.span.start or not _YEAR_FIRST.match(line.line.text):
        return line
    return line._replace(dates=(first._replace(current=False, is_range=False), *line.dates[1:]))


_MONTHS = re.compile(r"\b([A-Z][a-z]{2,8})\.? ?[-–—] ?([A-Z][a-z]{2,8})\b(?!\.? \d)")
_YEAR = 4


def with_months(line: CareerLine) -> CareerLine:
    """The line with the months that stand apart from its year: "2024 — Adviser, Ministry of Labour, June–August"."""
    if not _is_year_alone(line.dates):
        return line
    match = next(filter(_names_months, _MONTHS.finditer(line.line.text)), None)
    dates = _in_months(line.dates, match)
    if match is None or dates is line.dates:
        return line
    return line._replace(dates=dates, pieces=tuple(piece for piece in line.pieces if piece.text not in match[0]))


def _in_months(dates: Dates, match: re.Match[str] | None) -> Dates:
    """A year alone from the one month to the other; any other dates as they are."""
    if match is None or not _is_year_alone(dates) or not _names_months(match):
        return dates
    first, last = (f"{dates[0].start}-{months()[word.lower()]:02d}" for word in match.groups())
    return (dates[0]._replace(start=first, end=last, current=False, is_range=True),)


def _is_year_alone(dates: Dates) -> bool:
    return len(dates) == 1 and len(dates[0].start or "") == _YEAR and not dates[0].end


def _names_months(match: re.Match[str]) -> bool:
    return {word.lower() for word in match.groups()} <= months().keys()
