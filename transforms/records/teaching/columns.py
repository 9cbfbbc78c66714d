"""Courses in columns: consumes the entries of a teaching section; produces a `Course` for each row of a table.

What a column holds is what most of its cells are: dates, roles, levels, figures, codes, places. The widest of the
others is the title, and what stands in one more behind it says where, whatever it looks like.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from transforms.dates.ranges import find_dates, is_date
from transforms.lines.shapes import is_prose
from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.records.lists.looks import (
    CODE,
    is_acronym,
    is_known_organization,
    is_organization,
    is_place,
    outside_brackets,
    words,
)
from transforms.records.lists.periods import period
from transforms.records.teaching.course import Course, cleaned, is_programme, told_apart
from transforms.records.teaching.lists import is_level_line
from transforms.records.teaching.roles import organization_in, placed_role, role_for, role_in, role_phrase
from transforms.records.teaching.terms import with_terms
from transforms.text.patterns import SEASON
from transforms.vocabulary import any_of

_LEAST_COLUMNS, _LEAST_ROWS = 3, 2
_MOST = 0.6  # of a column's cells
_SHARE = 0.6  # of the section's lines with columns
_FIGURES = re.compile(  # how many came, how good they found it ("4.6/5"); a dash for neither
    rf"(?i)[~≈]?\d{{1,4}}\+?\s?(?:{any_of('entry_words', 'teaching', 'counted')}|%)?\.?"
    r"|\d{1,3}(?:[.,]\d{1,2})?(?:\s?(?:/|out of)\s?\d{1,3}(?:[.,]\d)?)?|[-–—]|[Nn]/?[Aa]"
)
_TERM = re.compile(rf"(?:(?:{SEASON}|s[12]|q[1-4]|semester \d)\b[ &,/–-]*){{1,3}}", re.IGNORECASE)
_HALF = re.compile(r"(?i)\s?\((?:[st][1-3]|q[1-4]|(?:semester|semestre|term) [1-3])\)$")
_UNIVERSITY = re.compile(r"(?:U|Univ)\.(?:\s|[A-Z])")
_NOTE = re.compile(r"\s\((?P<where>[A-Z][\w/&]{1,11})(?:, [a-z ]+)?\)$")


class Row(NamedTuple):
    """One row, and the course that it states."""

    item: Item
    line: Line
    course: Course


def rows_in(items: Sequence[Item]) -> list[Row]:
    """The rows of the table that the entries make up; [] where they make up none."""
    lines = [(item, line) for item in items for line in item.entry.lines]
    if not any("\t" in line.text for _, line in lines):
        return []
    lines = [(item, with_terms(line)) for item, line in lines if not _is_head(line)]
    counts = Counter(line.text.count("\t") + 1 for _, line in lines)
    size = max((count for count in counts if count >= _LEAST_COLUMNS), key=lambda count: counts[count], default=0)
    rows = [(item, line) for item, line in lines if line.text.count("\t") + 1 == size]
    if not size or len(rows) < _LEAST_ROWS or len(rows) < _SHARE * sum("\t" in line.text for _, line in lines):
        return []
    kinds = _kinds([line.columns for _, line in rows])
    if kinds.count("title") != 1:
        return []
    found = [Row(item, line, _with_where_below(_course(line, kinds), item, line)) for item, line in rows]
    return found if all(row.course.course for row in found) else []


def is_hours(line: Line) -> bool:
    """True for a line that begins with how long a course was: "42h (lectures), Globex"."""
    return line.text[0].isdigit() and _HOURS.match(line.text) is not None


_HOURS = re.compile(r"(?i)\d{1,4} ?(?:h|hours?|heures?|hrs?)\b\.?(?: ?\([^()]*\))?[ ,:–—-]*")


def _with_where_below(course: Course, item: Item, row: Line) -> Course:
    """The course of a row, at the school that stands behind its hours on the line below, or in the role there."""
    below = next((line for line in item.entry.section.lines if line.number > row.number), None)
    if course.organization or below is None or not is_hours(below):
        return _with_role_below(course, item, row)
    where = _HOURS.sub("", below.text, count=1).strip(" .")
    return course._replace(organization=where) if is_acronym(where) or is_organization(where) else course


def _with_role_below(course: Course, item: Item, row: Line) -> Course:
    """The course of a row in the role that the line below it states: "Teaching Assistant (with Ada Quill)"."""
    below = next((line for line in item.entry.lines if line.number > row.number), None)
    if course.role or below is None or "\t" in below.text:
        return course
    return course._replace(role=role_in(outside_brackets(below.text).partition(",")[0]))


def _is_head(line: Line) -> bool:
    """True for the names of the columns."""
    cells = [cell.casefold().replace("(s)", "").split() for cell in line.text.split("\t")]
    heads = words("teaching", "columns")
    return len(cells) > 1 and sum(bool(cell) and heads.issuperset(cell) for cell in cells) > len(cells) / 2


def _kinds(rows: Sequence[Sequence[str]]) -> list[str]:
    """What each column holds; "" for what says nothing of a course."""
    kinds = [_kind([row[at].strip() for row in rows if row[at].strip()]) for at in range(len(rows[0]))]
    others = [at for at, kind in enumerate(kinds) if kind == "other"]
    if not others:
        return kinds
    title = max(others, key=lambda at: (len({row[at] for row in rows}), sum(len(row[at]) for row in rows)))
    for at in others:
        kinds[at] = "title" if at == title else "where" if at > title and "where" not in kinds else ""
    return kinds


def _kind(cells: Sequence[str]) -> str:
    if not cells:
        return ""
    return next((kind for kind, test in _TESTS if sum(map(bool, map(test, cells))) >= _MOST * len(cells)), "other")


def _is_when(cell: str) -> bool:
    return is_date(_HALF.sub("", cell)) or _TERM.fullmatch(cell) is not None


def _is_where(cell: str) -> bool:
    first, _, more = cell.partition(", ")
    known = is_organization(first) or is_acronym(first) or _UNIVERSITY.match(first) is not None
    return is_place(cell) or (known and (not more or is_place(more) or is_organization(more)))


def _states_role(cell: str) -> str | None:
    """The role of a cell, or of the bracket behind how the course was held: "seminar (lecturer)"."""
    behind = _NOTED.search(cell)
    return role_phrase(cell) or (role_phrase(behind["note"]) if behind and cell[0].islower() else None)


_NOTED = re.compile(r"\((?P<note>[^()]{2,40})\)$")


def _is_for_whom(cell: str) -> bool:
    """True for the programme, the year of study or the number of students that a course is for."""
    return is_programme(cell) or _LEVEL.search(cell) is not None


_LEVEL = re.compile(
    r"(?i)^(?:[a-zà-ÿ ]{2,24}: )?"
    r"(?:[LM][1-3]|(?:\d ?(?:st|nd|rd|th|e|er|[eè]re|[eè]me)|first|second|third|final)[ -](?:year|ann[ée]e))\b"
    r"|\([~≈]?\d{1,4} (?:students|participants|pupils|[eé]tudiant[^\s()]*)\)$"
)
_WEEKDAY = re.compile(rf"(?i)(?:{any_of('entry_words', 'teaching', 'weekdays')})[a-z]{{0,6}}\.?[ ,/&+].{{0,40}}\d")


def _is_told(cell: str) -> bool:
    """True for a sentence on what the owner did: "I gave the exercises"."""
    return is_prose(cell) or cell.startswith("I ")


_TESTS: tuple[tuple[str, Callable[[str], object]], ...] = (
    ("", _is_told),
    ("", _WEEKDAY.match),
    ("when", _is_when),
    ("code", CODE.fullmatch),
    ("", _FIGURES.fullmatch),
    ("role", _states_role),
    ("post", placed_role),
    ("", is_level_line),
    ("", _is_for_whom),
    ("where", _is_where),
)


def _course(line: Line, kinds: Sequence[str]) -> Course:
    cells = dict(_cells(line, kinds))
    title, role, where = told_apart(cleaned(cells.get("title", "")))
    if not where and (note := _NOTE.search(title)) and is_acronym(note["where"].partition("/")[0]):
        title, where = title[: note.start()], note["where"]
    title = f"{cells['code']} {title}" if cells.get("code") and title else title
    when = period(find_dates(" ".join(cell for cell, kind in zip(line.columns, kinds, strict=True) if kind == "when")))
    stated, at = (placed_role(cells["post"]) or ("", "")) if "post" in cells else ("", "")
    return Course(title, stated or _role(cells) or role, at or _place(cells) or where, when)


def _role(cells: Mapping[str, str]) -> str | None:
    """The role of a cell, without what else it says."""
    cell = cells.get("role", "")
    return _states_role(cell) or role_for(cell) or (outside_brackets(cell).strip(" .") or None)


def _place(cells: Mapping[str, str]) -> str | None:
    """The school of a cell, without the place behind it: "Globex University, Norway"."""
    cell = cells.get("where", "")
    return cell if not cell or is_known_organization(cell) else organization_in(cell) or cell


def _cells(line: Line, kinds: Sequence[str]) -> Iterator[tuple[str, str]]:
    for cell, kind in zip(line.columns, kinds, strict=True):
        if kind and cell.strip():
            yield kind, cell.strip()
