"""Works whose fields are paragraphs: "**Slow looms**", below it "Ann Weir, Bo Lund", below that "*Weft*, 2021".

Consumes the lines of one run; produces where citations begin, none of them at such a field. Told by several works of
the run: who wrote it stands alone on a line, and below it where it stands, and nothing else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.name_runs import name_run
from transforms.citations.parts import begins_bold
from transforms.citations.start_looks import YEAR_IN, is_link_row
from transforms.entities import venues
from transforms.model import Line

_SEVERAL = 2  # works
_LONGEST = 120  # characters of a line that only says where a work stands
_LIKELY = 0.5
_ENDS = " .,;()"


def without_fields(bounds: list[int], lines: Sequence[Line], owner: str) -> list[int]:
    """Where citations begin, at none of the names and places that are paragraphs of their own."""
    if len(lines) < 3 * _SEVERAL or any(line.bullet for line in lines):
        return bounds
    places = [i for i in bounds if i and _is_place(lines[i])]
    fielded = [i for i in places if i > 1 and _is_names(lines[i - 1], owner)]
    fielded = [i for i in fielded if begins_bold(lines[i - 2]) or not _is_field(lines[i - 2], owner)]
    alone = [i for i in places if begins_bold(lines[i - 1]) and not _is_names(lines[i - 1], owner)]
    if len(fielded) + len(alone) < _SEVERAL:
        return bounds
    inner = {*fielded, *(i - 1 for i in fielded), *alone}
    return [i for i in bounds if i not in inner]


def _is_place(line: Line) -> bool:
    """True for a venue, with its year or without, and nothing else."""
    if len(line.text) > _LONGEST or line.bold or line.heading or line.text[0] in '"“«':
        return False
    year = YEAR_IN.search(line.text)
    venue = _NUMBERS.sub("", line.text[: year.start()] if year else line.text).strip(_ENDS)
    set_off = year is not None and any(line.text[one.start : one.end].strip(_ENDS) == venue for one in line.italic)
    return bool(venue) and ". " not in venue and (set_off or venues.likeness(venue) >= _LIKELY)


_NUMBERS = re.compile(r",? (?:vol\.? ?)?\d[\d(),:–-]{0,24}[ ,]*$")  # volume, issue and pages behind a venue


def _is_field(line: Line, owner: str) -> bool:
    return _is_names(line, owner) or is_link_row(line)


def _is_names(line: Line, owner: str) -> bool:
    end = name_run(line.text, 0, owner)
    return end > 0 and not any(map(str.isalpha, line.text[end:]))
