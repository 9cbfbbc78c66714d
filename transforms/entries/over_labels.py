"""Titles over labelled lines: "Looms of the north" over "Role: PI", "Funder: Globex", "Period: 2019-2021", and again.

Consumes the lines of one run; produces the places where such entries begin. The list's own labels, which return in
one entry after the other, tell which lines state details, whatever dates stand in them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.lines.shapes import is_prose
from transforms.model import Line

_LABEL = re.compile(r"([A-ZÀ-Þ][^\d\t:,.;()]{1,38}?)\s?:(?:\s|$)")
_LEAST = 2  # entries of a list, and labelled lines of most of them
_TITLE = 3  # lines of a title at most


def over_labels(lines: Sequence[Line]) -> list[int]:
    """Where entries begin that are a title over labelled lines; [] where the lines are no such list."""
    labels = _returning(lines)
    if not labels or labels[0] or (not labels[-1] and not is_prose(lines[-1].text)):
        return []
    starts = [i for i in range(len(lines)) if _begins(lines, labels, i)]
    if len(starts) < _LEAST or starts[0]:
        return []
    sizes = [sum(map(bool, labels[a:b])) for a, b in zip(starts, [*starts[1:], len(lines)], strict=True)]
    return starts if sum(size >= _LEAST for size in sizes) * 2 > len(sizes) else []


def _returning(lines: Sequence[Line]) -> list[str]:
    """The label of each line, "" where it has none that returns; [] where few do."""
    found = [(match[1].casefold() if (match := _LABEL.match(line.text)) else "") for line in lines]
    counts = Counter(filter(None, found))
    labels = [label if counts[label] >= _LEAST else "" for label in found]
    return labels if sum(map(bool, labels)) >= 2 * _LEAST else []


def _begins(lines: Sequence[Line], labels: Sequence[str], at: int) -> bool:
    """True for a line without a label, over one or two lines below it, right behind a labelled line or a sentence."""
    if labels[at] or (at and not (labels[at - 1] or is_prose(lines[at - 1].text))):
        return False
    if at and (lines[at].text[:1].islower() or (is_prose(lines[at].text) and not lines[at].bold)):
        return False
    return any(labels[at + 1 : at + 1 + _TITLE])
