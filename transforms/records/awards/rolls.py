"""Several honours between commas on one line: "2018: Moss Prize, Oak Travel Grant, Felt Fellowship, Best Thesis".

Consumes the pieces of a line; tells whether they are honours each: mostly what stands behind a comma is who gave one.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.records.awards.words import has_award_word, is_body
from transforms.records.lists.looks import is_titled
from transforms.records.lists.pieces import Piece

_LEAST, _MOSTLY = 3, 0.75  # honours; of the pieces that are known to be one by their words


def are_rolled(pieces: Sequence[Piece]) -> bool:
    """True for three names or more between commas, nearly all of which have an honour's word."""
    if len(pieces) < _LEAST or any(piece.before != "," for piece in pieces[1:]):
        return False
    named = sum(_names_honour(piece.text) for piece in pieces)
    return named >= _MOSTLY * len(pieces) and all(is_titled(piece.text) for piece in pieces)


def _names_honour(text: str) -> bool:
    return text.endswith(" Fund") or (has_award_word(text) and not is_body(text))
