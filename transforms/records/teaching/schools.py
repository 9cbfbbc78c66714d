"""Schools over the courses taught there: consumes a section of courses; produces it with these lines as subheadings.

"**Globex University, Springfield**" stands over posts with their dates, or over courses, up to the next such line.
"""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import shape_rank
from transforms.entities.places import is_place
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.records.lists.looks import is_known_organization
from transforms.records.lists.pieces import phrases

_MOST = 12  # words of a school, its department and its town
_LEAST = 2  # lines below the schools


def without_course_labels(section: Section) -> Section:
    """The section without words that only announce the courses of the school above: "University of X" / "Courses:"."""
    lines = section.lines
    if section.kind != "teaching" or not any(_is_label(line) for line in lines[1:-1]):
        return section
    kept = tuple(
        line
        for i, line in enumerate(lines)
        if not (_is_label(line) and any(map(_names_school, lines[max(0, i - 2) : i])))
    )
    return replace(section, lines=kept) if len(kept) < len(lines) else section


def _is_label(line: Line) -> bool:
    return not (line.bullet or line.heading) and _LABEL.fullmatch(line.text) is not None


def _names_school(line: Line) -> bool:
    """True for a line that begins with a school, its dates aside."""
    if line.bullet:
        return False
    dates = find_dates(line.text)
    name = (line.text[: dates[0].span.start] if dates else line.text).rstrip(" (,;:–-")
    return any(is_known_organization(part) or shape_rank(part) > 1 for part in phrases(name, ",")[:2])


_LABEL = re.compile(
    r"(?:(?:Selected )?(?:[Cc]ourses|[Mm]odules|[Cc]lasses|[Ss]ubjects)(?: [Tt]aught| include)?|Taught [Cc]ourses) ?:"
)


def under_schools(section: Section) -> Section:
    """The section; schools that each begin a part of it over its rows made subheadings, departments below them gone."""
    lines = section.lines
    if section.kind != "teaching" or len(lines) <= _LEAST or section.subheads:
        return section
    schools = [line for line, below in pairwise(lines) if _is_school(line) or _is_over_rows(line, below)]
    if not schools or not (schools[0] is lines[0] or is_school_in_capitals(section.title)):
        return section
    named = frozenset(line.number for line in schools)
    units = {b.number for a, b in pairwise(lines) if a.number in named and _is_unit(b)}
    rows = [line for line in lines if line.number not in named and line.number not in units]
    first = rows[0] if rows else None
    if any(_looks_like(line, schools[0]) for line in rows):
        return section  # a name that no list knows may be a school too
    if first is None or len(rows) < max(_LEAST, len(schools)) or not any(_is_row(line) for line in rows[:_LEAST]):
        return section
    kept = tuple(line for line in lines if line.number not in units)
    return replace(section, lines=kept, subheads=named)


def _is_school(line: Line) -> bool:
    """True for a line, bold or in capitals below a gap, of nothing but a school and where in it, or in which town."""
    text = line.text
    if line.bullet or "\t" in text or len(text.split()) > _MOST:
        return False
    if not line.bold:
        return line.gap_before > 0 and is_school_in_capitals(text)
    if line.bold[0].start:
        return False
    return not find_dates(text) and _names_only_school(text)


def _is_over_rows(line: Line, below: Line) -> bool:
    """True for a school, plain or in italics, right above a row of columns: "Globex College" / "2016<tab>Felt"."""
    if line.bullet or line.bold or line.heading or "\t" not in below.text or not below.text[0].isdigit():
        return False
    if not find_dates(below.text) or is_title(below.text.rpartition("\t")[2]):
        return False  # of the post held there
    return "\t" not in line.text and not find_dates(line.text) and _names_only_school(line.text)


def _names_only_school(text: str) -> bool:
    """True for nothing but a school and where in it, or in which town."""
    first, *rest = phrases(text, ",") or [""]
    is_named = len(text.split()) <= _MOST and (is_known_organization(first) or shape_rank(first) > 1)
    return is_named and all(is_place(part) or shape_rank(part) for part in rest)


def is_school_in_capitals(text: str) -> bool:
    """True for a school's name in capitals, a section's or subsection's heading: "UNIVERSITY OF X, Y"."""
    if " " not in text or "(" in text or ":" in text or not text.isupper() or named(text).kinds:
        return False
    return is_known_organization(text) or shape_rank(text) > 1


def _looks_like(line: Line, school: Line) -> bool:
    """True for a line of the look of a school's, without bullet, date and column; one that stands free, if plain."""
    same = (line.is_italic, line.heading) == (school.is_italic, school.heading)
    begins_bold = bool(line.bold) and not line.bold[0].start if school.bold else line.gap_before > 0
    return same and begins_bold and not (line.bullet or "\t" in line.text or find_dates(line.text))


def _is_unit(line: Line) -> bool:
    """True for a department on a line of its own."""
    is_plain = not (line.bullet or line.bold or "\t" in line.text or find_dates(line.text))
    return is_plain and len(line.text.split()) <= _MOST and shape_rank(line.text) > 0


def _is_row(line: Line) -> bool:
    return bool(line.bullet or find_dates(line.text))
