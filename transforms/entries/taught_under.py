"""Courses under employers and roles: "University of X" over "Lecturer:" over the courses, a line each.

So they stand under roles with their employers, "Lecturer, University of X". Two ranks of plain lines head the courses,
and nothing but their words tells them apart; or the roles stand with their periods below the employers. Consumes a
section of teaching; produces its `Entry`s below both, or nothing where the section is no such list.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import find_organizations, is_unit, shape_rank
from transforms.entities.places import cut_place
from transforms.entities.titles import is_title
from transforms.model import Entry, Line, Section

_ROLE = 6  # words of a role


def under_employers(section: Section) -> tuple[Entry, ...]:
    """The section's courses, each below its employer and its role; () where these do not stand over them."""
    lines = section.lines
    if section.kind != "teaching" or len(lines) < 3 or any(line.heading for line in lines):
        return ()
    employers = [i for i, line in enumerate(lines[:-1]) if is_employer(line) and _states_role(lines[i + 1])]
    employers = employers or _roles_at(lines) or _over_bullets(lines)
    if employers[:1] != [0]:
        return tuple(_entries(section, outer)) if (outer := _set_out(lines)) else ()
    return tuple(_entries(section, frozenset(employers)))


def _roles_at(lines: Sequence[Line]) -> list[int]:
    """The places of the lines that state a role and its employer, over courses of which each says when."""
    found = [i for i, line in enumerate(lines) if "," in line.text and _is_role_at(line)]
    if found[:1] != [0]:
        return []
    below = [find_dates(line.text) for i, line in enumerate(lines) if i not in found]
    is_over = all(end > start + 1 for start, end in zip(found, [*found[1:], len(lines)], strict=True))
    return found if is_over and len(below) >= _LEAST and all(below) else []


def _over_bullets(lines: Sequence[Line]) -> list[int]:
    """The places of undated lines that state a role and where it was held, each over bullets: "GXU<tab>Tutor"."""
    found = [i for i, line in enumerate(lines) if not line.bullet]
    if len(found) < _LEAST or found[0] or not lines[-1].bullet:
        return []
    below = [lines[i + 1].bullet and not find_dates(lines[i].text) for i in found]
    return found if all(below) and all(_is_role_beside(lines[i].text) for i in found) else []


def _is_role_beside(text: str) -> bool:
    """True for a role and one other phrase, in either order."""
    parts = _BESIDE.split(text.strip(" :"))
    return len(parts) == _LEAST and any(map(is_title, parts)) and not all(map(is_title, parts))


_BESIDE = re.compile(r"\t|, ")


def _is_role_at(line: Line) -> bool:
    """True for a role and the employer behind it: "Teaching Assistant, Globex University"."""
    role, _, employer = line.text.partition(", ")
    return bool(employer) and is_title(role) and is_employer(replace(line, text=employer, bold=(), italic=(), links=()))


def _set_out(lines: Sequence[Line]) -> frozenset[int]:
    """The places of the lines that stand farther out than all others, where most are employers, courses below each."""
    least = min(line.indent for line in lines)
    outer = [i for i, line in enumerate(lines) if line.indent == least]
    if outer[0] or len(outer) < _LEAST or any(line.bullet for line in lines):
        return frozenset()
    ends = [*outer[1:], len(lines)]
    if any(end == start + 1 or not lines[start].gap_before for start, end in zip(outer[1:], ends[1:], strict=True)):
        return frozenset()
    known = sum(is_employer(lines[i]) and "," not in lines[i].text for i in outer)
    return frozenset(outer) if known >= max(_LEAST, _MOSTLY * len(outer)) else frozenset()


_LEAST, _MOSTLY = 2, 0.6  # employers over courses that stand deeper, and their share of what stands over such


def under_units(entry: Entry) -> Iterator[Entry]:
    """The entry; or the courses of an outline of three ranks, each below the unit that is the entry's head.

    "History Dept." over "Looms of the North" over "(Instructor; Fall 2017)".
    """
    details = entry.details
    if entry.section.kind != "teaching" or len(entry.head) != 1 or not all(line.bullet for line in details):
        yield entry
        return
    head, ranks = entry.head[0], sorted({line.indent for line in details})
    if len(ranks) < _RANKS or not _is_unit(head):
        yield entry
        return
    starts = [i for i, line in enumerate(details) if line.indent == ranks[0]]
    for start, end in zip(starts, [*starts[1:], len(details)], strict=True):
        below = details[start + 1 : end]
        first = entry.is_first and start == 0
        yield replace(entry, head=(details[start],), details=below, parent=(*entry.parent, head), is_first=first)


_RANKS = 2  # of the lines below the unit


def _is_unit(line: Line) -> bool:
    return (
        bool(line.bullet)
        and not find_dates(line.text)
        and (is_unit(line.text) or is_employer(replace(line, bullet="")))
    )


def _entries(section: Section, employers: frozenset[int]) -> Iterator[Entry]:
    above: tuple[Line, ...] = ()
    course: list[Line] = []
    is_first = True
    for i, line in enumerate(section.lines):
        is_head = i in employers or _is_role(line)
        if course and (is_head or not _goes_on(course[-1], line)):
            yield Entry(section, tuple(course), (), "", above, is_first)
            course, is_first = [], False
        if is_head:
            above, is_first = ((line,) if i in employers else (*above[:1], line)), True
        else:
            course.append(line)
    if course:
        yield Entry(section, tuple(course), (), "", above, is_first)


def is_employer(line: Line) -> bool:
    """True for a line that is an organisation, with its place or without, and says not when."""
    if line.bullet or find_dates(line.text):
        return False
    name = cut_place(_DASH.split(line.text)[0])[0].strip(" ,")
    return any(one.certain and one.end == len(name) for one in find_organizations(name)) or shape_rank(name) > 1


_DASH = re.compile(r" [–—-] ")


def _states_role(line: Line) -> bool:
    """True for a role alone, and for one behind its period: "2019–2021<tab>Lecturer – Dyes"."""
    dates = find_dates(line.text)
    if not dates or not dates[0].is_range or dates[0].span.start or line.bullet:
        return _is_role(line)
    return is_title(_DASH.split(without_dates(line.text, dates[:1]).strip(" \t:,"))[0])


def _is_role(line: Line) -> bool:
    text = line.text.rstrip(" :")
    return len(text.split()) <= _ROLE and is_title(text) and not line.bullet and not find_dates(text)


def _goes_on(above: Line, line: Line) -> bool:
    """True for the rest of a course's line."""
    return not line.bullet and (line.text[0].islower() or above.text.count("(") > above.text.count(")"))
