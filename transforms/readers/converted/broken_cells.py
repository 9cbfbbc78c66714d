"""Rows of markdown tables with breaks in a cell: consumes markdown; produces it with such rows as blocks of lines.

"| 2019 | **Looms of the north**<br>A. Quill, B. Fern<br>*Weft Quarterly* |" is an entry of three lines, the first of
them with the year in a column before it. A picture alone in a cell says nothing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_BREAK = re.compile(r"[ \t]{0,4}<br ?/?>[ \t]{0,4}", re.IGNORECASE)
_CELLS = re.compile(r"(?<!\\)\|")
_RULER = re.compile(r"\|?(?: {0,4}:?-{2,200}:? {0,4}\|){0,12} {0,4}:?-{0,200}:? {0,4}\|?[ \t]{0,9}$")
_PICTURE = re.compile(r"(?:<img\b[^<>]{0,400}>|!\[[^\[\]]{0,200}\]\([^()\s]{0,500}\)|&nbsp;|\s)*")
_MOST_CELLS = 4


def with_cells_broken(text: str) -> str:
    """The text; in tables in which one cell of most rows is broken, each row as the lines that its cells hold."""
    if "<br" not in text or "|\n" not in text:
        return text
    return "\n".join(_lines(text.split("\n")))


def _lines(lines: list[str]) -> Iterator[str]:
    table: list[str] = []
    for line in lines:
        if line.startswith("|") and line.rstrip()[-1] == "|" and len(line) > 1:
            table.append(line)
            continue
        if table:
            yield from _unfolded(table)
            table = []
        yield line
    if table:
        yield from _unfolded(table)


def _unfolded(table: list[str]) -> Iterator[str]:
    headed = len(table) > 1 and _RULER.fullmatch(table[1]) is not None and "<br" not in table[0]
    rows = [row for row in table[2 * headed :] if not _RULER.fullmatch(row)]
    cells = [[_BREAK.split(cell.strip()) for cell in _CELLS.split(row.strip()[1:-1])] for row in rows]
    broken = [sum(len(cell) > 1 for cell in row) for row in cells]
    is_ruled = bool(rows) and len(rows) < len(table)
    if not is_ruled or max(broken) != 1 or 2 * sum(broken) < len(rows) or len(cells[-1]) > _MOST_CELLS:
        yield from table
        return
    for row in cells:
        shown = [cell for cell in row if _PICTURE.fullmatch("".join(cell)) is None]
        if shown:
            yield ""
            yield from _block(shown)
    yield ""


def _block(row: list[list[str]]) -> Iterator[str]:
    """The first part of each cell side by side, what is broken off below."""
    below = [part for cell in row for part in cell[1:] if part]
    first = "\t".join(cell[0] for cell in row)
    yield first + ("  " if below else "")
    for number, part in enumerate(below, 1):
        yield part + ("  " if number < len(below) else "")
