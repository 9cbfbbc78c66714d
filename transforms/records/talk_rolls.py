"""Rolls of venues: lists of talks that name nothing but where, many on a line ("2024: EEA (Rotterdam), SOLE, LSE").

Consumes the entries of one list; produces a talk for each venue, or none where the list is no roll.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.dates import find_dates
from transforms.model import Line
from transforms.organizations import is_unit
from transforms.parsed import Talk
from transforms.records.items import Item
from transforms.records.looks import is_organization, is_place, is_venue, outside_brackets
from transforms.records.pieces import Piece, pieces_of
from transforms.records.talk_places import cleaned, venue, year_in
from transforms.records.talk_scores import is_role, where
from transforms.records.wrapped import ends_dated

_SURE = 0.8
_SHARE = 0.6  # of the parts, and of the lines, that must look like venues
_MANY = 2.2  # venues a line, on average
_LONGEST = 8  # words of a venue
_PAIR = 2
_OWN_NAME = 3  # words of a seminar that its university is named with
_BEFORE_YEAR = frozenset(("Pre-", "pre-", "Pre", "Before", "Since", "Until"))
_AND = re.compile(r"^(?:and|&)\s+")
_MARKS = " *†‡§^"


class _Stop(NamedTuple):
    venue: str
    year: int | None


def rolled(items: Sequence[Item]) -> list[Talk]:
    """The talks of a list that is a roll of venues, else none."""
    stops = [(item, found) for item in items if (found := [stop for line in _lines(item) for stop in _stops(line)])]
    lines = sum(len(_lines(item)) for item in items)
    if not stops or not _is_roll([found for _, found in stops], lines):
        return []
    return list(_talks(stops))


def _lines(item: Item) -> list[Line]:
    """The lines of an entry, without those that explain its marks ("scheduled")."""
    return [line for line in item.lines if len(line.text.split()) > _PAIR or not line.text[0].islower()]


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


def _stops(line: Line) -> list[_Stop]:
    """The venues of a line; none where it says anything else."""
    if ";" in line.text and (told := _years_behind(line)):
        return told
    if any(mark in line.text for mark in '“”"«'):
        return []
    pieces, dates = pieces_of([line])
    ahead = year_in([date for date in dates[0] if pieces and date.span.end <= pieces[0].span.start])
    found: list[_Stop] = []
    if any(_AND.match(piece.text) for piece in pieces[:-1]):
        return []  # "Sleep, Brain, and Behavior Seminar, University of X"
    for piece in pieces:
        text = _AND.sub("", cleaned(piece.text.strip(_MARKS)).strip(_MARKS))
        if (
            not text
            or piece.text in _BEFORE_YEAR
            or is_role(text)
            or (found and is_place(text) and not is_organization(text))
        ):
            continue
        if not _may_stand(piece, text):
            return []
        if found and piece.before == "," and _is_part(text, found[-1].venue):
            found[-1] = found[-1]._replace(venue=f"{found[-1].venue}, {text}")
        else:
            found.append(_Stop(text, ahead or _year_beside(line, piece)))
    return found


def _years_behind(line: Line) -> list[_Stop]:
    """The venues of parts between semicolons that each end in their years: "Leeds, UK, 2022, 2017; Turku, 2021"."""
    found: list[_Stop] = []
    for part in line.text.rstrip(" .").split(";"):
        pieces, dates = pieces_of([replace(line, text=part.strip(), bold=(), italic=(), links=())])
        place = venue(pieces)
        years = [year for date in dates[0] if (year := year_in([date]))]
        if not place or not years or not ends_dated(part) or place[0] in '“"«':
            return []
        found += (_Stop(place, year) for year in years)
    return found


def _may_stand(piece: Piece, text: str) -> bool:
    return piece.before in ("", ",", ";", ":", "\t", "date") and len(text.split()) <= _LONGEST and where(text) > 0


def _is_part(text: str, before: str) -> bool:
    """True for a seminar or department of the organisation named before it, not for one of a name of its own."""
    bare = outside_brackets(text)
    part = is_unit(bare) and not bare.endswith("Institute")
    told = bare.endswith(("eminar", "olloquium")) and len(bare.split()) <= _OWN_NAME
    return is_organization(before) and not is_venue(before) and (part or told)


def _year_beside(line: Line, piece: Piece) -> int | None:
    """The year in or right behind a phrase: "SOLE 2023", "LSE (2022)"."""
    return year_in(find_dates(line.text[piece.span.start : piece.span.end + 8].split(",")[0]))


def _talks(stops: Sequence[tuple[Item, Sequence[_Stop]]]) -> Iterator[Talk]:
    year: int | None = None
    for item, found in stops:
        above = item.when_above.start
        for stop in found:
            year = stop.year or (int(above[:4]) if above else year)
            yield Talk(venue=stop.venue, year=year, evidence=item.evidence, confidence=0.8)
