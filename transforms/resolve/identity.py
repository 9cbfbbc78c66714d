"""Who a cluster of mentions is: the person's key and chosen name.

Consumes clusters of nodes; produces `person_entities`.

Keys stay as they are under unrelated changes: an owner's key is a hash of the smallest uri of the own documents;
anybody else's of the folded fullest name, and of the smallest work too where several persons bear that name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
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
    named: dict[tuple[str, str], list[tuple[str, list[Node]]]] = {}
    for group in groups:
        full = full_name(tuple(dict.fromkeys(mention.name for node in group for mention in node.mentions)))
        owned = min((uris[node.document_id] for node in group if node.is_owner), default="")
        named.setdefault((owned, "" if owned else parts_of(full).key), []).append((full, group))
    found = [
        _person(number, full, group)
        for (owned, name), same in named.items()
        for number, (full, group) in zip(_numbers(owned, name, same, uris, works), same, strict=True)
    ]
    return sorted(found, key=lambda person: (person.name_key, person.person_id))


def _person(number: int, full: str, group: list[Node]) -> Person:
    given, family = given_family(full)
    return Person(number, parts_of(full).key, full, given or None, family or full, group)


def _numbers(
    owned: str, name: str, same: list[tuple[str, list[Node]]], uris: Mapping[int, str], works: Mapping[int, int]
) -> list[int]:
    """The key of each person of one name, or of the one owner of a document."""
    if owned:
        return [key("person", "owner", owned)]
    if len(same) == 1:
        return [key("person", name)]
    tails = [_tail(group, uris, works) for _, group in same]
    twins: dict[tuple[str, ...], int] = {}
    numbers = [0] * len(same)
    for i in sorted(range(len(same)), key=lambda i: (tails[i], same[i][1][0].first)):
        twins[tails[i]] = twins.get(tails[i], 0) + 1
        more = () if twins[tails[i]] == 1 else (twins[tails[i]],)
        numbers[i] = key("person", name, *tails[i], *more)
    return numbers


def _tail(group: list[Node], uris: Mapping[int, str], works: Mapping[int, int]) -> tuple[str, ...]:
    """What tells persons of one name apart: the smallest work and the place in it, else the smallest document."""
    smallest = min(
        ((works[m.listing], m.position) for n in group for m in n.mentions if m.listing is not None), default=None
    )
    if smallest:
        return ("work", *map(str, smallest))
    return ("document", min(uris[node.document_id] for node in group))


@lru_cache(maxsize=1 << 16)
def full_name(stated: tuple[str, ...]) -> str:
    """The fullest way of writing the name that was seen, cleaned, given names first, not in capitals alone."""
    best = max((clean_name(name) or name for name in stated), key=fullness)
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
