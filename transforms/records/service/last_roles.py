"""Roles behind the committee that they are held in: "UIST 2020, Program Committee, Area Chair".

Consumes the role and the venue that a clause states; produces them with the last role, which is what was held.
"""

from __future__ import annotations

import re

from transforms.records.service.role_words import is_role, role_of
from transforms.records.service.venues import Held

_WITHIN = frozenset(("committee", "program committee", "organizer"))  # what the last role is held in


def with_last_role(role: str | None, held: Held) -> tuple[str | None, Held]:
    """The role and the venue; a role behind the venue's last comma is the one that was held."""
    if placed := _PLACED.fullmatch(held.venue) if ",)" in held.venue else None:  # its year is already out of there
        last = placed["last"] or ""
        return role or (role_of(last) if last else None), held._replace(venue=placed["venue"])
    venue, comma, last = held.venue.rpartition(", ")
    if not comma or role not in _WITHIN or held.role is not None or not is_role(last):
        return role, held
    return role_of(last) or role, held._replace(venue=venue)


# "Moss Days (Oslo, ), Lead Coordinator for Looms"
_PLACED = re.compile(r"(?P<venue>[^()]{3,100}) \([^()]{2,40}, {0,2}\)(?:, (?P<last>[^,;()]{3,60}))?")


def without_praise(text: str) -> str:
    """Venues without praise behind them: "ACM UIST, Recognition for Outstanding Reviews UIST’20"."""
    praise = _PRAISE.search(text) if "eview" in text else None
    return text[: praise.start()] if praise else text


_PRAISE = re.compile(
    r"[,;–-] ?(?:with )?[Rr]ecogni(?:tion|[sz]ed) (?:for|as) (?:an? )?[A-Za-z -]{3,30}?[Rr]eview(?:er|ing|s)?\b"
)
