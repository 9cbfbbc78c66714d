"""Projects that are headings: consumes a section of projects; produces it without them among its groups' headings.

"### Reedbed" over a sentence and a button is a project; "### Libraries" over a list of names is a group of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.dates.year_heads import headed_year
from transforms.headings.wording import named
from transforms.model import Line, Section


def with_headed_projects(section: Section) -> Section:
    """The section; headings in markup over text that names no further projects begin entries."""
    if section.kind not in _KINDS or not section.subheads:
        return section
    blocks = [block for block in _blocks(section) if block[0].heading]
    if not blocks or any(_is_group(block) for block in blocks):
        return section
    if section.kind != "projects" and (len(blocks) < _SEVERAL or not all(map(_is_dated_once, blocks))):
        return section
    return replace(section, subheads=section.subheads - {block[0].number for block in blocks})


_KINDS = frozenset(("projects", "grants", "talks", "awards"))
_SEVERAL, _LINES = 2, 4  # blocks; lines of an entry


def _is_dated_once(block: list[Line]) -> bool:
    """True for a heading over a few plain lines, one of which says when: a grant's payer and its years."""
    head, *below = block
    if find_dates(head.text) or len(below) >= _LINES or any(line.bullet for line in below):
        return False
    return sum(bool(find_dates(line.text)) for line in below) == 1


def _blocks(section: Section) -> Iterator[list[Line]]:
    """The lines of each subheading, itself first."""
    block: list[Line] = []
    for line in section.lines:
        if line.number in section.subheads:
            if block:
                yield block
            block = [line]
        elif block:
            block.append(line)
    if block:
        yield block


def _is_group(block: list[Line]) -> bool:
    """True for a year, for a kind of projects, and for a heading over nothing, over headings or over names."""
    head, *below = block
    if not below or headed_year(head.text) is not None or named(head.text).kinds:
        return True
    marked = [line for line in below if line.bullet or line.bold or line.heading]
    return any(line.heading > head.heading for line in below) or sum(_begins_named(line) for line in marked) > 1


def _begins_named(line: Line) -> bool:
    """True for a line that begins in bold or with a link, or with a few words before a colon or a dash."""
    if line.heading or any(start <= 1 for start in _marked(line)):
        return len(line.text) > _BUTTON
    return any(0 < line.text.find(mark) < _NAME for mark in (": ", " – ", " - ", " — ", ", "))


def _marked(line: Line) -> list[int]:
    """Where the first bold words and the first link of a line begin."""
    return [*(span.start for span in line.bold[:1]), *(link.start for link in line.links[:1])]


_BUTTON, _NAME = 12, 30  # letters
