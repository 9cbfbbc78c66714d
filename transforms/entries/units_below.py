"""Units below the bodies that they belong to: "Globex University" over "Department of Looms", over the roles there.

Consumes lines; produces a yes or no.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import is_unit, shape_rank
from transforms.model import Line


def is_body_with_unit(lines: Sequence[Line]) -> bool:
    """True for a body over one unit of it, neither with a date: one head of what stands below both."""
    if len(lines) != 2 or any(find_dates(line.text) for line in lines):
        return False
    body, unit = (line.text for line in lines)
    return shape_rank(body) > 1 and not is_unit(body) and is_unit(unit)


def roles_in(details: Sequence[Line]) -> tuple[list[int], Sequence[Line]]:
    """Where the dated items of the outer rank stand, and the units in items above the first; none below other items."""
    least = min(line.indent for line in details)
    roles = [i for i, line in enumerate(details) if line.indent == least and line.bullet and find_dates(line.text)]
    units = details[: roles[0]] if roles else ()
    return (roles, units) if all(is_unit(line.text) for line in units) else ([], ())
