"""The order of fields in a list whose members all part them alike: by lines, bars or dashes.

Consumes the texts of one list; produces a `Segments` for each member that has the list's number of cells. Which cell
holds names, title and venue is decided once, from the cells at one place of all members.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from transforms.citations.honours import honours_in
from transforms.citations.name_runs import name_run
from transforms.citations.segments import Segments, title_start, trimmed
from transforms.citations.titles import rest_score, title_score
from transforms.citations.venue import is_note
from transforms.entities import venues
from transforms.model import Span
from transforms.names.people import fold
from transforms.names.semicolons import goes_on

_SIGNS = (
    (re.compile(r"\s{0,4}\n\s{0,4}"), "\n"),
    (re.compile(r"\s{0,4}\t\s{0,4}"), "\t"),
    (re.compile(r"\s\|\s"), "|"),
    (re.compile(r"\s/\s"), "/"),
    (re.compile(r"\s·\s"), "·"),
    (re.compile(r"\s–\s"), "–"),
    (re.compile(r"\s—\s"), "—"),
    (re.compile(r"\s-\s"), "-"),
)
_EMPTY = " \n\x00.,"
_LEAST, _SHARE = 3, 0.8  # members of a list; of them, have the same number of cells
_NAMED = 0.6  # of them, have the owner's names in the same cell
_MOST = 4  # cells
_LONG = 400  # characters, more than a field has
_EDITORS = re.compile(r"[\s,.(\[]{0,4}[Ee]d(?:s|itors?|itou?rs|ited)?\b")
_MORE = re.compile(r"[,;]?\s(?:and |& )?")
_DATED = re.compile(r"[.,]?\s[(\[](?:19|20)\d\d[a-z]?[)\]]$")
_QUOTED = re.compile(r"[”\"’»] \([A-Z][a-z]+(?: [a-z]+)?\)$")  # what kind of work a title in quotes is
_BEGINS = re.compile(r"(?<=[.,;:?!)\]”\"’'])\s+")


class Row(NamedTuple):
    """One member: its text and its cells; `names` is the range of the owner's list of names."""

    text: str
    cells: tuple[Span, ...]
    names: Span | None
    at: int


def in_cells(texts: Sequence[str], owner: str) -> list[Segments | None]:
    """The fields of each member as the list's cells tell them; None for all of a list that is not parted so."""
    nothing: list[Segments | None] = [None] * len(texts)
    if len(texts) < _LEAST or not owner:
        return nothing
    parted = _parted(texts)
    if not parted:
        return nothing
    rows = [_row(text, cells, owner) if cells else None for text, cells in zip(texts, parted, strict=True)]
    known = [row for row in rows if row]
    named = [row for row in known if row.names]
    if not named:
        return nothing
    at = Counter(row.at for row in named).most_common(1)[0]
    alike = [row for row in named if row.at == at[0]]
    if len(alike) < _NAMED * len(known):
        return nothing
    rows = [_with_cell(row) if row in alike else None for row in rows] if _are_whole(alike) else rows
    title = _title_at([row for row in rows if row and row.names and row.at == at[0]])
    if title is None:
        return nothing
    return [_segments(row, title) if row and row.names and row.at == at[0] else None for row in rows]


def _are_whole(rows: Sequence[Row]) -> bool:
    """True where the names are all that their cell holds, in most members."""
    whole = [row for row in rows if row.names and row.names.start <= row.cells[row.at].start + 1 and not _left(row)]
    return len(whole) > _WHOLE * len(rows)


_WHOLE = 0.5


def _left(row: Row) -> str:
    """What stands behind the names in their cell."""
    names = row.names or Span(0, 0)
    return row.text[names.end : row.cells[row.at].end].strip(" .,;*\n\x00")


def _with_cell(row: Row) -> Row:
    """The member with the whole cell for its names, where more of them stand behind the run that was seen."""
    cell = row.cells[row.at]
    more = any(sign in _left(row) for sign in (",", "&", " and ", ";"))
    names = trimmed(row.text, cell) if more and row.names else row.names
    return row._replace(names=names, cells=tuple(names or cell if one is cell else one for one in row.cells))


def _parted(texts: Sequence[str]) -> list[tuple[Span, ...]]:
    """The cells of each member; () for those with another number of cells than most, [] where most differ."""
    signs, rows = [], [True] * len(texts)
    for sign, mark in _SIGNS:
        counts = [len(sign.findall(text.rstrip(_EMPTY))) if mark in text else 0 for text in texts]
        count, often = Counter(counts).most_common(1)[0]
        if 0 < count < _MOST and often >= _SHARE * len(texts):
            signs.append(sign)
            rows = [own and found == count for own, found in zip(rows, counts, strict=True)]
    if not signs:
        return []
    return [_cells(text, signs) if own else () for text, own in zip(texts, rows, strict=True)]


def _cells(text: str, signs: Sequence[re.Pattern[str]]) -> tuple[Span, ...]:
    """What stands between the signs, with letters in it."""
    found, start = [], 0
    places = sorted((match for sign in signs for match in sign.finditer(text)), key=re.Match.start)
    for match in (*places, None):
        end = match.start() if match else len(text)
        if any(map(str.isalpha, text[start:end])):
            found.append(Span(start, end))
        start = match.end() if match else end
    return tuple(found)


def _row(text: str, cells: tuple[Span, ...], owner: str) -> Row | None:
    """The member with the names among which the owner is; None where a cell is too long for a field."""
    if any(cell.end - cell.start > _LONG for cell in cells):
        return None
    family = fold(owner).split()[-1]
    for at, cell in enumerate(cells):
        if family not in fold(text[cell.start : cell.end]).split():
            continue
        for start in (cell.start, *(match.end() for match in _BEGINS.finditer(text, cell.start, cell.end))):
            end = name_run(text[: cell.end], start, owner)
            if end > start and family in fold(text[start:end]).split() and not _EDITORS.match(text, end):
                more = _MORE.match(text, end)
                if goes_on(text, end) or (more and name_run(text[: cell.end], more.end(), owner) > more.end()):
                    return None
                return Row(text, cells, Span(start, end), at)
    return Row(text, cells, None, -1)


def _besides(row: Row) -> list[Span]:
    """What the names leave of the cells, in order: ranges that hold letters."""
    names = row.names or Span(0, 0)
    found = []
    for cell in row.cells:
        if cell.start <= names.start < cell.end:
            found += [Span(cell.start, names.start), Span(min(title_start(row.text, names.end), cell.end), cell.end)]
        else:
            found.append(cell)
    return [part for part in found if not _is_note(row.text[part.start : part.end])]


def _is_note(words: str) -> bool:
    """True for no words, for those of links, for an honour and for who reported of the work ("Media: Weft Times")."""
    said = words.strip(" .,;()[]*\n\x00")
    if sum(map(str.isalpha, words)) < _LETTERS or is_note(said) or _REPORTED.match(said):
        return True
    return len(said) < _SHORT and honours_in(said) == (said,)


_SHORT = 60  # characters of an honour
_REPORTED = re.compile(r"(?i)(?:(?:media|press|news)(?: coverage)?|coverage|featured (?:in|by|on)|covered by)\b:?")


_LETTERS = 2


def _title_at(rows: Sequence[Row]) -> int | None:
    """Which of the two ranges beside the names is the title in most members."""
    parts = [_besides(row) for row in rows]
    pairs = [(row.text, part[0], part[1]) for row, part in zip(rows, parts, strict=True) if len(part) == 2]
    if len(pairs) < max(_LEAST - 1, _SHARE * len(rows)):
        return None
    first = sum(_as_title(text, one, other) for text, one, other in pairs)
    second = sum(_as_title(text, other, one) for text, one, other in pairs)
    at = int(second > first + _USUAL * len(pairs))
    titles = [other if at else one for _, one, other in pairs]
    letters = sum(title.end - title.start for title in titles)
    return at if letters >= _TITLE * len(pairs) else None


_USUAL = 0.3  # how much likelier it is that the title comes before the venue
_TITLE = 12  # letters of most titles


def _as_title(text: str, title: Span, venue: Span) -> float:
    """How much one range looks like a title, and the other like what is behind one."""
    words = text[title.start : title.end].strip(" .,;:\n\t“”\"'’‘")
    place = text[venue.start : venue.end].strip(" .,;:\n\t")
    return title_score(words) - venues.likeness(words) + rest_score(place)


def _segments(row: Row, title_at: int) -> Segments | None:
    """The fields of one member."""
    parts, names = _besides(row), row.names
    if len(parts) != 2 or names is None:
        return None
    title = trimmed(row.text, parts[title_at])
    if dated := _DATED.search(row.text, title.start, title.end) or _QUOTED.search(row.text, title.start, title.end):
        title = Span(title.start, dated.start())
    first, second = sorted((names, title))
    rest = (Span(0, first.start), Span(first.end, second.start), Span(second.end, len(row.text)))
    order = "authors title" if names.start < title.start else "title authors"
    return Segments(names, title, rest, order, certain=True, cut="\n")
