"""Who a cluster of mentions is: the person's key and chosen name.

Consumes clusters of nodes; produces `person_entities`.

Keys stay as they are under unrelated changes: an owner's key is a hash of the smallest uri of the own documents,
anybody else's of the folded fullest name. Of several persons of one name the first by their documents' uris bears that
key; the others' hash holds their smallest uri too, so that a namesake who comes or goes seldom changes anybody else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from transforms.keys import key
from transforms.names.people import clean_name, given_family
from transforms.resolve.mentions import Node
from transforms.resolve.person_names import STAND_IN, fullness, parts_of


class Person(NamedTuple):
    """One person: the key, the chosen name, and the nodes."""

    person_id: int
    name_key: str
    full_name: str
    given_name: str | None
    family_name: str
    nodes: list[Node]


def people_of(groups: Iterable[list[Node]], uris: Mapping[int, str], works: Mapping[int, int]) -> list[Person]:
    """The persons, in the order of their names; of one name in the order of their smallest documents."""
    named: dict[tuple[str, str], list[_Group]] = {}
    for nodes in groups:
        full = full_name(tuple(dict.fromkeys(mention.name for node in nodes for mention in node.mentions)))
        owned = min((uris[node.document_id] for node in nodes if node.is_owner), default="")
        first = min(uris[node.document_id] for node in nodes)
        named.setdefault((owned, "" if owned else parts_of(full).key), []).append(_Group(first, full, nodes))
    found = [
        (group.first, _person(number, group))
        for (owned, name), same in named.items()
        for number, group in _numbered(owned, name, same, works)
    ]
    return [person for _, person in sorted(found, key=lambda item: (item[1].name_key, item[0], item[1].person_id))]


class _Group(NamedTuple):
    """The nodes of one person, the smallest uri among their documents, and the chosen name."""

    first: str
    full: str
    nodes: list[Node]


def _person(number: int, group: _Group) -> Person:
    given, family = ("", "") if group.full.startswith(STAND_IN) else given_family(group.full)
    return Person(number, parts_of(group.full).key, group.full, given or None, family or group.full, group.nodes)


def _numbered(owned: str, name: str, same: list[_Group], works: Mapping[int, int]) -> Iterator[tuple[int, _Group]]:
    """The key of each person of one name, or of the one owner of a document."""
    if owned:
        yield key("person", "owner", owned), same[0]
        return
    twins: dict[str, int] = {}
    for i, group in enumerate(sorted(same, key=lambda group: (group.first, _place(group.nodes, works)))):
        twins[group.first] = twins.get(group.first, 0) + 1
        twin = () if twins[group.first] == 1 else (twins[group.first],)
        yield key("person", name, *((group.first, *twin) if i else ())), group


def _place(nodes: list[Node], works: Mapping[int, int]) -> tuple[int, int, int]:
    """What tells apart two people of one name in one document: the smallest work and their place in it."""
    written = ((works[m.listing], m.position) for node in nodes for m in node.mentions if m.listing is not None)
    return (*min(written, default=(0, 0)), nodes[0].first)


@lru_cache(maxsize=1 << 16)
def full_name(stated: tuple[str, ...]) -> str:
    """The fullest way of writing the name that was seen, cleaned, given names first, not in capitals alone."""
    stated = tuple(name for name in stated if not name.startswith(STAND_IN)) or stated
    if stated[0].startswith(STAND_IN):
        return min(stated)
    best = max((clean_name(name) or name for name in stated), key=fullness)
    given, family = given_family(best)
    if not given:
        return _mixed_case(best) if len(best) > 4 else best
    return f"{_mixed_case(given) if best.isupper() else given} {_mixed_case(_unstopped(family))}"


def _unstopped(family: str) -> str:
    """Without the full stop of a list's end: "Moss." but not "Moss Jr."."""
    return family[:-1] if family.endswith(".") and len(family.rpartition(" ")[2]) > 3 else family


def _mixed_case(text: str) -> str:
    """Capitals alone as a name is usually written; initials stay."""
    return " ".join(map(_capitalized, text.split())) if text.isupper() else text


def _capitalized(word: str) -> str:
    return "-".join(
        part.capitalize() if len(part.strip(".")) > 1 and "." not in part[:-1] else part for part in word.split("-")
    )


def columns(people: Iterable[Person]) -> dict[str, list[object]]:
    """The columns of `person_entities`."""
    names = (
        "person_mention_id",
        "document_id",
        "record_id",
        "mention_role",
        "person_name",
        "name_key",
        "person_id",
        "full_name",
        "given_name",
        "family_name",
    )
    rows = [
        (
            m.mention_id,
            m.document_id,
            m.record_id,
            m.role,
            m.name,
            n.name.key or m.name,
            p.person_id,
            p.full_name,
            p.given_name,
            p.family_name,
        )
        for p in people
        for n in p.nodes
        for m in n.mentions
    ]
    return {name: [row[i] for row in rows] for i, name in enumerate(names)}
