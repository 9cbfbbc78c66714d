"""Sections that mix: each entry goes to the reader of what it is ("Honors & Service", "Grants and Awards")."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from transforms.entries import split_entries
from transforms.model import Context, Entry, Section
from transforms.parsed import Record, Service, Teaching
from transforms.records import service, teaching
from transforms.records.awards import awards_of
from transforms.records.grants import grants_of
from transforms.records.kinds import kind_of
from transforms.records.talks import talks_of

_READ: dict[str, Callable[[Entry], Iterator[Record]]] = {
    "awards": awards_of, "service": service.service_of, "grants": grants_of, "teaching": teaching.teaching_of, "talks": talks_of,
}


def read_mixed(section: Section, context: Context) -> Iterator[Record]:
    """The records of an awards, service, grants, teaching or talks section, each entry by its own kind."""
    records = [record for entry in split_entries(section) for record in _READ[kind_of(entry)](entry)]
    yield from (record for record in records if not isinstance(record, Service | Teaching))
    yield from service.one_each(record for record in records if isinstance(record, Service))
    yield from teaching.one_each(record for record in records if isinstance(record, Teaching))
