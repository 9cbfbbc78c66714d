"""Dates on lines of their own below the items that they date. Consumes the lines of a list; produces their places."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.model import Line


def dates_below(lines: Sequence[Line]) -> set[int]:
    """Places of the dates alone right below items without one, in a list that an item begins and such a date ends."""
    if not lines or not lines[0].bullet or lines[-1].bullet or not is_date(lines[-1].text):
        return set()
    return {
        i
        for i, (above, line) in enumerate(pairwise(lines), 1)
        if above.bullet and not (line.bullet or line.gap_before or line.heading)
        if is_date(line.text) and not find_dates(above.text)
    }
