"""Positions: jobs, internships, postdocs, visits, assistantships. Consumes a section; produces records."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.citations.name_runs import name_run
from transforms.entities.titles import is_title
from transforms.model import Context, Section
from transforms.names.people import is_name
from transforms.parsed import Record
from transforms.records.career.bracketed import with_employers
from transforms.records.career.career import stages_of
from transforms.records.career.promotions import with_promotions
from transforms.records.career.records import education, position
from transforms.records.career.stages import Stage
from transforms.records.career.studies_among import studies_among
from transforms.records.career.told import read_told_career
from transforms.records.projects.entries import projects_among, work_in
from transforms.records.teaching.taught import taught_below
from transforms.vocabulary import any_of


def read_positions(section: Section, context: Context) -> Iterator[Record]:
    """The positions of a section of employments; a degree that stands among them is read as one."""
    if told := read_told_career(section, context):
        yield from told
        return
    stages = [
        stage
        for stage in with_promotions(stages_of(section, context))
        if not (_lists_people(stage) or (" | " in stage.line and work_in(stage.line)))
    ]
    if _OUTDOORS.search(section.title):
        stages = [stage for stage in stages if is_title(stage.anchor.text)]
    held = with_employers([_record(stage, section, context) for stage in stages])
    yield from held
    yield from studies_among(section)
    yield from taught_below(section, context, held)
    yield from projects_among(section, held)


_OUTDOORS = re.compile(r"(?i)\bfield[- ]?(?:work|experience|seasons?|campaigns?|trips?)\b")  # lists places and topics


def _lists_people(stage: Stage) -> bool:
    """True for names of others: of a work below a post ("Ada Vale*, Bo Orr*, Mia Lund"), or of what was performed."""
    if stage.anchor.strength < _TOLD and is_name(stage.anchor.text) and _SCORED.search(stage.line):
        return True
    if stage.dates or stage.anchor.strength >= _TOLD or "," not in stage.line or not is_name(stage.anchor.text):
        return False
    return stage.line[: name_run(stage.line)].count(",") >= _COMMAS


_TOLD = 2  # the strength of a title that its words tell
_COMMAS = 2
# "Bo Orr, Slow Felt, for cello and tape, 2019"
_SCORED = re.compile(rf", for (?:[a-z+/-]{{2,20}} ){{0,6}}(?:{any_of('entry_words', 'career', 'instruments')})\b")


def _record(stage: Stage, section: Section, context: Context) -> Record:
    if stage.anchor.label == "degree" and not _is_trade(stage):
        return education(stage, context)
    is_open = not stage.dates or (len(stage.dates) == 1 and not stage.dates[0].is_range)  # a year alone begins it
    return position(stage, held=is_open and _NOW.match(section.title) is not None and not _ended(stage, section))


def _is_trade(stage: Stage) -> bool:
    """True for a degree's name that was a job, held for a time and at no school: "Ingénieur, Globex, 2010-2012"."""
    if stage.field or not stage.organization or not is_title(stage.anchor.text):
        return False
    return any(date.is_range for date in stage.dates) and _SCHOOL.search(stage.organization) is None


_SCHOOL = re.compile(rf"(?i)\b(?:{any_of('organization_words', 'resolved', 'universities')})\b|\bInstitut")


def _ended(stage: Stage, section: Section) -> bool:
    """True below a heading inside the section that says that what stands there is over: "Previous positions"."""
    above = [line.text for line in section.lines if line.heading and line.number < stage.evidence.line_start]
    return bool(above) and _THEN.match(above[-1]) is not None


_THEN = re.compile(r"(?i)(?:my )?(?:previous|prior|past|former|earlier)\b")
_NOW = re.compile(r"(?i)(?:my )?(?:(?:current|present)\b(?!.*\b(?:and|&|/)\b)|(?:position|affiliation|appointment):?$)")
