"""Cells centred on their rows. Consumes the segments of a page; produces each wrapped cell as one, on its row's line.

    Loomers' Guild of the
    Fellowship for Dyers        ...        2019 - 2021
    Northern Counties

Tables may set the cells of a row one beside the other's middle: the two lines of a wrapped cell then stand half a line
above and below the others, on baselines of their own, like lines of another column. What tells such a cell is that
words stand right between its lines, with none near above or below, and that another row has words in both places.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from transforms.readers.inline import BOLD
from transforms.readers.page.hyphens import join_lines
from transforms.readers.page.segments import Segment

_EDGE = 2.0  # points by which the edges of a column's cells differ
_SAME, _SIZES = 0.12, 0.08  # em by which baselines of one line differ; of a size, by which those of a cell do
_LEADING = 1.45  # em from line to line of a cell, and the lines between one row's middle and the next
_LEAST_ROWS = 2
_MOST_LINES = 3  # of a cell, above its middle

Stack = list[Segment]  # the lines of a cell, top down


class Middle(NamedTuple):
    """The middle of a wrapped cell: its baseline, how far from it no other row is, and the words that stand on it."""

    base: float
    reach: float
    beside: Sequence[Segment]


def with_centred_cells_whole(page: Sequence[Segment]) -> list[Segment]:
    """The segments; those of a cell that is centred on its row are one."""
    columns = _columns(page)
    found = [one for column in columns for one in _middles(column, page)]
    if not found:
        return list(page)
    rows = _rows_of_table(page, found)
    stacks = [stack for column in columns for stack in _stacks(column, rows)]
    inside = {id(one) for stack in stacks for one in stack}
    loose = [one for one in page if id(one) not in inside and not any(_is_on(one.base, row, one.size) for row in rows)]
    torn = [_middle(stack) for stack in stacks if any(_is_beside(one, stack) for one in loose)]
    whole = [stack for stack in stacks if not any(_is_on(_middle(stack), row, stack[0].size) for row in torn)]
    taken = {id(one): stack for stack in whole for one in stack}
    return [_whole(taken[id(one)], rows) if id(one) in taken else one for one in page if _is_first(one, taken)]


def _middle(stack: Stack) -> float:
    return (stack[0].base + stack[-1].base) / 2


def _is_beside(one: Segment, stack: Stack) -> bool:
    """Whether words that are of no cell stand beside the lines of one, or go on with it: a list, or a text."""
    over = _LEADING * one.size if abs(one.x0 - stack[0].x0) <= _EDGE else _SAME * one.size
    return stack[-1].base - over <= one.base <= stack[0].base + over


def _columns(page: Sequence[Segment]) -> list[Stack]:
    """Segments that begin in one place, top down."""
    columns: list[Stack] = []
    for one in sorted(page, key=lambda one: one.x0):
        if columns and one.x0 - columns[-1][-1].x0 <= _EDGE:
            columns[-1].append(one)
        else:
            columns.append([one])
    return [sorted(column, key=lambda one: -one.base) for column in columns]


def _middles(column: Stack, page: Sequence[Segment]) -> list[Middle]:
    """Where, between two lines of a column, words of other columns stand that make a row with them."""
    found: list[Middle] = []
    for above, below in pairwise(column):
        if not _goes_on(above, below):
            continue
        middle, reach = (above.base + below.base) / 2, _LEADING * (above.base - below.base)
        beside = [one for one in page if _is_on(one.base, middle, above.size) and _is_apart(one, above, below)]
        alone = [one for one in beside if not _has_near(one, page, reach)]
        witness = [one for one in alone if _shared_rows(one, column, page) + 1 >= _LEAST_ROWS]
        if witness:
            found.append(Middle(middle, reach, witness))
    return found


def _is_on(base: float, line: float, size: float) -> bool:
    return abs(base - line) <= _SAME * size


def _goes_on(above: Segment, below: Segment) -> bool:
    """Whether two lines of a column may be of one cell: near enough, alike in size and weight, and no items."""
    is_near = _SAME * above.size < above.base - below.base <= _LEADING * above.size
    is_alike = is_near and abs(above.size - below.size) <= _SIZES * above.size and not (above.mark or below.mark)
    return is_alike and not (above.words[-1].style ^ below.words[0].style) & BOLD


def _is_apart(one: Segment, above: Segment, below: Segment) -> bool:
    """Whether words stand beside both lines, not between them."""
    return one.x1 < min(above.x0, below.x0) or one.x0 > max(above.x1, below.x1)


def _has_near(one: Segment, page: Sequence[Segment], reach: float) -> bool:
    """Whether other words stand above or below these, as near as lines of a paragraph do."""
    return any(
        other is not one and abs(other.base - one.base) < reach and other.x0 < one.x1 and one.x0 < other.x1
        for other in page
    )


def _shared_rows(one: Segment, column: Stack, page: Sequence[Segment]) -> int:
    """How many other rows have words in the place of these and in the column, on one line or half a line apart."""
    peers = [other for other in page if other is not one and _is_flush(other, one)]
    reach = _LEADING / 2 * one.size
    return sum(any(abs(line.base - peer.base) <= reach for line in column) for peer in peers)


def _is_flush(one: Segment, other: Segment) -> bool:
    return abs(one.x0 - other.x0) <= _EDGE or abs(one.x1 - other.x1) <= _EDGE


def _rows_of_table(page: Sequence[Segment], found: Sequence[Middle]) -> list[float]:
    """The baselines of the rows: those found, and those of other words in the places of what stands on them."""
    size = max(one.size for one in page)
    beside = [one for middle in found for one in middle.beside]
    count = Counter(one.base for one in page)
    flush = {one.base for one in page if count[one.base] > 1 and any(_is_flush(one, cell) for cell in beside)}
    far = [base for base in flush if not any(abs(base - middle.base) < middle.reach for middle in found)]
    rows: list[float] = []
    for base in sorted({*(middle.base for middle in found), *far}, reverse=True):
        if not (rows and _is_on(base, rows[-1], size)):
            rows.append(base)
    return rows


def _stacks(column: Stack, rows: Sequence[float]) -> list[Stack]:
    """The cells of a column: as many lines below a row's middle as above it, none of them on the line of a row."""
    found: list[Stack] = []
    between = [one for one in column if not any(_is_on(one.base, row, one.size) for row in rows)]
    free = 0
    for middle in rows if between else ():
        core = [one for one in column if _is_on(one.base, middle, one.size)][:1]
        at = next((n for n in range(free, len(between)) if between[n].base < middle), len(between))
        above, below = between[free:at], between[at:]
        count = 0
        while count < min(len(above), len(below), _MOST_LINES) and _widens(above, core, below, count, middle):
            count += 1
        if count:
            found.append([*above[len(above) - count :], *core, *below[:count]])
            free = at + count
    return found


def _widens(above: Stack, core: Stack, below: Stack, count: int, middle: float) -> bool:
    """Whether the next line above and the next below go on with a cell, as far from its middle as each other."""
    high, low = above[-1 - count], below[count]
    inner = (above[len(above) - count] if count else None, below[count - 1] if count else None)
    upper, lower = (inner[0], inner[1]) if count else (core[0], core[0]) if core else (low, high)
    if upper is None or lower is None or not _is_on(high.base - middle, middle - low.base, high.size):
        return False
    return _goes_on(high, upper) and _goes_on(lower, low)


def _is_first(one: Segment, taken: dict[int, Stack]) -> bool:
    return id(one) not in taken or taken[id(one)][0] is one


def _whole(stack: Stack, rows: Sequence[float]) -> Segment:
    """The cell's lines as one, on the line of its row."""
    first, *more = stack
    words = list(first.words)
    for line in more:
        join_lines(words, line.words)
    base = min(rows, key=lambda row: abs(row - _middle(stack)))
    for word in words:
        word.base = base
    whole = Segment(words)
    whole.x0, whole.x1 = min(one.x0 for one in stack), max(one.x1 for one in stack)
    whole.mark_x = whole.x0
    return whole
