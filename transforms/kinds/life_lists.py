"""A life as one list that no heading introduces: degrees, posts and honours by the year, below the owner's name.

Consumes a header `Section`; produces it without the list, and the list as a section of positions.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from transforms.dates.ranges import find_dates
from transforms.model import Line, Section
from transforms.section_kinds.shapes import kind_of_entry

_LEAST, _STATIONS = 4, 3  # items of a list, and those of them that are degrees or posts
_DATED = 0.6  # of the items


def with_life_apart(section: Section) -> Iterator[Section]:
    """The header, and the list of stations in it."""
    at = 0
    for is_item, run in groupby(section.lines, lambda line: bool(line.bullet)) if section.heading is None else ():
        lines = tuple(run)
        if is_item and _is_life(lines):
            yield from (replace(section, lines=section.lines[:at]),) if at else ()
            yield Section("positions", None, lines, section.path, ("positions",))
            if rest := section.lines[at + len(lines) :]:
                yield replace(section, lines=rest)
            return
        at += len(lines)
    yield section


def _is_life(lines: Sequence[Line]) -> bool:
    """True where dated items name a degree and posts."""
    if len(lines) < _LEAST or sum(bool(find_dates(line.text)) for line in lines) < _DATED * len(lines):
        return False
    kinds = [kind_of_entry(line.text) for line in lines if find_dates(line.text)]
    return kinds.count("education") > 0 and kinds.count("education") + kinds.count("positions") >= _STATIONS
