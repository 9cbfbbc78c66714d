"""Courses told below a degree: "- Teaching Assistant, CS 402: Looms, Fall 2012". Consumes a section of degrees."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import find_organizations
from transforms.evidence import of_lines
from transforms.model import Context, Section
from transforms.parsed import Teaching
from transforms.records.lists.looks import is_organization
from transforms.records.lists.periods import period
from transforms.records.lists.pieces import tidy
from transforms.vocabulary import any_of

_ROLE = re.compile(
    rf"(?P<role>{any_of('entry_words', 'teaching', 'below_degrees')})"
    r"(?:(?: for| of| in)(?: the)?(?: courses?)?:? |(?:,|:| [-–—]) )(?=[A-ZÀ-Þ\"“‘'])"
)


def read_below_degrees(section: Section, _: Context) -> Iterator[Teaching]:
    """The courses at which one helped while one studied, with the school of the degree above."""
    school: str | None = None
    for line in section.lines:
        if not line.bullet:
            known = [name for name in find_organizations(line.text) if name.organization.kind == "university"]
            school = line.text[known[-1].start : known[-1].end] if known else school
            continue
        told = _ROLE.match(line.text)
        if told is None:
            continue
        dates = find_dates(line.text)
        course = tidy(without_dates(line.text, dates)[told.end() :])
        if not course or is_organization(course) or course.count(".") > 1 or len(course.split()) > _LONGEST:
            continue
        when = period(dates[:1])
        yield Teaching(
            course=course,
            role=told["role"],
            organization=school,
            start=when.start,
            end=when.end,
            evidence=of_lines([line]),
            confidence=0.6,
        )


_LONGEST = 12  # words of a course
