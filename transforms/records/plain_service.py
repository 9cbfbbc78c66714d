"""Plain duties: a usual role, a known venue and a year on one line ("Reviewer, Journal of Looms, 2020").

Consumes an `Item`; produces what it states, or None for one written in any other way: `service` reads those.
"""

from __future__ import annotations

from functools import lru_cache

from transforms import venues
from transforms.records.items import Item
from transforms.records.periods import NONE
from transforms.records.roles import role_of

_ROLES = {
    "reviewer": "reviewer",
    "referee": "reviewer",
    "program committee": "program committee",
    "programme committee": "program committee",
    "program committee member": "program committee",
}


@lru_cache(maxsize=1 << 6)  # asked for its kind, and for what it states
def plain_duty(item: Item) -> tuple[str, str, str] | None:
    """Role, venue and year of a plain duty in a list of service that no heading gives a role."""
    plain = item.plain
    if plain is None:
        return None
    role = _ROLES.get(plain.first.lower())
    if role is None or item.when_above != NONE or len(item.above) > 1 or item.entry.parent:
        return None
    if not _is_sure(plain.second) or any(map(role_of, item.above)):
        return None
    return role, plain.second, plain.year


@lru_cache(maxsize=1 << 10)
def _is_sure(venue: str) -> bool:
    """True for the name of a known venue that reads as one whole: no list, no role, no organisation with a role."""
    if " and " in venue or " & " in venue or venues.known(venue) is None or role_of(venue) is not None:
        return False
    return " " not in venue or not venue[-1].isupper()  # "IEEE SP"
