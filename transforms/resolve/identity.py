"""Who a cluster of mentions is: the person's key and chosen name.

Consumes clusters of nodes; produces `person_entities`.

Keys stay as they are under unrelated changes: an owner's key is a hash of the smallest uri of the own documents;
anybody else's of the folded fullest name, and of the smallest work too where several persons bear that name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from transforms.keys import key
from transforms.names import clean_name, given_family
from transforms.resolve.mentions import Node
from transforms.resolve.person_names import fullness, parts_of


class Person(NamedTuple):
    """One person: the key, the chosen name, and the nodes."""

    person_id: int
    name_key: str
    full_name: str
    given_name: str | None
    family_name: str
    nodes: list[Node]


def people_of(groups: Iterable[list[Node]], uris: Mapping[int, str], works: Mapping[int, int]) -> list[Person]:
    """The persons, in the order of their names and keys."""
    named: dict[tuple[str, str], list[list[Node]]] = {}
    for group in groups:
        full = full_name([mention.name for node in group for mention in node.mentions])
        owned = min((uris[node.document_id] for node in group if node.is_owner), default="")
        named.setdefault((owned, full if owned else parts_of(full).key), []).append(group)
    found = []
    for (owned, _), same in sorted(named.items(), key=lambda item: item[0]):
        for number, group in _numbered(owned, same, uris, works):
            full = full_name([mention.name for node in group for mention in node.mentions])
            given, family = given_family(full)
            found.append(Person(number, parts_of(full).key, full, given or None, family or full, group))
    return sorted(found, key=lambda person: (person.name_key, person.person_id))


def _numbered(
    owned: str, same: list[list[Node]], uris: Mapping[int, str], works: Mapping[int, int]
) -> list[tuple[int, list[Node]]]:
    if owned:
        return [(key("person", "owner", owned), same[0])]
    name = parts_of(full_name([m.name for n in same[0] for m in n.mentions])).key
    if len(same) == 1:
        return [(key("person", name), same[0])]
    tails = sorted(((_tail(group, uris, works), i) for i, group in enumerate(same)))
    twins: dict[tuple[str, ...], int] = {}
    found = []
    for tail, i in tails:
        twins[tail] = twins.get(tail, 0) + 1
        found.append(
            (key("person", name, *tail) if twins[tail] == 1 else key("person", name, *tail, twins[tail]), same[i])
        )
    return found


def _tail(group: list[Node], uris: Mapping[int, str], works: Mapping[int, int]) -> tuple[str, ...]:
    """What tells persons of one name apart: the smallest work and the place in it, else the smallest document."""
    smallest = min(
        ((works[m.listing], m.position) for n in group for m in n.mentions if m.listing is not None), default=None
    )
    if smallest:
        return ("work", *map(str, smallest))
    return ("document", min(uris[node.document_id] for node in group))


def full_name(stated: list[str]) -> str:
    """The fullest way of writing the name that was seen, cleaned, given names first, not in capitals alone."""
    best = max({clean_name(name) or name for name in stated}, key=fullness)
    given, family = given_family(best)
    if not given:
        return _mixed_case(best) if len(best) > 4 else best
    return f"{_mixed_case(given) if best.isupper() else given} {_mixed_case(family)}"


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
