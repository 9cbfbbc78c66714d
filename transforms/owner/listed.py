"""The owner whom only the list of works names. Consumes the papers that were read; produces the `Person`, or None.

A page of publications without a header, its titles first and its names behind them, is its most frequent author's.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.model import Document
from transforms.names.people import fold, given_family, is_name
from transforms.parsed import Evidence, Paper, Person
from transforms.unchecked import made

_LEAST, _SHARE = 3, 0.6  # works by one author, and of all
_CONFIDENCE = 0.6
_BESIDE = re.compile(r"\bwith\W{1,3}$", re.IGNORECASE)  # who is named so stands beside the owner

Key = tuple[str, str]
_NOBODY: tuple[tuple[Key, int], ...] = ((("", ""), 0),) * 2


def with_listed_owner(person: Person | None, papers: Sequence[Paper], document: Document) -> Person | None:
    """The person; named by the works where nothing else names them and one author wrote most of those."""
    if (person is not None and person.name) or len(papers) < _LEAST:
        return person
    written = [(paper, _keyed(paper, document)) for paper in papers]
    (best, most), (_, second) = [*Counter(key for _, keys in written for key in keys).most_common(2), *_NOBODY][:2]
    if most < max(_LEAST, _SHARE * len(papers)) or most == second:
        return person
    names = Counter(keys[best] for _, keys in written if best in keys)
    name = max(names, key=lambda one: (names[one], len(one), one))
    where = next(paper.evidence for paper, keys in written if name in keys.values())
    return _named(person, name, where)


def _keyed(paper: Paper, document: Document) -> dict[Key, str]:
    """A work's authors as they are stated, by family name and initial; none for a work "with" others."""
    text = document.text[paper.evidence.char_start : paper.evidence.char_end]
    first = text.find(paper.authors[0]) if paper.authors else -1
    if first > 0 and _BESIDE.search(text, max(0, first - 8), first):
        return {}
    return {_key(name): name for name in paper.authors if is_name(name)}


def _key(name: str) -> Key:
    given, family = given_family(name)
    return fold(family), fold(given)[:1]


def _named(person: Person | None, name: str, where: Evidence) -> Person:
    if person is None:
        return made(Person, name=name, evidence=where, confidence=_CONFIDENCE)
    return person.model_copy(
        update={"name": name, "also": (*person.also, where), "issues": (), "confidence": _CONFIDENCE}
    )
