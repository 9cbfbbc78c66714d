"""Details: consumes records and sections; adds to each record the prose below it that no reader took up.

An abstract below a paper or what was done in a position says nothing that a field holds, but it speaks of the record
above it: it is part of its evidence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import shape_rank
from transforms.entities.titles import is_title
from transforms.evidence import of_lines
from transforms.lines.shapes import is_citation, is_prose
from transforms.model import Line, Section
from transforms.parsed import Education, Record
from transforms.vocabulary import any_of

_KINDS = frozenset(
    ("papers", "positions", "education", "projects", "grants", "talks", "teaching", "advising", "awards")
)
_LABEL = re.compile(
    rf"\W{{0,3}}(?:{any_of('entry_words', 'review', 'details')})\s?[:：]",
    re.IGNORECASE,
)


def attach_details(records: Iterable[Record], sections: Iterable[Section], read: set[int]) -> None:
    """Widen the evidence of records by the prose right below; `read` holds the lines in any evidence, and gets more."""
    ends: dict[int, Record] | None = None
    for section in sections:
        if section.kind not in _KINDS or read.issuperset([line.number for line in section.lines]):
            continue
        if ends is None:
            ends = {place.line_end: record for record in records for place in (record.evidence, *record.also)}
        _attach(section, ends, read)


def attach_heads(records: Iterable[Record], sections: Iterable[Section], read: set[int]) -> None:
    """Widen the evidence of records by the short line right above that states a field of theirs: "Graduate"."""
    begins: dict[int, Record] | None = None
    for section in sections:
        if section.kind not in _HEADED or read.issuperset([line.number for line in section.lines]):
            continue
        if begins is None:
            begins = {record.evidence.line_start: record for record in records}
        for line, below in pairwise([line for line in section.lines if line.number not in section.subheads]):
            record = begins.get(below.number)
            if line.number not in read and record is not None and len(line.text) <= _SHORT and _states(line, record):
                record.also = (*record.also, of_lines([line]))
                read.add(line.number)


def attach_leads(records: Iterable[Record], sections: Iterable[Section], read: set[int]) -> None:
    """Widen the evidence of a list's first record by the sentences over the list: "All of these were reviewed"."""
    begins: dict[int, Record] | None = None
    for section in sections:
        if section.kind not in _LISTS or not section.lines or section.lines[0].number in read:
            continue
        first = next((place for place, line in enumerate(section.lines) if line.number in read), 0)
        lead = section.lines[:first]
        if not 0 < first <= _MOST_LEADS or not all(map(_is_lead, lead)):
            continue
        if begins is None:
            begins = {record.evidence.line_start: record for record in records}
        record = begins.get(section.lines[first].number)
        if record is not None:
            record.also = (*record.also, *(of_lines([line]) for line in lead))
            read.update(line.number for line in lead)


def attach_theses(records: Iterable[Record], sections: Iterable[Section], read: set[int]) -> None:
    """Widen the evidence of a degree by what stands under a heading of its thesis alone: title, committee, abstract."""
    for section in sections:
        heading = _THESIS.fullmatch(section.title) if section.kind == "education" else None
        if heading is None or not section.lines or any(line.number in read for line in section.lines):
            continue
        level = "master" if heading["master"] else "doctorate"
        degree = next((one for one in records if isinstance(one, Education) and one.level == level), None)
        if degree is not None:
            degree.also = (*degree.also, *(of_lines([line]) for line in section.lines[:_MOST_ABSTRACT]))
            read.update(line.number for line in section.lines[:_MOST_ABSTRACT])


_THESIS = re.compile(
    r"(?i)(?:(?:ph\.? ?d\.?|doctoral|(?P<master>m\.? ?sc\.?|m\.?a\.?|master(?:['’]?s)?)|my) )?(?:thesis|dissertation)"
    r"(?: (?:project|research|abstract|summary|title|topic))?\W*"
)
_MOST_ABSTRACT = 40  # lines


def _is_lead(line: Line) -> bool:
    """True for a sentence over a list."""
    return not line.heading and (is_prose(line.text) or _says(line.text)) and not is_citation(line.text)


def _says(text: str) -> bool:
    """True for a short sentence: several words, most of them small, and a stop or a colon."""
    words = text.split()
    small = sum(word[0].islower() for word in words)
    return (
        len(words) >= _LEAST_WORDS
        and text.rstrip()[-1] in ".:!*)"
        and 2 * small > len(words)
        and text.count(",") <= 1
        and not find_dates(text)
    )


_LISTS = _KINDS | {"service"}
_MOST_LEADS = 3
_HEADED = frozenset(("teaching", "advising", "service", "awards", "grants", "talks", "papers", "projects"))
_SHORT, _LEAST = 100, 3  # characters of a line, and of a value that it states


def _states(line: Line, record: Record) -> bool:
    """True where a field of the record is said on the line."""
    said = line.text.casefold()
    stated = (getattr(record, name, None) for name in ("role", "organization", "relation", "venue", "start", "year"))
    values = [str(value).casefold() for value in stated if value]
    return any(len(value) >= _LEAST and value in said for value in values)


def _attach(section: Section, ends: dict[int, Record], read: set[int]) -> None:
    above: Record | None = None
    for line in section.lines:
        if line.number in read:
            above = ends.get(line.number)
        elif (
            above is not None
            and line.number not in section.subheads
            and (_is_detail(line) or (section.kind == "positions" and _is_deed(line)))
        ):
            above.also = (*above.also, of_lines([line]))
            read.add(line.number)
        else:
            above = None


def _is_detail(line: Line) -> bool:
    """True for prose, and for a labelled remark; a list's item or a citation may be a record that was missed."""
    if line.heading:
        return False
    if _LABEL.match(line.text):
        return True
    return not line.bullet and (is_prose(line.text) or _says(line.text)) and not is_citation(line.text)


def _is_deed(line: Line) -> bool:
    """True for a bullet below a position that says what was done there: several words, and no post of its own."""
    return (
        bool(line.bullet)
        and not line.bold
        and len(line.text.split()) >= _LEAST_WORDS
        and not find_dates(line.text)
        and not is_title(line.text)
        and not shape_rank(line.text.partition(",")[0])
    )


_LEAST_WORDS = 4
