"""Fields and degrees in letters of their own cell: "Merrow University | ME | BSc". Consumes and produces pieces."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.degrees import degree_alone
from transforms.records.career.labels import SURE, Piece

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


def with_cells(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """The pieces with what fills a cell for what it is: two letters a degree, a town before its country a place."""
    found = with_degree_cell(pieces)
    return _with_town(found) if found and found[-1].label == "place" and found[-1].before == "," else found


def _with_town(pieces: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces; where an employer fills the first cell and words before a place the last, these are its town.

    "**felt works**<tab>Osier, Norway": without an employer in front, "Osier" would be one.
    """
    if len(pieces) < _LEAST:
        return pieces
    first, town, place = pieces[0], *pieces[-2:]
    is_cell = town.chunk == place.chunk > pieces[-3].chunk
    if not is_cell or (first.label, town.label, place.label) not in _PLACED or town.strength or len(town.text) > _TOWN:
        return pieces
    return (*pieces[:-2], place._replace(text=f"{town.text}, {place.text}", before=town.before))


_PLACED = frozenset((first, "unknown", "place") for first in ("unknown", "org", "unit"))
_TOWN = 24  # characters


def with_degree_cell(pieces: Sequence[Piece]) -> tuple[Piece, ...]:
    """The pieces, two letters that stand first or fill a cell a degree where no other is: "Globex, OH<tab>MS<tab>1994".

    A state stands with its town, in one cell, behind a comma.
    """
    found = tuple(pieces)
    if [one for one in found if one.label == "degree" and (one.degree is None or one.degree.level != "other")]:
        return found
    for at, piece in enumerate(found):
        is_cell = piece.label == "place" and (at == 0 or piece.before not in ("", ","))
        if is_cell and (degree := degree_alone(piece.text)) and not (at and _is_town(found[at - 1])):
            own = piece._replace(label="degree", text=degree.degree, strength=SURE, degree=degree)
            return (*found[:at], own, *found[at + 1 :])
    return found


def _is_town(piece: Piece) -> bool:
    return piece.label == "place" and "," not in piece.text and degree_alone(piece.text) is None and len(piece.text) > 2


def _is_field(piece: Piece) -> bool:
    return piece.label in _OTHERS and _LETTERS.fullmatch(piece.text) is not None
