"""Service that clauses of a sentence state: "I review for A; I was area chair for a track of B and co-organised the C".

Consumes a `Sentence` of a section of service; produces `Service`s: those of its grammar (`service`), and for the
clauses that it says nothing of what a list's reader makes of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.parsed import Service
from transforms.records.lists.looks import SAT_ON
from transforms.records.lists.prose import Sentence
from transforms.records.service.reading import UNNAMED, held_in
from transforms.records.service.roles import MEMBER
from transforms.records.service.text import begins_in_role, sentences
from transforms.records.told.service import service_in

_CONFIDENCE = 0.5
_NAME = re.compile(r"[A-ZÀ-Þ]")


def served_in(sentence: Sentence) -> Iterator[Service]:
    """The service of a sentence, clause by clause."""
    found = list(service_in(sentence))
    yield from found
    whole = replace(sentence.lines[0], text=sentence.text, bold=(), italic=(), links=())
    for part in sentences(whole) if " I " in f" {sentence.text}" else ():
        if not begins_in_role(part.text):
            continue
        said = {one.role for one in found if one.venue and one.venue in part.text}
        for held in held_in([part], None):
            if (
                held.role
                and _role(held.role, held.venue) not in said
                and _NAME.search(held.venue)
                and not UNNAMED.fullmatch(held.venue)
                and not held.venue.startswith(("I ", "We ", "My "))
            ):
                yield Service(
                    role=_role(held.role, held.venue),
                    venue=held.venue,
                    start=held.when.start,
                    end=held.when.end,
                    current=held.when.current,
                    evidence=sentence.evidence,
                    confidence=_CONFIDENCE,
                )


def _role(role: str, venue: str) -> str:
    """A mere member of a committee serves on it, one of a society does no more than belong to it."""
    if role != MEMBER:
        return role
    return "committee" if _BODY.search(venue) else "other"


_BODY = re.compile(rf"(?i)\b(?:{SAT_ON})\b")
