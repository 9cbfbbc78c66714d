"""Positions: jobs, internships, postdocs, visits, assistantships. Consumes a section; produces records."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.model import Context, Section
from transforms.parsed import Record
from transforms.records.career import stages_of
from transforms.records.career_promotions import with_promotions
from transforms.records.career_records import education, position
from transforms.records.career_stages import Stage
from transforms.records.career_told import read_told_career
from transforms.records.project_entries import projects_among
from transforms.records.taught import taught_below


def read_positions(section: Section, context: Context) -> Iterator[Record]:
    """The positions of a section of employments; a degree that stands among them is read as one."""
    if told := read_told_career(section, context):
        yield from told
        return
    held = [_record(stage, section, context) for stage in with_promotions(stages_of(section, context))]
    yield from held
    yield from taught_below(section, context, held)
    yield from projects_among(section, held)


def _record(stage: Stage, section: Section, context: Context) -> Record:
    if stage.anchor.label == "degree":
        return education(stage, context)
    return position(stage, held=not stage.dates and _NOW.match(section.title) is not None)


_NOW = re.compile(r"(?i)(?:my )?(?:current|present)\b(?!.*\b(?:and|&|/)\b)")
