"""Where an honour was given, behind who gave it: consumes the pieces of a line; produces them without places and notes.

"Travel Award, Weft Days, Fernhill, NY": the state tells that Fernhill is its town. "Loom Prize for the academic year
2014/15": with its date taken out, the words before it say nothing.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.records.lists.looks import is_acronym, is_organization, is_place, is_titled, is_venue
from transforms.records.lists.pieces import Piece
from transforms.text.patterns import without_end

_WHEN_LEFT = re.compile(
    r"(?:^|,? (?:in|for|over|during|from) (?:the )?|, |\(|\[)academic years? ?[)\]]?$|,? (?:in|on|during)(?: the)?$"
)
_WHEN_ROOM = 32
_WORDS = 2  # of a town


def without_places(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces without places, towns before them, and notes in brackets; the first, and the second's name, stay."""
    towns = {
        number
        for number, (piece, after) in enumerate(pairwise(pieces))
        if number > 1 and after.before == "," and is_place(after.text) and may_be_town(piece.text)
    }
    return [
        piece
        for number, piece in enumerate(pieces)
        if piece.before == "" or not (number in towns or _is_beside(piece.text))
    ]


def _is_beside(text: str) -> bool:
    """True for a place, and for a note in brackets behind a date: "(full tuition)"."""
    return is_place(text) or (text[0] == "(" and text[-1] == ")" and text[1:-1].islower())


def without_when(text: str) -> str:
    """A phrase without what stood before its date: "Vale Fellowship in", "Loom Prize (academic year )"."""
    return without_end(_WHEN_LEFT, text, _WHEN_ROOM).rstrip()


def may_be_town(text: str) -> bool:
    """True for a word or two after an organisation that name neither a part of it nor another one."""
    found = is_organization(text) or is_venue(text) or is_acronym(text)
    return len(text.split()) <= _WORDS and is_titled(text) and not found
