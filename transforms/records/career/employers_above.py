"""Employers that nobody knows over their posts: "**Quantarc**" among "**Globex Inc.**" and "**Acme University**".

Consumes the entries of a section; labels what stands over a post as its employer where the lines over others are
known ones, and its own names none.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.headings.wording import named
from transforms.records.career.notes import tells
from transforms.records.career.pieces import CareerLine
from transforms.records.career.roles import ReadEntry

_SURE = 2  # the strength of a known employer
_LONGEST = 60  # characters of a name
_LABELS = ("org", "unit", "title", "degree")


def with_employers_above(entries: Sequence[ReadEntry]) -> None:
    """Labels the unknown names over posts as employers, where those over other posts in this style are."""
    known = {_style(entry.parent[-1]) for entry in entries if entry.parent and _is_known(entry.parent[-1])}
    for entry in entries if known else ():
        over = entry.parent[-1] if entry.parent else None
        if over is None or _style(over) not in known or not _may_employ(over):
            continue
        if any(line.having("title") for line in entry.head) and not any(line.having("org") for line in entry.head):
            first = over.pieces[0]._replace(label="org", strength=1)
            entry.parent[-1] = over._replace(pieces=(first, *over.pieces[1:]))


def _style(line: CareerLine) -> tuple[int, bool, str]:
    return line.line.heading, bool(line.line.bold), line.line.bullet


def _is_known(line: CareerLine) -> bool:
    return bool(line.pieces) and line.pieces[0].label == "org" and line.pieces[0].strength >= _SURE


def _may_employ(line: CareerLine) -> bool:
    if not line.pieces or line.pieces[0].label != "unknown" or any(line.having(label) for label in _LABELS):
        return False
    text = line.pieces[0].text
    return len(text) < _LONGEST and text[:1].isupper() and not (tells(text) or named(text).whole)
