"""Cards two in a row. Consumes the rows of pages, each of cells; finds the stretches that are two columns of cards.

        Dyer                                 Weaver
        Loom House, Lund                     Felt Works, Brno
        2019 - 2021                          2016 - 2018

Row for row the left cell has nothing to do with the right one. What tells such cards from a table's columns, and from a
place or a date at the right edge, are dates of their own on both sides; where a document has such a grid, its others
stand at the same gutter, and need no dates.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.date_patterns import NOW, RANGE

_DATE = re.compile(rf"[(\[]?(?:(?:since|from|until) )?(?:{RANGE}|{NOW})[)\].]?", re.IGNORECASE)
_LATE_DATE = re.compile(rf"[,(–-] ?{RANGE}[)\].]{{0,2}}$", re.IGNORECASE)
_LONGEST_DATE, _LONGEST_HEAD = 40, 40
_LEAST_BOTH, _LEAST_KNOWN = 3, 2  # rows with cells on both sides; at a gutter that is known
_LEAST_DATES, _EVEN = 3, 0.5  # dates of grids at one gutter; of the dates on one side, those on the other
_ALIGNED = 0.8  # of a side's cells, that begin in one place
_CANDIDATES = 4


class Cell(NamedTuple):
    """Words of a row that stand together, and their places; whether they are larger than text."""

    x0: float
    x1: float
    text: str
    is_large: bool = False


class Line(NamedTuple):
    """The cells of a row from left to right; whether there is a gap above."""

    cells: Sequence[Cell]
    has_gap: bool


class Grid(NamedTuple):
    """The rows of a grid of cards, the last one excluded, and where its right cards begin."""

    start: int
    end: int
    x: float


def grids_of(pages: Sequence[Sequence[Line]], near: float) -> list[list[Grid]]:
    """The grids of each page, top down. `near`: by how much the places of a column's cells may differ."""
    heads = [line.cells[-1].x0 for page in pages for line in page if _heads_column(line)]
    places = [[x for x in _candidates(page, near) if not _begins_near(heads, x, near)] for page in pages]
    dates: Counter[float] = Counter()
    for page, its in zip(pages, places, strict=True):
        for grid in (grid for x in its for grid in _runs(page, x, near)):
            dates[grid.x] += _dates_of(page, grid, near)
    known = [x for x, count in dates.items() if count >= _LEAST_DATES]
    return [
        _apart([grid for x in known for grid in _runs(page, x, near) if _is_like_others(page, grid, near)])
        for page in pages
    ]


def _candidates(page: Sequence[Line], near: float) -> list[float]:
    """The places at which cells begin behind others most often."""
    starts = Counter(round(cell.x0 / near) for line in page for cell in line.cells[1:])
    return [place * near for place, count in starts.most_common(_CANDIDATES) if count >= _LEAST_BOTH]


def _begins_near(heads: Sequence[float], x: float, near: float) -> bool:
    """True where sections begin at a gutter: it parts two columns, and no cards."""
    return any(abs(start - x) <= near for start in heads)


def _runs(page: Sequence[Line], x: float, near: float) -> Iterator[Grid]:
    """The stretches that begin and end with cells on both sides, and that no cell crosses and no heading ends."""
    start, last = -1, -1
    for at, line in enumerate(page):
        is_both = _is_both(line, x, near)
        if start >= 0 and (_crosses(line, x, near) or _ends(page, at, x, near)):
            yield Grid(start, _end(page, last, x, near), x)
            start = -1
        if is_both:
            start, last = (at if start < 0 else start), at
    if start >= 0:
        yield Grid(start, _end(page, last, x, near), x)


def _is_both(line: Line, x: float, near: float) -> bool:
    cells = line.cells
    return len(cells) > 1 and cells[0].x1 < x and any(abs(cell.x0 - x) <= near for cell in cells[1:])


def _crosses(line: Line, x: float, near: float) -> bool:
    return any(cell.x0 < x - near and cell.x1 > x - near for cell in line.cells)


def _ends(page: Sequence[Line], at: int, x: float, near: float) -> bool:
    """True for a row that heads what follows: a heading, or words below a gap with cells on both sides below them."""
    line = page[at]
    if len(line.cells) > 1 or line.cells[0].x0 > x - near:
        return False
    below = page[at + 1] if at + 1 < len(page) else None
    is_over = line.has_gap and below is not None and _is_both(below, x, near)
    return is_over or line.cells[0].is_large or _heads(line.cells[0].text)


def _end(page: Sequence[Line], last: int, x: float, near: float) -> int:
    """Behind the last row of a grid, and behind those below that go on with its left card."""
    end = last + 1
    while end < len(page) and not (page[end].has_gap or _crosses(page[end], x, near) or _ends(page, end, x, near)):
        end += 1
    return end


def _heads_column(line: Line) -> bool:
    """True where the last cell heads a section, and no title stands beside it: another heading, or nothing."""
    *left, last = line.cells
    return _heads(last.text) and (not left or _heads(left[0].text))


def _heads(text: str) -> bool:
    may = text[:1].isupper() and len(text) <= _LONGEST_HEAD and text[-1] not in ".,;:"
    return may and named(text).whole and not (is_role(text) or is_faint(text))


def _dates_of(page: Sequence[Line], grid: Grid, near: float) -> int:
    """How many dates a grid has, if both of its sides have dates of their own, and about as many."""
    dates = [_dates(side) for side in _sides(page, grid, near)]
    is_grid = min(dates) >= _EVEN * max(dates) > 0 and _is_like_others(page, grid, near, _LEAST_BOTH)
    return sum(dates) if is_grid else 0


def _is_like_others(page: Sequence[Line], grid: Grid, near: float, least: int = _LEAST_KNOWN) -> bool:
    """True where both sides look the same: as many cells on a row, each side's in line, and not only dates."""
    sides = _sides(page, grid, near)
    both = [(left, right) for left, right in zip(*sides, strict=True) if left and right]
    if len(both) < least or sum(len(left) == len(right) for left, right in both) < _ALIGNED * len(both):
        return False
    return all(_are_aligned(side, near) and 2 * _dates(side) <= sum(map(len, side)) for side in sides)


def _sides(page: Sequence[Line], grid: Grid, near: float) -> tuple[list[list[Cell]], list[list[Cell]]]:
    """The cells on the left of each row of a grid, and those on its right."""
    rows = [line.cells for line in page[grid.start : grid.end]]
    left = [[cell for cell in cells if cell.x0 < grid.x - near] for cells in rows]
    return left, [list(cells[len(own) :]) for cells, own in zip(rows, left, strict=True)]


def _dates(side: Sequence[Sequence[Cell]]) -> int:
    return sum(_is_dated(cell.text) for cells in side for cell in cells)


def _is_dated(text: str) -> bool:
    """True for a date, and for words with one behind them."""
    if not any(map(str.isdigit, text)):
        return False
    return (len(text) <= _LONGEST_DATE and _DATE.fullmatch(text) is not None) or _LATE_DATE.search(text) is not None


def _are_aligned(side: Sequence[Sequence[Cell]], near: float) -> bool:
    """True where nearly all rows of a side begin in one place."""
    starts = [cells[0].x0 for cells in side if cells]
    edge, _ = Counter(round(start / near) for start in starts).most_common(1)[0]
    return sum(abs(start - edge * near) <= near for start in starts) >= _ALIGNED * len(starts)


def _apart(grids: Sequence[Grid]) -> list[Grid]:
    """The grids from the top down, of those that overlap the longest."""
    out: list[Grid] = []
    for grid in sorted(grids, key=lambda one: one.start - one.end):
        if all(grid.end <= other.start or other.end <= grid.start for other in out):
            out.append(grid)
    return sorted(out)
