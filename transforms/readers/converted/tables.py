"""The tables of converted markdown. Consumes lines; produces rows without the converter's additions.

A converter takes whatever stands in a table's first row for the names of its columns and calls the others "Col2": a
heading set into the table, or the first entry. Lines inside a cell are parted by `<br>`: entries stacked in cells, or
sections beside their headings.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from transforms.headings.wording import named
from transforms.readers.converted.cell_heads import with_heads_apart
from transforms.readers.converted.dated_cells import BREAK, are_dated, entry, place_of, whole_lines, width_of
from transforms.readers.converted.row_entries import entries_of
from transforms.vocabulary import forms

_RULER = re.compile(r"\|(?:[ :]?-{3,}:?[ ]?\|){1,40}$")
_COLUMN = re.compile(r"Col(\d{1,2})")
_DATE = re.compile(r"\W{0,3}(?:[A-Z][a-z]{2,8}\.? )?(?:\d\d?[./])?(?:19|20)\d\d\b[\w ./–—-]{0,24}")
_SPAN = re.compile(r"(?<![*_])(_|\*\*)(?=[A-Z0-9“\"(])([^_*|\n]{2,120})\1(?![*_])")  # words in one style
_JOINED = re.compile(r"[\w).,;:?!”]")  # what no blank parts from words in a style, where a converter lost it
_BEGUN = re.compile(r"[\w(“]")
_SIGNS = re.compile(r"[^\w\s•]{1,3}(?:\s{1,3}[^\w\s•]{1,9}){0,20}")  # the signs of a line, set below its words
_YEARS = re.compile(r"(?<=\b[12]\d\d\d) (?=(?:[12]\d\d\d|[Pp]resent)\b)")
_DIVIDED = re.compile(r"(?<=[a-z]{2})-<br>(?=[a-z]{2})")
_WRAPPED = re.compile(
    r"(?<=[a-z,])<br>(?=[a-z]{2})|(?:(?<=\bof)|(?<=\band)|(?<=\bthe)|(?<=[–—]))<br>(?=\w)|(?<=\d-)<br>(?=\d)"
)
_CUT = re.compile(r"[a-z]- [a-z]")
_DASHES, _TWO = "-–—", 2
_MARKS = "*_ :"

Row = list[str]


def plain_tables(lines: Sequence[str]) -> list[str]:
    """The lines, tables as rows of entries and headings."""
    out: list[str] = []
    at, least = 0, 2  # rows with headings at their side that a table has; one is enough below such a table
    while at < len(lines):
        if lines[at][:1] == "|" and at + 1 < len(lines) and _RULER.match(lines[at + 1]):
            end = at + 2
            while end < len(lines) and lines[end][:1] == "|":
                end += 1
            rows = with_heads_apart(_narrowed([_once(_cells(line)) for line in (lines[at], *lines[at + 2 : end])]))
            sides = sum(1 for row in rows if _is_heading(row[0]) and any(row[1:]))
            least = 1 if sides >= least else least
            is_beside = sides >= least and not entries_of(rows, width_of(rows))
            out += ["", *(_beside(rows) if is_beside else _written(rows)), ""]
            at = end
        else:
            out.append(lines[at])
            at += 1
    return out


def _cells(line: str) -> Row:
    line = line.strip().strip("|")
    line = _WRAPPED.sub(" ", _DIVIDED.sub("", line)) if "<br>" in line else line
    line = _SPAN.sub(_parted, line) if "_" in line or "**" in line else line
    cells = [_without_signs(cell.strip()) if "<br>" in cell else cell.strip() for cell in line.split("|")]
    return [
        "" if (match := _COLUMN.fullmatch(cell)) and int(match[1]) == at else cell for at, cell in enumerate(cells, 1)
    ]


def _once(row: Row) -> Row:
    """The row; a heading in one cell over all columns, which a converter says in each of them, is said once."""
    is_one = len(row) > 1 and len(set(row)) == 1 and _is_heading(row[0])
    return [row[0], *("" for _ in row[1:])] if is_one else row


def _parted(match: re.Match[str]) -> str:
    """Words in a style, parted by blanks from the words beside them."""
    text, start, end = match.string, match.start(), match.end()
    before = " " if start and _JOINED.match(text, start - 1) else ""
    return f"{before}{match[0]}{' ' if _BEGUN.match(text, end) else ''}"


def _without_signs(cell: str) -> str:
    """The cell without the lines that hold signs alone; a dash between years stands where it belongs."""
    parts = [part.strip() for part in BREAK.split(cell)]
    found: list[str] = []
    for part in parts:
        if found and part and _SIGNS.fullmatch(part):
            found[-1] = _YEARS.sub(f" {part} ", found[-1]) if part in _DASHES else found[-1]
        else:
            found.append(part)
    return cell if len(found) == len(parts) else "<br>".join(found)


def _narrowed(rows: list[Row]) -> list[Row]:
    """The rows; those of two cells each where a third column only says again what stands beside it."""
    narrow = [[cell for at, cell in enumerate(row) if cell and (not at or cell != row[at - 1])] for row in rows]
    if all(len(row) <= _TWO for row in rows) or any(len(row) > _TWO for row in narrow):
        return rows
    again = sum(len([cell for cell in row if cell]) > len(cells) for row, cells in zip(rows, narrow, strict=True))
    return [[*row, "", ""][:_TWO] for row in narrow] if 2 * again >= len(rows) else rows


def _beside(rows: Sequence[Row]) -> Iterator[str]:
    """The lines of a table with headings at the side of what they are over."""
    width = width_of(rows)
    for number, row in enumerate(rows):
        if any(row[1:]) and not _is_heading(row[0]) and row[0]:
            yield from _row(row, number)
            continue
        yield from ("", f"## {_heading(row[0])}", "") if row[0] else ()
        yield from (line for cell in row[1:] for line in whole_lines(cell, width))


def _written(rows: Sequence[Row]) -> Iterator[str]:
    """The lines of a table: its headings, and what stands between two of them."""
    start = 0
    for at, row in enumerate(rows):
        if row[0] and not any(row[1:]) and _is_heading(row[0]):
            yield from _part(rows[start:at])
            yield from ("", f"## {_heading(row[0])}", "")
            start = at + 1
    yield from _part(rows[start:])


def _part(rows: Sequence[Row]) -> Iterator[str]:
    is_dated, width = are_dated(rows), width_of(rows)
    if rows and (found := entries_of(rows, width)):
        yield from found
        return
    for number, row in enumerate(rows):
        if is_dated and not (_names_columns(row) or (place_of(row) is None and _stacked(row)[1:])):
            yield from ("", *entry(row, width))
        else:
            yield from _row(row, number)


def _row(row: Row, number: int) -> Iterator[str]:
    filled = [cell for cell in row if cell]
    if number < _TWO and _names_columns(filled):  # below a heading, or first
        yield from (f"|{'|'.join(row)}|", "|---" * len(row) + "|")
    elif len(filled) == 1:
        yield from ("", *whole_lines(filled[0], width_of([filled])), "")
    else:
        yield from (f"|{'|'.join(one)}|" for one in _stacked(row))


def _heading(cell: str) -> str:
    words = " ".join(part.strip(_MARKS) for part in BREAK.split(cell))
    return words.replace("- ", "") if _CUT.search(words) else words


def _is_heading(cell: str) -> bool:
    words = BREAK.sub(" ", cell).strip(_MARKS).lstrip("0123456789. ")
    return bool(words) and words[0].isupper() and named(words).whole


@cache
def _column_names() -> frozenset[str]:
    return frozenset(forms("column_names", "words"))


def _names_columns(cells: Sequence[str]) -> bool:
    """True for a row that says what stands in the columns ("Year", "Course", "Role")."""
    words = [BREAK.sub(" ", cell).strip(_MARKS).lower() for cell in cells]
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
    parts = [[part.strip() for part in BREAK.split(cell)] for cell in row]
    counts = {len(part) for part in parts if part != [""]}
    dated = any(len(part) > 1 and all(_DATE.fullmatch(one) for one in part) for part in parts)
    if len(counts) != 1 or counts == {1} or not dated:
        return [row]
    count = counts.pop()
    return [[part[at] if len(part) == count else "" for part in parts] for at in range(count)]
