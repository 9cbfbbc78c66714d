"""Houses in front of their teams, neither of which a list knows: "Globex Gallery, Model Shop Leeds".

Consumes the pieces of a line; tells which of two names employed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from transforms.names.people import is_common
from transforms.records.career.labels import Piece
from transforms.records.career.pieces import CareerLine


def of_house(lines: Iterable[CareerLine], team: Piece) -> Piece:
    """The house in front of a likely name that any house may give a part of it ("Sound Studio"); or that name."""
    if team.strength != 1:
        return team
    pieces = next(line.pieces for line in lines if team in line.pieces)
    return house_before(pieces, team) if len(pieces) > 1 else team


def house_before(pieces: Sequence[Piece], team: Piece) -> Piece:
    """The name of its own right before words of a subject and a comma; or what these words are."""
    at = pieces.index(team)
    house = pieces[at - 1] if at else team
    is_team = house.label in ("unknown", "field") and house.chunk == team.chunk and team.before == ","
    return house if is_team and _begins_common(team.text) and not _begins_common(house.text) else team


def _begins_common(text: str) -> bool:
    """True for words that begin as any subject does: "Model Shop", no "Globex Gallery", no "REC"."""
    first = text.split(maxsplit=1)[0]
    return not first.isupper() and (is_common(first) or not first[0].isupper())
