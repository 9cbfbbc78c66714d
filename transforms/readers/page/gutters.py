"""Narrow gutters. Consumes the words of a page; produces those of each column apart where both have headings.

A sidebar may stand hardly a letter's width from the dates at the main column's edge: no wide blank parts the two on
any line. What shows the gutter is that line after line no word stands in it, and that words begin right behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from operator import attrgetter

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.page.word import Word, in_order

Line = list[Word]

_GAP = 0.45  # em that a gutter has at least
_NEAR = 1.5  # points by which the first words of a column's lines may begin apart
_SAME_LINE = 0.3  # em by which baselines on one line may differ
_LEAST, _CANDIDATES = 8, 6  # lines that begin behind a gutter
_LEAST_HEADS, _UNDER = 3, 2
_LABEL, _LONGEST = 14, 40  # letters that labels in a margin have on average, and of a heading


def in_columns(words: Sequence[Word]) -> list[list[Word]]:
    """The words; in two parts where a narrow gutter divides some of the page's lines, the sidebar's words last."""
    lines = _lines(words)
    best: list[Line] = []
    for x in _candidates(lines):
        found = _behind(lines, x)
        if sum(map(len, found)) > sum(map(len, best)):
            best = found
    if not best:
        return [list(words)]
    side = {id(word) for line in best for word in line}
    return [[word for word in words if id(word) not in side], [word for line in best for word in line]]


def _lines(words: Sequence[Word]) -> list[Line]:
    """Words by baseline, each line left to right."""
    lines: list[Line] = []
    base = float("inf")
    for word in in_order(words):
        if base == word.base or base - word.base <= _SAME_LINE * word.size:
            lines[-1].append(word)
        else:
            lines.append([word])
            base = word.base
    return [sorted(line, key=attrgetter("x0")) for line in lines]


def _candidates(lines: Sequence[Line]) -> list[float]:
    """The places at which words begin most often, behind others."""
    least = min((line[0].x0 for line in lines), default=0.0)
    places: list[int] = []
    for line in lines:
        places.append(round(line[0].x0))
        places += [round(word.x0) for before, word in pairwise(line) if word.x0 - before.x1 > _GAP * word.size]
    starts = Counter(places)
    near = Counter({x: starts[x - 1] + count + starts[x + 1] for x, count in starts.items() if x > least + _LEAST})
    return [float(x) for x, count in near.most_common(_CANDIDATES) if count >= _LEAST]


def _behind(lines: Sequence[Line], x: float) -> list[Line]:
    """The words of each line behind a gutter, in the longest stretch that no word crosses; [] where it is none."""
    runs: list[list[Line]] = [[]]
    for line in lines:
        if _crosses(line, x):
            runs.append([])
        else:
            runs[-1].append(line)
    run = max(runs, key=len)
    parts = [
        ([word for word in line if word.x0 < x - _NEAR], [word for word in line if word.x0 >= x - _NEAR])
        for line in run
    ]
    left, right = [part for part, _ in parts if part], [part for _, part in parts if part]
    if sum(abs(line[0].x0 - x) <= _NEAR for line in right) < _LEAST or not _are_columns(left, right):
        return []
    return right


def _crosses(line: Line, x: float) -> bool:
    """True where a word of the line stands in a gutter, or right before it."""
    for word in line:
        if word.x0 >= x - _NEAR:
            return False
        if word.x1 > x - _GAP * word.size:
            return True
    return False


def _are_columns(left: Sequence[Line], right: Sequence[Line]) -> bool:
    """Headings of sections on both sides, and other lines under them: a margin holds headings alone, or labels."""
    sides = [[" ".join(word.text for word in line) for line in side] for side in (left, right)]
    heads = [sum(map(_heads, side)) for side in sides]
    under = all(len(side) - head >= _UNDER * head for side, head in zip(sides, heads, strict=True))
    long = all(sum(map(len, side)) > _LABEL * len(side) for side in sides)
    return min(heads) > 0 and sum(heads) >= _LEAST_HEADS and under and long


def _heads(words: str) -> bool:
    may = words[:1].isupper() and len(words) <= _LONGEST and words[-1] not in ".,;:"
    return may and named(words).whole and not (is_role(words) or is_faint(words))
