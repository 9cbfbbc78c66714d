"""A section's own order: what its certain entries hold in which place, applied to the phrases that nobody knows.

Consumes the lines of a section's entries; produces the same lines with fewer unknown pieces.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cached_property

from transforms.records.career_labels import Piece
from transforms.records.career_notes import tells
from transforms.records.career_pieces import CareerLine

_Slot = tuple[object, ...]
_TWO = 2
_TEACHING = frozenset(("title", "org", "unit", "place", "degree", "field"))


class Slots:
    """How often each label stands in each place: line, column, phrase and style."""

    def __init__(self, entries: Iterable[Sequence[CareerLine]]) -> None:
        """Keeps the lines of a section's entries as they are now."""
        self._entries = [tuple(lines) for lines in entries]

    @cached_property
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
        lines = self._with_title(lines)
        if not any(piece.label == "unknown" for line in lines for piece in line.pieces):
            return list(lines)
        named = {
            id(piece): self._label(slot, coarse)
            for slot, coarse, piece in _slots(lines)
            if piece.label == "unknown" and piece.text[0].isupper() and not tells(piece.text)
        }
        if any(line.having("title") for line in lines):  # one is enough
            named = {key: None if label == "title" else label for key, label in named.items()}
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

    def _label(self, slot: _Slot, coarse: _Slot) -> str | None:
        for place in (slot, coarse):
            votes = self._seen.get(place)
            if votes:
                (label, count), *others = votes.most_common(2)
                if not others or count > 2 * others[0][1]:
                    return label
        return None


def _slots(lines: Sequence[CareerLine]) -> Iterable[tuple[_Slot, _Slot, Piece]]:
    for number, line in enumerate(line for line in lines if line.pieces):
        for index, piece in enumerate(piece for piece in line.pieces if piece.label != "note"):
            coarse = (number, piece.chunk, index)
            yield (*coarse, piece.bold, piece.italic), coarse, piece
