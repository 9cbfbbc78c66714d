"""Dates in text: months, seasons, years, ranges, "present", "expected". Consumes text; produces `DateRange`s."""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.model import Span


class DateRange(NamedTuple):
    """A stated date or range. `start` and `end` are partial ISO text; a single date stands in `start`.

    Attributes:
        span: where it stands in the text, brackets round it included.
        is_range: True where two ends are stated ("2019-21", "since 2020", "2020 - present").
        precision: "day", "month", "season" or "year", of start and end.
    """

    start: str | None
    end: str | None
    current: bool
    expected: bool
    is_range: bool
    span: Span
    start_precision: str | None = None
    end_precision: str | None = None


_YEAR = re.compile(r"\b(?:19|20)\d\d\b")


def find_dates(text: str) -> tuple[DateRange, ...]:
    """All dates and ranges of a text, left to right."""
    found = []
    for match in _YEAR.finditer(text):
        found.append(DateRange(match[0], None, False, False, False, Span(*match.span()), "year"))
    return tuple(found)


def without_dates(text: str, dates: tuple[DateRange, ...]) -> str:
    """The text with the dates cut out and what is left tidied (empty brackets, doubled or dangling separators)."""
    for date in reversed(dates):
        text = text[: date.span.start] + " " + text[date.span.end :]
    return re.sub(r"[ ]{2,}", " ", text).strip(" ,;|-–—()")
