"""Whose a body is, on the line below it: "Loom Committee, 2019" over "School of Dyes, University of Turku".

Consumes a line below a dated duty; tells whether it names no more than the school and its part.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import canonical, is_unit
from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_acronym, is_place
from transforms.records.service.role_words import role_of, roles_in

_OUTSIDE = frozenset(("reviewer", "editor", "area chair", "program committee"))  # held at venues, which schools may be
_MOST = 4  # phrases


def says_whose(line: Line, role: str | None) -> bool:
    """True for a part of a university, with the university's name, right below what is held there."""
    if role in _OUTSIDE or line.bullet or line.heading or line.gap_before or ", " not in line.text:
        return False
    parts = [part.strip() for part in line.text.rstrip(" .").split(", ")]
    schools = [(known := canonical(part)) is not None and known.kind == "university" for part in parts]
    if len(parts) > _MOST or not any(schools) or all(schools) or find_dates(line.text) or roles_in(line.text):
        return False
    return all(
        is_school or is_unit(part) or is_acronym(part) or is_place(part)
        for is_school, part in zip(schools, parts, strict=True)
    )


def without_hosts(items: Sequence[Item]) -> list[Item]:
    """The items without those that are only whose the body of the one above is."""
    return [
        item
        for number, item in enumerate(items)
        if not (number and len(item.lines) == 1 and find_dates(items[number - 1].text) and _is_host(item))
    ]


def _is_host(item: Item) -> bool:
    return says_whose(item.lines[0], next(filter(None, map(role_of, item.above)), None))
