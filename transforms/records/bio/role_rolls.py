"""Roles below the owner's name, one a line, and the employer of those that are posts below them all.

"Director, Loom Laboratory", "Reader, Department of Textiles", "Associate Editor, Wool Letters", "University of X".
Consumes the header; yields the posts and the duties.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from transforms.entities.contacts import is_contact
from transforms.entities.titles import is_title, may_hold_title
from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Position, Service
from transforms.records.career.pieces import CareerLine, career_line
from transforms.records.lists.items import alone
from transforms.records.service.service import service_of

_FIRST_LINES, _LEAST, _LONGEST = 16, 2, 140
_CERTAIN = 2  # strength of an employer that its words tell
_ROLE = re.compile(r"(?P<title>[A-Z][^,@\d()]{3,60}), (?:the )?(?P<where>[A-ZÀ-Þ].{2,120})")
_DUTY = re.compile(
    r"(?i)(?:(?:associate|guest|managing|section|senior|founding|deputy|area|handling|former|current) ){0,2}"
    r"(?:co-?)?editor(?:[- ]in[- ]chief)?$|(?:general|program(?:me)?|area|track|technical|steering) (?:co-?)?chair$"
    r"|(?:editorial|advisory) board(?: member)?$|(?:member,? (?:of )?(?:the )?)?(?:editorial|program(?:me)?) "
    r"(?:board|committee)(?: member)?$|reviewer$"
)


class _Told(NamedTuple):
    """A line of a role: its title, and what stands behind it."""

    line: Line
    title: str
    where: str

    @property
    def is_duty(self) -> bool:
        return _DUTY.fullmatch(self.title) is not None


def role_roll(section: Section) -> list[Position | Service]:
    """The posts and duties of such a list; [] where no duty stands in it and each post has its employer beside it."""
    lines = section.lines[:_FIRST_LINES]
    run = _run(lines)
    posts = [one for one in run if not one.is_duty]
    if len(run) < _LEAST or not posts:
        return []
    below = lines[lines.index(run[-1].line) + 1 :]
    employer = _employer(below[0]) if below else None
    read = [career_line(one.line) for one in posts]
    if employer is None or all(map(_names_employer, read)):
        return list(_duties(run)) if len(posts) < len(run) else []
    return [*(_post(one, line, employer) for one, line in zip(posts, read, strict=True)), *_duties(run)]


def _run(lines: Sequence[Line]) -> list[_Told]:
    """The first lines in a row that each tell a role."""
    told = [_told(line) for line in lines]
    first = next((at for at, one in enumerate(told) if one), len(told))
    return [one for one in takewhile(lambda one: one is not None, told[first:]) if one]


def _told(line: Line) -> _Told | None:
    if len(line.text) > _LONGEST or not may_hold_title(line.text) or line.heading or is_contact(line):
        return None
    match = _ROLE.fullmatch(line.text.strip())
    if match is None or not (is_title(match["title"]) or _DUTY.fullmatch(match["title"])):
        return None
    return _Told(line, match["title"], match["where"].rstrip(" .,;"))


def _employer(line: Line) -> CareerLine | None:
    read = career_line(line)
    return read if read.pieces and not read.having("title") and _names_employer(read) else None


def _names_employer(line: CareerLine) -> bool:
    return any(piece.strength >= _CERTAIN for piece in line.having("org"))


def _post(told: _Told, line: CareerLine, employer: CareerLine) -> Position:
    """The post with its own employer, or that of all with what stands beside it as the unit."""
    own = [piece.text for piece in line.having("org") if piece.strength >= _CERTAIN]
    where = [piece.text for piece in employer.having("place")]
    return Position(
        title=told.title,
        organization=own[0] if own else employer.having("org")[0].text,
        unit=None if own else told.where,
        location=next(iter(where), None) if not own else None,
        current=True,
        evidence=of_lines([told.line]),
        also=() if own else (of_lines([employer.line]),),
        confidence=0.75,
    )


def _duties(run: Sequence[_Told]) -> Iterator[Service]:
    for one in run:
        for duty in service_of(alone("service", "", one.line.text)) if one.is_duty else ():
            duty.evidence = of_lines([one.line])
            yield duty
