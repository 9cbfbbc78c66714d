"""Dates that a narrow column at the left broke. Consumes the rows of a region; puts each date whole on its first row.

"May 2016-" over "August 2020" stand beside an entry and what is told of it; the first line is full, so that the next
word did not fit, and the two make one date.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.readers.date_patterns import MONTH, NOW, POINT, RANGE, may_begin_date
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.stacked_dates import behind, without, words_of
from transforms.readers.page.word import Word

_BEGUN = re.compile(rf"(?:{POINT} ?[-–—] ?)?{MONTH}|{POINT} ?[-–—]", re.IGNORECASE)
_MORE = re.compile(rf"{POINT} ?[-–—] ?{MONTH}|{POINT} ?[-–—]|{MONTH}|{RANGE}|{NOW}", re.IGNORECASE)
_WHOLE = re.compile(RANGE, re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_BARE = re.compile(r"\d{4} ?[-–—] ?\d{4}")
_DASHES, _TAIL = "-–—", 12
_ENDED, _REST = re.compile(r"(?:19|20)\d\d$"), re.compile(rf"(?:{POINT}|{NOW})[).,;]?$", re.IGNORECASE)
_MOST_WORDS, _MOST_ROWS, _NEAR, _BLANK = 5, 5, 2.5, 0.2  # the last two: points, em


def with_broken_dates_whole(rows: Sequence[Row]) -> list[Row]:
    """The rows; those that held nothing but the rest of a date are gone."""
    rows = [row for row in rows if row.segments]  # the ends of periods may have gone up, and left none
    for above, row in pairwise(rows):
        _end_period(above, row)
    for at in range(len(rows) - 1):
        _mend(rows[at : at + _MOST_ROWS])
    return [row for row in rows if row.segments]


def _end_period(above: Row, row: Row) -> None:
    """A dash before the rest of a period that a line's end broke is no bullet: "2014" over "- 2016"."""
    if not (row.mark and row.mark in _DASHES and above.segments) or above.mark == row.mark or len(row.segments) > 1:
        return
    last, rest = above.segments[-1], row.segments[0]
    if _ENDED.search(last.text[-_TAIL:]) and _REST.match(rest.text) and len(rest.words) <= _MOST_WORDS:
        last.words += [Word(row.mark, rest.mark_x, rest.x0, rest.base, rest.size), *rest.words]
        last.changed()
        last.x1 = rest.x1
        row.segments.clear()


def _mend(rows: Sequence[Row]) -> None:
    """Put the rest of the date that the first row begins with beside its beginning."""
    length = _length(rows[0], _BEGUN) if rows[0].segments else 0
    if not length or length == len(words_of(rows[0])) or _length(rows[0], _WHOLE) > length:
        return
    date, rest, whole = words_of(rows[0])[:length], list[tuple[Row, int]](), 0
    for row, end in _pieces(rows, date, words_of(rows[0])[length].x0):
        rest.append((row, end))
        said = _said([one.text for one in date])
        whole = len(rest) if _WHOLE.fullmatch(said) and _is_in_order(said) else whole
        if not _BEGUN.fullmatch(said):
            break
    if whole:
        _move(rows[0], length, rest[:whole])


def _pieces(rows: Sequence[Row], date: list[Word], beside: float) -> Iterator[tuple[Row, int]]:
    """The rows below that go on with the date, each with how many words; they are added to the date."""
    column = date[0].x0
    for row in rows[1:]:
        if row.segments and row.x0 > beside - _NEAR:
            continue
        end = _length(row, _MORE) if row.segments and row.gap else 0
        words = words_of(row)[: end + 1] if end else []
        if not words or abs(words[0].x0 - column) > _NEAR or not _is_full(date, words[0].x1 - words[0].x0, beside):
            return
        if len(words) > end and words[end].x0 < beside - _NEAR:
            return
        date += words[:end]
        yield row, end


def _length(row: Row, date: re.Pattern[str]) -> int:
    """How many words the date takes that a row begins with; 0 where it begins otherwise."""
    if row.mark or not may_begin_date(row.segments[0].words[0].text):
        return 0
    words = words_of(row)
    counts = range(min(_MOST_WORDS, len(words)), 0, -1)
    return next((n for n in counts if date.fullmatch(_said([one.text for one in words[:n]]))), 0)


def _said(words: Sequence[str]) -> str:
    said = words[0]
    for word in words[1:]:
        said += word if said[-1] in "-–—" else f" {word}"
    return said


def _is_full(date: Sequence[Word], width: float, beside: float) -> bool:
    """Whether a word of that width has no room between the date's last word and what stands beside it."""
    return date[-1].x1 + width + _BLANK * date[-1].size > beside


def _is_in_order(date: str) -> bool:
    """Whether a period is one; two bare years may be those of two entries ("2016-" over "2018")."""
    years = _YEAR.findall(date)
    return len(years) == 1 or (years[0] <= years[-1] and not _BARE.fullmatch(date))


def _move(row: Row, length: int, rest: Sequence[tuple[Row, int]]) -> None:
    date = words_of(row)[:length]
    others = without(row, length)
    for below, end in rest:
        for word in words_of(below)[:end]:
            date.append(behind(date[-1], word))
        below.segments[:] = without(below, end)
    row.segments[:] = [Segment(date), *others]
