"""Degrees and posts as one list in a section whose heading names neither: "Academia", "Profile" with a word above them.

Consumes a `Section`; produces it with what stands above the first station, and the stations as positions and education.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from transforms.headings.wording import named
from transforms.kinds.biography_lists import with_careers_listed
from transforms.model import Section
from transforms.section_kinds.stations import CAREER, stations

_OPEN = frozenset(("education", "positions", "service", "other", "about", "skills", "interests", "projects", "news"))


def with_careers_found(section: Section) -> Iterator[Section]:
    """The section; a list of degrees and posts below a heading that does not say so, or of posts, as positions."""
    for part in _parted(section):
        yield from with_careers_listed(part)


def _parted(section: Section) -> Iterator[Section]:
    found = stations(section.lines) if _may_hold(section) else None
    if found is None or not found.are_mixed:
        yield section
        return
    if found.first:
        yield replace(section, lines=section.lines[: found.first])
    yield replace(section, kind="positions", kinds=CAREER, lines=section.lines[found.first :])


def _may_hold(section: Section) -> bool:
    """True below a heading whose words do not say what it heads."""
    if section.heading is None or section.kind not in _OPEN or set(CAREER) <= set(section.kinds):
        return False
    said = named(section.title)
    return said.weak or not said.whole or section.kind in ("other", "about")
