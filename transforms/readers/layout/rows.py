"""Rows of tables that blank lines part, in layout text. Consumes the lines of a page; produces each row as one line.

A word processor leaves room below each row, so that what stands between two blank lines is one row: its first line has
a piece in each column, the lines below only go on with its cells, each right below the beginning of its own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from transforms.headings.wording import named
from transforms.readers.date_patterns import RANGE, SEASON
from transforms.readers.layout.pieces import Piece, pieces_of

_DATE = re.compile(rf"{RANGE}|{SEASON},? \d{{4}}", re.IGNORECASE)
_LEAST_ROWS, _LEAST_CELLS, _LEFT = 2, 3, 3  # rows of a table, its columns, and blanks before its first one
_MOST_LINES, _GAP = 6, "    "  # lines of a row; between two of its cells
_NEAR = 1  # columns by which pieces of one cell may begin apart


def with_spaced_rows(lines: Sequence[str]) -> list[str]:
    """The lines; the rows of tables whose rows blank lines part are one line each."""
    blocks = list(_blocks(lines))
    rows = [_starts(block) for block in blocks]
    wrapped = {at for at in range(len(blocks)) if rows[at] and len(blocks[at]) > 1}
    if not wrapped:
        return list(lines)
    out: list[str] = []
    for at, block in enumerate(blocks):
        beside = (rows[other] for other in (at - 2, at + 2) if 0 <= other < len(rows))
        is_row = at in wrapped and any(_are_alike(rows[at], row) for row in beside)
        out += [_whole(block, rows[at])] if is_row else block
    return out


def _blocks(lines: Sequence[str]) -> Iterator[list[str]]:
    """Runs of lines that are blank, and of lines that are not."""
    for _, run in groupby(lines, lambda line: bool(line.strip())):
        yield list(run)


def _starts(block: Sequence[str]) -> list[int]:
    """Where the cells of a row begin, if the block is one: of three columns or more, the first at the left edge."""
    if len(block) > _MOST_LINES or not block[0].strip() or "  " not in block[0].strip():
        return []
    first = pieces_of(block[0])
    starts = [piece.start for piece in first]
    if len(first) < _LEAST_CELLS or starts[0] > _LEFT or any(map(_is_tight, pairwise(first))):
        return []
    if any(named(piece.text).whole for line in block[1:] for piece in pieces_of(line) if piece.start <= _LEFT):
        return []
    below = [pieces_of(line) for line in block[1:]]
    another = any(len(line) == len(first) or (line[0].start <= _LEFT and line[0].text[0].isdigit()) for line in below)
    places = [(_place(piece, starts), piece.text) for line in below for piece in line]
    goes_on = not another and all(at is not None for at, _ in places)
    return starts if goes_on and not any(at and _are_dates(first[at].text, text) for at, text in places) else []


def _are_dates(own: str, below: str) -> bool:
    """True for a date below a date: it is another row's."""
    return _DATE.fullmatch(own) is not None and _DATE.fullmatch(below) is not None


def _is_tight(pair: tuple[Piece, Piece]) -> bool:
    return pair[1].start - pair[0].end < _LEAST_ROWS


def _place(piece: Piece, starts: Sequence[int]) -> int | None:
    """The cell that a piece goes on with: it begins below that one's beginning, and ends before the next one's."""
    for at, start in enumerate(starts):
        if abs(piece.start - start) <= _NEAR and (at + 1 == len(starts) or piece.end < starts[at + 1]):
            return at
    return None


def _are_alike(row: Sequence[int], other: Sequence[int]) -> bool:
    """True for rows whose cells begin at the same places; one may lack the last ones."""
    return len(other) >= _LEAST_CELLS and all(abs(one - two) <= _NEAR for one, two in zip(row, other, strict=False))


def _whole(block: Sequence[str], starts: Sequence[int]) -> str:
    """The row's cells on one line."""
    cells: list[list[str]] = [[] for _ in starts]
    for line in block:
        for piece in pieces_of(line):
            at = _place(piece, starts)
            cells[at if at is not None else 0].append(piece.text)
    line = ""
    for start, cell in zip(starts, cells, strict=True):
        line = line.ljust(start) if len(line) + len(_GAP) <= start or not line else line + _GAP
        line += " ".join(cell)
    return line
