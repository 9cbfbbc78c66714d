"""Tables whose first row names their columns. Consumes `Line`s; tells such rows, produces the rows below as entries.

"Title | Source | Role | Dates" stands over one grant a line: each row is an entry of its own, as if a blank line parted
it from the one above. Columns that no record has a place for (hours, credits, enrolment) are left out.
"""

from __future__ import annotations

import re
from collections.abc import Container, Sequence
from dataclasses import replace
from functools import cache

from transforms.headings.broken import is_one_heading
from transforms.headings.wording import is_role
from transforms.heads.looks import is_titled
from transforms.model import Line
from transforms.tables.headed_works import as_reference, names_works
from transforms.tables.headed_wraps import goes_on, joined_rows
from transforms.text.styled import spliced, without
from transforms.vocabulary import forms

_SIGNS = re.compile(r"\([^()]{0,30}\)|[.:*#%&/]")
_LEAST, _WORDS, _ROWS = 3, 4, 2  # columns of a table that words alone tell, words of a column's name, and rows


def names_columns(columns: Sequence[str]) -> bool:
    """True for "Degree", "Institute", "Year" beside each other: every cell is a usual name of a column."""
    plain = [_unnumbered(_SIGNS.sub(" ", column.lower()).split()) for column in columns]
    if all(" ".join(words) in usual_names() for words in plain):
        return len(columns) > 1
    return len(columns) >= _LEAST and all(
        " ".join(words) in usual_names() or (len(words) <= _WORDS and all(word in _words() for word in words))
        for words in plain
    )


def _unnumbered(words: list[str]) -> list[str]:
    """The words without the name of a column of numbers that one blank parts from them: "S.No Title"."""
    start = words.index("no") + 1 if "no" in words[:2] else 0
    return words[start:] if start and words[start:] and words[0] in ("s", "sl", "sr", "no") else words


def goes_on_naming(line: Line) -> bool:
    """True for a lone cell below such names that goes on with one of them: "hours/year" below "Contact"."""
    words = _SIGNS.sub(" ", line.text.lower()).split()
    is_deep = bool(words) and line.indent > 1 and not line.bullet and "\t" not in line.text
    return is_deep and len(words) <= _WORDS and all(word in _words() for word in words)


@cache
def usual_names() -> frozenset[str]:
    """The usual names of columns, in lower case."""
    return frozenset(forms("furniture", "columns"))


@cache
def _words() -> frozenset[str]:
    return frozenset(forms("column_names", "words")) | frozenset(forms("column_names", "joining"))


@cache
def _void() -> frozenset[str]:
    return frozenset(forms("column_names", "void"))


def with_rows(lines: Sequence[Line], dropped: Container[int]) -> list[Line]:
    """The lines without the dropped ones; the rows below the names of columns as entries."""
    head: tuple[str, ...] = ()
    rows: list[Line] = []
    found: list[Line] = []
    for number, line in enumerate(lines):
        if not line.text:
            continue
        if line.number in dropped:
            if "\t" in line.text and names_columns(line.columns):
                found += _table(rows, head)
                rows, head = [], line.columns if _rows_below(lines, number) else ()
            continue
        if head and (_is_row(line, rows) or (rows and goes_on(line, len(head)) and not _titles(lines, number, rows))):
            rows.append(line)
            continue
        if rows:
            found += _table(rows, head)
        rows, head = [], ()
        found.append(line)
    return found + _table(rows, head) if rows else found


def _table(rows: Sequence[Line], head: tuple[str, ...]) -> list[Line]:
    rows = joined_rows(rows, len(head))
    rows = _with_years(rows, [plain_name(name) for name in head[:2]]) if head else rows
    return [_row(row, head) if "\t" in row.text else row for row in rows]


def _with_years(rows: Sequence[Line], names: Sequence[str]) -> list[Line]:
    """The rows, the year of a first column behind the term of the second, be the year told on a row above alone."""
    if len(names) < _ROWS or names[0] not in ("year", "academic year", "session") or names[1] not in _TERMS:
        return list(rows)
    found, year = list[Line](), ""
    size = max((row.text.count("\t") for row in rows), default=0)
    for row in rows:
        first, _, rest = row.text.partition("\t")
        year = first if row.text.count("\t") == size else year
        term = rest.partition("\t")[0] if row.text.count("\t") == size else first
        end = len(first) + 1 + len(term) if row.text.count("\t") == size else len(first)
        found.append(spliced(row, 0, end, f"{term} {year}") if year and term else row)
    return found


_TERMS = ("term", "semester")


def _is_row(line: Line, rows: Sequence[Line]) -> bool:
    return "\t" in line.text and not line.heading and (not rows or line.gap_before <= 1)


def _titles(lines: Sequence[Line], number: int, rows: Sequence[Line]) -> bool:
    """True for a section's heading behind rows, and for a line over the names of a table's columns: "Book chapters"."""
    line = lines[number]
    is_set_off = line.indent <= rows[0].indent and line.text[-1].isalpha() and is_titled(line)
    if is_set_off and is_one_heading(line.text) and not is_role(line.text):
        return True
    below = next((line for line in lines[number + 1 : number + 2 * _ROWS] if line.text), None)
    return below is not None and "\t" in below.text and names_columns(below.columns)


def _rows_below(lines: Sequence[Line], number: int) -> bool:
    """True where at least two rows stand below, what goes on with the first aside."""
    size = lines[number].text.count("\t") + 1
    below = [line for line in lines[number + 1 : number + 2 * _ROWS + 2] if line.text]
    below = below[1:] if below and goes_on_naming(below[0]) else below
    rows = [line for i, line in enumerate(below) if not (i and goes_on(line, size))][:_ROWS]
    return len(rows) == _ROWS and all("\t" in line.text for line in rows)


def _row(line: Line, head: tuple[str, ...]) -> Line:
    """The row as an entry, without the columns that say nothing of it."""
    line = line if line.gap_before else replace(line, gap_before=1)
    names = [plain_name(name) for name in head]
    if names_works(names):
        return as_reference(line, names)
    cells = line.text.split("\t")
    left = len(head) - len(cells)  # a first cell that is left empty holds what the one above it does
    if left not in (0, 1):
        return line
    end = len(line.text)
    for at in range(len(cells) - 1, 0, -1):
        start = end - len(cells[at]) - 1
        if names[at + left] in _void():
            line = without(line, start, end)
        elif cells[at][:1].isdigit() and (unit := _UNIT.search(head[at + left])):
            line = _with_unit(line, start + 1, end, unit)
        end = start
    return line


_UNIT = re.compile(
    r"(?:[Aa]mount|[Bb]udget|[Cc]ost|[Vv]alue)\b[^()]{0,20}\((?:in )?(?P<money>Rs|INR|USD|EUR|TL|NGN|BRL|[$€£₹])?"
    r"\.? ?(?:in )?(?P<scale>[Ll]akhs?|[Cc]rores?|[Mm]illions?)?\)"
)


def _with_unit(line: Line, start: int, end: int, unit: re.Match[str]) -> Line:
    """The row, the unit that its column's name gives put to a figure: "12.5" below "Amount (Rs. in lakhs)"."""
    figure, money = line.text[start:end], unit["money"] or ("Rs" if unit["scale"] else "")
    if not money or not figure.replace(",", "").replace(".", "").isdigit():
        return line
    money = "Rs." if money == "Rs" else money
    scale = f" {unit['scale'].lower()}" if unit["scale"] else ""
    return spliced(line, start, end, f"{money} {figure}{scale}")


def plain_name(name: str) -> str:
    """A column's name in lower case, without signs: "S. No." as "s no"."""
    return " ".join(_SIGNS.sub(" ", name.lower()).split())
