"""Roles with their periods in a column, each over the body it was held in: "Treasurer<tab>2029-2031" / "Weft Guild".

Consumes the lines of a section of service; produces what was held, and the section without it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.places import cut_place
from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Service
from transforms.records.lists.looks import is_organization, is_place
from transforms.records.lists.periods import period
from transforms.records.service.role_words import role_of
from transforms.unchecked import made

_LEAST, _COLUMNS, _WORDS, _LONGEST = 3, 2, 7, 12  # roles; columns; words of a role, of a body


def held_over_bodies(section: Section) -> tuple[list[Service], Section]:
    """What was held, where the whole section alternates between a dated role and an undated body; and the rest."""
    lines = section.lines
    if section.kind != "service" or section.subheads or len(lines) < 2 * _LEAST or len(lines) % 2:
        return [], section
    pairs = list(zip(lines[::2], lines[1::2], strict=True))
    if not all(_is_role(role) and _is_body(body) for role, body in pairs):
        return [], section
    if 2 * sum(is_organization(_name(body)) for _, body in pairs) < len(pairs):
        return [], section
    return [_held(pair) for pair in pairs], replace(section, lines=())


def _is_role(line: Line) -> bool:
    """True for a few words beside a date: no body, which would stand behind a comma."""
    if line.bullet or len(line.columns) != _COLUMNS or not is_date(line.columns[1].strip()):
        return False
    role = line.columns[0]
    return "," not in role and ":" not in role and len(role.split()) <= _WORDS and not find_dates(role)


def _is_body(line: Line) -> bool:
    text = line.text
    if line.bullet or "\t" in text or not text[0].isupper() or len(text.split()) > _LONGEST:
        return False
    return not (is_place(text) or find_dates(text) or text[-1] in ".:")


def _name(line: Line) -> str:
    """The body without where it is: "Moss Museum" of "Moss Museum, Carrow Finland"."""
    name, place = cut_place(line.text)
    body, comma, town = name.strip(" ,").rpartition(", ")
    return body if place and comma and " " not in town else name.strip(" ,")


def _held(pair: Sequence[Line]) -> Service:
    role, body = pair
    when = period(find_dates(role.columns[1]))
    return made(
        Service,
        role=role_of(role.columns[0]) or "other",
        venue=_name(body),
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=of_lines(list(pair)),
        confidence=0.85,
    )
