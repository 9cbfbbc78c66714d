"""Looks of siblings, and rows that make one entry together. Consumes a node's children; says which are no cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise

from selectolax.lexbor import LexborNode

Signature = tuple[str, str]
Looks = dict[tuple[Signature, int], list[LexborNode]]

_WITHIN_LINE = frozenset({"span", "time", "strong", "b", "em", "i", "a", "small"})


def signature(node: LexborNode) -> Signature:
    """A node's look: its tag and its first two classes."""
    return node.tag or "", " ".join((node.attributes.get("class") or "").split()[:2])


def row_pairs(nodes: Sequence[LexborNode], by_look: Looks) -> frozenset[Signature]:
    """The looks of flat rows that always follow each other: the lines of an entry, none of which is a card.

    `<div class="job"><span>Weft Hall</span><span>Lund</span></div><div class="role"><span>Weaver</span>...`
    """
    if sum(len(alike) > 1 for alike in by_look.values()) <= 1:
        return frozenset()
    rows = [(signature(node), at) for at, node in enumerate(nodes) if node.tag == "div" and _is_flat(node)]
    looks = Counter(look for look, _ in rows)
    below = Counter((look, low) for (look, at), (low, after) in pairwise(rows) if after == at + 1 and look != low)
    found: set[Signature] = set()
    for (look, low), count in below.items():
        if count > 1 and count == looks[look] == looks[low] and _first_class(look) != _first_class(low):
            found |= {look, low}
    return frozenset(found)


def _first_class(look: Signature) -> str:
    return look[1].partition(" ")[0]


def _is_flat(node: LexborNode) -> bool:
    """True for a block of several parts within a line each: "<span>Weaver</span><span>2019</span>"."""
    parts = list(node.iter())
    return len(parts) > 1 and all(part.tag in _WITHIN_LINE for part in parts)
