"""Dates that are items of their own over what they date: "- 2017" over "Reed Prize", set in below it.

Consumes a document's `Line`s; produces rows with the date as their first column, as a page's writer meant them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.model import Line
from transforms.text.styled import spliced

_LONGEST = 16  # characters of a date that is no period
_LEAST = 2  # such items; one alone may be a list's


def with_bulleted_dates(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, each date that is an item put in front of the words below it."""
    short = [line for line in lines if line.bullet and len(line.text) <= _LONGEST and line.text[-1:].isdigit()]
    if len(short) < _LEAST:
        return lines
    numbers = {line.number for line in short}
    below = {
        date.number: line
        for date, line in pairwise([line for line in lines if line.text])
        if date.number in numbers and _dates(date, line)
    }
    if len(below) < _LEAST:
        return lines
    taken = {line.number for line in below.values()}
    return [
        _row(line, below[line.number]) if line.number in below else line for line in lines if line.number not in taken
    ]


def _dates(item: Line, below: Line) -> bool:
    """True for an item that is one date, over plain words that are set in below it."""
    if below.bullet or below.heading or below.indent <= item.indent or find_dates(below.text):
        return False
    return is_date(item.text) and not find_dates(item.text)[0].is_range


def _row(date: Line, below: Line) -> Line:
    row = spliced(below, 0, 0, f"{date.text}\t")
    return replace(
        row,
        number=date.number,
        start=date.start,
        bullet=date.bullet,
        indent=date.indent,
        gap_before=date.gap_before,
        until=below.until or below.number,
    )
