"""Rows of a table whose first column says what each row is of: "LOOM'24 | Committee", "Loom Letters | Reviewer".

Consumes the lines of one run; tells whether each is an entry of its own, though not all of them state a date.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line

_LEAST = 3
_LONGEST = 40  # characters of a first cell


def are_keyed_rows(lines: Sequence[Line]) -> bool:
    """True for rows of one table whose only dates stand beside words in the first column, in some rows and not in all.

    A row without a date is no part of the row above it there: its first column names another venue.
    """
    if len(lines) < _LEAST or not all(map(_is_row, lines)) or any(line.gap_before for line in lines[1:]):
        return False
    if len({line.text.count("\t") for line in lines}) > 1:
        return False
    keys = [line.text.partition("\t")[0].strip() for line in lines]
    dated = [bool(find_dates(line.text)) for line in lines]
    others = [key for key, own in zip(keys, dated, strict=True) if not own]
    return (
        any(dated)
        and bool(others)
        and all(0 < len(key) <= _LONGEST and key[-1] != ":" for key in keys)
        and len(set(others)) == len(others)
        and all(_is_key(line.text, key) for line, key, own in zip(lines, keys, dated, strict=True) if own)
    )


def _is_row(line: Line) -> bool:
    return "\t" in line.text and not line.bullet and not line.heading and ("|" in line.raw or "\t" in line.raw)


def _is_key(text: str, key: str) -> bool:
    """True where all dates stand in the first column, and words beside them."""
    dates = find_dates(text)
    return dates[-1].span.end <= len(key) and bool(without_dates(key, find_dates(key)))
