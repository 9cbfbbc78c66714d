"""Units over their employers: "Sound Studio," over "Globex, Oslo". Consumes and mends `ReadEntry`s."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.records.career.pieces import CareerLine
from transforms.records.career.roles import ReadEntry

_NAMES = ("org", "unknown", "field")  # "Globex Systems" is no field of study
_LEAST = 2  # pieces of a line that says whose unit it is, and where


def with_units_above(entries: Sequence[ReadEntry]) -> None:
    """Tells as a unit what goes on, behind a comma, with a name and its place on the line below."""
    for one in entries:
        for at, (line, below) in enumerate(pairwise(one.head)):
            if line.line.text[-1:] == "," and _is_shaped(line) and _is_placed(below):
                one.head[at] = line._replace(pieces=(line.pieces[0]._replace(label="unit"),))
                first, *rest = below.pieces
                known = first if first.label == "org" else first._replace(label="org", strength=1)
                one.head[at + 1] = below._replace(pieces=(known, *rest))


def _is_shaped(line: CareerLine) -> bool:
    """True for one name alone that only its form tells as an organisation, or nothing does."""
    return len(line.pieces) == 1 and line.pieces[0].label in ("org", "unknown") and line.pieces[0].strength <= 1


def _is_placed(line: CareerLine) -> bool:
    """True for an employer, known or not, before its place."""
    pieces = line.pieces
    return len(pieces) >= _LEAST and pieces[0].label in _NAMES and pieces[1].label == "place"
