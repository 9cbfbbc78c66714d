"""Periods set in two rows of a margin. Consumes the rows of a region; puts each period on its first row.

"Jun 2019 –  University of X" over "Sep 2021    Lecturer": the end stands below the beginning, and the words beside both
begin in one column, entry by entry.
"""

from __future__ import annotations

import itertools
import operator
import re
from collections.abc import Sequence

from transforms.readers.date_patterns import MONTH, NOW, POINT, may_begin_date
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.word import Word

_BEGUN = re.compile(rf"(?:{POINT}) ?[-–—](?: ?{MONTH})?", re.IGNORECASE)
_ENDED = re.compile(rf"{POINT}|{NOW}", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_MOST_WORDS, _LEAST, _NEAR = 4, 2, 2.5  # words of a date; such periods; points by which the words beside may differ


def with_periods_whole(rows: Sequence[Row]) -> None:
    """Put the ends of periods beside their beginnings, where every open date has its end below, or nothing at all.

    A period whose end was put back already ("05/2023–", "present" glued to it) is none of them.
    """
    led = ((at, _led(row, _BEGUN)) for at, row in enumerate(rows[:-1]))
    begun = [(at, length) for at, length in led if length and not words_of(rows[at])[length].is_glued]
    if not begun:
        return
    least = 1 if all(_alone(rows[at], length, rows[at + 1]) for at, length in begun) else _LEAST
    ended = [_end(rows[at], length, rows[at + 1]) for at, length in begun]
    whole = sum(map(bool, ended))
    still = [_is_open(rows[at], length, rows[at + 1]) for at, length in begun]
    if whole < least or 2 * whole < len(begun) or not all(map(operator.or_, map(bool, ended), still)):
        return
    for (at, length), end in zip(begun, ended, strict=True):
        if not end:
            continue
        first, second = words_of(rows[at]), words_of(rows[at + 1])
        moved = [behind(first[length - 1], word) for word in second[:end]]
        rows[at].segments[:] = [Segment(first[:length] + moved), *without(rows[at], length)]
        rows[at + 1].segments[:] = without(rows[at + 1], end)


def words_of(row: Row) -> list[Word]:
    """All words of a row."""
    return list(itertools.chain.from_iterable(one.words for one in row.segments))


def _led(row: Row, date: re.Pattern[str]) -> int:
    """How many words the date takes that a row of more words begins with; 0 where it begins otherwise."""
    if row.mark or not may_begin_date(row.segments[0].words[0].text):
        return 0
    words = words_of(row)
    for length in range(min(_MOST_WORDS, len(words) - 1), 0, -1):
        if date.fullmatch(" ".join(word.text for word in words[:length])):
            return length
    return 0


def _end(row: Row, length: int, below: Row) -> int:
    """How many words the end of a period takes on the row below, where the words beside both begin in one place."""
    end = _led(below, _ENDED) or _alone(row, length, below)
    first, second = words_of(row), words_of(below)
    if not end or (end < len(second) and abs(first[length].x0 - second[end].x0) > _NEAR):
        return 0
    begun = " ".join(word.text for word in first[:length])
    since, until = _YEAR.search(begun), _YEAR.search(" ".join(word.text for word in second[:end]))
    if since is None or until is None:
        return end if since else 0
    has_month = begun[0] != since[0][0] or len(begun.rstrip("-–— ")) > len(since[0])
    return end if since[0] < until[0] or (has_month and since[0] == until[0]) else 0


def _alone(row: Row, length: int, below: Row) -> int:
    """How many words of a period's end make the whole row below, where it stands in the column of its beginning."""
    first, second = words_of(row)[:length], words_of(below)
    if len(second) > _MOST_WORDS or below.mark or not _ENDED.fullmatch(" ".join(word.text for word in second)):
        return 0
    is_flush = abs(first[0].x0 - second[0].x0) <= _NEAR or abs(first[-1].x1 - second[-1].x1) <= _NEAR
    return len(second) if is_flush else 0


def _is_open(row: Row, length: int, below: Row) -> bool:
    """True where nothing stands below the date: the words below begin where those beside it do, or further on."""
    first, second = words_of(row), words_of(below)
    return bool(second) and not below.mark and second[0].x0 > first[length].x0 - _NEAR


def behind(last: Word, word: Word) -> Word:
    """The word moved to where the last one ends."""
    moved = Word(word.text, last.x1, last.x1, last.base, word.size)
    moved.style, moved.is_glued = word.style, word.is_glued
    return moved


def without(row: Row, length: int) -> list[Segment]:
    """The segments behind so many words."""
    out: list[Segment] = []
    for segment in row.segments:
        words, length = segment.words[length:], max(0, length - len(segment.words))
        out += [Segment(words)] if words else []
    return out
