"""Studies that name no degree: where, when and what. Consumes and produces `ReadEntry`s of education.

Only where every entry of the section is whole by itself, school and time on its own lines: else what names no degree
hands its school on to the entries below.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.degrees import Degree
from transforms.records.career.labels import Piece
from transforms.records.career.pieces import CareerLine, career_line
from transforms.records.career.remarks import names_field
from transforms.records.career.roles import ReadEntry
from transforms.vocabulary import any_of

_KNOWN = 2
_MOST_LINES = 3
_FEW = 4
_NO_STUDY = re.compile(rf"(?i)\b(?:{any_of('entry_words', 'career', 'no_studies')})\b")
_NO_EDUCATION = re.compile(r"(?i)\b(?:training|courses?|workshops?|schools|certific|professional|continuing|further)")


def studied(field: str | None, school: str | None) -> str | None:
    """The field without the school that nobody knows behind it: "Felting, Quarlheim"; None for the school alone."""
    if field is not None and field.casefold() in _SAID_OF_DEGREES:
        return None
    if field is None or school is None or field == school:
        return None if field == school else field
    return field.removesuffix(f", {school}")


_SAID_OF_DEGREES = frozenset(
    ("conferred", "awarded", "granted", "completed", "received", "obtained", "defended", "earned")
)


def with_studies(read: Sequence[ReadEntry]) -> list[ReadEntry]:
    """The entries, each that names no degree with what was studied in its place."""
    if not read or read[0].entry.section.kind != "education" or _NO_EDUCATION.search(read[0].entry.section.title):
        return list(read)
    if not all(_is_whole(entry) for entry in read) or (len(read) == 1 and not _has_major(read[0])):
        return list(read)
    return [_studied(entry) for entry in read]


def _has_major(read: ReadEntry) -> bool:
    return any(names_field(line.line.text) for line in read.head)


def _is_whole(read: ReadEntry) -> bool:
    """True where the entry's own lines say where and when."""
    school = any(piece.strength >= _KNOWN for line in read.head for piece in line.having("org"))
    return school and len(read.head) <= _MOST_LINES and any(line.dates for line in read.head)


def _studied(read: ReadEntry) -> ReadEntry:
    if read.parent or any(_says(line) for line in read.head) or _NO_STUDY.search(read.head[0].line.text):
        return read
    if any(_says(career_line(line)) for line in read.entry.details[:_FEW]):
        return read
    for label in ("field", "unit"):
        for at, line in enumerate(read.head):
            for piece in line.having(label):
                return ReadEntry(read.entry, _with_study(read.head, at, piece), read.parent)
    return read


def _says(line: CareerLine) -> bool:
    return bool(line.having("degree") or line.having("title"))


def _with_study(head: list[CareerLine], at: int, piece: Piece) -> list[CareerLine]:
    field = piece.text if piece.label == "field" else None
    degree = Degree(0, len(piece.text), len(piece.text), "" if field else piece.text, "other", field)
    study = piece._replace(label="degree", degree=degree)
    pieces = tuple(study if other is piece else other for other in head[at].pieces)
    return [*head[:at], head[at]._replace(pieces=pieces), *head[at + 1 :]]
