"""Projects that are headings: consumes a section of projects; produces it without them among its groups' headings.

"### Reedbed" over a sentence and a button is a project; "### Libraries" over a list of names is a group of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.dates.year_heads import headed_year
from transforms.headings.wording import named
from transforms.model import Line, Section
from transforms.sections.under_way import with_projects_under_way
from transforms.text.styled import together


def with_headed_projects(section: Section) -> Section:
    """The section; headings in markup over text that names no further projects begin entries."""
    section = with_projects_under_way(section)
    if section.kind not in _KINDS:
        return section
    if section.kind == "projects" and [line for line in section.lines if "@" in line.text]:
        section = replace(section, lines=tuple(_with_places_whole(section.lines)))
    if not section.subheads:
        return _with_told_below(section) if section.kind == "projects" else section
    blocks = [block for block in _blocks(section) if block[0].heading]
    if not blocks or any(_is_group(block) for block in blocks):
        return section
    if section.kind != "projects" and (len(blocks) < _SEVERAL or not all(map(_is_dated_once, blocks))):
        return section
    heads = {block[0].number for block in blocks}
    section = replace(section, subheads=section.subheads - heads)
    return _with_told_below(section) if section.kind == "projects" else section


def _with_places_whole(lines: Sequence[Line]) -> Iterator[Line]:
    """The lines, places that a margin broke whole: "Slow Looms @Weft" over "College" over an item."""
    at = 0
    while at < len(lines):
        line, *below = lines[at : at + 3]
        is_torn = (
            len(below) > 1 and bool(below[1].bullet) and not (line.bullet or below[0].bullet or below[0].gap_before)
        )
        if is_torn and " @" in line.text and below[0].text.count(" ") < _PLACE and _AT.search(line.text):
            yield together(line, below[0])
            at += 2
        else:
            yield line
            at += 1


_PLACE = 3  # blanks in the end of a place; longer lines below without a mark tell of the project


def _with_told_below(section: Section) -> Section:
    """The section; where headings of one level begin all its projects, what stands below each is told of it."""
    if heads := _placed(section.lines):
        return replace(section, lines=tuple(_told_below(section.lines, heads)))
    heads = {line.number: line.indent for line in section.lines if line.heading}
    levels = {line.heading for line in section.lines if line.heading}
    if len(levels) != 1 or not section.lines[0].heading or section.subheads:
        return section
    if any(_is_group(block) for block in _blocks(replace(section, subheads=frozenset(heads)))):
        return section
    return replace(section, lines=tuple(_told_below(section.lines, heads)))


def _placed(lines: Sequence[Line]) -> dict[int, int]:
    """The lines that name a project and where, "Reedbed @Weft", where they begin all of a list without marks."""
    heads = {line.number: line.indent for line in lines if "@" in line.text and _AT.search(line.text)}
    if len(heads) < _SEVERAL or lines[0].number not in heads or len(heads) * 2 > len(lines):
        return {}
    return {} if any(line.bullet or line.heading for line in lines) else heads


_AT = re.compile(r"\w @[A-Z][^@.]{1,40}$")


def _told_below(lines: Sequence[Line], heads: Mapping[int, int]) -> Iterator[Line]:
    """The lines; what stands below a project's heading, in paragraphs or items, as what is told of it."""
    deep: int | None = None
    for line in lines:
        deep = heads.get(line.number, deep)
        if deep is None or line.number in heads:
            yield line
        else:
            yield replace(line, gap_before=0, bullet=line.bullet or "-", indent=max(line.indent, deep + 1))


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
