"""Sections: consumes `Line`s; produces `Section`s by vocabulary, typography and shape."""

from __future__ import annotations

from transforms.model import Line, Section


def split_sections(lines: tuple[Line, ...]) -> tuple[Section, ...]:
    """The document's sections in order; the first may be the header (name and contact data)."""
    return (Section("header", None, tuple(line for line in lines if not line.is_blank)),)


def structure_lines(lines: tuple[Line, ...], sections: tuple[Section, ...]) -> frozenset[int]:
    """Numbers of the lines that are structure: headings, rules, page numbers, running heads, site furniture."""
    return frozenset(section.heading.number for section in sections if section.heading)
