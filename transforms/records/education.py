"""Education: degrees with field, university, dates and advisers. Consumes a section; produces records."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.model import Context, Section
from transforms.parsed import Record
from transforms.records.career import detail_roles, stages_of
from transforms.records.career_records import education, position

_EXCHANGE = re.compile(r"(?i)\b(?:exchange|transfer|erasmus|guest)\b.{0,30}\bstudent\b")


def read_education(section: Section, context: Context) -> Iterator[Record]:
    """The degrees of a section; roles that stand among them, or in their details, are read as positions."""
    for stage in stages_of(section, context):
        if stage.anchor.degree:
            yield education(stage, context)
        elif stage.anchor.strength:
            yield education(stage, context) if _EXCHANGE.search(stage.anchor.text) else position(stage)
    for stage in detail_roles(section):
        yield position(stage)
