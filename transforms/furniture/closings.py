"""Where and when a document was signed: "Lund, 27 August 2020" as its last words. Consumes its worded lines."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations
from transforms.entities.places import is_place
from transforms.model import Line

_LONGEST = 70  # characters
_LEADS = (" den", " le", " il", " on")  # before a day


def closing(lines: Sequence[Line]) -> set[int]:
    """The number of the last line where it only says where and on which day, as no other line does; else nothing."""
    if not lines or not lines[-1].gap_before or not _is_signed(lines[-1]):
        return set()
    return set() if any(map(_is_signed, lines[:-1])) else {lines[-1].number}


def _is_signed(line: Line) -> bool:
    text = line.text.rstrip(" .")
    if len(text) > _LONGEST or line.bullet or not text[-1:].isdigit():
        return False
    dates = find_dates(text)
    if len(dates) != 1 or dates[0].is_range or dates[0].start_precision != "day" or dates[0].span.end < len(text):
        return False
    where = text[: dates[0].span.start].rstrip(" ,")
    for lead in _LEADS:
        where = where.removesuffix(lead).rstrip(" ,")
    return bool(where) and (
        is_place(where)
        or any(one == (0, len(where)) for one in ((found.start, found.end) for found in find_organizations(where)))
    )
