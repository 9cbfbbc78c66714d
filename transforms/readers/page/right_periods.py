"""Periods set in two rows at the right edge. Consumes the rows of a region; puts each period on its first row.

"Lecturer, University of X      May 2019 –" over "Taught looms and dyes          June 2021": the column is too narrow.
"Lecturer of looms, University of X   2019 –" over "2021" at the left: the line was full, and broke at the dash.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.readers.date_patterns import NOW, POINT
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.stacked_dates import behind

_BEGUN = re.compile(rf"(?:{POINT}) ?[-–—]", re.IGNORECASE)
_ENDED = re.compile(rf"{POINT}|{NOW}", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_LEADING = 1.4  # of a font's size, from a line to one that goes on
_LEAST, _MOSTLY = 2, 0.75  # such periods of a region, and their share of its open dates


def with_right_periods_whole(rows: Sequence[Row]) -> None:
    """Put the ends of periods beside their beginnings, where most open dates at the right have an end below."""
    begun = [(row, below) for row, below in pairwise(rows) if _is_begun(row)]
    for row, below in begun:
        if _is_rest(row, below):
            _move(row, below)
    begun = [(row, below) for row, below in begun if below.segments]
    ended = [pair for pair in begun if _goes_on(*pair)]
    if len(ended) < max(_LEAST, _MOSTLY * len(begun)):
        return
    for row, below in ended:
        _move(row, below)


def _move(row: Row, below: Row) -> None:
    """Put the end of the row below beside the beginning."""
    first, second = row.segments[-1].words, below.segments[-1].words
    row.segments[-1] = Segment([*first, *(behind(first[-1], word) for word in second)])
    below.segments.pop()


def _is_rest(row: Row, below: Row) -> bool:
    """Whether the row below holds nothing but the rest of a period, at the left, where a broken line goes on."""
    if len(below.segments) != 1 or below.mark or below.label or not 0 < below.gap <= _LEADING * row.size:
        return False
    return below.x1 < row.segments[-1].x0 and _is_end(row.segments[-1].text, below.segments[0].text)


def _is_begun(row: Row) -> bool:
    text = row.segments[-1].text if len(row.segments) > 1 else ""
    return text[-1:] in ("-", "–", "—") and _BEGUN.fullmatch(text) is not None


def _goes_on(row: Row, below: Row) -> bool:
    """Whether the row below ends in a date that may end the period, in the same column."""
    first, second = row.segments[-1], below.segments[-1]
    return second.x0 < first.x1 and first.x0 < second.x1 and _is_end(first.text, second.text)


def _is_end(first: str, second: str) -> bool:
    if not _ENDED.fullmatch(second):
        return False
    since, until = _YEAR.search(first), _YEAR.search(second)
    return since is not None and (until is None or since[0] <= until[0])
