"""Where lines end and how far apart they stand. Consumes a page's rows; produces places and distances in points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import pairwise

from transforms.readers.page.segments import Row

_NEAR = 2.5  # points by which the right ends of full lines may differ
_LONG, _BEYOND = 0.75, 1.25  # shares of the longest line


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


def full_edge(rows: Sequence[Row]) -> float:
    """Where full lines would end: beyond the longest one, where no few end at one place and none was wrapped."""
    edge = right_edge(rows)
    least = min((row.x0 for row in rows), default=0.0)
    long = least + _LONG * (edge - least)
    ends = sorted(row.x1 for row in rows if row.x1 > long)
    is_even = any(after - end < _NEAR for end, after in zip(ends, ends[2:], strict=False))
    if is_even or any(above.x1 > long and _goes_on(above, row) for above, row in pairwise(rows)):
        return edge
    return least + _BEYOND * (edge - least)


def _goes_on(above: Row, row: Row) -> bool:
    """True for a row in lower case, and one below a bullet's words, or set in from where the row above begins."""
    word = row.segments[0].words[0].text
    is_below_words = bool(above.mark) and above.mark_x < above.x0 - _NEAR and abs(row.x0 - above.x0) < _NEAR
    is_set_in = is_below_words or row.x0 > above.x0 + _NEAR
    return not row.mark and (is_set_in or (word[0].islower() and word.strip(".,;:)").isalpha()))


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
