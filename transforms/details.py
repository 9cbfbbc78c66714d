"""Details: consumes records and sections; adds to each record the prose below it that no reader took up.

An abstract below a paper or what was done in a position says nothing that a field holds, but it speaks of the record
above it: it is part of its evidence.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Record
from transforms.shapes import is_citation, is_prose

_KINDS = frozenset(
    ("papers", "positions", "education", "projects", "grants", "talks", "teaching", "advising", "awards")
)
_LABEL = re.compile(
    r"\W{0,3}(?:abstract|summary|key\s?words|description|links?|slides|video|media(?:\scoverage)?|press|note|topics?|"
    r"responsibilities|tasks|main\s(?:activities|duties)|thesis|dissertation|committee|advisors?|supervisors?|coursework)\s?[:：]",
    re.IGNORECASE,
)


def attach_details(records: Iterable[Record], sections: Iterable[Section], read: set[int]) -> None:
    """Widen the evidence of records by the prose right below; `read` holds the lines in any evidence, and gets more."""
    ends: dict[int, Record] | None = None
    for section in sections:
        if section.kind not in _KINDS or all(line.number in read for line in section.lines):
            continue
        if ends is None:
            ends = {place.line_end: record for record in records for place in (record.evidence, *record.also)}
        _attach(section, ends, read)


def _attach(section: Section, ends: dict[int, Record], read: set[int]) -> None:
    above: Record | None = None
    for line in section.lines:
        if line.number in read:
            above = ends.get(line.number)
        elif above is not None and line.number not in section.subheads and _is_detail(line):
            above.also = (*above.also, of_lines([line]))
            read.add(line.number)
        else:
            above = None


def _is_detail(line: Line) -> bool:
    """True for prose, and for a labelled remark; a list's item or a citation may be a record that was missed."""
    if line.heading or line.bullet:
        return False
    return _LABEL.match(line.text) is not None or (is_prose(line.text) and not is_citation(line.text))
