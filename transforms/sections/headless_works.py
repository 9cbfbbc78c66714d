"""Works without a section's heading: each title a heading of its own, its authors on the line below.

Consumes the document's `Section`s; produces them with such works, which no heading names, as a section of papers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.headings.wording import named
from transforms.lines.shapes import is_list_of_names
from transforms.model import Line, Section

_UNNAMED = frozenset(("header", "about", "other"))
_LEAST, _SHARE = 2, 0.6  # works that make a list, and their share of the headings of their rank
_TITLE = 3  # words


def with_works(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections, works in those that nothing names as sections of papers."""
    for section in sections:
        lines = section.lines
        first = next(iter(_works(lines)), None) if section.kind in _UNNAMED else None
        if first is None:
            yield section
            continue
        if first:
            yield replace(section, lines=lines[:first])
        yield Section("papers", None, lines[first:], section.path, ("papers",), section.subheads)


def _works(lines: Sequence[Line]) -> list[int]:
    """The places of the titles, where there are several of one rank and little else has it."""
    found = [i for i, line in enumerate(lines[:-1]) if line.heading and _is_title(line, lines[i + 1])]
    if len(found) < _LEAST or len({lines[i].heading for i in found}) > 1:
        return []
    rank = lines[found[0]].heading
    many = sum(line.heading == rank for line in lines[found[0] :])
    return found if len(found) >= _SHARE * many else []


def _is_title(line: Line, below: Line) -> bool:
    """True for a heading of several words that name no kind, over a line of names."""
    words = line.text.split()
    return len(words) >= _TITLE and not below.heading and is_list_of_names(below.text) and not named(line.text).whole
