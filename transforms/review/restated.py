"""Restated: consumes records and the lines of news and bios that no reader took up; adds to their evidence.

"Mar 2031: on the programme committee of CHI 2031" says again what a list of service states, and "two papers at
CHI 2030" what the publications of that venue and year do: such a line is further evidence of those records.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.names.people import fold
from transforms.parsed import Award, Grant, Paper, Project, Record, Service, Talk
from transforms.vocabulary import any_of

_KINDS = frozenset(("news", "about", "header"))
_MOST_RECORDS = 20  # a line that fits more of them says nothing of any
_LEAST_WORDS = 3
_VENUE = re.compile(r"\b([A-Z][A-Za-z&]{2,14})\s{0,2}[’'`]?\s?((?:20)?\d\d)\b")
_ROLES = re.compile(
    rf"\b(?:{any_of('entry_words', 'review', 'roles')})",
    re.IGNORECASE,
)
_PAPERS = re.compile(r"\b(?:papers?|articles?|accepted|oral|spotlight|poster)\b", re.IGNORECASE)
Place = tuple[str, int]


def attach_restatements(records: Sequence[Record], sections: Iterable[Section], read: set[int]) -> None:
    """Widen the evidence of records by the lines that state them again; `read` holds the lines in any evidence."""
    unread = [
        line for section in sections if section.kind in _KINDS for line in section.lines if line.number not in read
    ]
    unread = [line for line in unread if line.text and not line.heading]
    if not unread or not records:
        return
    named, placed = _named(records), _placed(records)
    for line in unread:
        found = _restated(line, named, placed)
        if 0 < len(found) <= _MOST_RECORDS:
            for record in found:
                record.also = (*record.also, of_lines([line]))
            read.add(line.number)


def _named(records: Iterable[Record]) -> list[tuple[str, Record]]:
    """The records that have a name of several words, each with it, folded."""
    names = ((fold(_name(record) or ""), record) for record in records)
    return [(f" {name} ", record) for name, record in names if name.count(" ") >= _LEAST_WORDS - 1]


def _name(record: Record) -> str | None:
    if isinstance(record, Paper | Talk | Grant | Project):
        return record.title
    if isinstance(record, Award):
        return record.name
    return record.venue if isinstance(record, Service) else None


def _placed(records: Iterable[Record]) -> dict[Place, list[Record]]:
    """Papers and service by each word of their venue and each of their years."""
    found: dict[Place, list[Record]] = defaultdict(list)
    for record in records:
        if isinstance(record, Paper | Service) and record.venue:
            for word in set(fold(record.venue).split()):
                for year in _years(record):
                    found[word, year].append(record)
    return found


def _years(record: Paper | Service) -> Iterator[int]:
    if isinstance(record, Paper):
        yield from (record.year,) if record.year else ()
    elif record.start:
        first = int(record.start[:4])
        yield from range(first, max(first, min(int((record.end or record.start)[:4]), first + 60)) + 1)


def _restated(line: Line, named: list[tuple[str, Record]], placed: dict[Place, list[Record]]) -> list[Record]:
    text = f" {fold(line.text)} "
    found = [record for name, record in named if name in text]
    return found or list(_at_place(line.text, placed))


def _at_place(text: str, placed: dict[Place, list[Record]]) -> Iterator[Record]:
    is_role, is_paper = bool(_ROLES.search(text)), bool(_PAPERS.search(text))
    for match in _VENUE.finditer(text):
        year = int(match[2]) if len(match[2]) == len("2000") else 2000 + int(match[2])
        for record in placed.get((fold(match[1]), year), ()):
            if is_role if isinstance(record, Service) else is_paper:
                yield record
