"""Years as headings that no section's heading stands over: "## 2025" below "### Interests", or below a name alone.

Consumes `Section`s; produces them with what such years part as a section of its own, of the kind that its lines speak
for. Years below a heading of works, talks or the like part that section, and stay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from transforms.dates.year_heads import counts_works, headed_year
from transforms.lines.shapes import is_citation, is_list_of_names
from transforms.model import Line, Section
from transforms.section_kinds.shapes import kind_of_lines

_UNDATED = frozenset(("header", "about", "interests", "skills", "languages", "other"))
_LEAST, _SHARE = 2, 0.4  # works that make a list, and their share of the entries


def with_year_series(sections: Iterable[Section]) -> Iterator[Section]:
    """The sections; what stands below years of a section's rank, or a higher one, apart from it."""
    for section in sections:
        first = _first(section) if section.kind in _UNDATED else None
        kind = _kind(section.lines[first:]) if first is not None else None
        if first is None or kind is None:
            yield section
            continue
        if first or section.heading:
            yield replace(section, lines=section.lines[:first])
        lines = section.lines[first:]
        years = frozenset(line.number for line in lines if line.heading and headed_year(line.text))
        path = section.path[: -1 if section.heading else None]
        yield Section(kind, None, lines, path, (kind,), section.subheads | years)


def _first(section: Section) -> int | None:
    """The place of the first of several years in one rank, no lower than the section's own."""
    if not any("20" in line.text or "19" in line.text for line in section.lines if line.heading):
        return None
    rank = section.heading.heading if section.heading and section.kind != "header" else 0
    years = [i for i, line in enumerate(section.lines) if line.heading and headed_year(line.text)]
    years = [i for i in years if not rank or section.lines[i].heading <= rank]
    alone = len(years) == 1 and counts_works(section.lines[years[0]].text)
    return years[0] if len(years) >= _LEAST or alone else None


def _kind(lines: Sequence[Line]) -> str | None:
    if any(line.heading and counts_works(line.text) for line in lines):
        return "papers"
    works = sum(is_citation(line.text) or is_list_of_names(line.text) or _is_work(line.text) for line in lines)
    begun = sum(1 for line in lines if not line.heading and (line.bullet or line.gap_before))
    if works >= _LEAST and works >= _SHARE * begun:
        return "papers"
    return kind_of_lines([line for line in lines if not line.heading])


def _is_work(text: str) -> bool:
    """True for a list of names before a year in brackets, or a stop, and more words."""
    end = next((i for i in (text.find(sign) for sign in (" (20", " (19", ". ")) if i > 0), -1)
    return end > 0 and len(text) > 2 * end and is_list_of_names(text[:end])
