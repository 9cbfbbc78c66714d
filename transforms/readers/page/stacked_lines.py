"""Items of several lines, dates among them. Consumes a region's rows; says which are lines of their own in an item.

A numbered or marked work may have its title, its authors and its venue on a line each. What tells them from wrapped
lines is the list: some of its lines end where much more had room on them, or half of all where a little more had.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.readers.date_patterns import RANGE
from transforms.readers.page.segments import Row
from transforms.vocabulary import any_of

_NUMBER = re.compile(r"\[?\(?\d{1,3}[.)\]]{1,2}$")
_NEAR, _LEADING = 5.0, 1.3  # points by which an item's lines may begin apart; leadings to its next one
_BROKEN, _SHORT = 0.35, 0.02  # of the width that a line leaves free: surely a line of its own, and one among such
_GOES_ON = re.compile(rf"(?:[,;-]|\b(?:{any_of('small_words', 'open')}))$")
_ROOMY, _LEAST_ROOMY, _HALF = 0.1, 3, 0.5  # of the width; such lines, and their share in those below first lines
_DATE_ALONE, _LEAST_DATES = re.compile(rf"\(?{RANGE}\)?", re.IGNORECASE), 3
_LEAST, _SHARE = 2, 0.2  # lines that end so, and their share in those that are not full


def own_lines(rows: Sequence[Row], edge: float, leading: float) -> frozenset[int]:
    """The places of rows that go on with an item, and not with its line above."""
    free = dict(_free(rows, edge, leading))
    broken = sum(share > _BROKEN for share in free.values())
    loose = [at for at, share in free.items() if share > _SHORT]
    if broken >= _LEAST and broken >= _SHARE * len(loose):
        return frozenset(loose)
    roomy = [at for at, share in free.items() if share > _ROOMY]
    is_ragged = any(_GOES_ON.search(rows[at - 1].segments[-1].text) for at in roomy)
    return frozenset(loose) if len(roomy) >= max(_LEAST_ROOMY, _HALF * len(free)) and not is_ragged else frozenset()


def date_lines(rows: Sequence[Row], edge: float) -> frozenset[int]:
    """The rows that hold a date alone, where a list sets its dates so: most stand below lines with room for them."""
    alone = [at for at, row in enumerate(rows) if at and _is_date_alone(row)]
    roomy = sum(_has_room(rows[at - 1], rows[at], edge) for at in alone)
    if roomy < _LEAST_DATES or 2 * roomy <= len(alone):
        return frozenset()
    return frozenset(at for at in alone if _has_room(rows[at - 1], rows[at], edge) or not _is_open(rows[at - 1]))


def _is_open(above: Row) -> bool:
    return above.segments[-1].text[-1] == ","


def _is_date_alone(row: Row) -> bool:
    return len(row.segments) == 1 and not row.mark and _DATE_ALONE.fullmatch(row.segments[0].text) is not None


def _has_room(above: Row, row: Row, edge: float) -> bool:
    word = row.segments[0].words[0]
    return above.x1 + 0.2 * row.size + word.x1 - word.x0 <= edge


def _free(rows: Sequence[Row], edge: float, leading: float) -> Iterator[tuple[int, float]]:
    """The rows below the first one of an item, with the share of the width that the line above them leaves free."""
    x0 = 0.0
    for at, row in enumerate(rows):
        if begins := _words_x0(row):
            x0 = begins
        elif not (0 < row.gap < _LEADING * leading and abs(row.x0 - x0) < _NEAR):
            x0 = 0.0
        elif not row.segments[0].text[0].islower():
            word = row.segments[0].words[0]
            free = edge - rows[at - 1].x1 - (word.x1 - word.x0) - 0.25 * row.size
            yield at, free / (edge - x0)


def _words_x0(row: Row) -> float:
    """Where an item's words begin behind its number or mark; 0 for a row that begins none."""
    words = row.segments[0].words
    if len(words) > 1 and _NUMBER.match(words[0].text):
        return words[1].x0
    return row.x0 if row.mark else 0.0
