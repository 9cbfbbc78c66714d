"""Plain duties: a usual role, a known venue and a year on one line ("Reviewer, Journal of Looms, 2020").

Consumes an `Item`; produces what it states, or None for one written in any other way: `service` reads those.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from transforms.entities import venues
from transforms.parsed import Service
from transforms.records.lists.items import Item, alone
from transforms.records.lists.kinds import kind_of
from transforms.records.service.role_words import role_of
from transforms.records.service.service import service_of
from transforms.unchecked import made

_ROLES = {
    "reviewer": "reviewer",
    "referee": "reviewer",
    "program committee": "program committee",
    "programme committee": "program committee",
    "program committee member": "program committee",
}


def duties_in(item: Item) -> Iterator[Service]:
    """The duties of one entry, a plain one or any other."""
    if plain := plain_duty(item):
        duty, venue, year = plain
        return iter((made(Service, role=duty, venue=venue, start=year, evidence=item.evidence, confidence=0.9),))
    return service_of(item)


@lru_cache(maxsize=1 << 6)  # asked for its kind, and for what it states
def plain_duty(item: Item) -> tuple[str, str, str] | None:
    """Role, venue and year of a plain duty in a list of service that no heading gives a role."""
    plain = item.plain
    if plain is None:
        return None
    role = _ROLES.get(plain.first.lower())
    if role is None or not item.stands_alone:
        return None
    if any(map(role_of, item.above)):
        return None
    if _is_sure(plain.second):
        return role, plain.second, plain.year
    if item.entry.section.kinds != ("service",) or not _is_read_so(plain.first, role, plain.second):
        return None
    return role, plain.second, plain.year


@lru_cache(maxsize=1 << 10)
def _is_read_so(stated: str, role: str, venue: str) -> bool:
    """True where the long way reads these words as a role and where it was held."""
    item = alone("service", "Service", f"{stated}, {venue}, {_YEAR}")
    if not _JOINING.isdisjoint(venue.lower().split()) or kind_of(item) != "service":
        return False
    found = [(one.role, one.venue, one.start, one.end, one.confidence) for one in service_of(item)]
    return found == [(role, venue, _YEAR, None, _SURE)]


_YEAR, _SURE = "2001", 0.9
_JOINING = frozenset(("and", "&"))


@lru_cache(maxsize=1 << 10)
def _is_sure(venue: str) -> bool:
    """True for the name of a known venue that reads as one whole: no list, no role, no organisation with a role."""
    if " and " in venue or " & " in venue or venues.known(venue) is None or role_of(venue) is not None:
        return False
    return " " not in venue or not venue[-1].isupper()  # "IEEE SP"
