"""Cards two in a row on a page. Consumes the segments of pages; moves the right cards below those on the left."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from statistics import median, median_low

from transforms.readers.card_grids import Cell, Grid, Line, grids_of
from transforms.readers.page.segments import Segment

_NEAR = 2.0  # points by which cards of one column may begin apart
_SAME_LINE = 0.3  # em by which baselines on one line may differ
_WIDE = 1.3  # of the usual distance between lines, from which on there is a gap
_LARGER = 1.15  # of the usual size, from which on words are a heading
_BETWEEN = 2.0  # usual distances between the cards on the left and those on the right

Row = list[Segment]


def with_cards_below(pages: Sequence[Sequence[Segment]]) -> None:
    """Move the right cards of each grid below the left ones, and all that stands below the grid further down."""
    rows = [_rows(page) for page in pages]
    if not any(len(row) > 1 for page in rows for row in page):
        return
    large = _LARGER * median_low([one.size for page in pages for one in page])
    step = median([above[0].base - row[0].base for page in rows for above, row in pairwise(page)] or [large])
    lines = [_lines(page, step, large) for page in rows]
    for page, grids in zip(rows, grids_of(lines, _NEAR), strict=True):
        for grid in reversed(grids):
            _unfold(page, grid, step)


def _rows(page: Sequence[Segment]) -> list[Row]:
    """The segments by line, top down."""
    rows: list[Row] = []
    for one in sorted(page, key=lambda one: -one.base):
        if rows and rows[-1][0].base - one.base <= _SAME_LINE * one.size:
            rows[-1].append(one)
        else:
            rows.append([one])
    return [sorted(row, key=lambda one: one.x0) for row in rows]


def _lines(page: Sequence[Row], step: float, large: float) -> list[Line]:
    above = page[0][0].base if page else 0.0
    lines: list[Line] = []
    for row in page:
        cells = [Cell(min(one.x0, one.mark_x), one.x1, one.text, one.size >= large) for one in row]
        lines.append(Line(cells, above - row[0].base > _WIDE * step))
        above = row[0].base
    return lines


def _unfold(page: Sequence[Row], grid: Grid, step: float) -> None:
    rows = page[grid.start : grid.end]
    left = [one for row in rows for one in row if min(one.x0, one.mark_x) < grid.x - _NEAR]
    right = [one for row in rows for one in row if min(one.x0, one.mark_x) >= grid.x - _NEAR]
    edge = min(min(one.x0, one.mark_x) for one in left) - min(min(one.x0, one.mark_x) for one in right)
    low = min(one.base for one in left)
    down = max(one.base for one in right) - low + _BETWEEN * step
    added = min(low, *(one.base for one in right)) - min(one.base for one in right) + down
    for one in right:
        _move(one, edge, down)
    for row in page[grid.end :]:
        for one in row:
            _move(one, 0.0, added)


def _move(one: Segment, by: float, down: float) -> None:
    one.x0, one.x1, one.mark_x, one.base = one.x0 + by, one.x1 + by, one.mark_x + by, one.base - down
    for word in one.words:
        word.x0, word.x1, word.base = word.x0 + by, word.x1 + by, word.base - down
