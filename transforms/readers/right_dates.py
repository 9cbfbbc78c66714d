"""Rows whose dates stand at the right margin, in layout text. Consumes lines; produces each row on one line.

A row that has no room for its date goes on below: "Medal of the Guild of Weavers of the" over "Upper Meadow      2010",
or over "2010" alone. Where a list's entries have two rows and space between them ("Guild of Oulu      Oulu, Finland",
a blank line, "Weaver      2010 - 2014"), the blank line moves above both, so that it parts the entries.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.readers.date_patterns import RANGE

_LEAST, _LEAST_PAIRS, _FULL = 2, 2, 0.95  # such rows of a list, pairs of a page; of the margin, that full lines reach
_DATED = re.compile(rf"\S {{3,120}}\(?(?:expected |since )?(?:{RANGE})\)?$", re.IGNORECASE)
_DATE = re.compile(rf"\(?(?:{RANGE})\)?", re.IGNORECASE)
_CLOSED = re.compile(r"(?<!\b[A-Z])[.!?:;]$")
_SAYS = re.compile(r"\S {3,120}\S")
_LONGEST, _TAIL = 200, 160


def with_right_dates(lines: Sequence[str]) -> list[str]:
    """The lines; rows with a date at the right margin whole, and the two rows of an entry together."""
    dated = [_is_dated(line) for line in lines]
    if sum(dated) < _LEAST:
        return list(lines)
    return _paired(_whole(lines, dated))


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
            if is_last or is_date:
                out.append(row)
                row = ""
        at = end
    return [*out, *lines[at:]]


def _joined(row: str, words: str) -> str:
    if row[-1] == "-" and row[-2:-1].isalpha() and words[0].islower():
        return row[:-1] + words
    return f"{row} {words}"


def _blocks(lines: Sequence[str], dated: Sequence[bool]) -> Iterator[tuple[int, int]]:
    """Runs of lines at one indent that are such a list, and have rows of more than one line."""
    start, indent = 0, -1
    for at, line in enumerate((*lines, "")):
        words = line.strip()
        deep = len(line.rstrip()) - len(words) if words else -1
        if deep == indent or (indent >= 0 and words and _DATE.fullmatch(words)):
            continue
        if indent >= 0 and _are_rows(lines[start:at], dated[start:at]):
            yield start, at
        start, indent = at, deep


def _are_rows(block: Sequence[str], dated: Sequence[bool]) -> bool:
    """True for rows that each end in a date, the lines before it full; some have more than one line."""
    ends = [is_dated or _DATE.fullmatch(line.strip()) is not None for line, is_dated in zip(block, dated, strict=True)]
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


def _paired(lines: list[str]) -> list[str]:
    """The lines; a blank line between an entry's two rows stands above them."""
    pairs = [at for at in range(len(lines) - 2) if _is_pair(lines, at)]
    if len(pairs) < _LEAST_PAIRS or any(at and _is_dated(lines[at - 1]) for at in pairs):
        return lines
    out = list(lines)
    for at in reversed(pairs):
        out[at : at + 2] = ["", out[at]]
    return out


def _is_pair(lines: Sequence[str], at: int) -> bool:
    """True for a row with a place at the right and no date, a blank line, and a row that ends in a date."""
    upper, gap, lower = lines[at : at + 3]
    if gap.strip() or not _is_dated(lower) or "   " not in upper.strip() or len(upper) > _LONGEST:
        return False
    return not any(map(str.isdigit, upper)) and len(_SAYS.findall(upper.strip())) == 1
