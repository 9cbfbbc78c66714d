"""Wrapped cells of tables in layout text. Consumes the lines of a page; produces each row of a table as one line.

"2016-    Associate    Medicine    Harvard Medical" over "         Professor                School": each piece of the
lower line stands under a cell that is full up to the next column, so it goes on with that cell. Columns stand in other
places from row to row, as letters are of unlike width: a piece belongs to the cell whose column it lies in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

from transforms.headings.wording import named
from transforms.readers.date_patterns import MONTH, RANGE, SEASON
from transforms.readers.layout.pieces import Piece, joined, parted, pieces_of
from transforms.vocabulary import any_of

_WIDE = re.compile(r"\S {2,}\S[^\n]*\S {2,}\S")
_SHORT_DATE = r"\d{1,2}/\d\d(?: ?[-–—] ?(?:\d{1,2}/\d\d)?)?"
_DATE = re.compile(rf"(?:(?:since|from|until) )?{RANGE}(?:, ?{RANGE}){{0,3}}|{_SHORT_DATE}", re.IGNORECASE)
_OPEN_DATE = re.compile(rf"(?:[-–—/]|[-–—] ?{MONTH})$", re.IGNORECASE)
_MONTH = re.compile(rf"{MONTH}|{SEASON}|since|from|until", re.IGNORECASE)
_MARKED = re.compile(r"[•●○▪■◦▷*–—-] ?\S|\d{1,2}[.)] ")
_LABEL = re.compile(rf"(?i)(?:{any_of('form_labels', 'tables', 'labels')}): ?\S?")
_LEAST_ROWS, _LEAST_CELLS, _LEFT = 2, 3, 3  # rows of a table, its columns, and blanks before its first one
_FULL = 0.8  # of a column's width that a cell's line and the next word must take
_AWAY = 8  # columns by which a piece may begin away from its cell
_NARROW = 9  # letters of a column that holds months, numbers or terms: they stand in it line by line
_GAP = "    "


class _Row(NamedTuple):
    """A row's cells: where each begins, and its paragraphs of lines."""

    starts: list[int]
    cells: list[list[list[str]]]
    last: list[int]  # the line on which each cell was gone on with
    lines: list[int]


def with_whole_cells(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    """The pages' lines; the rows of tables whose cells are wrapped are one line each."""
    out = [list(page) for page in pages]
    if sum(_WIDE.search(line) is not None for page in pages for line in page if "   " in line) < _LEAST_ROWS:
        return out
    parts = [page[start:end] for page in out for start, end in _blocks(page)]
    proven = any(_table(part, proven=False) != part for part in parts)
    if not proven:
        return out
    _end_rows(out)
    return [[line for start, end in _blocks(page) for line in _table(page[start:end], proven=True)] for page in out]


def _end_rows(pages: list[list[str]]) -> None:
    """Take the lines that go on with a row of the page before to it."""
    for above, below in pairwise(pages):
        last = pieces_of(next((line for line in reversed(above) if line.strip()), ""))
        end = first = next((at for at, line in enumerate(below) if line.strip()), 0)
        if len(last) < _LEAST_CELLS or last[0].start > _LEFT:
            continue
        row = _begun(last, 0)
        while end < len(below) and (line := pieces_of(below[end])) and line[0].start > _LEFT and _places(row, line, []):
            end += 1
        while end > first and not above[-1].strip():
            above.pop()
        above.extend(below[first:end])
        del below[first:end]


def _blocks(lines: Sequence[str]) -> Iterator[tuple[int, int]]:
    """Runs of lines without a blank one, and the blank ones between them."""
    start = 0
    for at in range(1, len(lines) + 1):
        if at == len(lines) or bool(lines[at].strip()) != bool(lines[start].strip()):
            yield start, at
            start = at


def _table(lines: list[str], *, proven: bool) -> list[str]:
    """The lines of a block; those of its tables row by row. `proven`: other blocks have tables of wrapped cells."""
    pieces = list(map(pieces_of, lines))
    most = max(map(len, pieces), default=0)
    if most < _LEAST_CELLS or sum(len(one) >= _LEAST_CELLS for one in pieces) < (1 if proven else _LEAST_ROWS):
        return lines
    alike = _alike([line for line in pieces if len(line) == most])
    rows = (row for row in _rows(pieces, most) if _is_dated_row(row) or (alike and len(row.cells) == most))
    found = [row for row in rows if len(row.lines) > 1]
    if not found or not (proven or _are_wrapped(found, pieces)):
        return lines
    out: list[str] = []
    at = 0
    for row in found:
        out += lines[at : row.lines[0]]
        out += _written(row)
        at = row.lines[-1] + 1
    return [*out, *lines[at:]]


def _is_dated_row(row: _Row) -> bool:
    return _DATE.fullmatch(row.cells[0][0][0]) is not None


def _alike(full: Sequence[list[Piece]]) -> bool:
    """True for two or more rows of all columns that begin where the others' do, none with a heading or a mark."""
    if len(full) < _LEAST_ROWS or any(line[0].start > _LEFT for line in full):
        return False
    near = (abs(one.start - above.start) <= _AWAY for pair in pairwise(full) for above, one in zip(*pair, strict=True))
    rows = full[1:] if len(full) > _LEAST_ROWS else full  # the first may name the columns
    return all(near) and not any(_is_label(line[0].text) for line in rows)


def _is_label(text: str) -> bool:
    is_named = not any(map(str.isdigit, text)) and (text[-1] == ":" or named(text).whole)
    return is_named or _MARKED.match(text) is not None


def _rows(pieces: Sequence[list[Piece]], most: int) -> Iterator[_Row]:
    """The rows, each with the lines that go on with its cells."""
    widths = _widths(pieces, most)
    row: _Row | None = None
    full: list[int] = []  # where the columns of the last row begin that fills all of them
    for at, whole in enumerate(pieces):
        line = parted(whole, full) if full and len(whole) < most else whole
        full = [one.start for one in line] if len(line) == most and line[0].start <= _LEFT else full
        places = _places(row, line, widths) if row and not _begins_row(row, line, most) else []
        if places == [0] and _heads(line[0], pieces[at + 1 : at + 2], full):
            places = []
        if row and places:
            _add(row, line, places, widths, at)
            continue
        if row:
            yield row
            full = full if len(line) == most else []
        row = _begun(line, at) if _is_row(line) else None
    if row:
        yield row


def _widths(pieces: Sequence[list[Piece]], most: int) -> list[int]:
    """The letters that each column's longest piece has, by rows that fill all of them."""
    full = [line for line in pieces if len(line) == most]
    return [max((len(line[at].text) for line in full), default=0) for at in range(most)]


def _is_row(line: Sequence[Piece]) -> bool:
    """True for three cells or more from the left edge on; two blanks stand in justified text too."""
    if len(line) < _LEAST_CELLS or line[0].start > _LEFT:
        return False
    return any(one.start - above.end > _JUSTIFIED for above, one in pairwise(line[1:]))


_JUSTIFIED = 2  # blanks


def _begun(line: Sequence[Piece], at: int) -> _Row:
    return _Row([one.start for one in line], [[[one.text]] for one in line], [at] * len(line), [at])


def _begins_row(row: _Row, line: Sequence[Piece], most: int) -> bool:
    """True for a line of all columns, or with a date where the row has its own."""
    if line[0].start > _LEFT or _goes_on_date(row, line):
        return False
    if len(line) == most and len(row.cells) == most:
        return True
    own = " ".join(row.cells[0][-1])
    is_dated = _DATE.fullmatch(own) is not None or (own.isalpha() and _MONTH.fullmatch(own) is None)
    return is_dated and _DATE.match(line[0].text) is not None


def _heads(piece: Piece, below: Sequence[list[Piece]], starts: Sequence[int]) -> bool:
    """True for words in the first column that stand over text of the whole page's width, behind a table."""
    over = below[0] if below else []
    is_text = len(over) == 1 and len(starts) > 1 and over[0].start <= _LEFT and over[0].end > starts[1] + _AWAY
    return piece.text[0].isupper() and is_text


def _goes_on_date(row: _Row, line: Sequence[Piece]) -> bool:
    """True where a span of dates breaks off in the row's first cell, and this line's first piece ends it."""
    own = row.cells[0][-1][-1]
    return _OPEN_DATE.search(own) is not None and _DATE.fullmatch(f"{own} {line[0].text}") is not None


def _places(row: _Row, line: Sequence[Piece], widths: Sequence[int]) -> list[int]:
    """The cells that the pieces of a line go on with; none where one of them lies in no column, or over two."""
    places: list[int] = []
    for piece in line:
        place = max(range(len(row.starts)), key=lambda at: _overlap(row, at, piece))
        edge = row.starts[place + 1] - 1 if place + 1 < len(row.starts) else piece.end
        if abs(piece.start - row.starts[place]) > _AWAY or piece.end > edge + _LEFT or place in places:
            return []
        is_span = not place and _goes_on_date(row, line)
        if _MARKED.match(piece.text) or (not is_span and _is_other_date(row.cells[place][-1][-1], piece.text)):
            return []
        if not place and not (is_span or _is_full(row, 0, piece, widths)):
            return []
        places.append(place)
    if places == [0] and named(line[0].text).whole:
        return []
    going = [_goes_on(row, at, one, widths) for at, one in zip(places, line, strict=True)]
    is_entry = places[0] == 1 and not going[0]  # another one of the same year
    return places if any(going) and not is_entry else []


def _is_other_date(own: str, text: str) -> bool:
    """True for a date below a date: another row's."""
    return text[0].isdigit() and _DATE.fullmatch(text) is not None and _DATE.fullmatch(own) is not None


def _overlap(row: _Row, at: int, piece: Piece) -> int:
    start = row.starts[at] - 1
    end = row.starts[at + 1] - 1 if at + 1 < len(row.starts) else max(piece.end, start + 1)
    return min(end, piece.end) - max(start, piece.start)


def _is_full(row: _Row, place: int, piece: Piece, widths: Sequence[int]) -> bool:
    """True where the piece's first word did not fit behind the cell's last line."""
    own = row.cells[place][-1][-1]
    width = row.starts[place + 1] - row.starts[place] - 2 if place + 1 < len(row.starts) else 0
    longest = widths[place] if len(row.starts) == len(widths) else 0
    limit = width or longest or len(piece.text)
    if place and width and width < _NARROW:
        return False
    return own[-1] in "-–—" or len(own) + 1 + len(piece.text.split(" ", 1)[0]) > _FULL * limit


def _goes_on(row: _Row, place: int, piece: Piece, widths: Sequence[int]) -> bool:
    """True for words that go on with a cell's last line; false for a label, and for a date with words behind it."""
    is_new = _LABEL.match(piece.text) is not None or (place and _is_dated(piece.text))
    return not is_new and _is_full(row, place, piece, widths)


def _add(row: _Row, line: Sequence[Piece], places: Sequence[int], widths: Sequence[int], at: int) -> None:
    for piece, place in zip(line, places, strict=True):
        if row.last[place] == at - 1 and _goes_on(row, place, piece, widths):
            row.cells[place][-1].append(piece.text)
        else:
            row.cells[place].append([piece.text])
        row.last[place] = at
    row.lines.append(at)


def _is_dated(text: str) -> bool:
    """True for a span of dates with words behind it: what was done in those years, below the words of the cell."""
    match = _DATE.match(text)
    return match is not None and match.end() > _YEAR and match.end() < len(text)


_YEAR = 4  # letters


def _are_wrapped(rows: Sequence[_Row], pieces: Sequence[list[Piece]]) -> bool:
    """True where cells side by side go on on one line, or single ones in the middle of a phrase."""
    going = [pieces[at] for row in rows for at in row.lines[1:]]
    if any(len(line) > 1 for line in going):
        return True
    return sum(line[0].text[0].islower() for line in going) >= max(_LEAST_ROWS, len(going) / 2)


def _written(row: _Row) -> Iterator[str]:
    """The row's line: the first paragraph of each cell; further ones on lines below, in their columns."""
    for at in range(max(map(len, row.cells))):
        line = ""
        for start, cell in zip(row.starts, row.cells, strict=True):
            if at < len(cell):
                line = line.ljust(start) if len(line) + len(_GAP) <= start or not line else line + _GAP
                line += joined(cell[at])
        yield line
