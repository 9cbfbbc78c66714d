"""Headings inside the stations of a career: consumes a heading and what stands above it; tells what heads no section.

"### Field research, 2012 - 2014" below "# Experience" is a station; "#### Fellowship in old looms" is a post in one.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.headings.wording import is_faint
from transforms.heads.career_parts import follows_title
from transforms.heads.lazy_lines import is_placed
from transforms.heads.looks import Head
from transforms.heads.plain_above import are_halves
from transforms.model import Line


def stands_in_station(head: Head, over: Line | None, lines: Sequence[Line], below: Sequence[Line] = ()) -> bool:
    """True for a heading that belongs to a station of the running section, which `over` heads and `lines` fill.

    "Selected Projects" over the first of them and its place, "Slow Looms @Globex", belongs to none, nor does "Honors &
    Service" over items.
    """
    if head.named.whole and (is_placed(below) or (below and below[0].bullet and are_halves(head.named.kinds))):
        return False
    rank = over.heading if over else 0
    return _is_dated_below(head, rank, lines) or _is_within(head, rank, lines)


def _is_dated_below(head: Head, rank: int, lines: Sequence[Line]) -> bool:
    """True for a heading with a date of its own, of a lower rank than the running section's, or below a lone title."""
    return follows_title(head, lines) or (0 < rank < head.line.heading and bool(find_dates(head.line.text)))


def _is_within(head: Head, rank: int, lines: Sequence[Line]) -> bool:
    """True for words without a heading's markup below a station's heading: "**Achievements**" below "### Engineer".

    So is a heading of a lower rank than the station's that names no section wholly.
    """
    if head.line.heading > rank > 0 and not head.named.whole:
        return _is_below_station(head.line.heading, rank, lines)
    if head.style.caps and head.line.gap_before and head.named.whole and not is_faint(head.line.text):
        return False  # "INVITED TALKS": its mark was forgotten
    return rank > 0 and not head.line.heading and any(line.heading > rank for line in lines)


def _is_below_station(level: int, rank: int, lines: Sequence[Line]) -> bool:
    """True where a heading of that level stands below one of a rank between it and the section's."""
    above = next((line.heading for line in reversed(lines) if line.heading), 0)
    return rank < above < level or (above == level and any(rank < line.heading < level for line in lines))
