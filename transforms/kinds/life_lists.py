"""A life as one list that no heading introduces: degrees, posts and honours by the year, below the owner's name.

Consumes a header `Section`; produces it without the list, and the list as a section of positions. The list is of items,
or of blocks that each begin with a time.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.titles import is_title
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
    if section.heading is None and (first := _first_station(section.lines)) is not None:
        yield from (replace(section, lines=section.lines[:first]),) if first else ()
        yield Section("positions", None, section.lines[first:], section.path, ("positions",))
        return
    yield section


def _first_station(lines: Sequence[Line]) -> int | None:
    """Where blocks of lines begin that are stations of a life, each below its time: "2015-2017: Research Assistant"."""
    begun = [i for i, line in enumerate(lines) if line.gap_before or not i]
    stations = [i for i in begun if _is_station(lines[i])]
    if not stations or stations != begun[begun.index(stations[0]) :]:
        return None
    if len(stations) == 1:  # no blank lines: the times stand in a column of their own
        stations = [i for i, line in enumerate(lines) if "\t" in line.text and _is_station(line)]
    kinds = [_kind(lines[i]) for i in stations]
    told = sum(kind in ("education", "positions") for kind in kinds)
    return stations[0] if "education" in kinds and told >= _STATIONS and told >= _DATED * len(kinds) else None


def _kind(line: Line) -> str | None:
    """The kind of a station by its own line: a title alone is a post."""
    bare = without_dates(line.text, find_dates(line.text)).strip(" :,;|–—-()")
    return "positions" if is_title(bare) else kind_of_entry(line.text)


def _is_station(line: Line) -> bool:
    dates = find_dates(line.text) if not line.bullet and len(line.text) < _LONG else ()
    return bool(dates) and dates[0].span.start <= _FRONT


_LONG, _FRONT = 90, 6  # characters of a station's own line, and before its date: "since 2019"


def _is_life(lines: Sequence[Line]) -> bool:
    """True where dated items name a degree and posts."""
    if len(lines) < _LEAST or sum(bool(find_dates(line.text)) for line in lines) < _DATED * len(lines):
        return False
    kinds = [kind_of_entry(line.text) for line in lines if find_dates(line.text)]
    return kinds.count("education") > 0 and kinds.count("education") + kinds.count("positions") >= _STATIONS
