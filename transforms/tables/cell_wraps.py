"""Words that run over a cell beside a date: consumes a `Section`; produces it with each entry's words whole.

"Assistant Professor, Institute of<tab>2013 - 2019" over "Technology": a page sets the date beside the first line. The
lines below are the rest of the cell where each of them had no room on the line above.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.dates.ranges import is_date
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations
from transforms.entities.titles import is_title
from transforms.model import Line, Section, Span
from transforms.tables.stacked_dates import with_dates_whole
from transforms.text.open_words import OPEN_WORDS

_OPEN = re.compile(rf"(?:[,&/(–—-]|\b(?:{OPEN_WORDS}))$")
_LABEL = re.compile(r"[A-ZÀ-Þ][\w-]{2,20}(?: [\w-]{2,20})?: (?=\S)")  # "Referee: ..."
_ENDS_DATED = re.compile(r"\b(?:19|20)\d\d$")
_LEAST, _SLACK = 2, 4  # rows of a column; columns that letters of unlike width may take more or less
_NARROW = 24  # columns that a cell has at least


def with_cells_whole(section: Section) -> Section:
    """The section with the ranges of its date columns whole, and the lines of each cell beside a date put together."""
    section = _with_titles_whole(with_dates_whole(section))
    first = next((line for line in section.lines if line.number not in section.subheads), None)
    if section.kind == "header" or first is None or "\t" not in first.text or not _cell(first):
        return section  # dates that stand on the second lines of their entries belong to what is above
    rows = [line for line in section.lines if "\t" in line.text and _cell(line)]
    if len(rows) < _LEAST:
        return section
    width = max(map(_cell, rows))
    below = [(above, line) for above, line in _pairs(section.lines) if _may_go_on(above, line, section)]
    if not below or width < _NARROW:
        return section
    loose = [one for one in below if not _is_open(one[0])]
    if len(loose) == 1 and _cell(loose[0][0]) == width:
        below = [one for one in below if one not in loose]  # behind the longest row nothing ever has room
    is_cell = len(below) < len(rows) or any(_is_open(above) for above, _ in below)
    is_cell = is_cell and not any(_is_body(line) for _, line in _pairs(section.lines))  # employers have their own lines
    full = all(_is_open(above) or _is_full(above, line, width) for above, line in below)
    going = below if is_cell and full else [(a, b) for a, b in below if _is_open(a) and _is_full(a, b, width)]
    kept: set[int] = set()
    for above, line in going:
        if _cell(above) or above.number in kept:
            kept.add(line.number)
    return replace(section, lines=_joined(section.lines, kept)) if kept else section


def _with_titles_whole(section: Section) -> Section:
    """The section; a line on which a quoted title begins put before the one with a date on which the title ends."""
    if section.kind == "papers" or not [line for line in section.lines if "“" in line.text and _opens_title(line)]:
        return section
    found: list[Line] = []
    for line in section.lines:
        above = found[-1] if found else None
        close = line.text.find("”")
        is_end = close >= 0 and not 0 <= line.text.find("“") < close and _cell(line) > 0
        if above and is_end and _opens_title(above) and not (line.bullet or line.heading or line.gap_before):
            found[-1] = _before(above, line)
        else:
            found.append(line)
    return section if len(found) == len(section.lines) else replace(section, lines=tuple(found))


def _opens_title(line: Line) -> bool:
    return line.text.count("“") == line.text.count("”") + 1 and "\t" not in line.text and not line.heading


def _before(above: Line, line: Line) -> Line:
    """The line with the words of the one above in front."""
    by = len(above.text) + 1
    return replace(
        above,
        text=f"{above.text} {line.text}",
        italic=(*above.italic, *(Span(a + by, b + by) for a, b in line.italic)),
        bold=(*above.bold, *(Span(a + by, b + by) for a, b in line.bold)),
        end=line.end,
        until=line.until or line.number,
    )


def _cell(line: Line) -> int:
    """The length of the words before a date in the last column; 0 where no such date ends the line."""
    words, _, date = line.text.rpartition("\t")
    return len(words) if words and "\t" not in words and is_date(date) and not is_date(words) else 0


def _pairs(lines: Sequence[Line]) -> list[tuple[Line, Line]]:
    """Each undated line right below a row, or below another one that is."""
    found: list[tuple[Line, Line]] = []
    for above, line in pairwise(lines):
        if _cell(above) or (found and found[-1][1] is above):
            found.append((above, line))
    return [(above, line) for above, line in found if not _cell(line)]


def _may_go_on(above: Line, line: Line, section: Section) -> bool:
    if line.bullet or line.heading or line.gap_before or line.number in section.subheads or "\t" in line.text:
        return False
    if line.text[-1].isdigit() and _ENDS_DATED.search(line.text):
        return False
    if not _is_open(above) and (
        _LABEL.match(line.text) or _is_body(line) or is_title(line.text) or find_degrees(line.text)
    ):
        return False  # a label, a school over the next courses, a role or a degree below its employer or school
    return line.indent <= above.indent + 1 and line.is_bold == above.is_bold and line.is_italic == above.is_italic


def _is_body(line: Line) -> bool:
    return any(one.end - one.start >= len(line.text) for one in find_organizations(line.text))


def _words(line: Line) -> str:
    return line.text.rpartition("\t")[0] if _cell(line) else line.text


def _is_open(line: Line) -> bool:
    return _OPEN.search(_words(line)) is not None


def _is_full(above: Line, line: Line, width: int) -> bool:
    """True where the first word of the line had no room on the one above."""
    return len(_words(above)) + 1 + len(line.text.split(" ", 1)[0]) > width - _SLACK


def _joined(lines: Sequence[Line], going: set[int]) -> tuple[Line, ...]:
    found: list[Line] = []
    for line in lines:
        if line.number in going and found:
            found[-1] = _with(found[-1], line)
        else:
            found.append(line)
    return tuple(found)


def _with(row: Line, line: Line) -> Line:
    """The row with the line's words behind those of its cell."""
    words, _, date = row.text.rpartition("\t")
    is_cut = words[-1] == "-" and words[-2:-1].isalpha() and line.text[0].islower()
    words = words[:-1] if is_cut else f"{words} "
    by = len(words)

    def spans(own: tuple[Span, ...], more: tuple[Span, ...]) -> tuple[Span, ...]:
        return (*(span for span in own if span.end <= by), *(Span(a + by, b + by) for a, b in more))

    return replace(
        row,
        text=f"{words}{line.text}\t{date}",
        bold=spans(row.bold, line.bold),
        italic=spans(row.italic, line.italic),
        underline=spans(row.underline, line.underline),
        links=tuple(link for link in row.links if link.end <= by),
        end=line.end,
        until=line.until or line.number,
    )
