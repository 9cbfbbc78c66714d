"""Careers told in sentences state more than posts and degrees: honours, service and interests beside them.

Consumes a section of employments or degrees; produces what its sentences tell of these, and nothing for lists.
"""

from __future__ import annotations

from collections.abc import Iterator

from transforms.model import Context, Section
from transforms.parsed import Record
from transforms.records.career.told import is_told
from transforms.records.interests.interests import read_interest_prose
from transforms.records.told.told import read_told


def read_beside_career(section: Section, context: Context) -> Iterator[Record]:
    """The honours, service and interests that the sentences of a told career state."""
    if section.lines and is_told(section):
        yield from read_told(section, context)
        yield from read_interest_prose(section, context)
