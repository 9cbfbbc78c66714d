"""Rows of a date and a cell of several lines, in tables of converted markdown.

Consumes the rows of a table; produces each entry as a page shows it: the date in a column beside the first line, the
others below. Lines that the cell's width broke are one: "2019<tab>**Keeper of Leaves**" over "  City of Brno".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.readers.converted.lines import plain
from transforms.readers.date_patterns import RANGE, SEASON

BREAK = re.compile(r"<br ?/?>")
_DATE = re.compile(rf"\W{{0,2}}(?:(?:since|from|until) )?{RANGE}(?:, ?{RANGE}){{0,3}}\W{{0,2}}", re.IGNORECASE)
_MARKED = re.compile(r"[•●○▪■◦▷*–—-] ?\S|\d{1,2}[.)] |\W{0,2}[A-Z][a-z]{2,14}(?: [a-z]{2,10})?:(?:\W|$)")
_STYLE = re.compile(r"(\*\*|_)(?=\S)[^*_\n]{1,400}\1[.,:;]?")
_BEGUN = re.compile(rf"(?:{RANGE}|{SEASON} (?:19|20)\d\d)[.:]?\s{{1,3}}[^\W\d_]", re.IGNORECASE)  # another entry
_ENDED = re.compile(r"\((?:[^()]{0,20} )?(?:(?:19|20)\d\d|[Pp]resent|[Nn]ow)\)$")  # a date in brackets at a line's end
_LEAST, _MOST = 2, 0.7  # rows with a date, and their share
_FULL, _NARROW = 0.85, 24  # of the widest line; letters that it has at least
_TWO = 2

Row = Sequence[str]


def are_dated(rows: Sequence[Row]) -> bool:
    """True for a table of two columns with dates in one of them, and lines in cells of the other one."""
    if any(len(row) != _TWO for row in rows) or not any(BREAK.search(cell) for row in rows for cell in row):
        return False
    filled = [row for row in rows if all(row)]
    return sum(place_of(row) is not None for row in filled) >= max(_LEAST, _MOST * len(filled))


def place_of(row: Row) -> int | None:
    """The cell that is a date."""
    return next((at for at, cell in enumerate(row) if _DATE.fullmatch(BREAK.sub(" ", cell).strip("*_ "))), None)


def width_of(rows: Sequence[Row]) -> int:
    """The letters of the widest line in the cells."""
    return max((len(plain(part)) for row in rows for cell in row for part in BREAK.split(cell)), default=0)


def entry(row: Row, width: int) -> Iterator[str]:
    """The lines of a row of two cells."""
    at = place_of(row)
    if at is None:
        yield from (f"  {line}" for cell in row for line in whole_lines(cell, width))
        return
    first, *more = whole_lines(row[1 - at], width) or [""]
    date = BREAK.sub(" ", row[at])
    yield (f"{first}\t{date}" if at else f"{date}\t{first}").strip()
    yield from (f"  {line}" for line in more)


def whole_lines(cell: str, width: int) -> list[str]:
    """The lines of a cell without the breaks that its width made."""
    found: list[str] = []
    above = ""
    for part in filter(None, map(str.strip, BREAK.split(cell))):
        if found and _goes_on(above, part, width):
            found[-1] = _joined(found[-1], part)
        else:
            found.append(part)
        above = part
    return found


def _goes_on(above: str, part: str, width: int) -> bool:
    upper, words = plain(above), plain(part)
    if not words or not upper or _MARKED.match(words) or _BEGUN.match(words):
        return False
    if words[0].islower():
        return True
    if _ENDED.search(upper):
        return False
    if _STYLE.fullmatch(above) and not part.startswith(above[: 1 + (above[0] == "*")]):
        return False  # words in a style that fill their line: a title over what stands below it
    if _STYLE.fullmatch(part) and not above.rstrip(".,:;").endswith(part[0]):
        return False
    return width >= _NARROW and len(upper) + 1 + len(words.split(" ", 1)[0]) > _FULL * width


def _joined(above: str, part: str) -> str:
    """Two lines as one; marks that end the one and open the other are gone, as is a hyphen of the line's end."""
    for mark in ("**", "_"):
        if above.endswith(mark) and part.startswith(mark):
            above, part = above[: -len(mark)], part[len(mark) :]
            break
    is_cut = above[-1:] == "-" and above[-2:-1].isalpha() and part[:1].islower()
    return above[:-1] + part if is_cut else f"{above} {part}"
