"""Rows of cells. Consumes the lines of each cell; produces the row's lines: columns by tabs, or block after block."""

from __future__ import annotations

import re

from transforms.dates.ranges import is_date

Cell = list[str]

_SHORT, _LONG = 48, 160


def row_lines(cells: list[Cell]) -> list[str]:
    """The row's lines; more than one line means that the row is a block of its own."""
    cells = [_with_date_whole(cell) for cell in map(_trimmed, cells) if cell]
    if len(cells) < 2:
        return cells[0] if cells else []
    if all(_is_words(cell) for cell in cells) and sum(len(cell[0]) > _LONG for cell in cells) < 2:
        return ["\t".join(cell[0].rstrip() for cell in cells)]
    if _is_label(cells[0]) and not _is_marked(cells[1][0]):
        return _labelled(cells[0][0], row_lines(cells[1:]))
    if _is_label(cells[-1]) and len(cells) == 2 and not cells[0][0].startswith("#"):
        return [cells[0][0].rstrip() + "\t" + cells[-1][0].rstrip(), *cells[0][1:]]
    if _are_parallel(cells):
        return ["\t".join(part.rstrip() for part in parts) for parts in zip(*cells, strict=True)]
    return _blocks(cells)


def table_row(cells: list[Cell], follows: bool) -> list[str]:
    """A row below another one: where its first cell is empty it continues that one, and is indented."""
    lines = row_lines(cells)
    if follows and len(lines) == 1 and not any(cells[0]) and not lines[0].startswith(("#", "- ")):
        return ["  " + lines[0]]
    return lines


def with_range_closed(above: str, cells: list[Cell]) -> tuple[str, list[Cell]]:
    """The row above with the end of its range, and the cells without it: "May 2017 -" over a cell "June 2019"."""
    last = _trimmed(cells[-1]) if len(cells) > 1 and _OPEN_RANGE.search(above) else []
    end = last[0].strip() if len(last) == 1 else ""
    if not end or not (_LASTS.fullmatch(end) or is_date(end)):
        return above, cells
    return f"{above.rstrip()} {end}", [*cells[:-1], []]


_OPEN_RANGE = re.compile(r"\t[^\t\d]{0,12}(?:\d{1,2}[/.])?\d{4} ?[-–—] ?$")
_LASTS = re.compile(r"(?i)present|now|today|current|ongoing")


def _trimmed(cell: Cell) -> Cell:
    while cell and not cell[-1]:
        cell = cell[:-1]
    return cell


def _with_date_whole(cell: Cell) -> Cell:
    """The cell; a date alone, set as an item of a list or broken over two lines, as one line: "- May 2012" "- 2013"."""
    if len(cell) > 1 + _PAIR or sum(map(len, cell)) > _SHORT or not (len(cell) > 1 or cell[0].startswith("- ")):
        return cell
    parts = [part.strip(" ").removeprefix("\\") for part in (cell[0].removeprefix("- "), *cell[1:])]
    words = " ".join(filter(None, parts))
    return [words] if words[-1:].isalnum() and is_date(words) else cell


_PAIR = 2  # lines


def _labelled(label: str, rest: list[str]) -> list[str]:
    return [label.rstrip() + "\t" + rest[0], *rest[1:]]


def _is_marked(line: str) -> bool:
    return line.startswith(("#", "- ")) or (line[:1].isdigit() and line[1:4].lstrip("0123456789").startswith(". "))


def _is_words(cell: Cell) -> bool:
    return len(cell) == 1 and not _is_marked(cell[0])


def _is_label(cell: Cell) -> bool:
    return len(cell) == 1 and len(cell[0]) <= _SHORT and not _is_marked(cell[0])


def _are_parallel(cells: list[Cell]) -> bool:
    count = len(cells[0])
    return (
        len(cells) == 2
        and 1 < count <= 6
        and len(cells[1]) == count
        and all(line and not _is_marked(line) and len(line) < _LONG for cell in cells for line in cell)
        and all(len(line) <= _SHORT for line in cells[1])
    )


def _blocks(cells: list[Cell]) -> list[str]:
    lines: list[str] = []
    for cell in cells:
        lines += [*([""] if lines else []), *cell]
    return lines
