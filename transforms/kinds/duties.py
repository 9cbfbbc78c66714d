"""Careers of nothing but duties: a section of jobs by its heading whose every line is led by "Reviewer", "Referee".

Consumes a section; produces it as service, or None.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.headings.wording import is_role
from transforms.model import Line, Section

_LABEL = re.compile(r"(?P<label>[A-Z][a-z]+(?:[ -][A-Za-z]+){0,2}) ?[:\t]")
_DUTY = re.compile(r"(?i)review|referee|editor|organi[sz]er|committee")
_REVIEWS = re.compile(r"(?i)review|referee")


def with_duties(section: Section) -> Section | None:
    """The section as one of service, an item for each duty, where nothing but these stands below a heading of jobs."""
    if section.kind != "positions" or any(line.heading for line in section.lines):
        return None
    labels = [label for line in section.lines if (label := _label(line))]
    led = [line for line in section.lines if line.bullet or line.gap_before or line is section.lines[0]]
    are_duties = all(is_role(label) and _DUTY.search(label) for label in labels)
    if len(labels) < max(_LEAST, len(led)) or not are_duties or not any(map(_REVIEWS.match, labels)):
        return None
    lines = (replace(line, bullet=line.bullet or "-") if _label(line) else line for line in section.lines)
    return replace(section, kind="service", kinds=("service",), lines=tuple(lines))


_LEAST = 2


def _label(line: Line) -> str:
    """The words before a line's first colon or column."""
    match = _LABEL.match(line.text)
    return match["label"] if match else ""
