"""Entries of two rows in tables of converted markdown. Consumes a table's rows; produces each entry as lines.

Who and where stand in one row, what and when in the next: "|**Guild of Looms**|Lund|" over "|_Weaver_|2019 – 2021|". As
rows are told by their dates, each would begin with the last one's end. Rows whose second cell is empty go on.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.readers.converted.dated_cells import BREAK, place_of, whole_lines

_TWO, _LEAST, _LONGEST = 2, 2, 60  # columns; entries of a table; letters of a place

Row = Sequence[str]


def entries_of(rows: Sequence[Row], width: int) -> list[str]:
    """The lines of a table of such entries; [] for another table."""
    if any(len(row) > _TWO for row in rows):
        return []
    rows = [[*row, ""][:_TWO] for row in rows]
    full = [row for row in rows if all(row)]
    if len(full) < _LEAST * _TWO or not all(rows[0]):
        return []
    dated = [place_of(row) == 1 for row in full]
    take_turns = all(one != other for one, other in pairwise(dated))
    is_even = not len(full) % _TWO and not any(place_of(row) == 0 or len(row[1]) > _LONGEST for row in full)
    if not take_turns or not is_even or not all(row[0] for row in rows):
        return []
    return list(_lines(rows, width))


def _lines(rows: Sequence[Row], width: int) -> Iterator[str]:
    number = 0
    for row in rows:
        if row[1]:
            yield from ("",) if not number % _TWO else ()
            number += 1
            first, *more = whole_lines(row[0], width) or [""]
            yield f"{first}\t{BREAK.sub(' ', row[1])}"
        else:
            more = whole_lines(row[0], width)
        yield from (f"  {line}" for line in more)
    yield ""
