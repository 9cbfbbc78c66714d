"""What became of each line: consumes records, lines and sections; produces one `LineFate` per line.

A line is evidence where a record's span covers it, structure where a reader would throw it away, else unparsed.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable

from transforms.entries.entries import split_entries
from transforms.entries.styled_heads import is_styled
from transforms.model import Line, Section
from transforms.parsed import LineFate, Record
from transforms.review.details import attach_details, attach_heads, attach_leads, attach_theses
from transforms.review.restated import attach_restatements
from transforms.sections.sections import structure_lines

_UNGROUPED = frozenset(("header", "about", "papers", "interests", "skills", "positions", "education", "references"))


def fates(
    records: Iterable[Record], lines: tuple[Line, ...], sections: tuple[Section, ...], until: int = sys.maxsize
) -> list[LineFate]:
    """One fate per line, in order; prose below a record and what news say again join its evidence first.

    Lines from the place `until` on were not read: none of them is a heading or furniture.
    """
    known = tuple(records)
    read = _read_numbers(known)
    attach_details(known, sections, read)
    attach_heads(known, sections, read)
    attach_leads(known, sections, read)
    attach_theses(known, sections, read)
    attach_restatements(known, sections, read)
    read = _read_numbers(known)  # a line attached may be two of the document's: the evidence alone tells
    seen = lines if lines[-1].start < until else tuple(line for line in lines if line.start < until)
    structure = structure_lines(seen, sections, read) | _group_heads(sections, read)
    kinds = {line.number: section.kind for section in sections for line in section.lines}
    kinds |= {section.heading.number: section.kind for section in sections if section.heading}
    found: list[LineFate] = []
    for line in lines:
        number = line.number
        if not line.text:
            status = "structure" if line.rule else "blank"
        elif number in read:
            status = "evidence"
        else:
            status = "structure" if number in structure else "unparsed"
        found.append(LineFate(number, line.start, line.end, kinds.get(number, "other"), status))
    return found


def _read_numbers(records: Iterable[Record]) -> set[int]:
    """The lines inside any evidence; places that overlap are walked once."""
    stated = [record.evidence for record in records] + [place for record in records for place in record.also]
    places = sorted([(place.line_start, place.line_end) for place in stated])
    read: set[int] = set()
    done = 0
    for start, end in places:
        if end > done:
            read.update(range(max(start, done + 1), end + 1))
            done = end
    return read


def _group_heads(sections: tuple[Section, ...], read: set[int]) -> frozenset[int]:
    """Numbers of the styled lines that only head a group of entries, where the entries below were read."""
    return frozenset(
        line.number
        for section in sections
        if section.kind not in _UNGROUPED and any(line.number not in read and is_styled(line) for line in section.lines)
        for entry in split_entries(section)
        if entry.parent
        for line in entry.parent
        if is_styled(line) and any(one.number in read for one in entry.lines)
    )
