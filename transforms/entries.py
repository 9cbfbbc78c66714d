"""Entries: what belongs together inside a section.

Consumes a `Section`; produces `Entry`s by bullets, blank lines, date anchors, hanging indents and two-line pairs.
"""

from __future__ import annotations

from transforms.model import Entry, Section


def split_entries(section: Section) -> tuple[Entry, ...]:
    """The section's entries in order. Every line of the section is in exactly one entry."""
    return tuple(Entry(section, (line,)) for line in section.lines)
