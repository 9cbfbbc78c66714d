"""Grants below the role in which they are held: consumes `Entry`s of one subheading; produces one for each row.

"Co-Investigator" over rows that are each dated heads them, whatever the blank lines between.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.model import Entry, Line
from transforms.records.grants.investigators import ROLE
from transforms.records.lists.wrapped import is_wrapped

_ROLE = 4  # words of a role
_LEAST = 2  # rows below roles


def below_roles(run: Sequence[Entry], width: int) -> list[Entry]:
    """An entry for each dated row below the roles among the lines; [] where they do not make up the list."""
    lines = [line for entry in run for line in entry.lines]
    if run[0].section.kind != "grants" or not _is_role(lines[0]):
        return []
    found: list[Entry] = []
    role = lines[0]
    for before, line in pairwise(lines):
        if _is_role(line):
            role = line
        elif found and before is not role and is_wrapped(before, line, width):
            found[-1] = replace(found[-1], head=(*found[-1].head, line))
        else:
            found.append(replace(run[0], head=(line,), details=(), parent=(role,), is_first=before is role))
    dated = all(any(find_dates(line.text) for line in entry.head) for entry in found)
    return found if dated and len(found) >= _LEAST else []


def _is_role(line: Line) -> bool:
    text = line.text.rstrip(" :")
    if line.bullet or "\t" in text or len(text.split()) > _ROLE or any(map(str.isdigit, text)):
        return False
    return ROLE.match(text) is not None
