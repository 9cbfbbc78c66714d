"""Rolls of venues: lists of talks that name nothing but where, many on a line ("2024: EEA (Rotterdam), SOLE, LSE").

Consumes the entries of one list; produces a talk for each venue, or none where the list is no roll.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import DateRange, find_dates
from transforms.entities.organizations import is_unit
from transforms.model import Line
from transforms.parsed import Talk
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_known_organization, is_organization, is_place, is_venue, outside_brackets
from transforms.records.lists.pieces import Piece, pieces_of
from transforms.records.lists.wrapped import begins_dated
from transforms.records.talks.places import cleaned, venue, year_in
from transforms.records.talks.roll_rows import Row, rows_of
from transforms.records.talks.scores import is_role, where
from transforms.records.talks.yearly import are_yearly, placed_meetings
from transforms.text.patterns import without_front
from transforms.unchecked import made

_SURE = 0.8
_SHARE = 0.6  # of the parts, and of the lines, that must look like venues
_MANY = 2.2  # venues a line, on average
_LONGEST, _LONGEST_SURE = 8, 12  # words of a venue, and of one that is one for sure
_PAIR = 2
_OWN_NAME = 3  # words of a seminar that its university is named with
_BEFORE_YEAR = frozenset(("Pre-", "pre-", "Pre", "Before", "Since", "Until"))
_AND = re.compile(r"^(?:and|&)\s+")
_MARKS = " *†‡§^"
_IN_BRACKETS = re.compile(r"\s?\([^()]{4,40}\)")


class _Stop(NamedTuple):
    venue: str
    year: int | None
    is_labelled: bool = False  # by a year ahead of the line, which may hold for the lines below


def rolled(items: Sequence[Item]) -> tuple[list[Talk], list[Item]]:
    """The talks of a list that is a roll of venues, else none; and the entries left to be read by themselves."""
    rows = _unquoted(list(rows_of(items)))
    if placed := placed_meetings([row.line.text for row in rows]):
        stops = ([_Stop(name, year, is_labelled=True) for name in names] for year, names in placed)
        return list(_talks(list(zip(rows, stops, strict=True)))), []
    yearly = are_yearly([row.line.text for row in rows])
    many = sum(_most_stops(row.line) for row in rows) >= _MANY * len(rows)
    if not (many or yearly) or _are_occasions(rows) or _are_styled(rows):
        return [], list(items)
    towns = _stand_for_schools(rows)
    told = [(row, found) for row in rows if (found := _stops(row.line, towns=towns))]
    if not told or not (_is_roll([found for _, found in told], len(rows)) or (yearly and _are_sure(told, rows))):
        return [], list(items)
    if sum(found[0].is_labelled for _, found in told) >= _SHARE * len(told):
        told = [(row, found) for row in rows if (found := _stops(row.line, towns=towns, sure=True))]
    read = {id(item) for row, _ in told for _, item in row.items}
    return list(_talks(told)), [item for item in items if id(item) not in read]


def _are_sure(told: Sequence[tuple[Row, Sequence[_Stop]]], rows: Sequence[Row]) -> bool:
    """True where each line names one venue, whatever its years, and no title."""
    one = all(len({stop.venue for stop in found}) == 1 and where(found[0].venue) >= _SURE for _, found in told)
    return one and len(told) == len(rows)


def _stand_for_schools(rows: Sequence[Row]) -> bool:
    """True where towns stand for their universities ("2019: Leeds, LSE, Turku"): few venues have one behind them."""
    texts = [piece.text for row in rows if begins_dated(row.line) for piece in pieces_of([row.line])[0]]
    return sum(map(is_place, texts)) < _FEW_TOWNS * len(texts)


_FEW_TOWNS = 0.2  # of the phrases of a roll


def _unquoted(rows: Sequence[Row]) -> Sequence[Row]:
    """The rows but the few that quote a talk's title: they are read by themselves."""
    plain = [row for row in rows if not any(mark in row.line.text for mark in _QUOTES)]
    return plain if len(plain) >= _FEW * (len(rows) - len(plain)) else rows


_QUOTES = '“”"«'
_FEW = 3  # rows that quote nothing for each that does


def _are_occasions(rows: Sequence[Row]) -> bool:
    """True where nearly each line begins or ends with a month of its own: it says when one talk was held."""
    told = [(row.line.text, find_dates(row.line.text)) for row in rows]
    held = [dates for text, dates in told if len(dates) == 1 and (dates[0].span.start == 0 or ends_dated(text))]
    months = sum(len(dates[0].start or "") > _YEAR for dates in held)
    return len(rows) >= _PAIR and months >= _SURE * len(rows)


def _are_styled(rows: Sequence[Row]) -> bool:
    """True where nearly each line sets one run of several words apart, behind others or before: a title."""
    styled = [[*row.line.bold, *row.line.italic] for row in rows]
    alone = sum(
        len(spans) == 1
        and row.line.text[spans[0].start : spans[0].end].count(" ") + 1 > _PAIR
        and spans[0].end - spans[0].start < _MOST_STYLED * len(row.line.text)
        for row, spans in zip(rows, styled, strict=True)
    )
    return len(rows) >= _PAIR and alone >= _SURE * len(rows)


_MOST_STYLED = 0.8  # of a line, that is set apart in it
_YEAR = 4  # letters of a date without its month


def _most_stops(line: Line) -> int:
    """No less than the venues that a line names: each phrase may have a venue in several years."""
    if ";" in line.text:
        return len(line.text)
    return len(pieces_of([line])[0]) * max(1, len(_FIGURES.findall(line.text)))


_FIGURES = re.compile(r"\d+")


def _is_roll(lists: Sequence[Sequence[_Stop]], lines: int) -> bool:
    every = [stop for found in lists for stop in found]
    sure = [where(stop.venue) >= _SURE for stop in every]
    first = [where(found[0].venue) >= _SURE for found in lists]
    return (
        len(every) >= _MANY * lines
        and sum(sure) >= _SHARE * len(every)
        and sum(first) >= _SHARE * len(first)
        and sum(len(found) >= _PAIR for found in lists) >= _SHARE * lines
    )


def _stops(line: Line, *, towns: bool = False, sure: bool = False) -> list[_Stop]:
    """The venues of a line; none where it says anything else.

    `towns` that universities are called after stand for them; in a list that is a roll for `sure`, all phrases behind
    a line's year are venues.
    """
    pieces, dates = pieces_of([line])
    ahead = year_in([date for date in dates[0] if pieces and date.span.end <= pieces[0].span.start])
    closing = _closing_year(line, dates[0])
    if ";" in line.text and (told := _between_semicolons(line.text[pieces[0].span.start :], line, ahead or closing)):
        return told
    found: list[_Stop] = []
    if any(_AND.match(piece.text) for piece in pieces[:-1]) or any(mark in line.text for mark in _QUOTES):
        return []  # "Sleep, Brain, and Behavior Seminar, University of X"
    for piece in pieces[len(pieces) > 1 and pieces[1].before == ":" :]:  # "Seminars: Globex, LSE"
        text = without_front(_AND, cleaned(piece.text.strip(_MARKS)).strip(_MARKS))
        if (
            not text
            or piece.text in _BEFORE_YEAR
            or is_role(text)
            or (
                (found and is_place(text) and not is_organization(text) and not _is_dated_too(found[-1], line, piece))
                and not (towns and ahead and _is_school(text))
            )
        ):
            continue
        if found and piece.before == "-":
            found[-1] = found[-1]._replace(venue=f"{found[-1].venue} – {text}")  # "NUS – Department of Maths"
        elif not (_may_stand(piece, text) or (sure and ahead and len(text.split()) <= _LONGEST_SURE)):
            return []
        elif found and piece.before == "," and _is_part(text, found[-1].venue):
            found[-1] = found[-1]._replace(venue=f"{found[-1].venue}, {text}")
        else:
            years: list[int | None] = [ahead] if ahead else _years_beside(line, piece)
            found += (_Stop(text, year, ahead is not None) for year in years)
    return _in_one_year(found, closing) if closing or (pieces and _AND.match(pieces[-1].text)) else found


def _closing_year(line: Line, dates: Sequence[DateRange]) -> int | None:
    """The one year of a line, behind a comma at its end: that of all its venues ("Leeds, LSE, Turku, 2022")."""
    if len(dates) != 1 or line.text[: dates[0].span.start].rstrip()[-1:] != ",":
        return None
    return None if line.text[dates[0].span.end :].strip(" .") else year_in(dates)


def _in_one_year(found: list[_Stop], closing: int | None) -> list[_Stop]:
    """The venues of "Leeds, LSE, and Turku (2022)": the year behind the last is that of all."""
    if not found or any(stop.year for stop in found[:-1]):
        return found
    return [stop._replace(year=found[-1].year or closing) for stop in found]


def _is_school(town: str) -> bool:
    """True for a town, or state, that a university is called after."""
    name = outside_brackets(town)
    return where(name) >= _SURE or is_known_organization(f"University of {name}")


def _is_dated_too(last: _Stop, line: Line, piece: Piece) -> bool:
    """True for a town with a year of its own behind a dated place: a university, "Leeds (2022), Durham (2021)"."""
    return last.year is not None and not last.is_labelled and _years_beside(line, piece) != [None]


def _between_semicolons(text: str, line: Line, ahead: int | None) -> list[_Stop]:
    """The venues of parts between semicolons, in the years at their ends, or in the one that stands ahead of all.

    "Leeds, UK, 2022, 2017; Turku, 2021"; "2023: Looms Conference, Turku; Weaving Days, Leeds".
    """
    found: list[_Stop] = []
    for part in text.rstrip(" .;").split(";"):
        pieces, dates = pieces_of([replace(line, text=part.strip(), bold=(), italic=(), links=())])
        place = venue(pieces)
        years: list[int | None] = [year for date in dates[0] if (year := year_in([date]))]
        listed = place and ", and " in place
        if not place or place[0] in _QUOTES or not (ahead or (years and ends_dated(part))):
            return []
        if not listed and _are_many(place):
            return []
        found += (_Stop(one, year) for one in _listed(place) for year in years or [ahead])
    return found


def _listed(place: str) -> list[str]:
    """The venues that a last "and" lists: "Globex, LSE, and Turku" between two semicolons."""
    parts = _LAST_AND.split(place) if ", and " in place or ", & " in place else [place]
    return parts if len(parts) > _PAIR else [place]


_LAST_AND = re.compile(r", (?:and |& )?")


def _are_many(place: str) -> bool:
    """True for several venues between two semicolons: "LSE, UCLA, EALE (Turku); Leeds"."""
    return sum(where(part) >= _SURE for part in place.split(", ")) > _PAIR


def _may_stand(piece: Piece, text: str) -> bool:
    likely, length = where(text), len(text.split())
    fits = length <= _LONGEST or (length <= _LONGEST_SURE and likely >= _SURE)
    return piece.before in ("", ",", ";", ":", "\t", "date") and fits and likely > 0


def _is_part(text: str, before: str) -> bool:
    """True for a seminar or department of the organisation named before it, not for one of a name of its own."""
    bare = outside_brackets(text)
    part = is_unit(bare) and not bare.endswith("Institute") and not is_known_organization(bare)
    told = bare.endswith(("eminar", "olloquium")) and len(bare.split()) <= _OWN_NAME
    return is_organization(before) and not is_venue(before) and (part or told)


def _years_beside(line: Line, piece: Piece) -> list[int | None]:
    """The years in or right behind a phrase: "SOLE 2023", "LSE (2022)", "EALE (2021, 2019)"."""
    behind = _IN_BRACKETS.match(line.text, piece.span.end)
    text = line.text[piece.span.start : behind.end() if behind else piece.span.end]
    dates = find_dates(text) or find_dates(line.text[piece.span.start : piece.span.end + 8].split(",")[0])
    return [year for date in dates if (year := year_in([date]))] or [None]


def _talks(told: Sequence[tuple[Row, Sequence[_Stop]]]) -> Iterator[Talk]:
    year: int | None = None
    for row, found in told:
        place = 0
        for stop in found:
            place = max(place, row.line.text.find(stop.venue.split(",")[0], place))
            item = row.item_at(place)
            above = item.when_above.start
            given = stop.year or (int(above[:4]) if above else year)
            year = given if stop.is_labelled or above else year
            yield made(Talk, venue=stop.venue, year=given, evidence=item.evidence, confidence=0.8)
