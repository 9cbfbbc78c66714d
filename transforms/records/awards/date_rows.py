"""Honours beside dates: consumes the lines of an entry; tells whether each line is an honour, and which date is its."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import DateRange, find_dates
from transforms.model import Line
from transforms.records.awards.given_below import GIVEN_BY
from transforms.records.awards.names import EXPLAINED
from transforms.records.awards.words import holds, is_body, is_strong
from transforms.records.lists.pieces import Piece

_LEAST, _PIECES = 2, 3  # lines below the first; phrases of such a line, at most one less
BESIDE = re.compile(  # a date beside all the lines of its row, or alone over them
    r"[^\t]{0,12}\b(?:19|20)\d\d[^\t]{0,12}\t|(?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d(?:\s?[-–]\s?(?:19|20)?\d\d)?:?$"
)


def are_rows(head: Sequence[Line], lines: Sequence[Sequence[Piece]]) -> bool:
    """True for a date beside several lines, or over them: most are honours by their words, all are one phrase each."""
    below = [on_line[0].text for on_line in lines[1:] if on_line]
    if len(below) < _LEAST or BESIDE.match(head[0].text) is None or any(find_dates(line.text) for line in head[1:]):
        return False
    strong = [text for text in below if is_strong(text) and not holds(text)]
    told = any(
        is_body(text) or GIVEN_BY.match(text) or EXPLAINED.match(text) or not _CAPITALS.match(text) for text in below
    )
    are_most = 2 * len(strong) >= len(below) + ("\t" in head[0].text)
    return not told and are_most and all(len(on_line) < _PIECES for on_line in lines[1:])


_CAPITALS = re.compile(r"(?:[A-ZÀ-Þ\d][^\s,;]{0,24} |(?:of|for|the|in|and|de) ){2}")  # a name, if not to its last word


def labelling(text: str, dates: tuple[DateRange, ...]) -> tuple[DateRange, ...]:
    """The date that labels a line ("March 2024: Prize at GCI 2023"); those inside the words date something else."""
    if len(dates) < 2 or dates[0].span.start > 2:
        return dates
    if dates[0].start_precision == "month" and all(date.start_precision == "day" for date in dates[1:]):
        return dates[:1]  # the days are the meeting's
    if any(date.is_range for date in dates[1:]):
        return dates
    if not text[dates[0].span.end : dates[0].span.end + 2].lstrip(" *").startswith((":", "\t")):
        return dates
    return (
        dates[-1:] if (dates[-1].start or "").startswith(f"{dates[0].start}-") else dates[:1]
    )  # "2014: ..., May 2014"
