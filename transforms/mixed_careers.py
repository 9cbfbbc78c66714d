"""Honours and duties among positions: "Positions and Honors", "Work experience and service", "Affiliations".

Consumes a section of positions whose heading names other lists too; produces it with the entries that are clearly one
of these as a section of their own, so that each goes to the reader of what it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.dates import find_dates
from transforms.model import Line, Section
from transforms.section_shapes import kind_of_entry

_JOINED = re.compile(r"(?:Life |Student |Senior |Associate )?(?:Member|Fellow)\b")
_CAREER = ("positions", "education")
_BESIDE = ("awards", "grants", "service")


def with_honours_apart(section: Section) -> Iterator[Section]:
    """The section's positions or degrees, then its honours and duties."""
    joined = "ffiliation" in section.title.lower() and section.kind == "positions"
    beside = tuple(kind for kind in _BESIDE if kind in section.kinds or (joined and kind == "service"))
    if section.kind not in _CAREER or not beside:
        yield section
        return
    parts: dict[str, list[Line]] = {section.kind: []}
    into = parts[section.kind]
    for line in section.lines:
        if line.heading or line.number in section.subheads:
            into = parts[section.kind]
        elif _begins_entry(line):
            kind = "service" if joined and _JOINED.match(line.text) else kind_of_entry(line.text) or ""
            into = parts.setdefault(kind if kind in (*_BESIDE, *section.kinds) else section.kind, [])
        into.append(line)
    yield replace(section, lines=tuple(parts.pop(section.kind)))
    for kind, lines in parts.items():
        yield Section(kind, None, tuple(lines), section.path, (kind, *beside), section.subheads)


def _begins_entry(line: Line) -> bool:
    """True for an item, the first line of a block, and a line whose date stands first."""
    if line.bullet or line.gap_before:
        return True
    dates = find_dates(line.text)
    return bool(dates) and dates[0].span.start == 0
