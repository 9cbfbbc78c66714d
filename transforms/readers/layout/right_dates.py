"""Rows whose dates stand at the right margin, in layout text. Consumes lines; produces each row on one line.

A row that has no room for its date goes on below: "Medal of the Guild of Weavers of the" over "Upper Meadow      2010",
or over "2010" alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.readers.date_patterns import RANGE

_LEAST, _FULL = 2, 0.95  # such rows of a list; of the margin, that full lines reach
_DATED = re.compile(rf"\S {{3,120}}\(?(?:expected |since )?(?:{RANGE})\)?$", re.IGNORECASE)
_DATE = re.compile(rf"\(?(?:{RANGE})\)?", re.IGNORECASE)
_ENDED = re.compile(rf"(?:^|[\s(])(?:{RANGE})\)?$", re.IGNORECASE)
_CLOSED = re.compile(r"(?<!\b[A-Z])[.!?:;]$")
_SAYS = re.compile(r"\S {3,120}\S")
_LONGEST, _TAIL = 200, 40


def with_right_dates(lines: Sequence[str]) -> list[str]:
    """The lines; rows with a date at the right margin whole."""
    dated = [_is_dated(line) for line in lines]
    if sum(dated) < _LEAST:
        return list(lines)
    return _whole(lines, dated)


def _is_dated(line: str) -> bool:
    return (
        "   " in line
        and len(line) <= _LONGEST
        and line[-5:].strip(" )")[-1:].isalnum()
        and _DATED.search(line.rstrip()) is not None
    )


def _whole(lines: Sequence[str], dated: Sequence[bool]) -> list[str]:
    """The lines; those of each row in one where every line of a list ends in its date or has reached the margin."""
    out: list[str] = []
    at = 0
    for start, end in _blocks(lines, dated):
        out += lines[at:start]
        row = ""
        for line, is_last in zip(lines[start:end], dated[start:end], strict=True):
            words = line.strip()
            is_date = _DATE.fullmatch(words) is not None
            row = _joined(row, f"  {words}" if is_date else words) if row else line.rstrip()
            row = "\f" + row.removeprefix("\f") if line[:1] == "\f" else row
            if is_last or is_date or _ENDED.search(words, max(0, len(words) - _TAIL)):
                out.append(row)
                row = ""
        if row:
            out.append(row)
        at = end
    return [*out, *lines[at:]]


def _joined(row: str, words: str) -> str:
    if row[-1] == "-" and row[-2:-1].isalpha() and words[0].islower():
        return row[:-1] + words
    return f"{row} {words}"


def _blocks(lines: Sequence[str], dated: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Runs of lines at one indent that are such a list, and have rows of more than one line."""
    start, indent = 0, -1
    plain = [line.lstrip("\f").rstrip() for line in lines]
    for at, line in enumerate((*plain, "")):
        words = line.strip()
        deep = len(line) - len(words) if words else -1
        if deep == indent or (indent >= 0 and words and _DATE.fullmatch(words)):
            continue
        if indent >= 0 and _are_rows(plain[start:at], dated[start:at]):
            yield start, at
        start, indent = at, deep


def _are_rows(block: Sequence[str], dated: Sequence[bool]) -> bool:
    """True for rows that each end in a date, the lines before it full; some have more than one line.

    Not each date need stand at the margin: a line that only ends in one ends its row too.
    """
    ends = [
        one or _ENDED.search(line, max(0, len(line) - _TAIL)) is not None
        for line, one in zip(block, dated, strict=True)
    ]
    if sum(dated) < _LEAST or all(dated) or not ends[-1]:
        return False
    margin = max(len(line.rstrip()) for line, is_dated in zip(block, dated, strict=True) if is_dated) * _FULL
    for at, line in enumerate(block[:-1]):
        if not ends[at] and (not _reaches(line.rstrip(), block[at + 1].strip(), margin) or _SAYS.search(line.strip())):
            return False
    return True


def _reaches(line: str, below: str, margin: float) -> bool:
    """True for a line that had no room for the next word, or for the date and a blank space before it."""
    is_date = _DATE.fullmatch(below) is not None
    width = len(below) + 2 if is_date else len(below.split(" ", 1)[0])
    return len(line) + 1 + width > margin and (is_date or not _CLOSED.search(line))
