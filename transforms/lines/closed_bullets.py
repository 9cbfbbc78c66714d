"""Bullets over plain lines that end in dates. Consumes the lines of a list; says whether its bullets are entries.

"• Fern Medal" over "Royal Society of Bogs," and "2019", which a narrow column broke.
"""

from __future__ import annotations

from itertools import pairwise

from transforms.lines.bullets import all_lead, is_dated
from transforms.model import Line

_FEW = 4  # one entry in as many may have no date


def lead_to_dates(lines: list[Line]) -> bool:
    """True where each bullet stands over plain lines whose last one has a date, and no other line has."""
    if not all_lead(lines) or any(line.bullet and is_dated(line) for line in lines):
        return False
    ends = [above for above, line in pairwise([*lines, None]) if above is not None and (line is None or line.bullet)]
    dated = sum(map(is_dated, ends))
    return sum(map(is_dated, lines)) == dated and dated * _FEW >= len(ends) * (_FEW - 1)
