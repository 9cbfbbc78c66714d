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
        if ("→" in stage.line or "->" in stage.line) and (steps := _steps(stage)):
            yield from steps
            continue
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


def _steps(stage: Stage) -> list[Stage]:
    """The posts that arrows join: "Assistant → Associate → Full Professor"; none where they join anything else."""
    parts = _ARROW.split(stage.line)
    first, last = _BEFORE.split(parts[0])[-1].strip(), _BEHIND.split(parts[-1])[0].strip()
    titles = [first, *(part.strip() for part in parts[1:-1]), last]
    if stage.anchor.degree or not first or not stage.anchor.text.startswith(first) or not is_title(last):
        return []
    rank = last.partition(" of ")[0].rpartition(" ")[2]
    titles = [f"{title} {rank}" if title in _RANKS else title for title in titles]
    return [replace(stage, anchor=stage.anchor._replace(text=title)) for title in titles if is_title(title)]


_ARROW = re.compile(r" ?(?:→|[-–]>) ?")
_BEFORE = re.compile(r"[,;:|(\t]")
_BEHIND = re.compile(r"[,(\t]")
_RANKS = ("Assistant", "Associate", "Adjunct", "Junior", "Full")


def _from(dates: tuple[DateRange, ...], whole: tuple[DateRange, ...]) -> tuple[DateRange, ...]:
    """From the promotion to the end of the whole stay."""
    if not dates or not whole:
        return dates or whole
    last = whole[-1]
    return (last._replace(start=dates[0].start, start_precision=dates[0].start_precision, is_range=True),)
