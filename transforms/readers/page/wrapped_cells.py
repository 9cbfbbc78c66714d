"""Dates that a narrow column wrapped. Consumes the segments of a page; puts each date on the first of its lines.

"September" over "2013 - June" over "2015" stand before "M.S. in Weaving" and what is below it, flush at one side of
their column: together they make one period. Regions are told by what is beside them, so this comes first; periods in
two rows flush at the left wait until then, unless others of the page are mended.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence

from transforms.readers.date_patterns import may_begin_date
from transforms.readers.date_pieces import DASHES, goes_on, is_bare, is_piece, is_whole, joined
from transforms.readers.page.segments import Row, Segment, rows_of
from transforms.readers.page.stacked_dates import behind, without, words_of
from transforms.readers.page.word import Word

_MOST_WORDS, _MOST_ROWS, _NEAR, _LEADING = 5, 4, 3.0, 1.7  # points; of a font's size, from line to line


def with_wrapped_dates_whole(page: list[Segment], rows: list[Row]) -> list[Row]:
    """The page's rows (`rows`, or new ones where a date was put on the first of its lines; the page changes too)."""
    lines = [row for at, row in enumerate(rows) if not at or row.base != rows[at - 1].base]
    found = list[tuple[int, tuple[int, list[int]]]]()
    free = 0
    for at in range(len(lines) - 1):
        if at >= free and (date := _date(lines[at : at + _MOST_ROWS + 1])):
            found.append((at, date))
            free = at + len(date[1]) + 1
    if not any(_is_odd(lines[at : at + len(taken) + 1], length, taken) for at, (length, taken) in found):
        return rows
    for at, (length, taken) in found:
        _move(lines[at:], length, taken)
    page[:] = [one for row in rows for one in row.segments]
    return rows_of(page)


def _date(rows: Sequence[Row]) -> tuple[int, list[int]] | None:
    """How many words of a date the first row begins with, and how many on each row below; None where it is whole."""
    words = words_of(rows[0])
    length = _length(rows[0]) if may_begin_date(words[0].text) else 0
    if not length or length == len(words):
        return None
    date, taken, whole = words[:length], list[int](), 0
    for above, row in itertools.pairwise(rows):
        end = _rest(date, row, words[length].x0, above.base)
        if not end:
            break
        date += [*_dash_of(row), *words_of(row)[:end]]
        taken.append(end)
        whole = len(taken) if is_whole(_said(date)) else whole
    return (length, taken[:whole]) if whole else None


def _is_odd(rows: Sequence[Row], length: int, taken: Sequence[int]) -> bool:
    """True for a date of more than two rows, or flush at the right, or with a torn word."""
    first, below = words_of(rows[0])[:length], words_of(rows[1])
    is_left = abs(first[0].x0 - below[0].x0) <= _NEAR and not rows[1].mark
    return len(taken) > 1 or not is_left or below[0].text.islower()


def _rest(date: Sequence[Word], row: Row, beside: float, base: float) -> int:
    """How many words of the row below go on with the date: in its column, and with words further on or none."""
    end = _length(row) if row.segments and not row.label else 0
    if not end or base - row.base > _LEADING * date[-1].size:
        return 0
    words = words_of(row)
    first = [word for word in date if word.base == date[0].base]
    left = row.segments[0].mark_x if row.mark else words[0].x0
    is_flush = abs(first[0].x0 - left) <= _NEAR or abs(first[-1].x1 - words[end - 1].x1) <= _NEAR
    if not is_flush or not goes_on(_said(date), row.mark + _said(words[:end])):
        return 0
    if end == len(words):
        return end
    return 0 if is_bare(_said([*date, *words[:end]])) or words[end].x0 < beside - _NEAR else end


def _length(row: Row) -> int:
    """How many words of a date the row begins with; 0 where it begins otherwise."""
    first = row.segments[0].words[0].text
    if (row.mark and row.mark not in DASHES) or not (may_begin_date(first) or first[0] in DASHES or first.islower()):
        return 0
    words = words_of(row)
    counts = range(min(_MOST_WORDS, len(words)), 0, -1)
    return next((n for n in counts if is_piece(_said(words[:n]))), 0)


def _said(words: Sequence[Word]) -> str:
    return joined([word.text for word in words])


def _dash_of(row: Row) -> list[Word]:
    """The dash that was taken for a bullet."""
    mark = row.segments[0]
    return [Word(mark.mark, mark.mark_x, mark.mark_x, row.base, mark.size)] if mark.mark else []


def _move(rows: Sequence[Row], length: int, taken: Sequence[int]) -> None:
    words = words_of(rows[0])
    date, others = words[:length], without(rows[0], length)
    for row, end in zip(rows[1:], taken, strict=False):
        more = [*_dash_of(row), *words_of(row)[:end]]
        if date[-1].text[-1] == "-" and date[-1].text[:1].isalpha() and more[0].text[:1].islower():
            date[-1].text = date[-1].text[:-1] + more.pop(0).text
        date += [behind(date[-1], word) for word in more]
        row.segments[:] = without(row, end)
    rows[0].segments[:] = [Segment(date), *others]
