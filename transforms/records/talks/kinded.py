"""Talks and posters below the meetings where they were given, each labelled with its kind.

Consumes the lines of a talks section; produces the talks that such lines state, and the section without them. "June
2022, Loom Days" stands over "Talk – Slow looms" and "Poster – Quick looms": two talks of one meeting.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Talk
from transforms.records.lists.periods import period
from transforms.unchecked import made
from transforms.vocabulary import any_of

_LEAST = 2
_KINDED = re.compile(
    rf"(?P<kind>{any_of('entry_words', 'talks', 'kinds_given')}) ?(?:[–—:]|-{{1,2}} )\s{{0,3}}(?P<title>\S.{{9,}})$",
    re.IGNORECASE,
)
_WHOLE_MEETINGS = ("symposium", "workshop", "panel")  # a talk beside them was given there
_EDGES = " \t.,;:–—-|()"


def kinded_apart(section: Section) -> tuple[list[Talk], Section]:
    """The talks labelled with their kinds, where each run of them stands below a meeting and its date; the rest."""
    if section.kind != "talks":
        return [], section
    if len([line for line in section.lines if _KINDED.match(line.text)]) < _LEAST:
        return [], section
    found: list[Talk] = []
    taken: set[int] = set()
    for head, below in _runs(section.lines):
        if _kind(head) is None and find_dates(head.text):
            found += _talks(head, below)
            taken |= {head.number, *(line.number for line in below)}
    if not found:
        return [], section
    return found, replace(section, lines=tuple(line for line in section.lines if line.number not in taken))


def _kind(line: Line) -> re.Match[str] | None:
    kind = _KINDED.match(line.text)
    return None if kind is None or find_dates(line.text) else kind


def _runs(lines: Sequence[Line]) -> Iterator[tuple[Line, list[Line]]]:
    """Each line over labelled ones, with these."""
    head: Line | None = None
    below: list[Line] = []
    for line in lines:
        if _kind(line) is not None:
            below.append(line)
            continue
        if head is not None and below:
            yield head, below
        head, below = line, []
    if head is not None and below:
        yield head, below


def _talks(head: Line, below: Sequence[Line]) -> Iterator[Talk]:
    dates = find_dates(head.text)
    venue = " ".join(without_dates(head.text, dates).split()).strip(_EDGES)
    venue += ")" if venue.count("(") > venue.count(")") else ""
    when = period(dates[:1])
    given = [(line, match) for line in below if (match := _kind(line)) is not None]
    talks = [pair for pair in given if not pair[1]["kind"].casefold().startswith(_WHOLE_MEETINGS)]
    for line, match in talks or given:
        yield made(
            Talk,
            title=match["title"].rstrip(". "),
            venue=venue or None,
            year=int(when.start[:4]) if when.start else None,
            evidence=of_lines([head, line]),
            confidence=0.9,
        )
