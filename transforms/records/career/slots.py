"""A section's own order: what its certain entries hold in which place, applied to the phrases that nobody knows.

Consumes the lines of a section's entries; produces the same lines with fewer unknown pieces.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import pairwise

from transforms.entities.places import country_code
from transforms.entities.titles import is_title, own_bosses
from transforms.kept import kept
from transforms.records.career.dashed_posts import are_dashed, dashed
from transforms.records.career.labels import Piece
from transforms.records.career.notes import tells, tells_deed
from transforms.records.career.own_degrees import is_certain
from transforms.records.career.pieces import CareerLine
from transforms.records.career.units import is_own_school
from transforms.text.words import holds_one
from transforms.vocabulary import any_of, forms

_Slot = tuple[object, ...]
_TWO = 2
_TEACHING = frozenset(("title", "org", "unit", "place", "degree", "field"))
_SIBLINGS = 3  # titles in one place say that all words there are
_WHERE = frozenset(("org", "unknown", "field"))  # what else may say where
_CODE = 3  # letters of a state or country at most
_SURELY = 2  # the strength of a title that its words tell


class Slots:
    """How often each label stands in each place: line, column, phrase and style."""

    def __init__(self, entries: Iterable[Sequence[CareerLine]]) -> None:
        """Keeps the lines of a section's entries as they are now."""
        self._entries = [tuple(lines) for lines in entries]

    @kept
    def _seen(self) -> dict[_Slot, Counter[str]]:
        """The labels of the certain pieces, counted once somebody asks."""
        seen: dict[_Slot, Counter[str]] = defaultdict(Counter)
        for lines in self._entries:
            for slot, coarse, piece in _slots(lines):
                if piece.label in _TEACHING and piece.strength:
                    seen[slot][piece.label] += piece.strength
                    seen[coarse][piece.label] += piece.strength
        return seen

    def relabelled(self, lines: Sequence[CareerLine]) -> list[CareerLine]:
        """The lines with their unknown pieces labelled as their siblings in the same place are."""
        lines = dashed(lines) if self._are_dashed else lines
        lines = self._with_employer(self._set_apart(self._with_title(self._out_of_brackets(lines))))
        if not [piece for line in lines for piece in line.pieces if piece.label == "unknown"]:
            return list(lines)
        named = {
            id(piece): self._label(slot, coarse)
            for slot, coarse, piece in _slots(lines)
            if piece.label == "unknown" and piece.text[0].isupper() and not tells(piece.text)
        }
        deeds = {id(piece) for line in lines for piece in line.pieces if tells_deed(piece.text)}
        one = any(line.having("title") for line in lines)  # is enough
        named = {key: None if label == "title" and (one or key in deeds) else label for key, label in named.items()}
        if not any(line.having("org") for line in lines):  # what stands right before a place employs, and is none
            before = {id(a) for line in lines for a, b in pairwise(line.pieces) if b.label == "place"}
            named = {key: None if label == "place" and key in before else label for key, label in named.items()}
        if not any(named.values()):
            return list(lines)
        return [
            line._replace(
                pieces=tuple(piece._replace(label=named.get(id(piece)) or piece.label) for piece in line.pieces)
            )
            for line in lines
        ]

    def _with_title(self, lines: Sequence[CareerLine]) -> Sequence[CareerLine]:
        """Of two likely employers without a role, the one in the titles' place is the role: "Senate Page | Senate"."""
        pieces = [piece for line in lines for piece in line.pieces]
        likely = [piece for piece in pieces if piece.label == "org"]
        if len(likely) < _TWO or any(piece.label in ("title", "degree") for piece in pieces):
            return lines
        role = next(
            (
                piece
                for slot, coarse, piece in _slots(lines)
                if piece.label == "org" and piece.strength == 1 and self._label(slot, coarse) == "title"
            ),
            None,
        )
        if role is None:
            return lines
        return [
            line._replace(pieces=tuple(p._replace(label="title") if p is role else p for p in line.pieces))
            for line in lines
        ]

    @kept
    def _are_dashed(self) -> bool:
        return are_dashed(self._entries)

    @kept
    def _are_bracketed(self) -> bool:
        """True where several titles end with a name in brackets and no entry like them says elsewhere where it was."""
        return sum(_in_brackets(lines) is not None for lines in self._entries) >= _TWO

    def _out_of_brackets(self, lines: Sequence[CareerLine]) -> Sequence[CareerLine]:
        """The lines with the employer out of the title's brackets: "Loom Technician (Globex)" among others alike."""
        found = _in_brackets(lines)
        if found is None or not self._are_bracketed:
            return lines
        title, employer = found
        parts = title._replace(text=title.text.partition(" (")[0]), employer
        pieces = tuple(part for one in lines[0].pieces for part in (parts if one is title else (one,)))
        return [lines[0]._replace(pieces=pieces), *lines[1:]]

    def _with_employer(self, lines: Sequence[CareerLine]) -> Sequence[CareerLine]:
        """The lines with a town, or somebody's school, as the employer, where it stands in the employers' place.

        As in "Lecturer, Woods Hole, 2001" among lecturers at universities: colleges and institutes are called after
        their towns. An entry of somebody who has no employer says so.
        """
        pieces = [piece for line in lines for piece in line.pieces]
        labels = {piece.label for piece in pieces}
        if not labels & {"place", "unit"} or labels & _WHERE or not labels & {"title", "degree"}:
            return lines
        if any(map(_is_own_boss, pieces)):
            return lines
        head = lines[0].pieces if _may_employ(lines[0]) else ()  # alone on its line, as its like name theirs
        named = next(
            (
                piece
                for _, coarse, piece in _slots(lines)
                if (_is_namesake(piece) or head == (piece,)) and self._holds_employers(coarse)
            ),
            None,
        )
        if named is None:
            return lines
        return [
            line._replace(pieces=tuple(p._replace(label="org", strength=1) if p is named else p for p in line.pieces))
            for line in lines
        ]

    def _set_apart(self, lines: Sequence[CareerLine]) -> Sequence[CareerLine]:
        """The lines with their first words as the title, where a style of its own sets all siblings' titles there."""
        first = lines[0].pieces[0] if lines and lines[0].pieces else None
        if first is None or first.label in ("title", "degree", "place", "note") or not (first.bold or first.italic):
            return lines
        if any(line.having("title") or line.having("degree") for line in lines) or is_certain(first.text):
            return lines
        votes = self._seen.get((0, first.chunk, 0, first.bold, first.italic))
        others = sum(votes.values()) - votes["title"] if votes else 0
        if not votes or 2 * votes["title"] < _SIBLINGS * others or votes["title"] < _SIBLINGS * _SURELY:
            return lines
        named = first._replace(label="title", strength=1)
        return [lines[0]._replace(pieces=(named, *lines[0].pieces[1:])), *lines[1:]]

    def _holds_employers(self, place: _Slot) -> bool:
        """True for a place in which the siblings' employers stand, but for towns."""
        votes = self._seen.get(place) or Counter()
        others = sum(votes.values()) - votes["org"] - votes["place"]
        return votes["org"] >= max(votes["place"], 2 * others) and votes["org"] >= _SIBLINGS

    def _label(self, slot: _Slot, coarse: _Slot) -> str | None:
        for place in (slot, coarse):
            votes = self._seen.get(place)
            if votes:
                (label, count), *others = votes.most_common(2)
                if not others or count > 2 * others[0][1]:
                    return label
        return None


def _may_employ(line: CareerLine) -> bool:
    """True for a unit alone on its line with a name of its own: "Merrow Textile Laboratory", no "Program in Wool"."""
    text = line.line.text
    return len(line.pieces) == 1 and _PART.match(text) is None and not holds_one(text.casefold(), _OF_SCHOOLS)


_PART = re.compile(rf"(?i)(?:the )?(?:{any_of('entry_words', 'career', 'parts')})\b")
_OF_SCHOOLS = forms("entry_words", "career", "of_schools")


def _in_brackets(lines: Sequence[CareerLine]) -> tuple[Piece, Piece] | None:
    """The title of an entry that names no place, and the likely employer in its brackets."""
    pieces = [piece for line in lines for piece in line.pieces]
    title = pieces[0] if pieces else None
    if title is None or title.label != "title" or title not in lines[0].pieces or title.text[-1] != ")":
        return None
    if any(piece.label in ("org", "unit", "unknown") for piece in pieces):
        return None
    match = _BRACKET.search(title.text)
    if match is None or is_title(match["name"]):
        return None
    return title, Piece("org", match["name"], 1, title.chunk, "(")


_BRACKET = re.compile(
    r" \((?P<name>[A-ZÀ-Þ][^\W\d_][\w.&'’-]{1,30}(?: (?:(?:of|for|and|&|the) ){0,2}[A-ZÀ-Þ][\w.&'’-]{1,30}){0,4})\)$"
)


def _is_namesake(piece: Piece) -> bool:
    """True for a town alone, and a school that may stand without a university."""
    text = piece.text
    if piece.label == "unit":
        return is_own_school(text)
    return piece.label == "place" and len(text) > _CODE and "," not in text and country_code(text) is None


def _is_own_boss(piece: Piece) -> bool:
    return piece.text.casefold().startswith(own_bosses())


def _slots(lines: Sequence[CareerLine]) -> Iterable[tuple[_Slot, _Slot, Piece]]:
    for number, line in enumerate(line for line in lines if line.pieces):
        for index, piece in enumerate(piece for piece in line.pieces if piece.label != "note"):
            coarse = (number, piece.chunk, index)
            yield (*coarse, piece.bold, piece.italic), coarse, piece
