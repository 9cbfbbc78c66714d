"""People side by side or over their roles: consumes the lines of a section on people; produces a line for each.

Pages set a group as a grid: photographs in one row, names in the next, what each is below them. Or each name stands on
a line and the role on the next, where elsewhere "PhD students" would stand over the names that follow.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import shape_rank
from transforms.entities.places import is_place
from transforms.model import Line
from transforms.names.people import is_name
from transforms.records.students.relations import RELATION
from transforms.records.students.students import students_on
from transforms.text.styled import without

_LEAST, _FIELDS, _WORDS = 2, 4, 8  # people side by side; rows of what is said of them; words of a role


def with_people_apart(lines: Sequence[Line]) -> list[Line]:
    """The lines; each person of a grid, or of names over roles, on one with what is said of him."""
    if not any("\t" in line.text for line in lines):
        return _with_roles(lines)
    found: list[Line] = []
    at = 0
    while at < len(lines):
        cells = _cells(lines[at])
        if len(cells) < _LEAST or not all(map(_begins_with_name, cells)):
            found.append(lines[at])
            at += 1
            continue
        end = at + 1
        while end < len(lines) and end - at <= _FIELDS and _is_field_row(_cells(lines[end]), len(cells)):
            end += 1
        rows = [_cells(line) for line in lines[at:end]]
        found += (_joined(list(column)) for column in zip(*rows, strict=True))
        at = end
    return found


def _cells(line: Line) -> list[Line]:
    """The columns of a line as lines of their own."""
    cells: list[Line] = []
    at = 0
    for text in line.text.split("\t"):
        cut = without(line, at + len(text), len(line.text))
        cell = without(cut, 0, at) if at else cut
        if cell.text.strip():
            cells.append(replace(cell, bullet="" if at else line.bullet))
        at += len(text) + 1
    return cells


def _begins_with_name(cell: Line) -> bool:
    return bool(_bare_name(cell.text)) or len(students_on(cell.text)[0]) == 1 or _is_bold_name(cell)


def _is_bold_name(cell: Line) -> bool:
    bold = cell.bold[:1]
    return bool(bold) and not bold[0].start and bool(_bare_name(cell.text[: bold[0].end]))


def _bare_name(text: str) -> str:
    """The name that is all that a text says, dates aside; "" for any other."""
    bare = without_dates(text, find_dates(text)).strip(" ()[],–-") if any(map(str.isdigit, text)) else text.strip(" ,")
    words = bare.split()
    is_person = 1 < len(words) <= _FIELDS and is_name(bare) and not (RELATION.search(bare) or is_place(bare))
    return bare if is_person and not shape_rank(bare) else ""


def _is_field_row(cells: Sequence[Line], count: int) -> bool:
    return len(cells) == count and not all(map(_begins_with_name, cells))


def _joined(column: Sequence[Line]) -> Line:
    """The name and what stands below it as one line."""
    first = column[0]
    if len(column) == 1:
        return first
    text = ", ".join(line.text.strip(" ,") for line in column)
    return replace(first, text=text, end=column[-1].end, until=column[-1].number, bold=(), italic=(), links=())


def _with_roles(lines: Sequence[Line]) -> list[Line]:
    """The lines; where every bare name has its role on the line below, and the first line is one, the two as one."""
    names = [at for at, line in enumerate(lines) if _is_over_role(lines, at)]
    if len(names) < _LEAST or names[0] or not _all_roles(lines, names):
        return list(lines)
    return list(_pairs(lines, names))


def _is_over_role(lines: Sequence[Line], at: int) -> bool:
    below = lines[at + 1] if at + 1 < len(lines) else None
    if below is None or below.bullet or below.heading or below.gap_before or lines[at].bullet:
        return False
    return _is_role(below) and below.text[-1] != ":" and bool(_bare_name(lines[at].text))


def _is_role(line: Line) -> bool:
    return len(line.text.split()) <= _WORDS and RELATION.search(line.text) is not None


def _all_roles(lines: Sequence[Line], names: Sequence[int]) -> bool:
    """True where no line that names a role stands anywhere but below a name."""
    below = {at + 1 for at in names}
    return not any(
        at not in below
        and RELATION.search(line.text)
        and len(line.text.split()) <= _WORDS
        and not _bare_name(line.text)
        for at, line in enumerate(lines)
    )


def _pairs(lines: Sequence[Line], names: Sequence[int]) -> Iterator[Line]:
    firsts = set(names)
    at = 0
    while at < len(lines):
        if at in firsts:
            yield _joined(lines[at : at + 2])
            at += 2
        else:
            yield lines[at]
            at += 1
