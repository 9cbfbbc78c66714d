"""Dates that a sentence deals out: "at A and B in 2006 and 2004, respectively". Consumes text; produces the dates."""

from __future__ import annotations

from transforms.dates.ranges import DateRange, find_dates

_JOINS = frozenset(("", ",", "and", "&", ", and", "in", "and in", ", and in"))


def dealt_out(text: str) -> tuple[list[DateRange], int]:
    """The dates right before "respectively", in order, and where that stands; none where nothing is dealt out."""
    at = text.find("respectively")
    run: list[DateRange] = []
    for date in reversed(find_dates(text[:at]) if at > 0 else ()):
        until = run[0].span.start if run else at
        if text[date.span.end : until].strip() not in _JOINS:
            break
        run.insert(0, date)
    return (run, at) if len(run) > 1 else ([], at)
