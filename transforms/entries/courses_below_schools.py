"""Courses below the heading of their school: each in italics or bold over bullets that tell of it, or below roles.

"### Northmoor School" over "2017-present", then "*Looms and Law*" over "- covers the guilds" and "*Felt*" over "- a
class of projects on felt"; or "- Tutor" over "  - Looms and Law (Spring 2019)". Consumes the lines below such a
heading; produces an `Entry` for each course.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.titles import is_title
from transforms.entries.taught_under import is_employer
from transforms.lines.bullets import is_dated
from transforms.model import Entry, Line, Section

_LEAST, _LONG, _WORDS = 2, 90, 9


def below_school(section: Section, block: Sequence[Line], group: str) -> tuple[Entry, ...]:
    """The courses of a block below the heading that begins it; () where it lists them in any other way."""
    if section.kind != "teaching" or len(block) <= _LEAST or not block[0].heading:
        return ()
    return _below_roles(section, block, group) or _over_notes(section, block, group)


def _below_roles(section: Section, block: Sequence[Line], group: str) -> tuple[Entry, ...]:
    """The inner items of an outline of two ranks, each below its role, where most of them say when."""
    lines = block[1:]
    if not all(line.bullet for line in lines):
        return ()
    ranks = sorted({line.indent for line in lines})
    inner = [line for line in lines if line.indent == ranks[-1]]
    outer = [line for line in lines if line.indent == ranks[0]]
    if len(ranks) != _LEAST or lines[0] not in outer or any(find_dates(line.text) for line in outer):
        return ()
    titled, dated = sum(is_title(line.text.rstrip(" :")) for line in outer), sum(map(is_dated, inner))
    if 2 * titled < len(outer) or 2 * dated < len(inner) or not titled:
        return ()
    found: list[Entry] = []
    for line in lines:
        if line in outer:
            role, is_first = line, True
        else:
            found.append(Entry(section, (line,), (), group, (block[0], role), is_first))
            is_first = False
    return tuple(found)


def _over_notes(section: Section, block: Sequence[Line], group: str) -> tuple[Entry, ...]:
    """The courses that stand over what tells of them; () where no two do."""
    at = [i for i, line in enumerate(block[:-1]) if i and _is_course(line) and block[i + 1].bullet]
    if len(at) < _LEAST:
        return ()
    ends = [*at[1:], len(block)]
    notes = [block[start + 1 : end] for start, end in zip(at, ends, strict=True)]
    if not all(map(_tell, notes)):
        return ()
    above = tuple(line for line in block[: at[0]] if line.heading or is_date(line.text))
    return tuple(
        Entry(section, (block[start],), tuple(below), group, above, number == 0)
        for number, (start, below) in enumerate(zip(at, notes, strict=True))
    )


def _is_course(line: Line) -> bool:
    """True for a short line set off in bold or italics that names no employer, role or date."""
    text = line.text.rstrip(" .")
    return (
        (line.is_bold or line.is_italic)
        and not line.bullet
        and len(text) <= _LONG
        and text[-1:] != ":"
        and not find_dates(text)
        and not is_title(text)
        and not is_employer(line)
    )


def _tell(notes: Sequence[Line]) -> bool:
    """True where bullets tell of what stands over them, and most are no names of courses."""
    told = [one for one in notes if one.bullet]
    said = sum(one.text[0].islower() or len(one.text.split()) >= _WORDS or bool(_TELLS.match(one.text)) for one in told)
    return len(told) == len(notes) and 2 * said >= len(told)


_TELLS = re.compile(r"[A-Z][a-z]{2,12}(?:ed|ught|ing) |.{20,200}\.$")
