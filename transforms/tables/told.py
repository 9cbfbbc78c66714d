"""What tables list that say so in the names of their columns: "Name of scholar", "Thesis", "Status".

Consumes lines and sections; produces the sections, the rows of such a table as one of the kind that its columns name,
where no heading says what they are.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.tables.headed_rows import names_columns, plain_name
from transforms.vocabulary import toml

_PAID = ("projects", "grants")  # projects with a column for who paid
_OPEN = frozenset(("header", "about", "other"))


class _Table(NamedTuple):
    """A table's kind, and the numbers of its rows."""

    kind: str
    rows: frozenset[int]


def with_tables_told(
    sections: Sequence[Section], lines: Sequence[Line], dropped: Container[int]
) -> tuple[Section, ...]:
    """The sections; the tables in those whose heading does not say what they list are of their columns' kind."""
    tables = tuple(_tables(lines, dropped))
    return tuple(part for section in sections for part in _told(section, tables)) if tables else tuple(sections)


def _told(section: Section, tables: Sequence[_Table]) -> Iterator[Section]:
    said = named(section.title) if section.heading else None
    is_sure = section.kind not in _OPEN and said is not None and said.whole and not said.weak
    numbers = {line.number for line in section.lines}
    table = next((one for one in tables if one.rows <= numbers and one.kind != section.kind), None)
    if table is None or (is_sure and (section.kind, table.kind) != _PAID):
        yield section
        return
    at = next(i for i, line in enumerate(section.lines) if line.number in table.rows)
    end = max(i for i, line in enumerate(section.lines) if line.number in table.rows) + 1
    if at:
        yield replace(section, lines=section.lines[:at])
    heading = None if at else section.heading
    yield replace(section, kind=table.kind, kinds=(table.kind,), heading=heading, lines=section.lines[at:end])
    if end < len(section.lines):
        yield from _told(replace(section, lines=section.lines[end:]), tables)


def _tables(lines: Sequence[Line], dropped: Container[int]) -> Iterator[_Table]:
    for at, line in enumerate(lines):
        if line.number not in dropped or "\t" not in line.text or not names_columns(line.columns):
            continue
        kind = kind_of_columns([plain_name(name) for name in line.columns])
        rows = frozenset(_rows(lines[at + 1 :])) if kind else frozenset[int]()
        if kind and rows:
            yield _Table(kind, rows)


def _rows(below: Sequence[Line]) -> Iterator[int]:
    begun = False
    for line in below:
        if not line.text:
            continue
        if "\t" not in line.text or line.heading or (begun and line.gap_before > 1):
            return
        yield line.number
        begun = True


def kind_of_columns(names: Sequence[str]) -> str | None:
    """The kind of what a table lists by the names of its columns."""
    return next((kind for kind, told in _kinds().items() if all(not words.isdisjoint(names) for words in told)), None)


@cache
def _kinds() -> dict[str, tuple[frozenset[str], ...]]:
    return {kind: tuple(map(frozenset, told.values())) for kind, told in toml("column_names")["kinds"].items()}
