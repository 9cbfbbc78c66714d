"""Education: degrees with field, university, dates and advisers. Consumes a section; produces records."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.entities.degrees import find_degrees
from transforms.entities.studies import is_field
from transforms.model import Context, Section
from transforms.parsed import Award, Record
from transforms.records.career.career import detail_roles, stages_of
from transforms.records.career.labels import GUEST
from transforms.records.career.own_degrees import STUDENT
from transforms.records.career.records import education, honour, position
from transforms.records.career.stages import Stage
from transforms.records.career.told import read_told_career
from transforms.records.service.detail_service import edits
from transforms.vocabulary import any_of


def _studied(stage: Stage) -> Stage | None:
    """The degree that a title names among others: "Graduate Researcher & PhD Candidate in Physics"."""
    if GUEST.match(stage.anchor.text):
        return None
    found = [degree for degree in find_degrees(stage.anchor.text) if degree.level != "other"]
    if len(found) != 1 or not found[0].start or not STUDENT.search(stage.anchor.text, found[0].start):
        return None
    return replace(stage, anchor=stage.anchor._replace(degree=found[0]), field=found[0].field)


# A fellowship called after somebody; "Postdoctoral Fellowship", "Clinical Fellowship" are posts.
_HONOUR = re.compile(
    rf"(?!.*\b(?i:{any_of('entry_words', 'career', 'fellows_posts')})\b)"
    r"(?:[A-ZÀ-Þ][\w.'’-]{1,20} ){1,5}(?:Fellowship|Scholarship|Studentship|Stipend|Bursary)"
)
# What physicians and engineers hold beside degrees: "Fellow of the Royal College of Surgeons".
_FELLOW = re.compile(
    r"(?:Fellow(?:ship)?|Member(?:ship)?|Diplomate) of (?:the )?(?P<body>(?:[A-Z][\w’'-]{1,24} ){0,3}"
    r"(?:College|Society|Academy|Faculty|Board|Institut(?:e|ion) of)s?\b[^();]{0,80}?)(?=$|[,.;(] )"
)
# Headings over what physicians learnt as they worked: "Postgraduate Training", "Clinical Residency and Fellowships".
_TRAINING = re.compile(
    r"(?i)\b(?:clinical|medical|surgical|hospital|postgraduate|residency)\b.*\b(?:training|fellowship)s?\b"
)
_SPECIALTY = re.compile(f"(?i){any_of('entry_words', 'career', 'medical')}")
_EXCHANGE = re.compile(r"(?i)\b(?:exchange|transfer|erasmus|guest)\b.{0,30}\bstudent\b")


def _is_training(stage: Stage, title: str) -> bool:
    """True for a fellowship that physicians train in: below such a heading, and "Cardiology Fellowship, 2014-2017"."""
    field, fellowship, _ = stage.anchor.text.partition(" Fellowship")
    if not fellowship or not any(date.is_range for date in stage.dates):
        return False
    return _TRAINING.search(title) is not None or (_SPECIALTY.search(field) is not None and is_field(field))


def _held(stage: Stage, title: str) -> Award | None:
    """A fellowship among degrees as an honour: one that pays, or a learned body's own."""
    body = _FELLOW.match(stage.anchor.text)
    if body and not any(date.is_range for date in stage.dates):
        return honour(replace(stage, organization=body["body"]))
    is_paid = _HONOUR.fullmatch(stage.anchor.text) and not _is_training(stage, title)
    return honour(stage) if is_paid else None


def _with_schools_below(stages: list[Stage]) -> list[Stage]:
    """The stages; two degrees right below each other share the school on the line below both."""
    for at in range(len(stages) - 2, -1, -1):
        one, below = stages[at], stages[at + 1]
        if (
            one.anchor.degree
            and below.anchor.degree
            and not (one.organization or one.unit)
            and below.organization
            and below.organization not in below.line
            and one.evidence.line_end + 1 == below.evidence.line_start
        ):
            stages[at] = replace(one, organization=below.organization, location=below.location, sure=below.sure)
    return stages


def read_education(section: Section, context: Context) -> Iterator[Record]:
    """The degrees of a section; roles that stand among them, or in their details, are read as positions."""
    if told := read_told_career(section, context):
        yield from told
        return
    for stage in _with_schools_below(list(stages_of(section, context))):
        if stage.anchor.degree:
            yield education(stage, context)
        elif stage.anchor.strength:
            if studied := _studied(stage):
                yield education(studied, context)
            if held := _held(stage, section.title):
                yield held
                continue
            if not edits(stage.line):
                yield education(stage, context) if _EXCHANGE.search(stage.anchor.text) else position(stage)
    for stage in detail_roles(section):
        if not edits(stage.line):
            yield position(stage)
