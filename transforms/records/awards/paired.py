"""Honours in bold beside their dates, each over who gave it: consumes an awards section; produces it with entries.

"Dec 2018<tab>**Heron Prize**" over "Guild of Weavers, Leeds", again and again: paragraphs that only their order joins.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.model import Line, Section

_LEAST = 2  # pairs in a row
_MOST = 130  # characters of who gave an honour


def with_givers_below(section: Section) -> Section:
    """The section; of pairs alone in a row, the lower line is told as the giver."""
    lines = section.lines
    if section.kind != "awards" or not any("\t" in line.text for line in lines):
        return section
    pairs = {number for run in _runs(lines) for number in run}
    if not pairs:
        return section
    found: list[Line] = []
    for number, line in enumerate(lines):
        if number in pairs:
            found.append(replace(line, bullet="-", indent=0))
        elif number - 1 in pairs:
            text = line.text if line.text.endswith(".") else f"by {line.text}"
            found.append(replace(line, text=text, indent=2, gap_before=0, bold=(), italic=(), links=()))
        else:
            found.append(line)
    return replace(section, lines=tuple(found))


def _runs(lines: Sequence[Line]) -> Iterator[list[int]]:
    """The places of the upper lines of each row of pairs."""
    run: list[int] = []
    at = 0
    while at < len(lines):
        if at + 1 < len(lines) and _is_honour(lines[at]) and _may_be_giver(lines[at + 1]):
            run.append(at)
            at += 2
            continue
        if len(run) >= _LEAST:
            yield run
        run, at = [], at + 1
    if len(run) >= _LEAST:
        yield run


_DATED = re.compile(r"[^\t]{0,20}\b(?:19|20)\d\d[^\t]{0,22}\t")


def _is_honour(line: Line) -> bool:
    """True for a date and words in bold beside it."""
    beside = _DATED.match(line.text)
    return beside is not None and not line.bullet and any(abs(bold.start - beside.end()) <= 1 for bold in line.bold)


def _may_be_giver(line: Line) -> bool:
    """True for a plain paragraph of its own that begins with no date."""
    plain = not (line.bold or line.bullet or line.heading) and line.gap_before and "\t" not in line.text
    dates = find_dates(line.text)
    return bool(plain) and len(line.text) <= _MOST and not (dates and dates[0].span.start == 0)
