"""Cells centred on their rows, in layout text. Consumes the lines of a page; produces each such row as one line.

                                Loomers' Guild of the
    Fellowship for Dyers                                     2019 - 2021
                                Northern Counties

Tables may set the cells of a row one beside the other's middle: the lines of a wrapped cell then stand above and below
the line of the others. What tells such a row is that the words above it begin where those below it do, with nothing
over the row's own words, a date among them, and that another row has words and a date in both places.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.readers.date_patterns import RANGE
from transforms.readers.layout.pieces import Piece, joined, pieces_of

_DATE = re.compile(rf"{RANGE}(?:, ?{RANGE}){{0,3}}", re.IGNORECASE)
_NEAR = 3  # columns by which the cells of a column may begin apart
_MOST_LINES = 5  # above the row's own
_BEGIN = "(“\"'‘[&$£€"  # before the first word of a cell's line
_PAIR = 2
_GAP = 4  # blanks between cells
_AROUND = 8  # lines above and below a row in which its columns show how wide they are
_SHARED = 2  # lines between two rows' own that have a line around them in common

Pieces = list[Piece]


class _Row(NamedTuple):
    """A row's own line, how many lines above it and below it are of its cells, and where all of its cells stand."""

    at: int
    reach: int
    cells: Pieces


def with_centred_cells_whole(lines: Sequence[str]) -> list[str]:
    """The lines; those of cells that are centred on their row are one with it."""
    pieces = [pieces_of(line) for line in lines]
    may = [at for at in range(1, len(lines) - 1) if _is_between(pieces[at - 1], pieces[at], pieces[at + 1])]
    middles = _apart(may, pieces)
    rows = [_Row(at, count := _count(pieces, at, middles), _cells(pieces, at, count)) for at in middles]
    proven = [row for row in rows if _is_proven(row, rows, pieces)]
    if not proven:
        return list(lines)
    out: list[str] = []
    end = 0
    for row in _with_odd(proven, pieces):
        out += [*lines[end : row.at - row.reach], _written(pieces[row.at - row.reach : row.at + row.reach + 1])]
        end = row.at + row.reach + 1
    return [*out, *lines[end:]]


def _is_between(above: Pieces, own: Pieces, below: Pieces) -> bool:
    """True where the words above begin where those below do, and a line's own words stand beside both."""
    if not (above and own and below) or not _are_alike(above, below) or not any(map(_is_date, own)):
        return False
    return not any(
        one.start <= other.end + 1 and other.start <= one.end + 1 for one in own for other in (*above, *below)
    )


def _is_date(one: Piece) -> bool:
    return _DATE.fullmatch(one.text) is not None


def _are_alike(above: Pieces, below: Pieces) -> bool:
    return len(above) == len(below) and all(
        abs(high.start - low.start) <= 1 for high, low in zip(above, below, strict=True)
    )


def _count(pieces: Sequence[Pieces], at: int, middles: Sequence[int]) -> int:
    """How many lines above a row's own mirror those below it, in the columns of the row, and are of no other row."""
    starts = [one.start for line in pieces[at - 1 : at + 1] for one in line]
    others = {line for other in middles if other != at for line in range(other - 1, other + 2)}
    count = 1
    while count < min(_MOST_LINES, at, len(pieces) - at - 1) and not others & {at - count - 1, at + count + 1}:
        above, below = pieces[at - count - 1], pieces[at + count + 1]
        if not (above and _are_alike(above, below) and all(_is_near(one.start, starts) for one in above)):
            break
        count += 1
    return count


def _is_near(start: int, starts: Sequence[int]) -> bool:
    return any(abs(start - other) <= _NEAR for other in starts)


def _cells(pieces: Sequence[Pieces], at: int, count: int) -> Pieces:
    """The row's own cells, and the first line of each that is wrapped."""
    own = pieces[at]
    more = [one for line in reversed(pieces[at - count : at]) for one in line]
    cells = list(own)
    for one in more:
        if not _is_near(one.start, [cell.start for cell in cells]):
            cells.append(one)
    return sorted(cells)


def _apart(may: Sequence[int], pieces: Sequence[Pieces]) -> list[int]:
    """The lines that may be a row's own; of two near each other the one with more cells.

    Where a date stands alone between two entries, each entry stands between two dates, too: neither is a row.
    """
    found: list[int] = []
    for at in may:
        rivals = [other for other in may if 0 < abs(other - at) <= _SHARED]
        if all(len(pieces[other]) < len(pieces[at]) for other in rivals):
            found.append(at)
    return found


def _is_proven(row: _Row, rows: Sequence[_Row], pieces: Sequence[Pieces]) -> bool:
    """True where another row of the page has words in the place of one of the row's own, and of a wrapped cell."""
    own = pieces[row.at]
    wrapped = [one for one in row.cells if one not in own]
    inside = range(row.at - row.reach, row.at + row.reach + 1)
    others = [other.cells for other in rows if other is not row]
    others += [line for at, line in enumerate(pieces) if len(line) > 1 and at not in inside]
    dates = list(filter(_is_date, own))
    if not any(_has(line, wrapped) and _has(list(filter(_is_date, line)), dates) for line in others):
        return False
    near = [one for line in pieces[max(0, row.at - _AROUND) : row.at + _AROUND] for one in line]
    return all(_is_full(high, low, row, near) for high, low in zip(pieces[row.at - 1], pieces[row.at + 1], strict=True))


def _is_full(high: Piece, low: Piece, row: _Row, near: Sequence[Piece]) -> bool:
    """True where the lower line's first word did not fit behind the upper one, in a column as wide as its lines."""
    edge = next((cell.start for cell in row.cells if cell.start > high.start + _NEAR), 0)
    own = [one for one in near if abs(one.start - high.start) <= _NEAR and (one.end <= edge or not edge)]
    if not (low.text[0].isalnum() or low.text[0] in _BEGIN):
        return False  # an item
    return len(high.text) + 1 + len(low.text.split(" ", 1)[0]) > max((len(one.text) for one in own), default=0)


def _has(line: Pieces, cells: Pieces) -> bool:
    """True where words of a line stand in the place of a cell, flush at its left or right."""
    return any(abs(one.start - cell.start) <= _NEAR or one.end == cell.end for cell in cells for one in line)


def _with_odd(proven: Sequence[_Row], pieces: Sequence[Pieces]) -> list[_Row]:
    """The rows, and those of the same tables with a cell of three lines: its middle one stands on the row's line."""
    taken = {at for row in proven for at in range(row.at - row.reach, row.at + row.reach + 1)}
    found = list(proven)
    for at in range(1, len(pieces) - 1):
        above, own, below = pieces[at - 1 : at + 2]
        if not (len(above) == 1 < len(own) and _are_alike(above, below)) or taken & {at - 1, at, at + 1}:
            continue
        starts = [one.start for one in own]
        is_cell = len(own) > _PAIR and _is_near(above[0].start, starts) and above[0].start > own[0].start + _NEAR
        if is_cell and any(_has(row.cells, [one]) and _has(row.cells, above) for row in proven for one in own):
            found.append(_Row(at, 1, own))
            taken |= {at - 1, at, at + 1}
    return sorted(found)


def _written(lines: Sequence[Pieces]) -> str:
    """The row's line: the lines of each cell as one, in its column."""
    columns: list[Pieces] = []
    for one in sorted(one for line in lines for one in line):
        if columns and one.start - columns[-1][0].start <= _NEAR:
            columns[-1].append(one)
        else:
            columns.append([one])
    order = {id(one): at for at, line in enumerate(lines) for one in line}
    line = ""
    for column in columns:
        column.sort(key=lambda one: order[id(one)])
        line = line.ljust(column[0].start) if len(line) + _GAP <= column[0].start or not line else line + " " * _GAP
        line += joined([one.text for one in column])
    return line
