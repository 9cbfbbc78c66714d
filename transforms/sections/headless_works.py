"""Works without a section's heading: each title a heading of its own, each work numbered, or each led by its authors.

Consumes the document's `Section`s; produces them with such works, which no heading names, as a section of papers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.headings.wording import named
from transforms.kinds.set_off_works import works_run
from transforms.kinds.shared_author import share_an_author
from transforms.lines.shapes import LEAST_RUN, is_citation, is_list_of_names
from transforms.model import Line, Section
from transforms.names.words import PARTICLES, is_name

_UNNAMED = frozenset(("header", "about", "other"))
_LEAST, _SHARE = 2, 0.6  # works that make a list, and their share of the headings of their rank
_TITLE = 3  # words
_TRAINING = re.compile(r"(?i)\b(?:training|workshops?|summer schools?|coursework|certificat)")  # what was attended


def with_works(sections: Sequence[Section]) -> Iterator[Section]:
    """The sections, works in those that nothing names as sections of papers."""
    for section in sections:
        lines = section.lines
        unnamed = section.kind in _UNNAMED or (section.kind == "interests" and named(section.title).weak)
        unnamed = unnamed and not _TRAINING.search(section.title)
        first = next(iter(_works(lines)), None) if unnamed else None
        if first is None:
            yield from _with_set_off(section) if unnamed else (section,)
            continue
        if first:
            yield replace(section, lines=lines[:first])
        yield Section("papers", None, lines[first:], section.path, ("papers",), section.subheads)


def _with_set_off(section: Section) -> Iterator[Section]:
    """The section without a run of works whose titles are set off, and the works."""
    lines = section.lines
    found = works_run(lines)
    if found is None:
        yield section
        return
    first, end = found
    if first:
        yield replace(section, lines=lines[:first])
    yield Section("papers", None, lines[first:end], section.path, ("papers",), section.subheads)
    if end < len(lines):
        yield replace(section, lines=lines[end:])


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


def with_numbered_works(section: Section) -> Iterator[Section]:
    """The section, works with a number each apart that begin below lines without one: "[7] A. Reed, ...".

    So are those without numbers that begin below the short lines of another kind, behind space.
    """
    first = None if section.kind in _OF_WORKS else _numbered(section.lines)
    if first is None and section.kind in _SHORT_LINED:
        first = _listed(section.lines)
    if first is None and section.kind == "talks":
        first = _of_one_author(section.lines) or _of_bold_author(section.lines)
    if first is None:
        yield section
        return
    yield replace(section, lines=section.lines[:first])
    yield Section("papers", None, section.lines[first:], section.path, ("papers",), section.subheads)


def _numbered(lines: Sequence[Line]) -> int | None:
    """Where works begin that are numbered in square brackets, each once; None where no lines stand above."""
    numbers = {i: line.bullet for i, line in enumerate(lines) if _NUMBER.fullmatch(line.bullet)}
    first = min(numbers, default=0)
    if not first or len(set(numbers.values())) < len(numbers):
        return None
    works = sum(is_citation(text) or _lists_names(text) or _is_led(text) for text in (lines[i].text for i in numbers))
    return first if works == len(numbers) or (works >= LEAST_RUN and 2 * works >= len(numbers)) else None


def _listed(lines: Sequence[Line]) -> int | None:
    """Where works without numbers begin below lines of another shape, and go on to the end; None for no such place."""
    first = next((i for i, line in enumerate(lines) if line.gap_before and _lists_names(line.text)), 0)
    behind = lines[first:]
    if not first or len(behind) < LEAST_RUN or any(_lists_names(line.text) for line in lines[:first]):
        return None
    works = sum(_lists_names(line.text) for line in behind)
    return first if works == len(behind) else None


def _of_one_author(lines: Sequence[Line]) -> int | None:
    """Where items that share an author begin below lines without marks: "- Slow Looms. Ada Vale, Bo Orr. 2019"."""
    marks = [i for i, line in enumerate(lines) if line.bullet]
    if len(marks) < LEAST_RUN or not marks[0] or not lines[marks[0]].gap_before:
        return None
    items = (lines[start:end] for start, end in pairwise((*marks, len(lines))))
    works = [" ".join([line.text for line in item]) for item in items]
    return marks[0] if all(len(text) > _LONG for text in works) and share_an_author(works) else None


def _of_bold_author(lines: Sequence[Line]) -> int | None:
    """Where items begin, below lines without marks, all with one name in bold: "- **Ada Vale**. Looms. 2019"."""
    marks = [i for i, line in enumerate(lines) if line.bullet]
    above = lines[: marks[0]] if marks and lines[marks[0]].gap_before else ()
    if not [line for line in above if _YEAR.search(line.text)]:
        return None
    items = [lines[start:end] for start, end in pairwise((*marks, len(lines)))]
    bold = [{line.text[span.start : span.end].strip(" .,*") for line in item for span in line.bold} for item in items]
    own = [name for name in set.intersection(*bold) if " " in name and is_name(name)]
    return marks[0] if own and all(_PLACED.search(" ".join([x.text for x in item])) for item in items) else None


def _lists_names(text: str) -> bool:
    """True for a long line of names parted by commas or semicolons, in any order, and a year or a quotation."""
    return len(text) > _LONG and _NAMES.match(text) is not None and _PLACED.search(text) is not None


def _is_led(text: str) -> bool:
    """True for a line led by one name or two: "Ada Quill and Bo Orr. Slow Looms. 2021, ..."."""
    return _LED.match(text) is not None and _PLACED.search(text) is not None


_LONG = 60  # characters
_NAME = (  # "Ines von Falk", "Mira D'Angelo"
    rf"[^\W\d_a-z][\w.'’-]{{0,25}}(?: (?:(?:{'|'.join(map(re.escape, sorted(PARTICLES)))}) ){{0,3}}"
    r"[^\W\d_a-z][\w.'’-]{0,25}){0,3}[*†‡]{0,2}"
)
_NAMES = re.compile(rf"(?:{_NAME}, (?:and )?){{2}}{_NAME}|(?:{_NAME}, {_NAME}; ){{1,2}}{_NAME}")
_LED = re.compile(rf"{_NAME}(?: and {_NAME})?\. [“\"A-ZÀ-Þ0-9]")
_PLACED = re.compile(r"(?:19|20)\d\d|[“\"]")
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")
_NUMBER = re.compile(r"\[\d{1,3}\]")
_SHORT_LINED = frozenset(("talks", "awards", "service", "teaching", "skills"))  # whose lines list no authors
_OF_WORKS = frozenset(("papers", "references"))
