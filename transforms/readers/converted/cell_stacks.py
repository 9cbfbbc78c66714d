"""Columns of a word processor's tables that a converter wrote one below the other. Consumes converted markdown.

Cells side by side come as stacks: three rows "2012 - 2014 Lecturer", then, behind a wider gap, "Tarn College", "Osier
College" and "Fern College". The gap tells what a block is: up to one blank line is a wrapped cell, two are the next
row, more lead back up the page, to the next column of the rows above. Produces text with each row's cells on its line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import takewhile

from transforms.dates.ranges import find_dates, is_date
from transforms.kept import kept
from transforms.readers.converted.lines import is_head
from transforms.readers.converted.repeated_rows import without_repeated_rows

_WRAPPED, _JUMP = 1, 3  # blank lines within a cell at most; before what stands further up
_LONGEST_ROW, _LONGEST_CELL, _LONGEST_DATED = 130, 70, 40
_LEAST_FITS = 2
_MOST_ROWS, _FAR = 60, 300  # rows of a table; blocks between its last row and a stack
_NO_CELL = re.compile(r"[#|>*_\-•●○▪■◦▷]|\d{1,3}[.)] |.*(?:\((?:19|20)\d\d|@|https?:|,\s\d{1,4}\s?[-–]\s?\d)")
_CELL_ENDS = re.compile(r"[a-z]{3}\.$")


@dataclass(eq=False)
class _Block:
    """Lines of one cell or one row: their places, their words, the blank lines below; cells that were found later."""

    first: int
    last: int
    text: str
    gap: int
    is_head: bool
    place: int  # among the blocks
    cells: list[str] = field(default_factory=list)

    @kept
    def is_led(self) -> bool:
        """True where a date leads the words."""
        dates = find_dates(self.text[:_LONGEST_ROW])
        return bool(dates) and dates[0].span.start == 0 and not is_date(self.text)

    @kept
    def is_cell(self) -> bool:
        """True for a few words that may be a cell."""
        text = self.text
        plain = len(text) <= _LONGEST_CELL and not self.is_head and _NO_CELL.match(text) is None
        return plain and _CELL_ENDS.search(text) is None

    @kept
    def ends_dated(self) -> bool:
        """True for a date, or a word or two before one."""
        dates = find_dates(self.text) if len(self.text) <= _LONGEST_DATED else ()
        return bool(dates) and dates[-1].span.end == len(self.text) and (is_date(self.text) or not self.is_led)


def with_rows_whole(text: str) -> str:
    """The text; rows whose cells stand in stacks below them are one line each."""
    if "\n\n\n\n" not in text:
        return text
    lines = without_repeated_rows(text.split("\n"))
    blocks = _blocks(lines)
    fits = misfits = 0
    stacked: set[int] = set()
    rows: list[_Block] = []
    for at in (at for at, block in enumerate(blocks[:-1]) if block.gap >= _JUMP):
        below = _stack(blocks, at + 1)
        own = _segment(blocks, at, stacked)
        rows = (own or rows)[-_MOST_ROWS:] if at - (own or rows or blocks)[-1].place <= _FAR else []
        found = _targets(rows, own, blocks, at, below)
        misfits += bool(below) and not found and bool(own) and not own[-1].is_head
        if not found:
            continue
        fits += 1
        for row, cell in zip(found, below, strict=True):
            row.cells.append(cell.text)
            stacked.add(cell.first)
    if fits < _LEAST_FITS or 2 * misfits > fits:
        return "\n".join(lines)
    return "\n".join(_written(lines, blocks, stacked))


def _blocks(lines: Sequence[str]) -> list[_Block]:
    """The blocks, in order."""
    found: list[_Block] = []
    run: list[int] = []
    above = False
    for at, line in enumerate(lines):
        if not line.strip():
            continue
        apart = line[:1] in "#|" or is_head(line)
        if run and (apart or above or at - run[-1] - 1 > _WRAPPED):
            found.append(_made(lines, run, at - run[-1] - 1, len(found)))
            run = []
        above = apart
        run.append(at)
    return [*found, _made(lines, run, _JUMP, len(found))] if run else found


def _made(lines: Sequence[str], run: Sequence[int], gap: int, place: int) -> _Block:
    text = " ".join(lines[at].strip() for at in run)
    return _Block(run[0], run[-1], text, gap, text[:1] == "|" or is_head(lines[run[0]]), place)


def _stack(blocks: Sequence[_Block], start: int) -> list[_Block]:
    """The cells from a place on: up to a heading, a row that a date leads, or the next wider gap."""
    found: list[_Block] = []
    for block in blocks[start:]:
        if not block.is_cell or block.is_led:
            break
        found.append(block)
        if block.gap >= _JUMP:
            break
    dated = list(takewhile(lambda block: is_date(block.text), found))
    return dated or found


def _segment(blocks: Sequence[_Block], end: int, stacked: set[int]) -> list[_Block]:
    """The blocks up to a wider gap, without stacked cells: from the wider gap above on."""
    start = end
    while start > 0 and blocks[start - 1].gap < _JUMP:
        start -= 1
    return [block for block in blocks[start : end + 1] if block.first not in stacked]


def _targets(
    rows: Sequence[_Block], own: Sequence[_Block], blocks: Sequence[_Block], at: int, below: Sequence[_Block]
) -> list[_Block]:
    """The rows that cells belong to, one each; [] where nothing tells."""
    if not below or not rows:
        return []
    count = len(below)
    if all(is_date(block.text) for block in below):
        near = blocks[max(0, at - _NEAR) : at + 1]
        bare = [block for block in near if not block.is_head and not find_dates("\t".join(_said(block)))][-count:]
        return bare if len(bare) == count and max(len(block.text) for block in bare) <= _LONGEST_ROW else []
    ended = below[-1].gap >= _JUMP
    led = [block for block in rows if block.is_led and len(block.text) <= _LONGEST_ROW]
    headed = any(block.is_head for block in blocks[led[-1].place : at + 1]) if led else False
    if led and headed and count > 1 and (ended or led[-1].cells):
        return led if count == len(led) else []
    if led and not headed and count <= len(led):
        return led[-count:]
    bare = [block for block in own if not block.is_head]
    if all(block.ends_dated for block in below) and ended and len(bare) == count > 1:
        return bare if not any(find_dates(block.text) for block in bare) else []
    return []


_NEAR = 12  # blocks between a row and its date


def _said(block: _Block) -> list[str]:
    return [block.text, *block.cells]


def _written(lines: Sequence[str], blocks: Sequence[_Block], stacked: set[int]) -> Iterator[str]:
    """The lines; rows with their cells, and no stacks."""
    at = 0
    for block in blocks:
        if block.first in stacked:
            yield from lines[at : block.first]
            at = block.last + 1
        elif block.cells or (block.last > block.first and block.is_led and len(block.text) <= _LONGEST_ROW):
            yield from lines[at : block.first]
            yield "\t".join(_said(block))
            at = block.last + 1
    yield from lines[at:]
