"""Wrapped rows beside dates on a grid. Consumes the rows of a region; says which of them go on with the one above.

Letters of unlike width stand on equal cells, so that full lines end some columns apart. What tells a wrapped line from
an entry's second one is the list: below dates with words beside them, every line that has one below it is nearly full,
and other entries have one line, or each ends in a full stop.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.readers.page.margin_dates import is_date
from transforms.readers.page.segments import Row

_FULL, _NEAR = 0.85, 6.0  # of the column's width; points by which its lines may begin apart
_LEADING = 1.3  # of a grid's cell
_LEAST = 2  # wrapped rows of a list
_ENDS = frozenset('.:;!?)”"')


def wrapped(rows: Sequence[Row], edge: float) -> frozenset[int]:
    """The places of rows that go on with the row above, in lists that show it."""
    return frozenset(at for start, end in _lists(rows) for at in _going(rows, start, end, edge))


def _lists(rows: Sequence[Row]) -> Iterator[tuple[int, int]]:
    """Runs of rows that a date begins, with the rows below each that stand where its words do."""
    start, x0 = -1, 0.0
    for at, row in enumerate(rows):
        if _is_entry(row) and (start < 0 or abs(row.segments[1].x0 - x0) < _NEAR):
            start, x0 = (at if start < 0 else start), row.segments[1].x0
        elif start >= 0 and not (_is_below(row, x0) and row.gap < _LEADING * rows[start].size):
            yield start, at
            start = at if _is_entry(row) else -1
            x0 = row.segments[1].x0 if start >= 0 else 0.0
    if start >= 0:
        yield start, len(rows)


def _is_below(row: Row, x0: float) -> bool:
    return len(row.segments) == 1 and abs(row.x0 - x0) < _NEAR and not row.mark and not row.label


def _is_entry(row: Row) -> bool:
    return len(row.segments) == 2 and is_date(row.segments[0])  # a date, and its words


def _going(rows: Sequence[Row], start: int, end: int, edge: float) -> Sequence[int]:
    """The rows of a list that are wrapped; none where an entry of two lines has room behind its first."""
    entries = [at for at in range(start, end) if _is_entry(rows[at])]
    below = [at for at in range(start, end) if not _is_entry(rows[at])]
    if len(below) < _LEAST or not all(_is_full(rows[at - 1], rows[at], edge) for at in below):
        return ()
    ends = [rows[at - 1].segments[-1].text[-1] for at in (*entries[1:], end)]
    is_alone = any(after == at + 1 for at, after in pairwise((*entries, end)))
    return below if is_alone or set(ends) == {"."} else ()


def _is_full(above: Row, row: Row, edge: float) -> bool:
    last, first = above.segments[-1], row.segments[0].words[0]
    return last.x1 + (first.x1 - first.x0) > last.x0 + _FULL * (edge - last.x0) and last.text[-1] not in _ENDS
