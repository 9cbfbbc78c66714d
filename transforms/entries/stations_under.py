"""Stations that begin with their dates, below employers in plain lines: "University of X" over "2011-2014. Lecturer".

Nothing but their words tells the two ranks apart. Consumes a section of a career; produces its `Entry`s, each below its
employer, or nothing where the section is no such list.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.entries.taught_under import is_employer
from transforms.model import Entry, Line, Section

_LEAST = 2  # employers, and stations of one of them
_CAREERS = frozenset(("positions", "education"))


def under_stations(section: Section) -> tuple[Entry, ...]:
    """The section's stations, each with its employer as parent; () where not every line is either, or goes on."""
    lines = section.lines
    if section.kind not in _CAREERS or len(lines) <= _LEAST or not _may_be(lines):
        return ()
    stations = {i for i, line in enumerate(lines) if _leads(line)}
    if len(stations) <= _LEAST:
        return ()
    indent = min(lines[i].indent for i in stations)
    heads = {i - 1 for i in stations if i - 1 not in stations and lines[i - 1].indent <= indent}
    if 0 not in heads:
        return ()
    rest = [i for i in range(len(lines)) if i not in stations and i not in heads]
    if len(heads) < _LEAST or len(heads) == len(stations) or not all(is_employer(lines[i]) for i in heads):
        return ()
    return () if any(lines[i].indent <= indent or i - 1 in heads for i in rest) else _entries(section, stations, heads)


def _may_be(lines: Sequence[Line]) -> bool:
    """True for plain lines, the first of which does not begin with a date."""
    return not lines[0].text[0].isdigit() and not any(line.heading or line.bullet or line.bold for line in lines)


def _leads(line: Line) -> bool:
    """True for a line that begins with a date and says more."""
    if not any(map(str.isdigit, line.text[:20])):
        return False
    dates = find_dates(line.text)
    return bool(dates) and dates[0].span.start == 0 and bool(without_dates(line.text, dates[:1]).strip(" .:,\t"))


def _entries(section: Section, stations: set[int], heads: set[int]) -> tuple[Entry, ...]:
    found: list[Entry] = []
    parent: tuple[Line, ...] = ()
    for i, line in enumerate(section.lines):
        if i in heads:
            parent = (line,)
        elif i in stations:
            found.append(Entry(section, (line,), (), "", parent, i - 1 in heads))
        else:
            last = found.pop()
            found.append(Entry(section, (*last.head, line), (), "", last.parent, last.is_first))
    return tuple(found)
