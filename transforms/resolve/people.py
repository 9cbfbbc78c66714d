"""People: which mentions are one person.

Consumes the parse-layer frames, organisations and works; produces the columns of `person_entities` and decisions.
The rules, the surest first; a rule that joins two authors of one listing, or two ORCID iDs, is refused:

0. what a person ruled (`rulings`);
1. one name in one document (an adviser who is also a co-author); the owner among the authors of the own papers;
2. two ways of writing one name in one document, where only one fuller name fits;
3. the authors of one work, whose lists are laid side by side;
4. one ORCID iD; one e-mail address and a name that fits (a referee's too);
5. one name in two documents of one owner, whose documents are told to be theirs first (by 6);
6. the same full name in two documents, and a common co-author or organisation (two of them for names that many bear);
7. initials in one document and the only full name that fits in another, and two common co-authors.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

import polars as pl

from transforms.keys import key
from transforms.resolve import alignment, identity, neighbours
from transforms.resolve.clusters import Clusters
from transforms.resolve.decisions import Decision, keep_apart, merge
from transforms.resolve.joins import Join
from transforms.resolve.mentions import BESIDE, Node, mentions_of, nodes_of, organizations_of_owners
from transforms.resolve.person_names import compatible
from transforms.resolve.rulings import Rulings, Sides, decision, sides_of_people


def resolve(
    frames: Mapping[str, pl.DataFrame],
    organizations: Mapping[str, int],
    works: Mapping[int, int],
    rulings: Rulings = (),
) -> tuple[dict[str, list[object]], list[Decision]]:
    """The person of each mention.

    Args:
        frames: ingest and parse layers.
        organizations: stated name -> organization_id.
        works: listing's record_id -> paper_id.
        rulings: what a person decided.
    """
    nodes = nodes_of(mentions_of(frames), organizations)
    worked = organizations_of_owners(frames, organizations)
    for node in nodes:
        if node.is_owner:
            node.organizations |= worked.get(node.document_id, set())
    decisions = list(_within_nodes(nodes))
    orcids = neighbours.orcids(frames)
    labels = {node.number: orcids[node.document_id] for node in nodes if node.is_owner and node.document_id in orcids}
    uris = dict(frames["raw_documents"].select("document_id", "uri").iter_rows())
    sides, marks = sides_of_people(nodes, uris), _marks(nodes)
    for number, mark in sides.marks(rulings, "person"):
        marks[number].add(mark)
    clusters: Clusters[int] = Clusters(marks, labels)
    decisions += _ruled(sides, rulings, nodes, clusters)
    for joins in _rules(frames, nodes, clusters, works):
        decisions += _decided(joins, clusters)
    groups = clusters.groups(range(len(nodes)))
    people = identity.people_of([[nodes[i] for i in group] for group in groups], uris, works)
    decisions += _namesakes(people)
    return identity.columns(people), decisions


def _ruled(sides: Sides, rulings: Rulings, nodes: list[Node], clusters: Clusters[int]) -> Iterator[Decision]:
    """What a person ruled, before every rule."""
    for a, b, ruling in sides.pairs(rulings, "person", "apart"):
        yield decision(ruling, (nodes[a].first, nodes[b].first))
    for a, b, ruling in sides.pairs(rulings, "person", "same"):
        if clusters.join(a, b):
            yield decision(ruling, (nodes[a].first, nodes[b].first))


def _marks(nodes: list[Node]) -> dict[int, set[int]]:
    """What must stay apart: the authors of one listing; a document's owner and the own advisers, students, referees."""
    marks = {node.number: set(node.listings) for node in nodes}
    owners = {node.document_id: node.number for node in nodes if node.is_owner}
    for node in nodes:
        owner = owners.get(node.document_id)
        if owner is not None and owner != node.number and any(m.role in BESIDE for m in node.mentions):
            mark = key("not the owner", node.number)
            marks[owner].add(mark)
            marks[node.number].add(mark)
    return marks


def _within_nodes(nodes: Iterable[Node]) -> Iterator[Decision]:
    for node in nodes:
        for mention in node.mentions[1:]:
            rule = "the document's owner among its authors" if mention.is_owner else "same name in one document"
            yield merge(
                "person",
                (mention.mention_id, node.first),
                rule,
                1.0,
                f"{mention.name} ({mention.role}) = {node.stated}",
            )


def _rules(
    frames: Mapping[str, pl.DataFrame], nodes: list[Node], clusters: Clusters[int], works: Mapping[int, int]
) -> Iterator[list[Join]]:
    """The joins that each rule proposes, rule by rule: a later rule sees what the earlier ones joined."""
    yield list(_variants(nodes, clusters))
    yield list(alignment.joins(nodes, works))
    yield list(neighbours.by_number(frames, nodes))
    evidence = neighbours.Evidence(nodes)
    yield evidence.full_names(clusters, owners_only=True)
    yield list(neighbours.beside_one_owner(nodes, clusters))
    yield evidence.full_names(clusters)
    yield evidence.initials(clusters)


def _decided(joins: Iterable[Join], clusters: Clusters[int]) -> Iterator[Decision]:
    for join in joins:
        if join.apart:
            if clusters.root(join.left.number) != clusters.root(join.right.number):
                yield keep_apart("person", (join.left.first, join.right.first), join.rule, join.score, join.detail)
        elif clusters.join(join.left.number, join.right.number):
            yield merge("person", (join.left.first, join.right.first), join.rule, join.score, join.detail)


def _variants(nodes: list[Node], clusters: Clusters[int]) -> Iterator[Join]:
    """Two ways of writing one name in one document: the fuller ones first, initials where one full name alone fits."""
    families: dict[tuple[int, str], list[Node]] = {}
    for node in nodes:
        families.setdefault((node.document_id, node.name.family), []).append(node)
    for family in families.values():
        if len(family) > 1:
            yield from _one_family(family, clusters)


def _one_family(family: list[Node], clusters: Clusters[int]) -> Iterator[Join]:
    ordered = sorted(family, key=lambda n: (-sum(map(len, n.name.given)), n.number))
    for i, short in enumerate(ordered[1:], 1):
        fits = [
            n
            for n in ordered[:i]
            if n.name != short.name and compatible(n.name, short.name) and clusters.may_join(n.number, short.number)
        ]
        if not fits:
            continue
        detail = f"{short.stated} = {fits[0].stated}"
        if all(compatible(fits[0].name, other.name) for other in fits[1:]):
            yield Join(short, fits[0], "one name written two ways in one document", 0.95, detail)
        else:
            yield Join(
                short,
                fits[0],
                "several names fit",
                0.5,
                f"{short.stated}: {', '.join(n.stated for n in fits)}",
                apart=True,
            )


def _namesakes(people: list[identity.Person]) -> Iterator[Decision]:
    """Persons of one name whom no evidence made one, each beside the first of them."""
    named: dict[str, list[identity.Person]] = {}
    for person in people:
        named.setdefault(person.name_key, []).append(person)
    for first, *others in named.values():
        for other in others:
            sides = (other.person_id, first.person_id)
            yield keep_apart("person", sides, "same name without evidence", 0.5, other.full_name)
