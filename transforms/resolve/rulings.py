"""Rulings: what a person decided about identities, over what the rules say.

"same" joins two names that no rule joins; "apart" undoes a merge, and holds against every other rule too, transitively.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import NamedTuple

from transforms.keys import key
from transforms.names.people import fold
from transforms.resolve.decisions import Decision, keep_apart, merge
from transforms.resolve.mentions import Node

RULE = "ruled by a person"
VERDICTS = ("same", "apart")
ENTITIES = ("person", "organization", "venue", "paper")


class Ruling(NamedTuple):
    """One ruling. A name is as a document writes it, a paper's is its title; a document is its uri, "" for any."""

    entity: str
    verdict: str
    left: str
    left_document: str
    right: str
    right_document: str


Rulings = tuple[Ruling, ...]
Place = tuple[str, str]  # a folded name and a uri


def of(rulings: Iterable[Ruling], entity: str, verdict: str) -> Iterator[Ruling]:
    """The rulings of one sort."""
    return (ruling for ruling in rulings if (ruling.entity, ruling.verdict) == (entity, verdict))


class Sides:
    """Finds the members that a ruling speaks of: nodes of people, listings of papers."""

    def __init__(self, members: Iterable[tuple[int, str, str]]) -> None:
        """Members as (number, name, uri)."""
        self._places: dict[Place, list[int]] = {}
        for number, name, uri in members:
            for place in ((fold(name), uri), (fold(name), "")):
                self._places.setdefault(place, []).append(number)

    def pairs(self, rulings: Iterable[Ruling], entity: str, verdict: str) -> Iterator[tuple[int, int, Ruling]]:
        """Each pair of members that a ruling of this sort speaks of."""
        for ruling in of(rulings, entity, verdict):
            left = self._places.get((fold(ruling.left), ruling.left_document), [])
            right = self._places.get((fold(ruling.right), ruling.right_document), [])
            yield from ((a, b, ruling) for a in left for b in right if a != b)

    def marks(self, rulings: Iterable[Ruling], entity: str) -> Iterator[tuple[int, int]]:
        """(member, mark) for members that must stay apart: two of one mark never join."""
        for a, b, _ in self.pairs(rulings, entity, "apart"):
            mark = key("ruled apart", min(a, b), max(a, b))
            yield from ((a, mark), (b, mark))


def apart(rulings: Iterable[Ruling], entity: str, names: Collection[str]) -> list[Decision]:
    """The record of the rulings by which a stated name is a thing of its own."""
    return [
        decision(ruling, (key(f"{entity} name", ruling.left), key(f"{entity} name", ruling.right)))
        for ruling in of(rulings, entity, "apart")
        if ruling.left in names
    ]


def sides_of_people(nodes: Iterable[Node], uris: Mapping[int, str]) -> Sides:
    """People, by every way of writing them in a document."""
    return Sides(
        (node.number, name, uris[node.document_id]) for node in nodes for name in {m.name for m in node.mentions}
    )


def decision(ruling: Ruling, sides: tuple[int, int]) -> Decision:
    """The record of a ruling that was followed."""
    detail = f"{ruling.left} {'=' if ruling.verdict == 'same' else '≠'} {ruling.right}"
    return (merge if ruling.verdict == "same" else keep_apart)(ruling.entity, sides, RULE, 1.0, detail)
