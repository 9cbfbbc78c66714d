"""The author lists of one work laid side by side.

Consumes nodes and works; produces joins of the authors that agree.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from operator import itemgetter

from rapidfuzz import fuzz

from transforms.resolve.joins import Join
from transforms.resolve.mentions import Node
from transforms.resolve.person_names import NameParts, compatible

_RULE = "author of one work"
_SLIP = 84.0  # two spellings of one name at one place of the list


def joins(nodes: Iterable[Node], works: Mapping[int, int]) -> Iterator[Join]:
    """Each list of a work against its longest one."""
    for lists in _lists(nodes, works):
        longest = max(lists, key=len)
        for other in lists:
            if other is not longest:
                yield from _aligned(other, longest)


def _lists(nodes: Iterable[Node], works: Mapping[int, int]) -> Iterator[list[list[Node]]]:
    """The author lists of each work that is listed more than once."""
    listings: dict[int, list[tuple[int, Node]]] = {}
    for node in nodes:
        for mention in node.mentions:
            if mention.listing is not None:
                listings.setdefault(mention.listing, []).append((mention.position, node))
    found: dict[int, list[list[Node]]] = {}
    for listing in sorted(listings):
        found.setdefault(works[listing], []).append([node for _, node in sorted(listings[listing], key=itemgetter(0))])
    yield from (lists for _, lists in sorted(found.items()) if len(lists) > 1)


def _aligned(short: list[Node], long: list[Node]) -> Iterator[Join]:
    """Same names first, then names that fit one alone, then slips at the same place."""
    left, right = list(enumerate(short)), list(enumerate(long))
    for fits, score in ((_same, 0.99), (_only, 0.98), (_slip, 0.9)):
        for place, node in tuple(left):
            found = [(i, other) for i, other in right if fits(node.name, other.name, place == i, right)]
            if len(found) == 1 or (found and fits is _same):
                i, other = found[0]
                left.remove((place, node))
                right.remove((i, other))
                if node is not other:
                    yield Join(node, other, _RULE, score, f"{node.stated} = {other.stated}")


def _same(a: NameParts, b: NameParts, _placed: bool, _others: list[tuple[int, Node]]) -> bool:
    return a == b


def _only(a: NameParts, b: NameParts, placed: bool, others: list[tuple[int, Node]]) -> bool:
    """A name that fits, at the same place or as the only one that fits."""
    return compatible(a, b) and (placed or sum(compatible(a, other.name) for _, other in others) == 1)


def _slip(a: NameParts, b: NameParts, placed: bool, _others: list[tuple[int, Node]]) -> bool:
    """One name misspelt, or given and family name the other way round, at the same place."""
    if not placed:
        return False
    if sorted((*a.given, a.family)) == sorted((*b.given, b.family)):
        return True
    return bool(a.given and b.given) and a.given[0][0] == b.given[0][0] and fuzz.ratio(a.key, b.key) >= _SLIP
