"""Sections whose headings are lost: a converter dropped a coloured bar's words, and wide gaps are all that parts them.

Consumes the `Section`s of a document without headings; produces what stands between its widest gaps as sections,
each of the kind that its entries' shapes speak for. Where fewer than three speak, or half of the blocks are sentences
of a life, the document stays as it is.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from transforms.dates.ranges import find_dates, is_date, without_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title
from transforms.kinds.meetings import are_spoken
from transforms.lines.shapes import begins_with_authors, is_prose
from transforms.model import Line, Section
from transforms.section_kinds.shapes import are_skills, kind_of_entry, kind_of_lines

_LEAST, _LINES = 3, 9  # sections that are told, and lines of a document, from which on this is tried
_MOSTLY = 0.7  # of the document's lines, that stand below no heading
_WIDER, _SHARE = 2, 0.6  # blank lines by which a gap between sections is wider than others; of long lines
_LONG, _RUN = 60, 2  # characters of a citation; entries of one kind that are a section below another's
_TEACHES = re.compile(r"(?i)\b(?:teach(?:er|ing)|instructor|lecturer|tutor|grader)\b")
_BELONGS = re.compile(r"(?i)(?:life |student |senior )?member\b")
_REFEREE = re.compile(r"(?:Dr|Prof|Professor)\b\.? [A-ZÀ-Þ][^\d]{3,60}$")

_Entry = tuple[Line, ...]


def with_lost_headings(sections: Sequence[Section]) -> tuple[Section, ...]:
    """The sections; the blocks of a document of which hardly a heading is left told by their shapes."""
    lines = sections[0].lines if sections and sections[0].heading is None else ()
    if len(lines) < _MOSTLY * sum(len(section.lines) for section in sections):
        return tuple(sections)
    lines = tuple(replace(line, gap_before=0) if is_date(line.text) else line for line in lines)
    width = _width(lines) if len(lines) >= _LINES else 0
    if not width:
        return tuple(sections)
    top, *blocks = _cut(lines, width)
    if 2 * sum(is_prose(block[0].text) for block in (top, *blocks)) > len(blocks):  # a life's paragraphs
        return tuple(sections)
    parts = [part for block in blocks for part in _told(block)]
    if len({kind for kind, _ in parts if kind}) < _LEAST:
        return tuple(sections)
    first = next(number for number, (kind, _) in enumerate(parts) if kind)
    parts = [("header", (*top, *_flat([part for _, part in parts[:first]]))), *parts[first:]]
    told = (Section(kind or "other", None, part, (), (kind or "other",)) for kind, part in parts)
    return (*told, *sections[1:])


def _width(lines: Sequence[Line]) -> int:
    """The blank lines of the gaps between sections: a width that returns, clearly wider than all below it; or 0."""
    gaps = Counter(line.gap_before for line in lines[1:])
    widths = sorted(gaps, reverse=True)
    wide = 0
    for width, below in zip(widths, (*widths[1:], 0), strict=True):
        wide += gaps[width]
        if wide >= _LEAST and width - below >= _WIDER:
            return width
    return 0


def _cut(lines: Sequence[Line], width: int) -> Iterator[_Entry]:
    """The runs of lines, each of which but the first begins with a line below a gap of that many blank lines."""
    start = 0
    for number, line in enumerate(lines):
        if number > start and line.gap_before >= width:
            yield tuple(lines[start:number])
            start = number
    yield tuple(lines[start:])


def _told(block: _Entry) -> Iterator[tuple[str | None, _Entry]]:
    """The kinds of what stands between two gaps: one as a rule, two where a gap was lost, referees at the end."""
    entries = list(_entries(block))
    end = next((number for number, entry in enumerate(entries) if _is_referee(entry)), len(entries))
    if end:
        yield from _kinds(entries[:end])
    if end < len(entries):
        yield "references", _flat(entries[end:])


def _entries(block: _Entry) -> Iterator[_Entry]:
    """The lines that stand together without a gap, with the bullets below them."""
    start = 0
    for number, line in enumerate(block):
        if number > start and line.gap_before and not line.bullet:
            yield block[start:number]
            start = number
    yield block[start:]


def _kinds(entries: Sequence[_Entry]) -> Iterator[tuple[str | None, _Entry]]:
    block = _flat(entries)
    said = _works(block) or ("skills" if are_skills(block) else None)
    kinds = [] if said else [_kind(entry) for entry in entries]
    if said or sum(kind is not None for kind in kinds) < _RUN:
        yield said or kind_of_lines(block) or (kinds[0] if len(kinds) == 1 else None), block
        return
    runs = _runs(kinds)
    if len({kind for kind, _ in runs}) < len(runs) or any(many < _RUN for _, many in runs):
        runs = [(Counter(filter(None, kinds)).most_common(1)[0][0], len(entries))]
    for kind, many in runs:
        yield kind, _flat(entries[:many])
        entries = entries[many:]


def _runs(kinds: Sequence[str | None]) -> list[tuple[str, int]]:
    """Kinds that follow each other, and how many entries each has; what says nothing goes with the one above."""
    last = next(filter(None, kinds), "")
    filled = [last := kind or last for kind in kinds]
    return [(kind, sum(1 for _ in run)) for kind, run in groupby(filled)]


def _works(block: _Entry) -> str | None:
    """Papers or talks, for entries that begin with lists of names."""
    long = [line for line in block if len(line.text) > _LONG]
    if not long or sum(begins_with_authors(line.text) for line in long) < _SHARE * len(long):
        return None
    return "talks" if are_spoken(long) else "papers"


def _kind(entry: _Entry) -> str | None:
    """What one entry's lines above its bullets speak for: a duty, a degree, or a role with its dates."""
    head = [line for line in entry if not line.bullet] or list(entry[:1])
    if _BELONGS.match(head[0].text):
        return "service"
    for line in head:
        text = without_dates(line.text, find_dates(line.text)).strip(" ,;:–—-()\t")
        degrees = find_degrees(text)
        if degrees and not degrees[0].start and not is_title(text):
            return "education"
        if text != line.text and is_title(text):
            return "teaching" if _TEACHES.search(text) else "positions"
    return next((kind for line in head if (kind := kind_of_entry(line.text))), None)


def _is_referee(entry: _Entry) -> bool:
    return _REFEREE.match(entry[0].text) is not None and not any(find_dates(line.text) for line in entry)


def _flat(entries: Sequence[_Entry]) -> _Entry:
    return tuple(line for entry in entries for line in entry)
