"""What sections of no kind hold besides: consumes "Others", "Miscellaneous"; produces the awards and duties in them.

Such a section holds what found no place elsewhere, so only an entry whose own words say what it is gives a record.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from transforms.headings.grammar import is_rest
from transforms.model import Context, Line, Section
from transforms.parsed import Record
from transforms.records.awards.awards import awards_of
from transforms.records.lists.honours import is_honour
from transforms.records.lists.items import items_of
from transforms.records.lists.kinds import kind_of
from transforms.records.service.service import one_each, service_of
from transforms.records.service.text import sentences

_LONGEST = 200  # characters of an entry that names one thing


def read_miscellany(section: Section, context: Context) -> Iterator[Record]:
    """The honours and duties of a section that is headed as a rest."""
    if section.heading is None or not is_rest(section.title):
        return
    lines = tuple(part for line in section.lines for part in _parts(line))
    listed = replace(section, kind="awards", kinds=("awards", "service"), lines=lines)
    items = [item for item in items_of(listed, context) if len(item.text) <= _LONGEST]
    kinds = [kind_of(item) for item in items]
    for item, kind in zip(items, kinds, strict=True):
        if kind == "awards" and is_honour(item.text):
            yield from awards_of(item)
    yield from one_each(
        found for item, kind in zip(items, kinds, strict=True) if kind == "service" for found in service_of(item)
    )


def _parts(line: Line) -> Iterator[Line]:
    """The line; or its sentences as items, where each begins with a role: "Member of A. Referee for B and C."."""
    parts = sentences(line)
    yield from (replace(part, bullet=line.bullet or "-") for part in parts) if len(parts) > 1 else (line,)
