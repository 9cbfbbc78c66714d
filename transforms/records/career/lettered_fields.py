"""Fields of study in letters of their own cell: "Merrow University | ME | BSc". Consumes and produces pieces."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.records.career.labels import Piece

_LETTERS = re.compile(r"[A-Z]{2,4}")
_LEAST = 3
_OTHERS = ("place", "org", "unknown")


def with_lettered_field(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """The pieces, letters between a school and a degree a field's, whatever state or school else is called so."""
    found = tuple(pieces)
    if len(found) < _LEAST:
        return found
    for at in range(1, len(found) - 1):
        school, letters, degree = found[at - 1 : at + 2]
        is_cell = letters.before not in ("", ",") and degree.before == letters.before
        if school.label == "org" and degree.label == "degree" and is_cell and _is_field(letters):
            found = (*found[:at], letters._replace(label="field", strength=1), *found[at + 1 :])
    return found


def _is_field(piece: Piece) -> bool:
    return piece.label in _OTHERS and _LETTERS.fullmatch(piece.text) is not None
