"""Rows among skills. Consumes a section of skills; gives it without what is dated, and with two lists of a row apart.

"Languages: C, Go" over "2019<tab>loomkit: a kit for looms" lists skills, and then software.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from transforms.dates.ranges import find_dates
from transforms.model import Context, Line, Section
from transforms.parsed import Project
from transforms.records.lists.looks import word_list
from transforms.records.projects.projects import read_projects
from transforms.section_kinds.shapes import tools
from transforms.text.words import holds_one
from transforms.vocabulary import forms

_LEAST = 2  # dated rows
_TOOLS = 3  # tools that a line below a dated row names: it lists skills all the same


def without_dated(section: Section) -> Section:
    """The section without its dated rows and what stands below them; lists of tools stay."""
    dated = {line.number for line in _dated(section)}
    kept = tuple(line for line in section.lines if line.number not in dated or _lists_tools(line))
    return replace(section, lines=kept) if dated else section


def with_pairs_apart(section: Section) -> Section:
    """The section; rows of two labels, each with its list beside it, are two lines each."""
    paired = {line.number for line in section.lines if _is_paired(line)}
    if len(paired) < _LEAST:
        return section
    lines = (part for line in section.lines for part in (_pairs(line) if line.number in paired else (line,)))
    return replace(section, lines=tuple(lines))


def without_column_names(section: Section) -> Section:
    """The section without the row that names its columns: "Area<tab>Tools" over rows of other looks or words."""
    first, rest = section.lines[:1], section.lines[1:]
    if len(rest) < _LEAST or "\t" not in first[0].text or not all("\t" in line.text for line in rest):
        return section
    names = {word for cell in first[0].columns for word in word_list(cell)}
    is_set_off = first[0].is_bold and not any(line.is_bold for line in rest)
    lists = any("," in cell for cell in first[0].columns[1:])  # a table without names, its first row printed as one
    return replace(section, lines=rest) if names <= _columns() or (is_set_off and not lists) else section


@cache
def _columns() -> frozenset[str]:
    return frozenset(forms("skills", "columns", "names"))


def _is_paired(line: Line) -> bool:
    cells = line.columns
    if len(cells) == _SIDES and all(map(_LABELLED.match, cells)):
        return True
    return len(cells) == _PAIRED and not any("," in cell or len(cell.split()) > _LABEL for cell in cells[::2])


def _pairs(line: Line) -> Iterator[Line]:
    cells = line.columns
    if len(cells) == _SIDES:
        yield from (replace(line, text=cell, bold=(), italic=(), links=()) for cell in cells)
        return
    for at in range(0, _PAIRED, 2):
        yield replace(line, text="\t".join(cells[at : at + 2]), bold=(), italic=(), links=())


_PAIRED, _LABEL = 4, 3  # cells of a row; words of a label
_SIDES = 2  # cells of a row that hold their labels: "Tools: Git<tab>Spoken languages: Dutch, French"
_LABELLED = re.compile(r"[^\W\d][^:,;()]{1,30}: ?\S")


def read_dated(section: Section, context: Context) -> Iterator[Project]:
    """The projects that the dated rows of a section of skills in software name."""
    title = section.title.casefold()
    if "projects" not in section.kinds and not holds_one(title, _made()):
        return
    if dated := tuple(line for line in _dated(section) if not _lists_tools(line)):
        yield from read_projects(replace(section, kind="projects", lines=dated), context)


@cache
def _made() -> tuple[str, ...]:
    return tuple(forms("skills", "tools", "made"))


def _dated(section: Section) -> tuple[Line, ...]:
    """The lines from a dated row up to the next one without a date, where several are dated."""
    found, count, inside = list[Line](), 0, False
    for line in section.lines:
        if _begins_dated(line):
            count, inside = count + 1, True
        elif line.bullet or line.heading or "\t" in line.text or line.number in section.subheads:
            inside = False
        if inside:
            found.append(line)
    return tuple(found) if count >= _LEAST else ()


def _begins_dated(line: Line) -> bool:
    """True for a line with a date in its first column, or of nothing else."""
    cell = line.text.split("\t", 1)[0]
    if not any(map(str.isdigit, cell)):
        return False
    dates = find_dates(cell)
    return bool(dates) and dates[0].span.start == 0 and dates[-1].span.end == len(cell.rstrip())


def _lists_tools(line: Line) -> bool:
    return len(tools().intersection(word_list(line.text))) >= _TOOLS
