"""Referees: who speaks for the owner. Consumes reference sections; produces `Reference` records.

Forms read: a block of lines for each, one line each, rows of columns, and two or three side by side. A telephone number
and a street address are part of a record's evidence, never a field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.entities.affiliations import split_affiliation
from transforms.entities.organizations import shape_rank
from transforms.evidence import of_lines
from transforms.lines.shapes import is_prose
from transforms.model import Context, Line, Section
from transforms.names.people import fold, is_name
from transforms.parsed import Issue, Reference
from transforms.records.referees.referees import Named, name_in, told

_NOTE = re.compile(r"\([^()]{1,60}\)")
_GAP = re.compile(r"\s{2,}")
_MOST_LINES = 14  # of one referee
_SURE = 2  # rank of what is an organisation by its shape


class _Start(NamedTuple):
    """Where a referee begins: the place of the line, and who stand there side by side."""

    place: int
    people: tuple[Named, ...]


def read_references(section: Section, context: Context) -> Iterator[Reference]:
    """The referees of a section."""
    lines = _without_owner(section.lines, context.owner)
    starts = _starts(lines)
    at: str | None = None
    for number, start in enumerate(starts):
        above = starts[number - 1].place if number else -1
        head = _over(lines, above, start.place)
        at = next((line.text.strip(" :") for line in reversed(head) if shape_rank(line.text) >= _SURE), at)
        end = starts[number + 1].place if number + 1 < len(starts) else len(lines)
        end -= len(_over(lines, start.place, end)) if end < len(lines) else 0
        end = next((i for i in range(start.place + 1, end) if lines[i].heading), min(end, start.place + _MOST_LINES))
        yield from _referees(start, lines[start.place : end], head, at)


def _without_owner(lines: Sequence[Line], owner: str | None) -> Sequence[Line]:
    """The lines above one with the owner's own name: that is a signature or a running foot."""
    own = fold(owner) if owner else ""
    end = next((i for i, line in enumerate(lines) if own and own in fold(line.text)), len(lines))
    return lines[:end]


def _starts(lines: Sequence[Line]) -> list[_Start]:
    """The lines on which referees begin: set like the first of them."""
    found: list[_Start] = []
    for place, line in enumerate(lines):
        if line.heading and not found and shape_rank(line.text):
            continue
        people = _people(line)
        if people and (not found or _is_like(line, lines[found[0].place], people, found, place)):
            found.append(_Start(place, people))
    return found


def _people(line: Line) -> tuple[Named, ...]:
    """Who stand on the line: one person, or one in each column."""
    columns = line.columns
    if len(columns) > 1:
        side = [name_in(column) for column in columns]
        if all(side) and not any(_NOTE.sub("", one.behind).strip(" ,.") for one in side if one):
            return tuple(one for one in side if one)
        if columns[0].startswith("(") and columns[0].endswith(")"):
            return _alone(name_in(columns[1]))
    return _alone(name_in(line.text))


def _alone(named: Named | None) -> tuple[Named, ...]:
    """The one person of a line; nobody where a list of names begins it, as it does a publication."""
    if named is None or (following := _NEXT.match(named.behind)) is None:
        return (named,) if named else ()
    return () if is_name(following[1]) and not shape_rank(following[1]) else (named,)


_NEXT = re.compile(r"\s?,\s(?:and\s)?((?:[^\W\d_][\w.'’-]{0,24} ){1,3}[^\W\d_][\w'’-]{1,24})(?=,| and |\.)")


def _is_like(line: Line, first: Line, people: Sequence[Named], found: Sequence[_Start], place: int) -> bool:
    """True where the line is set like the one on which the first referee begins."""
    if bool(first.bullet) != bool(line.bullet) or first.is_bold != line.is_bold:
        return False
    if line.indent > first.indent + 3 or (place == found[-1].place + 1 and line.gap_before > 1 > first.gap_before):
        return False
    sure = all(one.sure for one in people)
    return sure or first.is_bold or bool(first.bullet) or not found[0].people[0].sure


def _over(lines: Sequence[Line], above: int, start: int) -> Sequence[Line]:
    """The lines over a referee that belong to no other one: an employer of several, a sentence over all."""
    if above < 0:
        return lines[:start]
    last = lines[start - 1]
    stands_over = (last.is_bold and not lines[above + 1].is_bold) or (
        last.gap_before and shape_rank(lines[0].text) >= _SURE
    )
    return [last] if start - 1 > above and stands_over and shape_rank(last.text) >= _SURE else []


def _referees(start: _Start, lines: Sequence[Line], head: Sequence[Line], at: str | None) -> Iterator[Reference]:
    """The referees of a block; the employer or the sentence over it is part of the evidence."""
    stated = all(is_prose(line.text) or shape_rank(line.text) >= _SURE for line in head)
    where = of_lines([*(head if stated else []), *lines])
    for column, named in enumerate(start.people):
        own = lines if len(start.people) == 1 else _column(lines, column, len(start.people))
        said = told(named.behind, own, named.honorific)
        organization = said.organization
        if at and (not organization or shape_rank(organization) < _SURE):
            organization = split_affiliation(at).organization or at
        missing = Issue(code="no-affiliation", message=f"nothing says where {named.name} is")
        yield Reference(
            name=named.name,
            title=said.title,
            organization=organization,
            email=said.email,
            evidence=where,
            confidence=0.9 if organization else 0.7,
            issues=() if organization else (missing,),
        )


def _column(lines: Sequence[Line], column: int, count: int) -> list[Line]:
    """What stands in one of several columns."""
    starts = _places(lines[0])
    found = []
    for line in lines:
        cells = dict(enumerate(line.columns)) if len(line.columns) == count else _nearest(line, starts, count)
        if column in cells:
            found.append(replace(line, text=cells[column], bold=(), italic=(), underline=(), links=()))
    return found


def _nearest(line: Line, starts: Sequence[int], count: int) -> dict[int, str]:
    """The cells of a row of fewer than all, each in the column that begins nearest; none where nothing says where."""
    places = _places(line)
    if "\t" in line.raw or len(starts) != count or len(places) != len(line.columns):
        return {}
    nearest = [min((abs(start - at), number) for number, start in enumerate(starts))[1] for at in places]
    return dict(zip(nearest, line.columns, strict=True))


def _places(line: Line) -> list[int]:
    """Where the columns of a line begin, in a text that keeps its columns by blanks."""
    if "\t" in line.raw:
        return list(range(len(line.columns)))
    return [0 if line.raw[:1].strip() else len(line.raw) - len(line.raw.lstrip())] + [
        match.end() for match in _GAP.finditer(line.raw.rstrip(), len(line.raw) - len(line.raw.lstrip()))
    ]
