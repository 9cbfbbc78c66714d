"""Towns behind employers that no list knows, without a mark between: "Globex Robotics Zurich" over "Initech Leeds, UK".

Consumes the lines of a section's entries; produces such a line's name and its town apart, where siblings end in places.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.entities.organizations import canonical, find_organizations
from transforms.entities.places import cut_place
from transforms.records.career.labels import SURE, Piece
from transforms.records.career.pieces import CareerLine
from transforms.records.career.roles import ReadEntry

_TITLED = 2  # lines: a title over its employer


def with_towns_apart(read: Sequence[ReadEntry]) -> None:
    """Parts towns from the employers right below dated titles, where two lines that stand so end in a place."""
    below = [entry for entry in read if len(entry.head) == _TITLED and entry.head[0].dates and entry.head[1].pieces]
    if len(below) < _TITLED:
        return
    ended = sum(entry.head[1].pieces[-1].label == "place" for entry in below)
    found = [(entry, apart) for entry in below if (apart := _parted(entry.head[1]))]
    if found and ended + len(found) >= _TITLED:
        for entry, apart in found:
            entry.head[1] = entry.head[1]._replace(pieces=apart)


def _parted(line: CareerLine) -> tuple[Piece, ...]:
    """The name and the town, where the line is nothing else; () for known names, which may end in a town."""
    if len(line.pieces) != 1 or line.pieces[0].label not in _LOOSE or line.pieces[0].text != line.line.text:
        return ()
    piece = line.pieces[0]
    rest, town = cut_place(piece.text)
    if not town or "," in town or not piece.text.endswith(f" {town}") or " " not in rest or canonical(piece.text):
        return ()
    if any(name.certain and name.end > len(rest) for name in find_organizations(piece.text)):
        return ()
    return piece._replace(text=rest), Piece("place", town, SURE, piece.chunk)


_LOOSE = ("unknown", "field", "org")
