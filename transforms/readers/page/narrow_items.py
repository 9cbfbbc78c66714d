"""Wrapped items of narrow columns. Consumes the rows of a region; says which of them go on with the one above.

In a sidebar hardly any line has room for the next one's first word, so that a full line proves nothing. The list does:
its items end in dates, or stand apart, and all lines within them are full.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.dates.ends import ends_dated
from transforms.readers.inline import BOLD
from transforms.readers.page.segments import Row

_NARROW = 16  # em
_NEAR, _WIDER = 2.5, 1.15  # points between left edges; of the least distance of lines, that of items
_LEAST, _MOST = 3, 0.8  # items, and lines of one kind


def narrow_items(rows: Sequence[Row], edge: float, leading: float) -> frozenset[int]:
    """The places of rows that go on with an item, in the lists that show it."""
    return frozenset(at for start, end in _lists(rows, leading) for at in _going(rows, start, end, edge))


def _lists(rows: Sequence[Row], leading: float) -> Iterator[tuple[int, int]]:
    """Runs of rows of one cell each, flush with each other, without bullets, in a narrow column."""
    start = 0
    for at, (above, row) in enumerate(pairwise(rows), 1):
        if not _is_beside(above, row, leading):
            yield start, at
            start = at
    yield start, len(rows)


def _is_beside(above: Row, row: Row, leading: float) -> bool:
    is_one = len(above.segments) == len(row.segments) == 1 and not (above.mark or row.mark or row.label)
    return is_one and abs(above.x0 - row.x0) < _NEAR and above.size == row.size and 0 < row.gap < 2 * leading


def _going(rows: Sequence[Row], start: int, end: int, edge: float) -> Iterator[int]:
    if end - start < 2 * _LEAST or edge - rows[start].x0 >= _NARROW * rows[start].size:
        return
    places = range(start + 1, end)
    full = {at: _is_full(rows[at - 1], rows[at], edge) for at in places}
    least = min(rows[at].gap for at in places)
    near = [at for at in places if rows[at].gap < _WIDER * least]
    apart = len(places) - len(near)
    if apart >= _LEAST <= len(near) and sum(full[at] for at in near) >= _MOST * len(near):
        yield from (at for at in near if full[at])
        return
    dated = {at for at in places if ends_dated(rows[at - 1].segments[0].text)}
    loose = sum(not full[at] for at in near[1:] if at not in dated)  # the first may be a heading
    if len(dated) >= _LEAST and loose <= (1 - _MOST) * len(dated):
        yield from (at for at in near if full[at] and at not in dated)


def _is_full(above: Row, row: Row, edge: float) -> bool:
    """Whether a line has no room for the next one's first word; a heading in bold is no line of what it heads."""
    word = row.segments[0].words[0]
    if all(one.style & BOLD for one in above.segments[0].words) and not word.style & BOLD:
        return False
    return above.x1 + 0.2 * row.size + (word.x1 - word.x0) > edge + 0.5
