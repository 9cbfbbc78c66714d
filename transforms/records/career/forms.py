"""Sections whose entries are all filled in alike: the first item below each title is its employer.

Consumes a `Section`'s `Entry`s; produces whether they are, and the `CareerLine` of an item whose employer nobody knows.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import lru_cache

from transforms.entries.entries import split_entries
from transforms.model import Entry, Line, Section
from transforms.records.career.labels import Piece
from transforms.records.career.notes import is_note, tells
from transforms.records.career.pieces import CareerLine, career_line

EMPLOYERS = frozenset(("org", "unit"))
_PLACED = frozenset((*EMPLOYERS, "place"))
_SIBLINGS = 2
_SHORT = 90
_WORDS = r"[A-ZÀ-Þ][\w.'’-]+(?: [A-ZÀ-Þ][\w.'’-]+){0,2} ?"
_WHERE = re.compile(rf"{_WORDS}(?:, ?(?:[A-ZÀ-Þ]{{2,3}}|{_WORDS}))?$")
_SMALL = 3
_SCHOOL = re.compile(r"(?:Institut|Centre|[ÉE]cole|Université|Universidad|Istituto|Agence|Office|Hôpital)\b")


def employer_line(line: Line) -> CareerLine | None:
    """An item read, where it names an employer, with or without its place, and nothing else."""
    read = career_line(_without_stop(line))
    if _CHAIR.search(line.text):
        read = _with_chair(read)
    labels = {piece.label for piece in read.pieces}
    return read if labels & EMPLOYERS and labels <= _PLACED and not read.dates else None


def _with_chair(read: CareerLine) -> CareerLine:
    """The line, a chair before its university as the part of it that it is: "Chair of Old Dyes, University of Tarn"."""
    after = {piece.label for piece in read.pieces if not _CHAIR.match(piece.text)}
    if "org" not in after or not after <= _PLACED:
        return read
    chairs = (piece._replace(label="unit", strength=1) if piece.label == "title" else piece for piece in read.pieces)
    return read._replace(pieces=tuple(chairs))


_CHAIR = re.compile(r"(?:Chair (?:of|for)|Lehrstuhl (?:für|of|for)|Cátedra de) ")


def _without_stop(line: Line) -> Line:
    """The line without a stop behind a name: "University of Leiria."."""
    return replace(line, text=line.text[:-1]) if line.text[-1] == "." and not tells(line.text) else line


def formed_employer(entry: Entry) -> CareerLine | None:
    """The first item below an entry as the employer that its siblings have there, whatever its words."""
    first = entry.details[0]
    if not first.bullet or len(first.text) > _SHORT or not is_form(entry.section):
        return None
    return employer_line(first) or _named(first)


def _named(line: Line) -> CareerLine | None:
    """A name that nobody knows as an employer, its place behind a comma: "Brisk Robotics, North Reading, MA"."""
    text = line.text.rstrip(".")
    if tells(text) or is_note(text) or ":" in text or not text[0].isupper() or line.italic:
        return None
    name, comma, rest = text.partition(", ")
    if "; " in name:  # "Brisk Robotics; Faculty of Looms; Lowell, MA"
        name, comma, rest = name.partition("; ")[0], ";", text.rpartition("; ")[2]
    small = [word for word in name.split() if not word[0].isupper() and len(word) > _SMALL]
    if (
        (len(small) > 1 and not _SCHOOL.match(name))
        or not (rest or len(name.split()) > 1)
        or (comma and not _WHERE.match(rest))
    ):
        return None
    place = (Piece("place", rest, 2, before=","),) if rest else ()
    return CareerLine(line, (), (), (Piece("org", name, 2), *place))


@lru_cache(maxsize=32)
def is_form(section: Section) -> bool:
    """True where at least half of the entries, and two, have a known employer as the first item below."""
    below = [entry.details[0] for entry in split_entries(section) if entry.details]
    if len(below) < _SIBLINGS or not all(line.bullet for line in below):
        return False
    known = sum(len(line.text) <= _SHORT and employer_line(line) is not None for line in below)
    return known >= _SIBLINGS and 2 * known >= len(below)
