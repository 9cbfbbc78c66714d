"""Rows of a table whose columns a converter set behind one another: "2015 - 2018 Lecturer University of Vaasa".

Consumes lines of converted markdown; produces them with tabs between the cells, and between the names of the columns
above them. Titles stand before organisations or behind them, without a comma, in several rows below "Employment".
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cache
from typing import NamedTuple

from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.headings.wording import named
from transforms.readers.converted.flat_degrees import degree_cells, honour_cells
from transforms.readers.converted.lines import is_head, plain
from transforms.readers.date_patterns import RANGE, SEASON
from transforms.tables.headed_rows import names_columns, usual_names
from transforms.vocabulary import forms

_POINT = rf"(?:(?:since|from|until) )?(?:{RANGE}|{SEASON} (?:19|20)\d\d)"
_FIRST = re.compile(rf"({_POINT}) (?=[A-Z“\"])", re.IGNORECASE)
_LAST = re.compile(rf"\s({_POINT})$", re.IGNORECASE)
_PARTED = re.compile(r"[,;:|\t(@]| [-–—] |\. ")
_WITHOUT_POINTS = re.compile(r"(?<=[A-Za-z])\.(?= in )|(?<=\b[A-Z])\.(?= [A-Z])")  # "Ph.D. in", "Ada L. Quill"
_NOTED = re.compile(r"([^()]{8,100}) (\([^()]{2,60}\))$")  # "Globex Mills Weaver (part-time)"
_SIGNED = frozenset("#|->•*_[")
_LEAST, _SHARE, _NEAR = 2, 0.6, 8  # rows told, their share of the dated ones, and lines below names of columns
_GIVEN = 0.3  # of the rows of honours: many have nobody who gave them
_OPEN = (" of", " for", " the", " and", " de", " in", "&", "-")
_LONGEST, _MOST, _WORDS = 120, 9, 3  # letters of a row, words of a title, and of a column's name


class _Row(NamedTuple):
    """A dated line: its date, the words beside it, and which of them stands first."""

    date: str
    words: str
    is_first: bool

    def text(self, cells: Sequence[str]) -> str:
        """The row with tabs between its cells."""
        return "\t".join((self.date, *cells) if self.is_first else (*cells, self.date))


def with_flat_rows(lines: Sequence[str]) -> list[str]:
    """The lines, rows of titles and organisations in columns."""
    out: list[str] = []
    section: list[str] = []
    cells: Callable[[str], tuple[str, str] | None] | None = None
    for line in (*lines, None):
        names = _names(line) if line else ()
        if line is None or names or is_head(line):
            out += _with_cells(section, cells) if cells else section
            section = []
            cells = cells if names or line is None else _cells_of(named(plain(line.lstrip("# "))).kinds)
        if line is not None and (names or is_head(line)):
            out.append("\t".join(names) if names else line)
        elif line is not None:
            section.append(line)
    return _without_lone_names(lines, out)


def _cells_of(kinds: Collection[str]) -> Callable[[str], tuple[str, str] | None] | None:
    """What parts the rows of a section of such kinds."""
    if "positions" in kinds:
        return _cells
    if "education" in kinds:
        return degree_cells
    return honour_cells if "awards" in kinds else None


def _without_lone_names(lines: Sequence[str], out: list[str]) -> list[str]:
    """The lines; names of columns as they stood where no two dated rows are near below."""
    for at, (line, made) in enumerate(zip(lines, out, strict=True)):
        if made != line and names_columns(made.split("\t")):
            below = [one for one in out[at + 1 : at + 1 + _NEAR] if one.strip()]
            if sum(_row(one.replace("\t", " ")) is not None for one in below) < _LEAST:
                out[at] = line
    return out


def _names(line: str) -> tuple[str, ...]:
    """The names of columns that a line is nothing but; none for other words."""
    words = plain(line).split()
    if not (_LEAST <= len(words) <= _MOST) or line[0] in "#|-" or not words[0][:1].isupper():
        return ()
    found: list[str] = []
    while words:
        size = next(
            (n for n in range(min(_WORDS, len(words)), 0, -1) if " ".join(words[:n]).lower() in usual_names()), 0
        )
        if not size:
            return ()
        found.append(" ".join(words[:size]))
        words = words[size:]
    is_dated = any(name.lower() in _dates() for name in (found[0], found[-1]))
    return tuple(found) if is_dated and len(found) >= _LEAST else ()


@cache
def _dates() -> frozenset[str]:
    return frozenset(forms("column_names", "dated"))


def _with_cells(section: Sequence[str], parted: Callable[[str], tuple[str, str] | None]) -> Iterator[str]:
    rows = {at: row for at, line in enumerate(section) if (row := _row(line))}
    noted = {at: _NOTED.match(row.words) for at, row in rows.items() if row.words[-1:] == ")"}
    words = {at: (match[1] if (match := noted.get(at)) else row.words) for at, row in rows.items()}
    bare = {at: said for at, said in words.items() if not _PARTED.search(_WITHOUT_POINTS.sub("", said))}
    found = {at: cells for at, said in bare.items() if (cells := parted(said))}
    found |= {at: (found[at][0], f"{found[at][1]} {match[2]}") for at, match in noted.items() if match and at in found}
    share = _GIVEN if parted is honour_cells else _SHARE
    is_table = len(found) >= max(_LEAST, share * len(rows))
    for at, line in enumerate(section):
        yield rows[at].text(found[at]) if is_table and at in found else line


def _row(line: str) -> _Row | None:
    if not line or len(line) > _LONGEST or line[0] in _SIGNED or ("19" not in line and "20" not in line):
        return None
    if first := _FIRST.match(line):
        return _Row(first[1], line[first.end() :], is_first=True)
    last = _LAST.search(line)
    return _Row(last[1], line[: last.start()], is_first=False) if last else None


def _cells(words: str) -> tuple[str, str] | None:
    """A title and an organisation beside each other, in either order."""
    parts = words.split(" ")
    cuts = [(" ".join(parts[:size]), " ".join(parts[size:])) for size in range(1, len(parts))]
    cuts = [(first, rest) for first, rest in cuts if rest[:1].isupper() and not first.endswith(_OPEN)]
    titles = (pair for pair in reversed(cuts[:_MOST]) if is_title(pair[0]))
    found = next((pair for pair in titles if _is_organization(pair[1])), None)
    return found or next((pair for pair in cuts if is_title(pair[1]) and _is_organization(pair[0])), None)


def _is_organization(words: str) -> bool:
    """True for an organisation's name as a whole, and not for other words before one: a course, its university."""
    known = [one for one in find_organizations(words) if one.certain and one.end == len(words)]
    return not known[0].start if known else shape_rank(words) > 0
