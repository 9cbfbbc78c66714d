"""Interests between a heading and its list: "Teaching", "Teaching interests" over a few phrases, "University of X".

Consumes sections; produces them with the list given back to the heading that stood alone over the interests.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.model import Line, Section

_LISTS = frozenset(("teaching", "positions", "education", "service"))


def given_back(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections; below interests right under an empty section, what an employer's name heads is that section's."""
    for number, section in enumerate(sections):
        over = sections[number - 1] if number else None
        at = _list_begins(section) if section.kind == "interests" and over and not over.lines else 0
        if not at or over is None or over.kind not in _LISTS:
            yield section
            continue
        yield replace(section, lines=section.lines[:at])
        yield replace(over, lines=section.lines[at:])


def _list_begins(section: Section) -> int:
    """The place of the first heading among the lines that is an employer's name; 0 where there is none."""
    for place, line in enumerate(section.lines[:-1]):
        if place and not line.bullet and (line.heading or line.is_bold) and _is_employer(line):
            return place
    return 0


def _is_employer(line: Line) -> bool:
    name = line.text.strip(" :")
    if find_dates(name):
        return False
    return shape_rank(name) > 1 or any(found.certain and found.end == len(name) for found in find_organizations(name))
