"""Dates in a margin. Consumes the segments of rows; tells dates, and frees the words beside them of bullets."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from transforms.readers.page.segments import Segment

_YEAR, _DATE_WORDS = re.compile(r"\b(?:19|20)\d\d[a-z]?\b"), 5
_LEAST, _MOSTLY = 3, 0.6  # bullets behind dates, and their share of a page's
_PAIR = 2  # what stands in a margin, and beside it
LEADING = 1.6  # of a font's size, from a line to one that goes on
_LEAST_DATES, _LABELLED = 2, 0.4  # dates of a margin, and their share of its lines
_SHORT, _LEAST_HEADS = 3, 2  # words of a heading of a margin, and such headings


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


def is_margin_of_dates(
    side: Sequence[Segment], beside: Sequence[float], tolerance: float, heads: Callable[[Segment], bool]
) -> bool:
    """True where dates of a side stand beside lines, and no other words of it: labels over groups of entries.

    Most of the dates at least: an entry without a title of its own has its first line below its date. Where all else
    on the side is bold, as headings are, or short and much of it headings (`heads` tells them), no date need stand
    beside a line: each may have its first line below it.
    """
    dates = [one for one in side if is_date(one)]
    words = [one for one in side if not is_date(one)]
    if len(dates) < max(_LEAST_DATES, _LABELLED * len(side)) or any(
        has_near(one.base, beside, tolerance) for one in words
    ):
        return False
    if sum(has_near(one.base, beside, tolerance) for one in dates) > _MOSTLY * len(dates):
        return True
    if not all(one.is_bold for one in words) and not _are_headings(words, heads):
        return False
    return all(_has_within(one.base - LEADING * one.size, one.base + tolerance, beside) for one in dates)


def _are_headings(words: Sequence[Segment], heads: Callable[[Segment], bool]) -> bool:
    """True for short words of which half, two at least, head sections."""
    may = all(len(one.words) <= _SHORT and one.text[:1].isupper() and not one.mark for one in words)
    return may and sum(map(heads, words)) >= max(_LEAST_HEADS, len(words) / 2)


def has_near(base: float, others: Sequence[float], tolerance: float) -> bool:
    """Whether one of the baselines, in rising order, is near another."""
    return _has_within(base - tolerance, base + tolerance, others)


def _has_within(low: float, high: float, others: Sequence[float]) -> bool:
    at = bisect_left(others, low)
    return at < len(others) and others[at] <= high
