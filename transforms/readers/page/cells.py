"""Wrapped cells of tables. Consumes a region's rows; produces each row of a table as one row.

"Professor of | University of Bergen | Bergen," over "Glaciology | | Norway": each piece of the lower row stands under
a cell that is full up to the next column, so it goes on with that cell.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.date_patterns import MONTH, SEASON
from transforms.readers.inline import BOLD
from transforms.readers.page.hyphens import join_lines
from transforms.readers.page.margin_dates import is_date
from transforms.readers.page.segments import Row, Segment

_NEAR, _LEADING = 2.5, 1.3  # points by which left edges of a column differ; leadings within which a cell goes on
_PADDING = 1.0  # em between the words of a cell and the next column
_APART, _SHARED, _PAIR, _AROUND, _LEAST_GAP = 1.15, 3, 2, 6, 0.5
_OPEN = re.compile(rf"(?:[-–—/,]|\b(?:F|S|Sp|Su|W|{SEASON}|{MONTH}))$", re.IGNORECASE)  # "F 2014, F" over "2016"
_TERM = 12  # letters of a term
_COLUMNS = 3  # of a table without lines between its rows
_FLUSH = 3.0  # em to the right edge, within which a column may be set flush right


def whole_cells(rows: Sequence[Row], edge: float, leading: float) -> list[Row]:
    """The rows; those that only go on with the cells of the row above are part of it."""
    out: list[Row] = []
    ends: list[Segment] = []  # the last line of each cell
    for at, row in enumerate(rows):
        near = rows[max(0, at - _AROUND) : at + _AROUND]
        places = _cells_under(out[-1], ends, row, near, edge, leading) if out and len(ends) > 1 else []
        places = [] if places == [0] and _heads_text(row, rows[at + 1 : at + 2], out[-1]) else places
        if not places:
            ends = list(row.segments)
            out.append(row)
            continue
        for place, piece in zip(places, row.segments, strict=True):
            _add(out[-1].segments[place], piece)
            ends[place] = piece
    return out


def _cells_under(  # noqa: PLR0913, PLR0917
    above: Row, ends: Sequence[Segment], row: Row, near: Sequence[Row], edge: float, leading: float
) -> list[int]:
    """The places of the cells that the pieces of a row go on with; none where any of them does not."""
    if row.mark or row.label or not 0 < row.gap <= max(_LEADING * leading, _LEADING * row.size):
        return []
    if _ends_label(above, ends[0], row):
        return [0]
    places: list[int] = []
    for piece in row.segments:
        place = next((at for at, cell in enumerate(above.segments) if abs(cell.x0 - piece.x0) < _NEAR), -1)
        if place < 0 or not _goes_on(above.segments, ends[place], place, piece, edge):
            return []
        places.append(place)
    if len(places) == 1:
        is_table = places[0] + 1 < len(above.segments) and _is_table(above, places[0], near, edge)
        return places if is_table or (not places[0] and _is_grid(above, near)) else []
    goes_on = len(places) < len(above.segments) and (_is_close(above, row) or _is_grid(above, near))
    return places if places[0] or goes_on else []


def _ends_label(above: Row, end: Segment, row: Row) -> bool:
    """True for small letters alone in the first column, flush with either side of it: "Name and type of" goes on."""
    piece = row.segments[0]
    if len(row.segments) > 1 or not piece.text[0].islower() or above.segments[1].text[0].islower():
        return False
    if is_date(end) or end.text[-1] in ".:":
        return False
    is_flush = abs(piece.x1 - end.x1) < _NEAR or (
        abs(piece.x0 - end.x0) < _NEAR and end.x1 + (piece.words[0].x1 - piece.x0) > above.segments[1].x0 - end.size
    )
    return (
        is_flush
        and max(piece.x1, end.x1) < above.segments[1].x0
        and not (piece.words[0].style ^ end.words[-1].style) & BOLD
    )


def _heads_text(row: Row, below: Sequence[Row], above: Row) -> bool:
    """True for words in the first column over a line that runs on into the second: a table ends above them."""
    over = below[0].segments if below else []
    return len(over) == 1 and over[0].x1 > above.segments[1].x0 and row.segments[0].text[0].isupper()


def _is_close(above: Row, row: Row) -> bool:
    """A first column goes on only where rows of the table lie farther apart than its lines."""
    return above.gap > _APART * row.gap and above.segments[0].text[-1] != ":"


def _is_grid(above: Row, near: Sequence[Row]) -> bool:
    """True for a row of all columns among others that begin where it does: its rows stand as near as its lines."""
    if len(above.segments) < _COLUMNS:
        return False
    starts = [one.x0 for one in above.segments]
    alike = sum(
        len(other.segments) == len(starts)
        and all(abs(one.x0 - start) < _NEAR for one, start in zip(other.segments, starts, strict=True))
        for other in near
    )
    return alike >= _PAIR  # the row itself is one of them


def _is_table(above: Row, place: int, near: Sequence[Row], edge: float) -> bool:
    """A lone piece goes on with a cell of a table: others have that column, and it is none of dates set flush right."""
    beside = above.segments[place + 1]
    if len(above.segments) == _PAIR and beside.x1 > edge - _FLUSH * beside.size:
        return False
    if beside.x0 - above.segments[place].x1 < _LEAST_GAP * beside.size:
        return False
    shared = sum(any(abs(one.x0 - beside.x0) < 1 for one in other.segments[1:]) for other in near)
    return shared >= _SHARED


def _goes_on(cells: Sequence[Segment], end: Segment, place: int, piece: Segment, edge: float) -> bool:
    """Whether a cell is full, so that the piece's first word did not fit behind its last line."""
    word = piece.words[0]
    if place + 1 < len(cells) and piece.x1 > cells[place + 1].x0:
        return False
    if is_date(piece) and not _OPEN.search(end.text[-_TERM:]):
        return False
    if (word.style ^ end.words[-1].style) & BOLD or abs(piece.size - end.size) > 0.08 * end.size:
        return False
    limit = cells[place + 1].x0 - _PADDING * end.size if place + 1 < len(cells) else edge - _PADDING * end.size
    return end.x1 + 0.25 * end.size + (word.x1 - word.x0) > limit


def _add(cell: Segment, piece: Segment) -> None:
    join_lines(cell.words, piece.words)
    cell.changed()
    cell.x1 = piece.x1
