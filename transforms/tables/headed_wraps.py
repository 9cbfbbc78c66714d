"""Cells that go on in the line below, in tables whose columns are named above.

"Looms and the Growth of<tab>Journal of<tab>7(3):11-30<tab>2012" over "Reeds<tab>Weaving": a row has as many cells as
there are names, and what stands below it with fewer is the rest of those cells. Consumes lines; produces rows.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.text.open_words import OPEN_WORDS
from transforms.text.styled import spliced

_OPEN = re.compile(rf"(?:[,&/(–—-]|\b(?:{OPEN_WORDS}|de|du|la))$")
_YEAR_BEHIND = re.compile(r"(?<=\d) (?:19|20)\d\d$")
_FEW = 2  # cells that a row has more than what goes on with it
_LEAST = 3  # columns


def joined_rows(lines: Sequence[Line], size: int) -> list[Line]:
    """The rows of `size` cells, each with what goes on below it; other lines as they stand."""
    found: list[Line] = []
    for one in lines:
        line = _with_year_apart(one, size)
        above = found[-1] if found else None
        if above is not None and above.text.count("\t") == size - 1 and (goes_on(line, size) or _closes(above, line)):
            found[-1] = _with(above, line)
        else:
            found.append(line)
    return found


def _with_year_apart(row: Line, size: int) -> Line:
    """A row that lacks one cell, the year behind its last one as a cell of its own: "8(2):101-120 2012"."""
    year = _YEAR_BEHIND.search(row.text) if row.text.count("\t") == size - _FEW > 0 else None
    return spliced(row, year.start(), year.start() + 1, "\t") if year else row


def _closes(row: Line, line: Line) -> bool:
    """True for the rest of a bracket that a row leaves open."""
    is_open = row.text.count("(") == row.text.count(")") + 1
    return is_open and line.text.count(")") == line.text.count("(") + 1 and "\t" not in line.text and not line.bullet


def goes_on(line: Line, size: int) -> bool:
    """True for a line that may be the rest of a row of `size` cells."""
    if size < _LEAST or not line.text or line.bullet or line.heading or line.gap_before or line.bold:
        return False
    return line.text.count("\t") + 1 <= max(1, size - _FEW) and not find_dates(line.text)


def _with(row: Line, line: Line) -> Line:
    cells = row.text.split("\t")
    for cell, at in zip(more := line.text.split("\t"), _places(cells, more, line.indent), strict=True):
        cut = cells[at][-1:] == "-" and (cell[0].islower() or cells[at][-2:-1].isdigit())
        whole = cells[at] if cell[0].isdigit() else cells[at][:-1]
        cells[at] = f"{whole}{cell}" if cut else f"{cells[at]} {cell}"
    return replace(
        row,
        text="\t".join(cells),
        bold=(),
        italic=(),
        underline=(),
        links=(),
        end=line.end,
        until=line.until or line.number,
    )


def _places(cells: Sequence[str], more: Sequence[str], indent: int) -> list[int]:
    """The column that each of the cells goes on with: digits with digits, others with the next, or one left open."""
    found: list[int] = []
    for number, cell in enumerate(more):
        free = range(found[-1] + 1 if found else int(number == 0 and indent > 1), len(cells) - (len(more) - number - 1))
        digits = not any(map(str.isalpha, cell))
        fits = [at for at in free if at and digits and cells[at][-1:] in "-–:"] if digits else []
        opened = [at for at in free if at and number and _OPEN.search(cells[at])]
        found.append((fits or opened or list(free))[0])
    return found
