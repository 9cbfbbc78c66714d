"""Careers told in sections of no kind: "Research roadmap", "My journey". Consumes a section; produces its stages."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.model import Context, Section
from transforms.parsed import Education, Position, Record
from transforms.records.bio.bio import read_bio

_PATH = re.compile(r"(?i)\b(?:roadmap|journey|trajectory|career|background|story|(?:my|research|academic) path)\b")


def read_bio_elsewhere(section: Section, context: Context) -> Iterator[Record]:
    """The posts and degrees that sentences below such a heading tell of, with where they were."""
    if not _PATH.search(section.title):
        return
    for record in read_bio(section, context):
        if isinstance(record, Position | Education) and record.organization:
            yield record
