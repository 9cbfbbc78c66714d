"""Bodies over rows of roles: consumes a section of service; produces where such groups stand.

"Loom Committee" over "American Weaving Society", and below them "Co-Chair<tab>2016-2017" and "Member<tab>2012-2015":
the rows state no body of their own, and those above no date.
"""

from __future__ import annotations

from collections.abc import Iterator

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line, Section
from transforms.records.service.role_words import is_role, role_of

_LEAST = 2  # bodies that make a pattern
_MOST_LINES = 2  # of a body: its name, and whose it is
_SHARE = 0.5  # of the section's lines
_LONGEST = 12  # words of a body
_ROLE = 6  # words of a role


def bodies_in(section: Section) -> list[tuple[int, int]]:
    """Where bodies with their rows begin and end among the section's lines; [] where they do not make it up."""
    if section.kind != "service" or not section.lines or _is_row(section.lines[0]):
        return []  # each row has its body below it
    groups = list(_groups(section))
    lines = section.lines
    if any(line.bullet for line in lines) and not all(_are_items(lines[start:end]) for start, end in groups):
        return []
    if section.subheads and any(lines[start].number not in section.subheads for start, _ in groups):
        return []
    covered = sum(end - start for start, end in groups)
    return groups if len(groups) >= _LEAST and covered >= _SHARE * len(section.lines) else []


def _groups(section: Section) -> Iterator[tuple[int, int]]:
    """Where bodies with their rows begin and end."""
    lines, at = section.lines, 0
    while at < len(lines):
        end = at
        while end < min(len(lines), at + _MOST_LINES) and _is_body(lines[end]):
            end += 1
        rows = end
        while rows < len(lines) and _is_row(lines[rows]):
            rows += 1
        if at < end < rows:
            yield at, rows
        at = max(rows, at + 1) if end > at else at + 1


def _are_items(lines: tuple[Line, ...]) -> bool:
    """True where bullets stand at the rows, and at no body."""
    return not lines[0].bullet and all(line.bullet for line in lines if _is_row(line))


def _is_body(line: Line) -> bool:
    text = line.text
    short = text[-1] not in ".:" and "\t" not in text and text[0].isupper() and len(text.split()) <= _LONGEST
    return short and not find_dates(text) and (not is_role(text) or _names_committee(text))


def _names_committee(text: str) -> bool:
    """True for a committee's name, which words a role too: "Loom Planning Committee"."""
    return " " in text and role_of(text) == "committee" and not text.endswith(_MEMBERS)


_MEMBERS = ("ember", "embers", "anelist")


def _is_row(line: Line) -> bool:
    """True for a dated role and nothing else."""
    dates = find_dates(line.text) if any(map(str.isdigit, line.text)) else ()
    role = without_dates(line.text, dates).strip(" ,()\t") if dates else ""
    return 0 < len(role.split()) <= _ROLE and is_role(role) and not _names_committee(role)
