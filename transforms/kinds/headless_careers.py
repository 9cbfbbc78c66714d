"""Careers right below the name, under no heading: degrees and posts as paragraphs or items, each with its date.

"Ph.D. (Botany),<br>Quill College, 1978", "- Quill College 92-93, Visiting Lecturer". Consumes the `Section`s of a
document that has none of employments or degrees; produces its first one with what stands so as sections of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby

from transforms.dates.ranges import find_dates, is_date
from transforms.entities.contacts import is_contact
from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title
from transforms.kinds.lost_headings import with_lost_headings
from transforms.lines.shapes import is_prose
from transforms.model import Line, Section

_CAREER = ("education", "positions")
_LEAST, _MOST = 3, 4  # entries; lines of one
_LONGEST = 160  # characters of one
_PARTS = re.compile(r"[,;:\t|]\s*|\s[–—-]\s")
_SHORT_SPAN = re.compile(r"(?<![\w/.-])\d\d ?[-–—] ?(?:\d\d(?!\d)|(?:19|20)\d\d|present|current)")

_Entry = tuple[Line, ...]


def with_career_below_name(sections: Sequence[Section]) -> tuple[Section, ...]:
    """The sections, lost headings told; three degrees and posts or more in a row below the name as sections."""
    sections = with_lost_headings(sections)
    top = sections[0] if sections and sections[0].heading is None and sections[0].kind == "header" else None
    if top is not None and (parted := _below_dates(top, sections)):
        return (*parted, *sections[1:])
    if top is None or len(top.lines) <= _LEAST or any(section.kind in _CAREER for section in sections):
        return tuple(sections)
    entries = _with_schools(list(_entries(top.lines)))
    kinds = [_kind(entry) for entry in entries]
    first, last = _run(kinds)
    if last - first < _LEAST or "education" not in kinds[first:last]:
        return tuple(sections)
    parts: list[tuple[str, list[_Entry]]] = [("header", entries[:first])]
    for kind, run in groupby(range(first, last), key=lambda at: kinds[at]):
        parts.append((kind or "other", [entries[at] for at in run]))
    parts.append(("about" if any(is_prose(one[0].text) for one in entries[last:]) else "header", entries[last:]))
    told = (
        Section(kind, None, tuple(line for entry in run for line in entry), (), (kind,)) for kind, run in parts if run
    )
    return (*told, *sections[1:])


def _below_dates(top: Section, sections: Sequence[Section]) -> tuple[Section, ...]:
    """The first section parted where dates as headings begin, posts below them: "### 1986-89" over "Dyer, Globex"."""
    dated = [at for at, line in enumerate(top.lines) if (line.heading or line.gap_before) and is_date(line.text)]
    if len(dated) < _LEAST or any(section.kind == "positions" for section in sections):
        return ()
    below = [top.lines[at + 1].text for at in dated if at + 1 < len(top.lines)]
    if 2 * sum(is_title(_PARTS.split(text)[0]) for text in below) < len(dated):
        return ()
    first = replace(top, lines=top.lines[: dated[0]])
    return (first, Section("positions", None, top.lines[dated[0] :], (), ("positions",)))


def _entries(lines: Sequence[Line]) -> Iterator[_Entry]:
    """Items, and what stands between two gaps."""
    start = 0
    for number, line in enumerate(lines):
        if number > start and (line.bullet or line.gap_before):
            yield tuple(lines[start:number])
            start = number
    yield tuple(lines[start:])


def _with_schools(entries: list[_Entry]) -> list[_Entry]:
    """The entries, a degree alone on its line as one with its school and date, which a gap parts from it."""
    found = list[_Entry]()
    for entry in entries:
        above = found[-1] if found else ()
        if len(above) == len(entry) == 1 and _is_undated_degree(above[0]) and _is_dated_place(entry[0]):
            found[-1] = (*above, *entry)
        else:
            found.append(entry)
    return found


def _is_undated_degree(line: Line) -> bool:
    return len(line.text) <= _LONGEST // 2 and not find_dates(line.text) and _is_degree(line)


def _is_dated_place(line: Line) -> bool:
    return len(line.text) <= _LONGEST // 2 and bool(find_dates(line.text)) and not _is_degree(line)


def _is_degree(line: Line) -> bool:
    degrees = find_degrees(line.text)
    return bool(degrees) and not degrees[0].start and degrees[0].level != "other"


def _kind(entry: _Entry) -> str | None:
    """What one entry is: a degree or a post with its date, a few lines long; None for all else."""
    text = " ".join(line.text for line in entry)
    if len(entry) > _MOST or len(text) > _LONGEST or any(map(is_contact, entry)) or is_prose(text):
        return None
    if not find_dates(text) and not _SHORT_SPAN.search(text):
        return None
    if _is_degree(entry[0]):
        return "education"
    parts = [part.strip(" .") for line in entry for part in _PARTS.split(line.text)]
    return "positions" if any(part and is_title(part) for part in parts) else None


def _run(kinds: Sequence[str | None]) -> tuple[int, int]:
    """Where the longest run of entries of a career begins and ends."""
    best = (0, 0)
    for told, run in groupby(range(len(kinds)), key=lambda at: kinds[at] is not None):
        places = list(run)
        if told and len(places) > best[1] - best[0]:
            best = (places[0], places[-1] + 1)
    return best
