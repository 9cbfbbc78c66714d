"""Gaps of a point or two between the items of a list. Consumes a region's rows; produces which begin, and which go on.

A word processor sets so little space behind each paragraph that the leading of a wrapped line is hardly less. Where
nearly all lines above the smaller gap had no room for the next word, and most above the larger one had, the gap tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.readers.page.edges import mode
from transforms.readers.page.segments import Row

_LEAST, _JUMP, _MOST = 3, 0.6, 1.28  # rows of either kind; points between the two gaps; the larger one, of the smaller
_CELLS = 2  # of a row that a date stands in beside words; more are a table's
_FULL, _LOOSE = 0.8, 0.5  # of the lines above the smaller gap that are full, at least; above the larger one, at most
_BLANK, _WIDE = 0.25, 8  # em, of a blank, and of words that are no date at the right edge


def parted_by_gaps(rows: Sequence[Row], edge: float) -> tuple[frozenset[int], frozenset[int]]:
    """The places of the rows that begin anew below a gap a little larger than that of wrapped lines, and of these."""
    size = mode((round(row.segments[0].size, 1), 1) for row in rows)
    pairs = [
        (row.gap, at)
        for at, (above, row) in enumerate(pairwise(rows), 1)
        if abs(above.segments[-1].size - size) + abs(row.segments[0].size - size) < _BLANK and row.gap > size
        if len(above.segments) <= _CELLS >= len(row.segments)
        if len(above.segments) == 1 or above.segments[-1].x1 - above.segments[-1].x0 > _WIDE * size
    ]
    small, large = _in_two(sorted(pairs))
    if min(len(small), len(large)) < _LEAST:
        return frozenset(), frozenset()
    tight = sum(_had_no_room(rows, at, edge) for _, at in small)
    loose = sum(_had_no_room(rows, at, edge) for _, at in large)
    if tight < _FULL * len(small) or loose > _LOOSE * len(large):
        return frozenset(), frozenset()
    begun = frozenset(at for _, at in large if not rows[at].segments[0].text[:1].islower())
    return begun, frozenset(at for _, at in small if _had_no_room(rows, at, edge) and not rows[at].mark)


def _in_two(pairs: Sequence[tuple[float, int]]) -> tuple[list[tuple[float, int]], list[tuple[float, int]]]:
    """The rows with the smaller gap, and those with the larger one."""
    near = [pair for pair in pairs if pair[0] <= _MOST * pairs[0][0]]
    jumps = [(below[0] - above[0], at) for at, (above, below) in enumerate(pairwise(near), 1)]
    jump, at = max(jumps, default=(0.0, 0))
    return (list(near[:at]), list(near[at:])) if jump >= _JUMP else ([], [])


def _had_no_room(rows: Sequence[Row], at: int, edge: float) -> bool:
    last, first = rows[at - 1].segments[-1], rows[at].segments[0].words[0]
    return last.x1 + _BLANK * rows[at].size + (first.x1 - first.x0) > edge - 1
