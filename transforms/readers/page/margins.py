"""Labels in the margin that are broken over several lines. Consumes a region's rows; produces each label on one row.

A narrow column of dates wraps them ("Sep 2014-", "May 2020"); the words beside the second line are a row of their own.
Such a column may stand where the document's other lines begin, too: then the words beside it say where it ends.
Forms wrap what they ask for ("Name and type of organisation", "providing education and training").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from transforms.headings.wording import is_role, named
from transforms.readers.date_patterns import MONTH, NOW, POINT
from transforms.readers.page.segments import Row, Segment

_OPEN = re.compile(rf"(?:[-–—/]|(?<=\d),|\b(?:to|until)|\b{MONTH})$", re.IGNORECASE)
_DATED = re.compile(rf"\d|\b{MONTH}", re.IGNORECASE)
_DATE = rf"(?:{POINT}|{NOW})\b"
_REST = re.compile(rf"[-–—]?\s?{_DATE}\s?(?:[-–—/]\s?(?:{_DATE}|{MONTH})?)?(?:, {_DATE}){{0,3}}[.,]?$", re.IGNORECASE)
_END = re.compile(rf"[-–—]?\s?{_DATE}\.?", re.IGNORECASE)
_BLANK, _PADDING = 0.25, 0.3  # em of a blank, and before the words beside a label
_CELL = 1.1  # em between the cells of a table, whose dates are known to be broken
_NEXT = 1.5  # leadings within which a label goes on
_LONGEST = 24
_NEAR = 2.5
_MOST = 0.7  # of a column's dates without an end


class _Label(NamedTuple):
    """Words in the margin: where the margin ends, how far its labels reach, and what is known of what stands around.

    Attributes:
        is_beside: whether words stand beside them.
        is_broken: whether dates of their column have their ends below them.
    """

    words: Segment
    edge: float
    widest: float
    is_beside: bool
    is_broken: bool


def whole_labels(rows: Sequence[Row], main_x: float, leading: float) -> list[Row]:
    """The rows; dates in the margin that go on below are joined on the row where they begin."""
    out: list[Row] = []
    label: _Label | None = None
    broken = _broken(rows)
    for row in rows:
        first, is_near = row.segments[0], 0 < row.gap <= _NEXT * leading
        edge = _margin_of(row, main_x)
        if label and is_near and not first.mark and (_goes_on(label, first) or _is_rest(label, row)):
            _join(label.words, first)
            del row.segments[0]
            if not row.segments:
                continue
        elif first.mark or first.x0 > edge - 3:
            label = label if label and is_near and first.x0 > label.edge - 3 else None
        else:
            label = _label(row, rows, edge, is_broken=_place(first) in broken)
        out.append(row)
    return out


def _join(label: Segment, more: Segment) -> None:
    last = label.words[-1].text
    more.words[0].is_glued = len(last) > 1 and last[-1] in "-–—"
    label.words += more.words
    label.changed()


def _label(row: Row, rows: Sequence[Row], edge: float, *, is_broken: bool) -> _Label | None:
    first, is_beside = row.segments[0], len(row.segments) > 1
    if not (_is_margin(first, edge) or (is_beside and first.x1 < edge)):
        return None
    padding = (_CELL if is_broken else _PADDING) * first.size
    widest = _widest(rows, first, edge - padding) if _OPEN.search(first.text) else 0.0
    return _Label(first, edge, widest, is_beside, is_broken)


def _margin_of(row: Row, main_x: float) -> float:
    """Where the margin ends: at the words beside a date that has no end, or where the document's lines begin."""
    first = row.segments[0]
    is_open = len(row.segments) > 1 and _is_margin(first, row.segments[1].x0) and _is_open_date(first.text)
    return row.segments[1].x0 if is_open else main_x


def _is_open_date(text: str) -> bool:
    return _DATED.search(text) is not None and _OPEN.search(text) is not None


def _is_margin(one: Segment, edge: float) -> bool:
    return one.x1 < edge and len(one.text) <= _LONGEST


def _goes_on(label: _Label, more: Segment) -> bool:
    words = label.words
    text = words.text
    if more.x0 > label.edge - 3:
        return False
    if label.is_beside and text[:1].isupper() and more.x1 < label.edge and more.text[:1].islower():
        return min(abs(words.x0 - more.x0), abs(words.x1 - more.x1)) < _NEAR
    return (
        _is_margin(more, label.edge)
        and len(text) <= _LONGEST
        and _OPEN.search(text) is not None
        and _REST.match(more.text) is not None
        and (text[-1] not in "-–—/" or _is_end(label, more))
    )


def _is_rest(label: _Label, row: Row) -> bool:
    """True for the last word of a role or heading, alone below the words beside it: "Program" over "Committee"."""
    first = row.segments[0]
    if not label.is_beside or len(row.segments) > 1 or first.x1 >= label.edge or not first.text[:1].isupper():
        return False
    words = f"{label.words.text} {first.text}"
    return len(words) <= 2 * _LONGEST and abs(label.words.x0 - first.x0) < _NEAR and (is_role(words) or _heads(words))


def _heads(words: str) -> bool:
    return words.isascii() and not any(map(str.isdigit, words)) and named(words).whole


def _is_end(label: _Label, more: Segment) -> bool:
    """Whether what stands below a date without an end is that end, and no date of the next entry.

    It is one date, and did not fit beside the beginning: no label of the column is as wide as both could be. A year
    alone is the end only where the column has it so more than once.
    """
    if _END.fullmatch(more.text) is None:
        return False
    if not _DATED.search(more.text):
        return True
    is_wide = label.words.x1 + _BLANK * label.words.size + more.x1 - more.x0 > label.widest
    return is_wide and (more.text[0].isalpha() or label.is_broken)


def _widest(rows: Sequence[Row], label: Segment, edge: float) -> float:
    """Where labels of its column may end: where the widest does, or a padding before the words beside it."""
    firsts = (row.segments[0] for row in rows if len(row.segments) > 1)
    ends = (one.x1 for one in firsts if one.x1 < edge and abs(one.x0 - label.x0) < _NEAR)
    return max((*ends, edge))


def _place(one: Segment) -> int:
    return round(one.x0 / _NEAR)


def _broken(rows: Sequence[Row]) -> frozenset[int]:
    """The columns in which most dates without an end, two at least, have one below them."""
    opened: Counter[int] = Counter()
    ended: Counter[int] = Counter()
    above: dict[int, str] = {}
    for row in rows:
        first = row.segments[0]
        place, text = _place(first), first.text
        if place in above:
            opened[place] += 1
            ended[place] += _END.fullmatch(text) is not None
            del above[place]
        elif len(text) <= _LONGEST and text[-1] in "-–—/" and _DATED.search(text):
            above[place] = text
    return frozenset(place for place, count in ended.items() if count > 1 and count >= _MOST * opened[place])
