"""What is told of each course in items deeper than its own: "- Looms I (Fall 2031)" over "  - Marked all exams".

Consumes a section of teaching; produces it without them.
"""

from __future__ import annotations

from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.titles import is_title
from transforms.model import Line, Section
from transforms.records.lists.looks import is_organization
from transforms.records.teaching.roles import role_phrase

_LEAST, _MOSTLY = 2, 0.75  # items, and the share of them that name courses


def without_nested_notes(section: Section) -> Section:
    """The section without the deeper items, where dated courses stand over undated ones, and no posts or schools."""
    least = min((line.indent for line in section.lines if line.bullet), default=0)
    deeper = [line for line in section.lines if line.bullet and line.indent > least]
    if not deeper:
        return section
    outer = [line for line in section.lines if line.bullet and line.indent == least]
    if len(outer) < _LEAST or not all(find_dates(line.text) for line in outer):
        return section
    if any(find_dates(line.text) for line in deeper):
        return section
    courses = {line.number for line in outer if _is_course(line)}
    if len(courses) < _MOSTLY * len(outer):
        return section
    kept: list[Line] = []
    is_told = False
    for line in section.lines:
        if not line.bullet or line.indent == least:
            is_told = line.number in courses
        if not (is_told and line.bullet and line.indent > least):
            kept.append(line)
    return replace(section, lines=tuple(kept))


def _is_course(line: Line) -> bool:
    """True for what is no post and no school, beside its dates."""
    words = without_dates(line.text, find_dates(line.text)).strip(" ,:;()[]–-\t")
    return not (is_title(words) or role_phrase(words) or is_organization(words))
