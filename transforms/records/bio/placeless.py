"""Academic ranks that a page tells without saying where: "I am an Associate Professor of Wool", "a Lund Wool Fellow".

Consumes `Sentence`s that tell of no post, and the records told; produces the `Position` of today, its place unknown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.entities.organizations import find_organizations
from transforms.parsed import Education, Position
from transforms.records.bio.titles import titles_told
from transforms.records.lists.prose import Sentence
from transforms.records.students.advisers import advisers_in
from transforms.text.words import holds_one

_OPENS = re.compile(
    r"(?:[^,.]{1,80}\. )?(?:Currently,? |At present,? |Now,? )?"
    r"(?:I am|I['’]m|She is|He is|They are) (?:(?:currently|now|also) )?(?:an?|the) $"
)
_RANK = re.compile(r"(?i)\b(?:professor|lecturer|reader)\b|^[A-Z](?:[\w&’'-]{1,24} ){1,4}Fellow$")
_ENDS = re.compile(r"\.?$|,? (?:(?:and|currently|jointly) )?(?:co-?)?(?:advised|supervised|mentored|hosted) by\b")
_RANKS = ("rofessor", "ecturer", "eader", "Fellow")


def placeless(untold: Sequence[Sentence], told: Sequence[Education | Position]) -> Iterator[Position]:
    """The first rank that a sentence is all about, where nothing else tells of a post."""
    if any(isinstance(one, Position) for one in told):
        return
    for sentence in (one for one in untold if holds_one(one.text, _RANKS)):
        role = next(titles_told(sentence.text), None)
        if (
            role is not None
            and _OPENS.fullmatch(sentence.text, 0, role.start)
            and _RANK.search(role.title)
            and _ENDS.match(sentence.text, role.end)
        ):
            people = advisers_in(sentence.text[role.end :])
            named = next((one for one in find_organizations(role.title) if not one.start), None)
            yield Position(
                title=role.title,
                organization=role.title[: named.end] if named else None,
                current=True,
                supervisors=people,
                evidence=sentence.evidence,
                confidence=0.5,
            )
            return
