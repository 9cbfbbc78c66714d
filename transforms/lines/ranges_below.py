"""Ranges that a narrow column broke at their dash: "July 2011<tab>Globex Mill, Oulu" over "- January 2014".

And "2018 -" over "Present", each alone on its line. Consumes a document's `Line`s; produces the rows with their whole
range, where the dash was taken for a bullet.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.model import Line
from transforms.text.styled import spliced

_DASHES, _LONGEST = "-–—", 24  # characters of a date
_LEAST = 2  # such rows; one alone may be a list's


def with_ranges_whole(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines, each end of a range put to the row above that states its beginning."""
    lines = _with_ends(lines)
    worded = [line for line in lines if line.text]
    ends = {
        below.number: row
        for row, below in pairwise(worded)
        if below.bullet and below.bullet in _DASHES and "\t" in row.text and _ends(row, below)
    }
    if len(ends) < _LEAST:
        return tuple(lines)
    begun = {row.number: number for number, row in ends.items()}
    text = {line.number: line for line in worded if line.number in ends}
    return tuple(
        _whole(line, text[begun[line.number]]) if line.number in begun else line
        for line in lines
        if line.number not in ends
    )


def _with_ends(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines; what is nothing but a beginning and a dash goes on with the end alone on the next line."""
    open_ones = [at for at, line in enumerate(lines) if line.text[-1:] in _OPEN and len(line.text) <= _LONGEST]
    found = list(lines)
    for at in reversed(open_ones):
        row, below = lines[at], lines[at + 1] if at + 1 < len(lines) else None
        if below is not None and below.text and _is_torn(row, below):
            text = f"{row.text.rstrip(' -–—')} – {below.text}"
            whole = spliced(row, 0, len(row.text), text)
            found[at : at + 2] = [replace(whole, bold=(), italic=(), end=below.end, until=below.until or below.number)]
    return found


_OPEN = ("-", "–", "—")


def _is_torn(row: Line, below: Line) -> bool:
    if len(below.text) > _LONGEST or not row.text[:1].isalnum() or below.bullet or below.heading or row.heading:
        return False
    return is_date(row.text.rstrip(" -–—")) and is_date(f"{row.text.rstrip(' -–—')} – {below.text}")


def _ends(row: Line, below: Line) -> bool:
    """True for a date behind a dash, right below a row whose first column is the date that it ends."""
    first = row.text.partition("\t")[0].strip()
    if max(len(first), len(below.text)) > _LONGEST or not is_date(first) or below.gap_before or row.heading:
        return False
    return not find_dates(first)[0].is_range and is_date(f"{first} – {below.text}")


def _whole(row: Line, below: Line) -> Line:
    at = row.text.index("\t")
    end = len(row.text[:at].rstrip())
    whole = spliced(row, end, at, f" – {below.text}")
    return replace(whole, end=below.end, until=below.until or below.number)
