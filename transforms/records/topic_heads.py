"""Topics that their writer explains: "Fog nets: I study how mesh gathers water ..." in each item of a list.

Consumes the runs of lines of a section; produces such heads. One item alone says little ("Methods: a long phrase"): its
siblings tell that words before the colon are the topic and words behind it an explanation, not a label over a list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.model import Line
from transforms.records.pieces import phrases, tidy

_MOST, _LEAST_PHRASE, _LEAST = 10, 9, 2  # words of a head; of an explanation's longest phrase; items alike
_ASKS = re.compile(r"(?i)(?:how|what|why|where|when|who|which|whether|the|an?|we|I|\w+ing)\s")


def explained_topics(runs: Sequence[Sequence[Line]]) -> list[tuple[str, list[Line]]]:
    """The head of every item with the item's lines; none where the items are no explained topics."""
    items = _items(runs)
    if len(items) < _LEAST:
        return []
    heads = [_head(item) for item in items]
    explained = sum(bool(head) and _explains(item) for item, head in zip(items, heads, strict=True))
    if not all(heads) or explained < _LEAST or explained * 2 <= len(items):
        return []
    return list(zip(heads, items, strict=True))


def _items(runs: Sequence[Sequence[Line]]) -> list[list[Line]]:
    """The runs; where a bullet begins the first, each to the next bullet: several sentences may explain."""
    items: list[list[Line]] = []
    for run in runs:
        if items and items[0][0].bullet and not run[0].bullet:
            items[-1] += run
        else:
            items.append(list(run))
    return items


def _head(item: Sequence[Line]) -> str:
    """The words before the first colon, which all bold words of the line, if any, stand in; else ""."""
    text = item[0].text
    head, colon, rest = text.partition(": ")
    if not colon or not rest or len(head.split()) > _MOST or "," in head or head[-1:] == "." or "://" in head:
        return ""
    bold = item[0].bold[:1]
    return tidy(head) if not bold or abs(bold[0].end - len(head)) < _LEAST else ""


def _explains(item: Sequence[Line]) -> bool:
    """True where what follows the colon is told at length, not listed; where it asks or tells behind a marked head."""
    head, _, rest = " ".join(line.text for line in item).partition(": ")
    if _is_marked(item[0], head) and _ASKS.match(rest) and (item[0].links or ("," not in rest and rest[-1] in ".?!")):
        return True
    return max((len(part.split()) for part in phrases(rest, ",;")), default=0) > _LEAST_PHRASE


def _is_marked(line: Line, head: str) -> bool:
    """True for a head in bold or behind a link."""
    ends = [*(link.end for link in line.links[:1]), *(span.end for span in line.bold[:1])]
    return any(abs(end - len(head)) < _LEAST for end in ends)
