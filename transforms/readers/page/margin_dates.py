"""Dates in a margin. Consumes the segments of rows; tells dates, and frees the words beside them of bullets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from transforms.readers.page.segments import Segment

_YEAR, _DATE_WORDS = re.compile(r"\b(?:19|20)\d\d[a-z]?\b"), 5
_LEAST, _MOSTLY = 3, 0.6  # bullets behind dates, and their share of a page's
_PAIR = 2  # what stands in a margin, and beside it


def is_date(one: Segment) -> bool:
    """True for a date of the margin: it belongs to the words beside it, in whatever size they are set."""
    return len(one.words) <= _DATE_WORDS and _YEAR.search(one.text) is not None


def unmark_dated(rows: Sequence[Sequence[Segment]]) -> None:
    """Bullets are part of no item where nearly each stands behind a date in the margin: the date begins the entry.

    "2019 – 2021   • Dyer, Globex" in CurVe's rubrics, below "• looms, dyes" in one without dates.
    """
    marked = [row for row in rows if any(one.mark for one in row)]
    dated = [row for row in marked if len(row) == _PAIR and row[1].mark and is_date(row[0])]
    if any(row[0].mark for row in marked) and (len(dated) < _LEAST or len(dated) < _MOSTLY * len(marked)):
        return
    for row in dated:
        row[1].mark, row[1].mark_x = "", row[1].x0
