"""Evidence that two documents mean one person by one name: numbers, and the people and organisations around them.

Consumes nodes; produces joins. Pairs are compared only inside a block (family name and first given name, or its
initial), and there only where they have a neighbour in common, so that the work grows with the mentions and not with
their square.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise

import polars as pl

from transforms.resolve.clusters import Clusters
from transforms.resolve.joins import Join
from transforms.resolve.mentions import Node
from transforms.resolve.person_names import NameParts, compatible, first_given, is_common

_CROWD = 40  # more clusters than this that share a neighbour are joined in a chain, not pair by pair
_ENOUGH, _ENOUGH_FOR_COMMON = 1.0, 2.0

Token = tuple[str, str]
Block = tuple[str, str]
_BlockOf = Callable[[NameParts], Block | None]


def by_number(frames: Mapping[str, pl.DataFrame], nodes: Sequence[Node]) -> Iterator[Join]:
    """Owners with one ORCID iD; owners and referees with one e-mail address and names that fit."""
    owners = {node.document_id: node for node in nodes if node.is_owner}
    referees = {m.mention_id: node for node in nodes for m in node.mentions if m.role == "referee"}
    for table, column, rule in (
        ("parsed_people", "orcid", "same ORCID iD"),
        ("parsed_contacts", "email", "same e-mail address"),
    ):
        bearers: dict[str, dict[int, Node]] = {}
        columns = ("document_id", column, "record_id")
        for document, number, record in frames[table].select(columns).drop_nulls().sort(columns).iter_rows():
            node = referees.get(record) or owners.get(document)
            if node:
                bearers.setdefault(number.casefold(), {})[node.number] = node
        for same in bearers.values():
            for a, b in pairwise(same.values()):
                if column == "orcid" or compatible(a.name, b.name):
                    yield Join(b, a, rule, 1.0, f"{b.stated} = {a.stated}")


def orcids(frames: Mapping[str, pl.DataFrame]) -> dict[int, str]:
    """The ORCID iD of each document's owner who states one."""
    return dict(frames["parsed_people"].select("document_id", "orcid").drop_nulls().iter_rows())


def beside_one_owner(nodes: Sequence[Node], clusters: Clusters[int]) -> Iterator[Join]:
    """One full name in two documents of one owner: a student, say, whom last year's CV and this year's both name."""
    owners = {node.document_id: clusters.root(node.number) for node in nodes if node.is_owner}
    first: dict[tuple[int, str], Node] = {}
    for node in nodes:
        if not node.is_owner and node.name.is_full and node.document_id in owners:
            known = first.setdefault((owners[node.document_id], node.name.key), node)
            if known.document_id != node.document_id:
                rule = "same name in two documents of one person"
                yield Join(node, known, rule, 0.95, f"{node.stated} = {known.stated}")


class Evidence:
    """The nodes by block, and what stands around each."""

    def __init__(self, nodes: list[Node]) -> None:
        """Sorts the nodes by what they stand beside."""
        self._nodes = nodes
        self._in_listing: dict[int, list[Node]] = {}
        self._owners = {node.document_id: node for node in nodes if node.is_owner}
        self._around_owner: dict[int, list[Node]] = {}
        for node in nodes:
            for listing in node.listings:
                self._in_listing.setdefault(listing, []).append(node)
            if not node.listings and not node.is_owner:
                self._around_owner.setdefault(node.document_id, []).append(node)

    def full_names(self, clusters: Clusters[int], *, owners_only: bool = False) -> list[Join]:
        """Full names that agree, in several documents, with enough in common; of owners alone where asked."""
        found: list[Join] = []
        for nodes in self._blocks(_full_block, clusters):
            block = [node for node in nodes if node.is_owner] if owners_only else nodes
            for weight, a, b in self._pairs(block, clusters, initials=False):
                need = _ENOUGH_FOR_COMMON if is_common(a.name) and is_common(b.name) else _ENOUGH
                if weight >= need or not owners_only:
                    found.append(self._judged(weight, need, a, b))
        return found

    def initials(self, clusters: Clusters[int]) -> list[Join]:
        """Initials alone, and the one name that fits best; where two names that are not one fit, all stay apart."""
        found: list[Join] = []
        for block in self._blocks(_initial_block, clusters):
            if all(node.name.is_full for node in block):
                continue
            short: dict[int, list[tuple[float, Node, Node]]] = {}
            for weight, a, b in self._pairs(block, clusters, initials=True):
                if weight >= _ENOUGH_FOR_COMMON:
                    left, right = (a, b) if not a.name.is_full else (b, a)
                    short.setdefault(clusters.root(left.number), []).append((weight, left, right))
            for pairs in short.values():
                found.extend(self._only_one(pairs, clusters))
        return found

    def _only_one(self, pairs: list[tuple[float, Node, Node]], clusters: Clusters[int]) -> Iterator[Join]:
        full = {clusters.root(right.number): right for _, _, right in pairs if right.name.is_full}
        apart = len(full) > 1
        for weight, left, right in pairs:
            rule = "several names fit" if apart else "initials and the only name that fits, common co-authors"
            yield Join(left, right, rule, _score(weight), f"{left.stated} = {right.stated}", apart=apart)

    def _judged(self, weight: float, need: float, a: Node, b: Node) -> Join:
        detail = f"{a.stated} = {b.stated}: {weight:g} in common, {need:g} needed"
        if weight >= need:
            return Join(b, a, "same name, common co-author or organisation", _score(weight), detail)
        return Join(b, a, "too little in common for a name that many bear", _score(weight), detail, apart=True)

    def _blocks(self, block_of: _BlockOf, clusters: Clusters[int]) -> Iterator[list[Node]]:
        """The nodes of each block that holds more than one cluster."""
        blocks: dict[Block, list[Node]] = {}
        for node in self._nodes:
            block = block_of(node.name)
            if block:
                blocks.setdefault(block, []).append(node)
        for name in sorted(blocks):
            if len({clusters.root(node.number) for node in blocks[name]}) > 1:
                yield blocks[name]

    def _pairs(self, block: list[Node], clusters: Clusters[int], *, initials: bool) -> list[tuple[float, Node, Node]]:
        """The pairs of clusters with something in common, the closest first: the weight and a node of each."""
        bearers: dict[Token, dict[int, Node]] = {}
        for node in block:
            for token in self._around(node, initials=initials):
                bearers.setdefault(token, {}).setdefault(clusters.root(node.number), node)
        weights: dict[tuple[int, int], tuple[float, Node, Node]] = {}
        for token in sorted(bearers):
            for left, right in _couples(bearers[token]):
                weight, a, b = weights.get((left, right), (0.0, bearers[token][left], bearers[token][right]))
                if compatible(a.name, b.name) and not (initials and a.name.is_full and b.name.is_full):
                    weights[left, right] = (weight + _weight(token), a, b)
        return sorted(weights.values(), key=lambda pair: (-pair[0], pair[1].number, pair[2].number))

    def _around(self, node: Node, *, initials: bool) -> set[Token]:
        """The co-authors, advisers, students and organisations of a node."""
        block_of = _initial_block if initials else _full_block
        around = {other.number: other for listing in node.listings for other in self._in_listing[listing]}
        if node.is_owner:
            around |= {other.number: other for other in self._around_owner.get(node.document_id, ())}
        elif node.document_id in self._owners and (not node.listings or len(node.mentions) > len(node.listings)):
            owner = self._owners[node.document_id]
            around[owner.number] = owner
        tokens = {token for other in around.values() if other is not node for token in [block_of(other.name)] if token}
        return tokens | {("organization", str(number)) for number in node.organizations}


def _couples(bearers: Mapping[int, Node]) -> Iterator[tuple[int, int]]:
    roots = sorted(bearers)
    yield from combinations(roots, 2) if len(roots) <= _CROWD else pairwise(roots)


def _weight(token: Token) -> float:
    """A common name around is half a piece of evidence."""
    return 1.0 if token[0] == "organization" or not is_common(NameParts(token[0], (token[1],))) else 0.5


def _score(weight: float) -> float:
    return round(1 - math.exp2(-weight - 1), 4)


def _full_block(name: NameParts) -> Block | None:
    return (name.family, first_given(name)) if name.is_full else None


def _initial_block(name: NameParts) -> Block | None:
    return (name.family, name.given[0][0]) if name.given else None
