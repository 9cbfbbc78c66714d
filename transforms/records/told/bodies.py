"""Bodies: the societies, committees, conferences and journals that service in prose is for. Consumes text."""

from __future__ import annotations

import re

from transforms.entities import venues
from transforms.entities.organizations import is_unit
from transforms.records.lists.looks import (
    is_acronym,
    is_known_organization,
    is_organization,
    is_titled,
    is_venue,
    outside_brackets,
)
from transforms.records.lists.periods import years_at_end
from transforms.records.service.role_words import Role
from transforms.vocabulary import any_of

SOCIETY = re.compile(any_of("prose", "standing", "societies"))
_NOT_BODY = re.compile(
    r"universit|college(?! of (?:physicians|surgeons|cardio|radio))|hospital|school|\blabs?\b|\blaborator|"
    r"\binstitute(?! of (?:physics|electrical|mathem))",
    re.IGNORECASE,
)
_OWN_BODY = re.compile(r"\b(?:Committee|Board|Council|Task Force|Working Group|Panel|Commission|Caucus)\b")
LOOSE = frozenset(("editor", "area chair", "program committee", "reviewer"))


def is_place(name: str, role: Role) -> bool:
    """True for a body, and for editors and reviewers any name in title case."""
    return is_body(name) or (
        role.role in LOOSE
        and bool(name)
        and name[0].isupper()
        and is_titled(name)
        and len(name.split()) <= 8
        and not _NOT_BODY.search(name)
    )


def is_body(venue: str) -> bool:
    """True for a society, committee, conference or journal; a university and its parts give positions, not service."""
    bare = outside_brackets(venue)
    own, _, where = bare.partition(" at ")
    if where and own[:1].isupper() and _OWN_BODY.search(own):
        return True  # "Yarn Task Force at the University of X"
    if (
        not bare
        or not bare[0].isupper()
        or (is_unit(bare) and not SOCIETY.search(bare))
        or (_NOT_BODY.search(bare) and not SOCIETY.search(bare))
    ):
        return False
    if re.search(r"(?i)universit|college|hospital", bare) and not re.search(
        r"Society|Association|IEEE|ACM|College of (?:Phys|Surg|Card|Radio)", bare
    ):
        return False
    return (
        is_venue(bare)
        or is_organization(bare)
        or is_acronym(bare)
        or is_acronym(years_at_end(bare)[0])
        or is_known_organization(bare)
        or bool(SOCIETY.search(bare))
        or venues.known(bare) is not None
    )
