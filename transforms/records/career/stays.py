"""Institutes that are part of the employer above: "Director, Center for Looms" below "X University, 2005-".

Consumes the `CareerLine`s of a role and those handed on from above; tells whether the employer above holds on.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.dates.ranges import DateRange
from transforms.entities.organizations import shape_rank
from transforms.records.career.labels import SURE
from transforms.records.career.pieces import CareerLine
from transforms.records.career.places import location
from transforms.records.career.roles import Carried, ReadEntry

_FIRM = 2  # rank of what is an employer by its shape


def own_employer(read: ReadEntry, at: int, carried: Carried) -> list[CareerLine]:
    """The lines of an entry that name whose the role at `at` was; [] where an employer above holds on."""
    own = [line for line in (*read.parent, *read.head) if line.having("org")]
    if not own and at:
        own = _named_by_unit(read.head[:at], carried.lines)
        if not own and at == 1 and read.head[0].line.bold:
            own = _placed(read.head[0])
    return [] if carried.heads and not read.parent and within(own, read.head, carried.lines) else own


def _named_by_unit(above: list[CareerLine], carried: list[CareerLine]) -> list[CareerLine]:
    """The line above a role that names no more than a unit, which says whose it is ("Globex University Law School").

    Or it stands at another place than the employer above ("Felt Laboratory, Leeds" below "Globex, Turku").
    """
    first = above[0].pieces[0] if above and above[0].pieces else None
    if first is None or first.label != "unit":
        return []
    own, over = (location(lines) for lines in (above[:1], carried))
    return above[:1] if _WHOLE.search(first.text) or (own and over and own != over) else []


_WHOLE = re.compile(r"\S (?:University|College|Institute|Hospital|Academy)\b \w")


def _placed(above: CareerLine) -> list[CareerLine]:
    """The bold line above a role that fills one cell with words and the other with a place, these words an employer.

    "**felt works**<tab>Osier, Norway"
    """
    if above.dates or [piece.label for piece in above.pieces] != ["unknown", "place"]:
        return []
    first, place = above.pieces
    return [] if first.chunk == place.chunk else [above._replace(pieces=(first._replace(label="org"), place))]


def within(own: Iterable[CareerLine], head: Iterable[CareerLine], above: Iterable[CareerLine]) -> bool:
    """True where the role's line names no sure employer, and its years lie in those of the employer above."""
    if any(piece.strength == SURE or shape_rank(piece.text) >= _FIRM for line in own for piece in line.having("org")):
        return False
    held = [date for line in above if any(x.strength == SURE for x in line.having("org")) for date in line.dates]
    dates = [date for line in head for date in line.dates]
    return bool(dates) and any(date.is_range and _holds(date, dates[0]) for date in held)


def _holds(outer: DateRange, inner: DateRange) -> bool:
    if not (outer.start and inner.start) or inner.start < outer.start:
        return False
    return outer.current or bool(outer.end and not inner.current and (inner.end or inner.start)[:4] <= outer.end[:4])


def names_own(read: ReadEntry, carried: Carried) -> bool:
    """True for an entry headed by a name in the rank of the heading above, which named the employer there."""
    first, over = read.head[0], carried.lines[0] if carried.lines else None
    if over is None or not 0 < first.line.heading <= over.line.heading:
        return False
    return bool(first.pieces) and first.pieces[0].label in ("org", "unit", "unknown")
