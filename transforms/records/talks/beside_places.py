r"""Tables of talks: when and where in one cell, the title in the other ("2019 Oct - WEFT, Graz\tLooms of the north").

Consumes the entries of one list; produces their talks where all its rows are written so, and none else.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.entities import venues
from transforms.evidence import of_lines
from transforms.model import Line
from transforms.parsed import Talk
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_known_organization, is_place
from transforms.records.talks.places import year_in
from transforms.unchecked import made

_LEAST, _TITLE = 3, 8  # rows; words over them
_WHERE = re.compile(r"(?: ?[–—-](?: |$)|, ?| (?=\())(?P<where>[^\t]{0,60})")  # behind the date
_LONGEST = 40  # characters of a cell of when and where
_LASTS = re.compile(r"(?i)[ ,]{1,3}(?:[–—-] |\()\d{1,3}[ -]?(?:min(?:ute)?s?|hours?|h)\b[^\t]{0,12}$")  # "- 15 min"
_HOST = re.compile(
    r"(?i)\b(?:universit|institut|college|department|laborator|(?:cent(?:er|re)|conference|meeting|symposium|congress|"
    r"workshop|seminar|colloquium|society|association|school)s?\b)"
)


class _Row(NamedTuple):
    lines: tuple[Line, ...]
    year: int
    where: str
    title: str


def talks_beside_places(items: Sequence[Item]) -> list[Talk]:
    """The talks of a table of theirs; [] for any other list."""
    lines: list[Line] = []
    for item in items:
        lines += [*item.head, *item.details]
    if lines and "\t" not in lines[0].text and not lines[0].bullet and len(lines[0].text.split()) <= _TITLE:
        del lines[0]  # what stands over the rows
    if sum("\t" in line.text for line in lines) < _LEAST:
        return []
    rows = list(_rows(lines))
    if len(rows) < _LEAST or not all(row.year and row.title for row in rows):
        return []
    placed = [row for row in rows if row.where]
    if len(placed) * 2 < len(rows) or sum(_says_where(row.title) for row in rows) * 3 > len(rows):
        return []
    return [
        made(
            Talk,
            title=_LASTS.sub("", row.title),
            venue=_venue(row.where),
            year=row.year,
            evidence=of_lines(row.lines),
            confidence=0.9 if row.where else 0.7,
        )
        for row in rows
    ]


def _rows(lines: Sequence[Line]) -> Iterator[_Row]:
    """The rows, each put together from its lines; one without a year or a title stands for what is no row."""
    row: _Row | None = None
    for line in lines:
        cell, _, title = line.text.partition("\t")
        dates = find_dates(cell)
        if dates and dates[0].span.start == 0:
            if row:
                yield row
            behind = _WHERE.fullmatch(cell[dates[0].span.end :])
            bare = not cell[dates[0].span.end :].strip() and len(dates) == 1
            fits = "\t" not in title and len(cell) <= _LONGEST and (bare or behind)
            year = (year_in(dates) or 0) if fits else 0
            row = _Row((line,), year, behind["where"] if behind else "", title.strip())
        elif row and not dates and not line.bullet and len(cell) <= _LONGEST and _goes_on(row, line):
            where = f"{row.where} {cell}".strip()
            row = _Row((*row.lines, line), row.year, where, f"{row.title} {title}".strip())
        else:
            yield _Row((line,), 0, "", "")
    if row:
        yield row


def _goes_on(row: _Row, line: Line) -> bool:
    """True for a cell of when and where that goes on: behind its comma, its dash, or beside more of the title."""
    above = row.lines[-1].text.partition("\t")[0].rstrip()
    return not line.gap_before and (above.endswith((",", "-", "–")) or "\t" in line.text)


def _says_where(title: str) -> bool:
    """True for words of a meeting or a host, which are no title."""
    name = title.partition(",")[0]
    return is_known_organization(name) or _HOST.search(title) is not None or venues.known(name) is not None


def _venue(where: str) -> str | None:
    """The meeting or host of the cell, without its town; None for a town alone."""
    where = where.strip(" ,()")
    name, _, town = where.rpartition(", ")
    if not where or is_place(where):
        return None
    return name if name and is_place(town) else where
