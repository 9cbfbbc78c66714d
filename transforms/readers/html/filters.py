"""Entries of several kinds in one grid, shown by buttons. Consumes a page's body; says what each run of them is called.

`<button data-filter=".talk">Talks</button>` above `<div class="item talk">` names what no heading does.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import NamedTuple

from selectolax.lexbor import LexborNode

from transforms.headings.wording import named

_CLASS = re.compile(r"\.?([A-Za-z][A-Za-z0-9_-]{1,30})")
_MANY, _LEAST = 40, 2  # buttons; kinds of entries
_GRID = 400  # children beyond which nobody sets cards


class Filters(NamedTuple):
    """The buttons' labels by the class that they show, and those labels by the first entry (`mem_id`) of each."""

    labels: dict[str, str]
    heads: dict[int, str]


_NONE = Filters({}, {})


def filters_of(body: LexborNode) -> Filters:
    """The page's filters, where they show entries of several kinds, each of them together."""
    labels: dict[str, str] = {}
    for button in body.css("[data-filter]")[:_MANY]:
        shown, label = _CLASS.fullmatch(button.attributes.get("data-filter") or ""), " ".join(button.text().split())
        if shown and named(label).whole:
            labels[shown[1]] = label
    if len({named(label).kinds[:1] for label in labels.values()}) < _LEAST:
        return _NONE
    firsts = (body.css_first(f".{name}") for name in labels)
    grids = {grid.mem_id: grid for first in firsts if first is not None and (grid := first.parent) is not None}
    heads = {key: label for grid in grids.values() for key, label in _heads(grid, labels)}
    return Filters(labels, heads) if len(set(heads.values())) >= _LEAST else _NONE


def _heads(grid: LexborNode, labels: dict[str, str]) -> Iterator[tuple[int, str]]:
    """The first entry of each run in a grid, with its label; none where entries of several kinds alternate."""
    shown = [(node, label) for node in list(grid.iter())[:_GRID] if (label := _label(node, labels))]
    runs = [(next(nodes)[0], label) for label, nodes in groupby(shown, key=lambda pair: pair[1])]
    if len({label for _, label in runs}) == len(runs):
        yield from ((node.mem_id, label) for node, label in runs)


def _label(node: LexborNode, labels: dict[str, str]) -> str:
    names = (node.attributes.get("class") or "").split()
    return next((labels[name] for name in names if name in labels), "")
