"""Promotions told in brackets: "Research Associate (promoted to Research Fellow in 2013)". Consumes `Stage`s."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace

from transforms.dates.ranges import DateRange, find_dates, without_dates
from transforms.entities.titles import is_title
from transforms.records.career.stages import Stage

_TOLD = re.compile(r"(?i)\((?:promoted|promotion) to (?P<what>[^()]{4,80})\)")
_LINKS = (" in", " on", " from", " since", " as of", " effective")


def with_promotions(stages: Iterable[Stage]) -> Iterator[Stage]:
    """The stages, each followed by the one to which its own line says that its holder was promoted."""
    for stage in stages:
        yield stage
        if "promot" not in stage.line:
            continue
        for match in _TOLD.finditer(stage.line):
            dates = find_dates(match["what"])
            title = without_dates(match["what"], dates).rstrip(" ,")
            title = next((title.removesuffix(link) for link in _LINKS if title.endswith(link)), title).rstrip(" ,")
            if is_title(title):
                anchor = stage.anchor._replace(text=title, degree=None)
                yield replace(stage, anchor=anchor, dates=_from(dates, stage.dates), line="")


def _from(dates: tuple[DateRange, ...], whole: tuple[DateRange, ...]) -> tuple[DateRange, ...]:
    """From the promotion to the end of the whole stay."""
    if not dates or not whole:
        return dates or whole
    last = whole[-1]
    return (last._replace(start=dates[0].start, start_precision=dates[0].start_precision, is_range=True),)
