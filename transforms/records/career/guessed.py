"""Roles that no list knows, told by where they stand: before "at", in the titles' place, in an item below an employer.

Consumes a section's `ReadEntry`s; produces heads in which they are titles of strength 0.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.organizations import is_unit
from transforms.entities.titles import is_title, may_hold_title, names_nowhere
from transforms.model import Line
from transforms.records.career.labels import Piece, label_phrase
from transforms.records.career.notes import is_note, tells
from transforms.records.career.own_degrees import is_certain
from transforms.records.career.pieces import CareerLine, career_line
from transforms.records.career.remarks import tells_studies
from transforms.records.career.roles import ReadEntry
from transforms.records.lists.looks import is_venue

_NAME = r"(?P<role>[A-ZÀ-Þ][^\W\d_]{2,20}(?:[ /-](?:[A-ZÀ-Þ(]?[^\W\d_]{1,20}\)?|&)){0,5}?)"
_WHERE = r" (?:at|@) (?:the )?(?P<where>[A-ZÀ-Þ].*)$"
_ROLE = re.compile(_NAME + _WHERE)  # "Kiln Wright at the Globex Works"
_WITHIN = re.compile(
    _NAME + r" (?:with)?in (?:the )?(?P<unit>[A-ZÀ-Þ][^,;()]{4,80}?)" + _WHERE
)  # "Dyer in the Wool Group at Globex"
_DONE = re.compile(r"[A-Z][a-z]{2,12}ed ")  # "Worked on Looms": what was done
_LOOSE = ("unknown", "field", "unit", "org")
_CERTAIN = 3
_FEW = 6  # words


def with_guesses(entries: list[ReadEntry]) -> None:
    """Puts the roles that only their place tells into the heads of a section's entries."""
    below = [entry for entry in entries if _is_employer_alone(entry) and entry.entry.details[:1]]
    known = sum(bool(career_line(entry.entry.details[0]).having("title")) for entry in below)
    for entry in entries:
        if known and 2 * known >= len(below) and entry in below and (role := _role_item(entry.entry.details[0])):
            entry.head.append(role)
        else:
            entry.head = _told_at(entry.head, entry.parent)


def _is_employer_alone(read: ReadEntry) -> bool:
    """True for an entry of one dated line that names no role."""
    return len(read.head) == 1 and bool(read.head[0].dates and read.head[0].pieces) and not _names_role(read.head[0])


def _role_item(line: Line) -> CareerLine | None:
    """The item as a role, where it is a few words that tell nothing and name nothing else."""
    read = career_line(line)
    words = line.text.split()
    if not line.bullet or len(words) > _FEW or len(read.pieces) != 1 or read.people or not words[0][0].isupper():
        return None
    piece = read.pieces[0]
    if (
        piece.label not in _LOOSE
        or piece.strength > 1
        or tells(line.text)
        or is_note(line.text)
        or line.text[-1] in ".:"
    ):
        return None
    return read._replace(pieces=(piece._replace(label="title", strength=0),))


def _told_at(head: list[CareerLine], parent: Sequence[CareerLine]) -> list[CareerLine]:
    """The head; where no line names a role, what stands before "at" and an employer in a dated entry is one."""
    first = head[0] if head else None
    if first is None or not first.pieces or not any(mark in first.line.text for mark in (" at ", " @ ")):
        return head
    if tells_studies(first.line.text):
        return head
    if not any(line.dates for line in head) or any(map(_names_role, (*head, *parent))):
        return head
    for at, piece in enumerate(first.pieces):
        if piece.label in _LOOSE and (found := _split(piece, first.line.text)):
            rest = [other for other in first.pieces[at + 1 :] if not (piece.label == "unit" and other in found)]
            before = [other for other in first.pieces[:at] if other.label != "unknown"]
            return [first._replace(pieces=(*found, *before, *rest)), *head[1:]]
    return head


def _names_role(line: CareerLine) -> bool:
    return bool(line.having("title") or line.having("degree"))


def _split(piece: Piece, text: str) -> list[Piece]:
    """The role, its unit and its employer as pieces, or nothing."""
    if piece.label == "unit" and not _ROLE.match(piece.text):  # the employer behind it was found already
        told = f"{piece.text} at " in text or f"{piece.text} @ " in text
        return _role(f"{piece.text} at X", piece)[0] if told else []
    found, where = _role(piece.text, piece) if piece.strength < _CERTAIN else ([], "")
    if not found:
        return []
    behind = [own._replace(chunk=piece.chunk) for own in label_phrase(where)]
    if not any(own.label in ("org", "unit") for own in behind):
        loose = next((own for own in behind if own.label in ("unknown", "field", "place")), None)
        behind = [own._replace(label="org", strength=1) if own is loose else own for own in behind]
    return [*found, *behind]


def _role(text: str, piece: Piece) -> tuple[list[Piece], str]:
    """The role before "at" with its unit, and what stands behind."""
    within = _WITHIN.match(text)
    match = within if within and is_unit(within["unit"]) else _ROLE.match(text)
    role = match["role"] if match else ""
    if (
        not match
        or names_nowhere(match["where"])
        or _is_other(role)
        or tells(role)
        or is_note(role)
        or is_certain(role)
    ):
        return [], ""
    title = piece._replace(label="title", text=role, strength=0)
    unit = [Piece("unit", within["unit"], 1, piece.chunk)] if within and match is within else []
    return [title, *unit], match["where"]


def _is_other(text: str) -> bool:
    """True for a body, a meeting or what was done: "Wool Laboratory", "Worked on Looms", and no "Division Manager"."""
    is_named = (is_unit(text) or is_venue(text)) and not may_hold_title(text)
    return is_named or (_DONE.match(text) is not None and not is_title(text))
