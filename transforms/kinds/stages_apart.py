"""Stays below a heading of their own: "## Tidal models" over an employer's line and one of dates.

Consumes sections; produces the interests, skills or degrees without them, and the stays as positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import is_date
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.heads.looks import is_titled
from transforms.model import Line, Section

_OTHERS = frozenset(("interests", "skills", "education"))
_LONG_TOPIC = 6  # words of a topic among degrees; a field is shorter
_NEAR = 4  # lines below a heading in which a stay names its employer and its dates


def with_stages_apart(section: Section) -> Iterator[Section]:
    """The section; from a heading over an employer's and a date's lines on, its lines as positions."""
    least = _LONG_TOPIC if section.kind == "education" else 1
    at = _stage_begins(section.lines, least) if section.kind in _OTHERS else 0
    if not at:
        yield section
        return
    if all(is_title(line.text) for line in section.lines[:at]):  # "Research" over the role of the stays
        yield replace(section, kind="positions", kinds=("positions",))
        return
    yield replace(section, lines=section.lines[:at])
    path = section.path[:-1]
    yield Section("positions", None, section.lines[at:], path, ("positions",), section.subheads)


def _stage_begins(lines: Sequence[Line], least: int) -> int:
    """The place of the first heading of that many words over a stay; 0 where there is none below another line."""
    for place, line in enumerate(lines):
        near = (line, *lines[place + 1 : place + 1 + _NEAR])
        if place and not line.bullet and _may_head(line, least) and _is_stay(near):
            return place
    return 0


def _may_head(line: Line, least: int) -> bool:
    """True for a heading of that many words, in markup or bold; of a topic's many words, set off by a gap alone."""
    words = len(line.text.split())
    if line.heading or (line.is_bold and line.gap_before):
        return words >= least
    return words >= _LONG_TOPIC and line.gap_before > 0 and "\t" not in line.text and is_titled(line)


def _is_stay(lines: Sequence[Line]) -> bool:
    """True for a heading that is no school's over an employer's line and one of dates, without a degree."""
    plain = [line.text for line in lines[1:] if not line.bullet and not line.heading]
    if _is_employer(lines[0].text) or not (any(map(is_date, plain)) and any(map(_is_employer, plain))):
        return False
    return not any(find_degrees(line.text) for line in lines)


def _is_employer(text: str) -> bool:
    return shape_rank(text) > 1 or any(
        found.certain and not found.start and found.end == len(text) for found in find_organizations(text)
    )
