"""Where lines end and how far apart they stand. Consumes a page's rows; produces places and distances in points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from transforms.readers.page.segments import Row

_NEAR = 2.5  # points by which the right ends of full lines may differ


def right_edge(rows: Sequence[Row]) -> float:
    """Where full lines end: the right-most place at which several do, if it is near to where the longest one ends."""
    ends = sorted((row.x1 for row in rows), reverse=True)
    if not ends:
        return 0.0
    least = min(row.x0 for row in rows)
    for at, end in enumerate(ends[:-2]):
        if end - ends[at + 2] < _NEAR:
            return end if end > least + 0.85 * (ends[0] - least) else ends[0]
    return ends[0]


def usual_leading(rows: Sequence[Row], body: float) -> float:
    """The smallest distance of lines that is usual."""
    gaps = Counter(
        round(2 * row.gap) / 2
        for row in rows
        if 0.9 * body < row.gap < 2.2 * body and abs(row.size - body) < 0.12 * body
    )
    total = sum(gaps.values())
    usual = [gap for gap, count in gaps.items() if count >= 0.12 * total]
    return min(usual) if usual else 1.2 * body


def mode(values: Iterable[tuple[float, int]]) -> float:
    """The value with the greatest weight."""
    weights: dict[float, int] = {}
    for value, weight in values:
        weights[value] = weights.get(value, 0) + weight
    return max(weights, key=lambda value: (weights[value], -value)) if weights else 0.0
