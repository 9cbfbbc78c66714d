"""Tables whose cells have rules around them. Consumes a page's words and shapes; moves each cell's words on one line.

A cell of several lines stands beside cells of fewer, set in its middle or at its top: only the rules tell which lines
are of one row. Cells of many lines, and tables of two columns, are layout: they hold entries, and are left alone.
"""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from operator import attrgetter

from transforms.readers.date_patterns import RANGE
from transforms.readers.inline import BOLD
from transforms.readers.page.hyphens import join_lines
from transforms.readers.page.segments import BULLETS
from transforms.readers.page.word import Word
from transforms.readers.pdf.drawn_marks import Box

_DATE = re.compile(rf"\d\d?/\d{{4}}|{RANGE}", re.IGNORECASE)

Rule = tuple[float, float, float]  # where it stands; where it begins and ends
Cell = list[list[Word]]  # its lines

_THIN, _LONG, _TALL = 1.6, 10.0, 5.0  # points
_TOUCH, _SAME = 2.5, 1.5  # points between pieces of one rule, and between its edges
_LEAST_COLUMNS, _LEAST_ROWS, _MOST_LINES, _MOST_LETTERS = 3, 2, 6, 260
_MOST_RULES = 200  # of a page: more of them draw a figure
_HIGHEST = 140.0  # points of a row
_LINE = 0.3  # of a size, within which words are on one line
_PADDING, _BLANK = 1.4, 0.25  # em that a cell's words keep from the next one's, and between them


def set_cells(words: Sequence[Word], shapes: Iterable[Box]) -> None:
    """Words of cells of several lines are moved to the first line of their row, in the width of their cell."""
    across, down = _rules(shapes)
    if len(across) <= _LEAST_ROWS or not down or max(len(across), len(down)) > _MOST_RULES:
        return
    rows = list(_rows(across, down))
    extents = Counter((round(sides[0]), round(sides[-1])) for _, _, sides in rows)
    in_order = sorted((word for word in words if not word.is_turned), key=attrgetter("base"))
    bases = [word.base for word in in_order]
    for bottom, top, sides in rows:
        if extents[round(sides[0]), round(sides[-1])] >= _LEAST_ROWS:
            held = in_order[bisect_left(bases, bottom) : bisect_right(bases, top)]
            for row in _rows_within([_lines(held, *pair) for pair in pairwise(sides)]):
                _set_row(row, sides)


def _rules(shapes: Iterable[Box]) -> tuple[list[Rule], list[Rule]]:
    """The page's horizontal rules, top down, and its vertical ones; those of pieces are whole."""
    across: list[Rule] = []
    down: list[Rule] = []
    for left, bottom, right, top in shapes:
        if top - bottom <= _THIN and right - left >= _LONG:
            across.append((bottom, left, right))
        elif right - left <= _THIN and top - bottom >= _TALL:
            down.append((left, bottom, top))
    return _whole(across)[::-1], _whole(down)


def _whole(pieces: list[Rule]) -> list[Rule]:
    """The rules, in the order of their places."""
    found: list[list[Rule]] = []
    for piece in sorted(pieces):
        if not found or piece[0] - found[-1][-1][0] > _SAME:
            found.append([])
        found[-1].append(piece)
    return [rule for group in found for rule in _joined(group)]


def _joined(group: list[Rule]) -> Iterator[Rule]:
    place, begin, end = min(group, key=lambda rule: rule[1])
    for _, more, its_end in sorted(group, key=lambda rule: rule[1]):
        if more > end + _TOUCH:
            yield place, begin, end
            begin = more
        end = max(end, its_end)
    yield place, begin, end


def _rows(across: list[Rule], down: list[Rule]) -> Iterator[tuple[float, float, list[float]]]:
    """(bottom, top, sides of the cells) of each row of a table between two rules that reach as far."""
    for upper, lower in pairwise(across):
        top, bottom = upper[0], lower[0]
        if top - bottom > _HIGHEST or max(abs(upper[1] - lower[1]), abs(upper[2] - lower[2])) > _TOUCH:
            continue
        middle = (top + bottom) / 2
        inner = [x for x, y0, y1 in down if y0 < middle < y1 and lower[1] + _LONG < x < lower[2] - _LONG]
        if len(inner) + 1 >= _LEAST_COLUMNS:
            yield bottom, top, [lower[1], *inner, lower[2]]


def _lines(words: Sequence[Word], left: float, right: float) -> Cell:
    """The lines of the words between two sides, top down."""
    found: Cell = []
    held = (word for word in words if left < (word.x0 + word.x1) / 2 < right)
    for word in sorted(held, key=lambda word: (-word.base, word.x0)):
        if found and found[-1][0].base - word.base < _LINE * word.size:
            found[-1].append(word)
        else:
            found.append([word])
    return [sorted(line, key=attrgetter("x0")) for line in found]


def _rows_within(cells: Sequence[Cell]) -> Iterator[list[Cell]]:
    """The rows that no rule parts, as a column of dates tells them: each date has other cells' words beside it."""
    dates = next((cell for cell in cells if len(cell) > 1 and all(map(_is_date, cell))), [])
    bases = [line[0].base + _LINE * line[0].size for line in dates]
    beside = [sum(any(abs(line[0].base - date[0].base) < _LINE * date[0].size for line in cell) for cell in cells)
              for date in dates]  # fmt: skip
    if not dates or min(beside) < _LEAST_COLUMNS:
        yield list(cells)
        return
    tops = [float("inf"), *bases[1:]]
    for top, bottom in pairwise([*tops, float("-inf")]):
        yield [[line for line in cell if bottom < line[0].base <= top] for cell in cells]


def _is_date(line: Sequence[Word]) -> bool:
    text = " ".join(word.text for word in line)
    return text[-1].isdigit() and _DATE.fullmatch(text) is not None


def _set_row(cells: Sequence[Cell], sides: Sequence[float]) -> None:
    parts = [(list(_paragraphs(cell)), right) for cell, right in zip(cells, sides[1:], strict=True) if cell]
    if (
        len(parts) < _LEAST_COLUMNS - 1
        or max(map(len, cells)) == 1
        or not all(_is_text(first) for (first, *_), _ in parts)
    ):
        return
    base = max(first[0][0].base for (first, *_), _ in parts)
    for (first, *others), right in parts:
        _set(first, base, right)
        for other in filter(_is_text, others):
            _set(other, other[0][0].base, right)


def _is_text(cell: Cell) -> bool:
    """True for a few lines without a list among them."""
    letters = sum(len(word.text) + 1 for line in cell for word in line)
    return len(cell) <= _MOST_LINES and letters <= _MOST_LETTERS and not any(line[0].text in BULLETS for line in cell)


def _paragraphs(cell: Cell) -> Iterator[Cell]:
    """A cell's paragraphs: a title in bold letters, and what is set below it without them."""
    start = 0
    for at, (above, line) in enumerate(pairwise(cell), 1):
        if _is_bold(above) and not _is_bold(line) and not line[0].text[:1].islower():
            yield cell[start:at]
            start = at
    yield cell[start:]


def _is_bold(line: Sequence[Word]) -> bool:
    return all(word.style & BOLD for word in line)


def _set(cell: Cell, base: float, right: float) -> None:
    """Put a cell's words side by side on a baseline, as close as its width asks for."""
    words, first = list(cell[0]), min(line[0].x0 for line in cell)
    for line in cell[1:]:
        join_lines(words, line)
    size = words[0].size
    wide = sum(word.x1 - word.x0 + (0 if word.is_glued else _BLANK * size) for word in words)
    scale = min(1.0, max(right - _PADDING * size - first, size) / wide)
    for word in words:
        width = (word.x1 - word.x0) * scale
        first += 0 if word.is_glued or word is words[0] else _BLANK * size * scale
        word.x0, word.x1, word.base = first, first + width, base
        first += width
