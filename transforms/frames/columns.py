"""The columns of a record behind those that all records share: consumes parsed records; produces values fit for them.

What cannot be right (the year 20199, an end before the start) becomes null with an issue; it stands in the evidence.
"""

from __future__ import annotations

import json

from transforms import parsed as p
from transforms.dates.seasons import season_of
from transforms.frames.values import clean, coded, partial_date, plausible_year, stated
from warehouse.fields import DEGREE_LEVELS, ROLES
from warehouse.tables import PARSE

Row = tuple[object, ...]
Issues = tuple[p.Issue, ...]

_START_AHEAD, _END_AHEAD = 9, 14  # years after the document's own date that a start and an end may lie
_LONGEST = 200
_YEAR = 4  # characters of a date that is a year


def values_of(record: p.Record, text: str, as_of: str | None) -> tuple[Row, Issues]:
    """The record's own columns in the declared order, and what had to be left out of them.

    Args:
        record: of a kind of which one record is one row.
        text: the document's text.
        as_of: the document's own date.
    """
    match record:
        case p.Phrase():
            return (described(record.text, record, text),), ()
        case p.Language():
            return (described(record.language, record, text), stated(record.proficiency)), ()
        case p.Talk():
            year, issues = year_of(record.year)
            return (stated(record.title), stated(record.venue), year), issues
        case p.Project():
            return (described(record.title, record, text), stated(record.organization)), ()
        case p.Dated():
            e = record.evidence
            period, issues = _period(record, text[e.char_start : e.char_end], as_of)
            return _dated(record, text, period), issues
    raise TypeError(f"no table holds a {type(record).__name__}; declared are {[table.name for table in PARSE]}")


def described(value: str, record: p.Record, text: str) -> str:
    """A value that must not be null: cleaned; where nothing is left, the record's own words."""
    e = record.evidence
    return clean(value) or clean(text[e.char_start : e.char_end])[:_LONGEST].strip() or "untitled"


def _dated(record: p.Dated, text: str, period: Row) -> Row:
    match record:
        case p.Position():
            title = described(record.title, record, text)
            return (title, stated(record.organization), stated(record.unit), stated(record.location), *period)
        case p.Education():
            degree, level = stated(record.degree), coded(record.level, DEGREE_LEVELS, "other")
            place = (stated(record.organization), stated(record.unit), stated(record.location))
            return (degree, level, stated(record.field), *place, *period, record.expected)
        case p.Award():
            return (described(record.name, record, text), stated(record.granter), *period, stated(record.paper))
        case p.Service():
            return (coded(record.role, ROLES, "other"), stated(record.venue), *period)
        case p.Teaching():
            course = described(record.course, record, text)
            return (course, stated(record.role), stated(record.organization), *period)
        case p.Grant():
            return (stated(record.title), stated(record.funder), stated(record.amount), *period)
    raise TypeError(f"no table holds a {type(record).__name__}; declared are {[table.name for table in PARSE]}")


def _period(record: p.Dated, words: str, as_of: str | None) -> tuple[Row, Issues]:
    issues: list[p.Issue] = []
    start = _date(record.start, as_of, _START_AHEAD, issues)
    end = _date(record.end, as_of, _END_AHEAD, issues)
    if start and end and end < start[: len(end)]:
        issues.append(p.Issue(code="dates out of order", message=f"{end} lies before {start}"))
        end = None
    return (_with_season(start, words), _with_season(end, words), record.current), tuple(issues)


def _with_season(date: str | None, words: str) -> str | None:
    """A year as precisely as the words say it."""
    return (season_of(date, words) or date) if date and len(date) == _YEAR else date


def _date(text: str | None, as_of: str | None, ahead: int, issues: list[p.Issue]) -> str | None:
    kept = partial_date(text)
    if text and not kept:
        issues.append(p.Issue(code="implausible date", message=f"{text!r} is no date between 1900 and 2100"))
    elif kept and int(kept[:4]) > (int(as_of[:4]) + ahead if as_of else 2080):
        issues.append(
            p.Issue(code="implausible date", message=f"{kept} lies far after the document's own date {as_of}")
        )
        return None
    return kept


def year_of(year: int | None) -> tuple[int | None, Issues]:
    """A year that the warehouse holds, else null and an issue."""
    if year is None or plausible_year(year):
        return year, ()
    return None, (p.Issue(code="implausible year", message=f"{year} is no year between 1900 and 2100"),)


def issues_json(issues: Issues) -> str | None:
    """The issues as JSON; null where there are none."""
    if not issues:
        return None
    return json.dumps([{"code": issue.code, "message": issue.message} for issue in issues], ensure_ascii=False)
