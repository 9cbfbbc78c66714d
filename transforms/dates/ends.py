"""Texts that end in a date. Consumes text; tells whether it does."""

from __future__ import annotations

from transforms.dates.ranges import find_dates

_MARKS = " .)]"  # behind a date at the end


def ends_dated(text: str) -> bool:
    """True where the text ends in a date."""
    dates = find_dates(text)
    return bool(dates) and dates[-1].span.end >= len(text.rstrip(_MARKS))
