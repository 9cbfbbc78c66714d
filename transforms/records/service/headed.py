"""Roles below a heading that names where they were held: consumes an item of service; produces `Held`s.

"Loom Committee" as a heading, and below it "Chair, 2013-15" and "Member, 2011": the rows state no body of their own.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.headings.wording import named
from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.records.lists.listing import is_venue_like
from transforms.records.lists.looks import SAT_ON, is_acronym, is_organization
from transforms.records.service.lines import clauses_of
from transforms.records.service.reading import held_in
from transforms.records.service.role_words import is_role, role_of
from transforms.records.service.venues import Held

_BODY = re.compile(rf"(?i)\b(?:{SAT_ON})$")
_ROLE = 6  # words of a role


def held_below_heading(item: Item, lines: Sequence[Line]) -> list[Held]:
    """The roles that the lines state alone, at the body that the heading over them names; else []."""
    names = [text.strip(" :") for text in item.above[:-1] if not find_dates(text)]
    if len(names) > 1 and is_organization(names[0]) and names_body(names[1]):
        names = names[1:]  # the committee stands over whose it is
    if not names or not names_body(names[0]):
        return []
    clauses = [clause for line in lines if _is_role_alone(line) for clause in clauses_of(line, listing=False)]
    if len(clauses) != len(lines) or any(clause.held or clause.body or not clause.role for clause in clauses):
        return []
    return [Held(clause.role, names[0], clause.when) for clause in clauses]


def held_in_heading(item: Item) -> list[Held]:
    """What the line over an item and its siblings states itself, "Reviewer for A, B, and C"; else []."""
    over = item.entry.parent
    if not item.entry.is_first or len(over) != 1 or over[0].bullet or over[0].heading or over[0].text.endswith(":"):
        return []
    held = held_in(over, None)
    listed = len(held) > 1 and all(one.role in _LISTED_ROLES and is_venue_like(one.venue) for one in held)
    return held if listed else []


_LISTED_ROLES = frozenset(("reviewer", "program committee", "editor"))


def names_body(text: str) -> bool:
    """True for a heading that is the name of a committee, a society or a meeting; not of a sort of service."""
    if not text or "," in text or (is_role(text) and not _BODY.search(text)):
        return False
    if named(text).whole and not _BODY.search(text):
        return False
    return " " in text or is_acronym(text) or venues.known(text) is not None


def _is_role_alone(line: Line) -> bool:
    """True for a role, its dates aside."""
    words = without_dates(line.text, find_dates(line.text)).strip(" ,;:()|·–—-\t.")
    if not 0 < len(words.split()) <= _ROLE or not is_role(words):
        return False
    return role_of(words) != "committee" or " " not in words or words.endswith(("ember", "embers"))
