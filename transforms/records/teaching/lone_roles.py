"""Roles that a gap tore from the course above. Consumes a section's entries; produces them with such roles put back.

"Looms, spring 2019" over "Globex University" and, behind a gap, "Lecturer", where others end in their role.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.records.lists.items import Item
from transforms.records.teaching.roles import role_phrase

_LEAST = 2  # lines of a course and where it was


def with_lone_roles(items: Sequence[Item]) -> Sequence[Item]:
    """The entries; a role alone on its line, or over the next course, goes with the dated course above without one."""
    if not any(len(item.head) > _LEAST and _is_role(item.head[-1].text) for item in items):
        return items
    found: list[Item] = []
    for item in items:
        last, rest = found[-1] if found else None, item.head[1:]
        is_torn = bool(item.head) and _is_role(item.head[0].text) and _goes_on(item)
        if is_torn and last and _lacks_role(last) and last.above == item.above:
            found[-1] = replace(last, head=(*last.head, item.head[0]))
            found += [replace(item, head=rest)] if rest else []
        else:
            found.append(item)
    return found


def _goes_on(item: Item) -> bool:
    """True for nothing below the first line, or a course with its date, and where and as what it was given."""
    if len(item.head) == 1:
        return not item.details
    dated = [at for at, line in enumerate(item.head) if find_dates(line.text)]
    return len(dated) == 1 and dated[0] > 0 and len(item.head) - dated[0] > _LEAST


def _lacks_role(item: Item) -> bool:
    return len(item.head) >= _LEAST and bool(find_dates(item.head[0].text)) and not _is_role(item.head[-1].text)


def _is_role(text: str) -> bool:
    return role_phrase(text) == text.strip()
