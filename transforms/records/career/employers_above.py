"""Employers that nobody knows over their posts: "**Quantarc**" among "**Globex Inc.**" and "**Acme University**".

Consumes the entries of a section; labels what stands over a post as its employer where the lines over others are
known ones, and its own names none. In a list whose items all have the employer's line first and the dated role below,
what stands first is the employer, and what stands below it is what the owner was there.
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
    _with_employers_first(entries)
    known = {_style(entry.parent[-1]) for entry in entries if entry.parent and _is_known(entry.parent[-1])}
    for entry in entries if known else ():
        over = entry.parent[-1] if entry.parent else None
        if over is None or _style(over) not in known or not _may_employ(over):
            continue
        if any(line.having("title") for line in entry.head) and not any(line.having("org") for line in entry.head):
            first = over.pieces[0]._replace(label="org", strength=1)
            entry.parent[-1] = over._replace(pieces=(first, *over.pieces[1:]))


def _with_employers_first(entries: Sequence[ReadEntry]) -> None:
    """Labels the first lines of items as employers and the dated ones below as roles, where most items are set so."""
    told = [entry for entry in entries if _leads_with_employer(entry)]
    sure = any(_is_known(entry.head[0]) for entry in told)
    if len(told) < _LEAST or len(told) < _SHARE * len(entries) or not sure:
        return
    for entry in told:
        over, role, *rest = entry.head
        if not over.having("org"):
            over = over._replace(pieces=(over.pieces[0]._replace(label="org", strength=_SURE), *over.pieces[1:]))
        if not role.having("title"):
            role = role._replace(pieces=(role.pieces[0]._replace(label="title", strength=1), *role.pieces[1:]))
        entry.head = [over, role, *rest]


def _leads_with_employer(entry: ReadEntry) -> bool:
    """True for an item of an undated line without a role, and a dated one of a few words below it."""
    if len(entry.head) < _TWO or not entry.head[0].line.bullet or entry.head[1].line.bullet:
        return False
    over, role = entry.head[:_TWO]
    if over.dates or not role.dates or not over.pieces or len(role.pieces) != 1 or len(over.line.text) > _NAME:
        return False
    if any(over.having(label) for label in ("title", "degree", "note")) or role.having("org") or role.having("degree"):
        return False
    return role.pieces[0].label in ("title", "unknown", "field") and not tells(role.pieces[0].text)


_LEAST, _SHARE, _TWO = 3, 0.75, 2  # such items, and their share of all; lines of one
_NAME = 100  # characters of a name with its town


def _style(line: CareerLine) -> tuple[int, bool, str]:
    return line.line.heading, bool(line.line.bold), line.line.bullet


def _is_known(line: CareerLine) -> bool:
    return bool(line.pieces) and line.pieces[0].label == "org" and line.pieces[0].strength >= _SURE


def _may_employ(line: CareerLine) -> bool:
    if not line.pieces or line.pieces[0].label != "unknown" or any(line.having(label) for label in _LABELS):
        return False
    text = line.pieces[0].text
    return len(text) < _LONGEST and text[:1].isupper() and not (tells(text) or named(text).whole)
