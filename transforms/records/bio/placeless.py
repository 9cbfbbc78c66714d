"""Academic ranks that a page tells without saying where: "I am an Associate Professor of Wool".

Consumes `Sentence`s that tell of no post, and the records told; produces the `Position` of today, its place unknown.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.parsed import Education, Position
from transforms.records.bio.titles import titles_told
from transforms.records.lists.prose import Sentence
from transforms.text.words import holds_one

_OPENS = re.compile(r"(?:I am|I['’]m|She is|He is|They are) (?:(?:currently|now|also) )?(?:an?|the) $")
_RANK = re.compile(r"(?i)\b(?:professor|lecturer|reader)\b")
_ENDS = re.compile(r"\.?$")
_RANKS = ("rofessor", "ecturer", "eader")


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
            yield Position(title=role.title, current=True, evidence=sentence.evidence, confidence=0.5)
            return
