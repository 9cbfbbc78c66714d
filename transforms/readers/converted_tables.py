"""The tables of converted markdown. Consumes lines; produces rows without the converter's additions.

A converter takes whatever stands in a table's first row for the names of its columns and calls the others "Col2": a
heading set into the table, or the first entry. Lines inside a cell are parted by `<br>`: entries stacked in cells, or
sections beside their headings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from transforms.headings import named
from transforms.readers.torn import unwrapped
from transforms.vocabulary import toml

_RULER = re.compile(r"\|(?:[ :]?-{3,}:?[ ]?\|){1,40}$")
_COLUMN = re.compile(r"Col(\d{1,2})")
_BREAK = re.compile(r"<br ?/?>")
_DATE = re.compile(r"\W{0,3}(?:[A-Z][a-z]{2,8}\.? )?(?:\d\d?[./])?(?:19|20)\d\d\b[\w ./–—-]{0,24}")
_GLUED = re.compile(r"(?<=[\w)][.,?!:])(_|\*\*)(?=[A-Z][^_*|\n]{2,120}\1)")  # words in italics right behind a full stop
_MARKS = "*_ :"

Row = list[str]


def plain_tables(lines: Sequence[str]) -> list[str]:
    """The lines, tables as rows of entries and headings."""
    out: list[str] = []
    at = 0
    while at < len(lines):
        if lines[at][:1] == "|" and at + 1 < len(lines) and _RULER.match(lines[at + 1]):
            end = at + 2
            while end < len(lines) and lines[end][:1] == "|":
                end += 1
            rows = [_cells(line) for line in (lines[at], *lines[at + 2 : end])]
            out += ["", *_written(rows), ""]
            at = end
        else:
            out.append(lines[at])
            at += 1
    return out


def _cells(line: str) -> Row:
    cells = [cell.strip() for cell in _GLUED.sub(r" \1", line.strip().strip("|")).split("|")]
    return [
        "" if (match := _COLUMN.fullmatch(cell)) and int(match[1]) == at else cell for at, cell in enumerate(cells, 1)
    ]


def _written(rows: Sequence[Row]) -> Iterator[str]:
    sides = sum(1 for row in rows if _is_heading(row[0]) and any(row[1:]))
    for number, row in enumerate(rows):
        filled = [cell for cell in row if cell]
        if len(filled) == 1 and row[0] and _is_heading(row[0]):
            yield from ("", f"## {row[0].strip(_MARKS)}", "")
        elif sides > 1 and (_is_heading(row[0]) or not row[0]):
            yield from ("", f"## {row[0].strip(_MARKS)}", "") if row[0] else ()
            yield from (part for cell in row[1:] for part in unwrapped(_BREAK.split(cell)))
        elif number < 2 and _names_columns(filled):  # below a heading, or first
            yield from (f"|{'|'.join(row)}|", "|---" * len(row) + "|")
        elif len(filled) == 1:
            yield from ("", *unwrapped(_BREAK.split(filled[0])), "")
        else:
            yield from (f"|{'|'.join(one)}|" for one in _stacked(row))


def _is_heading(cell: str) -> bool:
    words = _BREAK.sub(" ", cell).strip(_MARKS).lstrip("0123456789. ")
    return bool(words) and words[0].isupper() and named(words).whole


@cache
def _column_names() -> frozenset[str]:
    return frozenset(toml("column_names")["words"].split())


def _names_columns(cells: Sequence[str]) -> bool:
    """True for a row that says what stands in the columns ("Year", "Course", "Role")."""
    words = [_BREAK.sub(" ", cell).strip(_MARKS).lower() for cell in cells]
    known = sum(any(word.strip("()/.") in _column_names() for word in re.split(r"[ /]", cell)) for cell in words)
    return (
        len(cells) > 1
        and all(len(word) < 40 for word in words)
        and known >= 0.6 * len(cells)
        and not _has_figure(cells)
    )


def _has_figure(cells: Sequence[str]) -> bool:
    return any(char.isdigit() for cell in cells for char in cell)


def _stacked(row: Row) -> list[Row]:
    """The entries of a row whose cells hold a line for each; else the row."""
    parts = [[part.strip() for part in _BREAK.split(cell)] for cell in row]
    counts = {len(part) for part in parts if part != [""]}
    dated = any(len(part) > 1 and all(_DATE.fullmatch(one) for one in part) for part in parts)
    if len(counts) != 1 or counts == {1} or not dated:
        return [row]
    count = counts.pop()
    return [[part[at] if len(part) == count else "" for part in parts] for at in range(count)]
