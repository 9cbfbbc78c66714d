"""Institutes that are part of the employer above: "Director, Center for Looms" below "X University, 2005-".

Consumes the `CareerLine`s of a role and those handed on from above; tells whether the employer above holds on.
"""

from __future__ import annotations

from collections.abc import Iterable

from transforms.dates.ranges import DateRange
from transforms.entities.organizations import shape_rank
from transforms.records.career.labels import SURE
from transforms.records.career.pieces import CareerLine

_FIRM = 2  # rank of what is an employer by its shape


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
