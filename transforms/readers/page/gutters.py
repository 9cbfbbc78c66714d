"""Narrow gutters. Consumes the words of a page; produces those of each column apart where both have headings.

A sidebar may stand hardly a letter's width from the dates at the main column's edge: no wide blank parts the two on
any line. What shows the gutter is that line after line no word stands in it, and that words begin right behind it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Container, Sequence
from itertools import chain, pairwise
from operator import attrgetter

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.page.word import Word, in_order

Line = list[Word]

_GAP = 0.45  # em that a gutter has at least
_CLEAR = 4.0  # points before a gutter's right edge, where overfull lines are taken to end
_NEAR = 1.5  # points by which the first words of a column's lines may begin apart
_SAME_LINE = 0.3  # em by which baselines on one line may differ
_LEAST, _CANDIDATES = 8, 6  # lines that begin behind a gutter
_LEAST_HEADS, _UNDER = 3, 2
_MOST, _LEAST_BESIDE, _OVER = 0.8, 5, 1.5  # of a page's lines; lines behind a gutter; em over one
_LABEL, _LONGEST = 14, 40  # letters that labels in a margin have on average, and of a heading


def in_columns(pages: Sequence[Sequence[Word]]) -> list[list[list[Word]]]:
    """The words of each page; in two parts where a narrow gutter divides some of its lines, the sidebar's words last.

    A page without headings of its own may go on with the columns of another one.
    """
    lines = [_lines(words) for words in pages]
    found = [_best([(x, _behind(page, x)) for x in _candidates(page)]) for page in lines]
    known = [x for x, side in found if side]
    out: list[list[list[Word]]] = []
    for words, page, own in zip(pages, lines, found, strict=True):
        x, side = own if own[1] else _best([(x, _goes_on(page, x)) for x in known])
        beside = {id(word) for line in side for word in line}
        rest = [word for word in words if id(word) not in beside]
        out.append([rest, [word for line in side for word in line]] if side else [rest])
        for word in chain.from_iterable(_stretch(page, x)) if side else ():
            word.x1 = min(word.x1, x - _CLEAR) if word.x0 < x - _CLEAR else word.x1  # overfull lines end before it
    return out


def _best(found: Sequence[tuple[float, list[Line]]]) -> tuple[float, list[Line]]:
    """The gutter with most words behind it."""
    return max(found, key=lambda one: sum(map(len, one[1])), default=(0.0, []))


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
    left, right = _sides(_stretch(lines, x), x)
    if sum(abs(line[0].x0 - x) <= _NEAR for line in right) < _LEAST or not _are_columns(left, right):
        return []
    return right


def _goes_on(lines: Sequence[Line], x: float) -> list[Line]:
    """The same on a page that has no headings on both sides, where hardly a line crosses the gutter of another page."""
    run = _stretch(lines, x)
    left, right = _sides(run, x)
    begun = sum(abs(line[0].x0 - x) <= _NEAR for line in right)
    is_long = len(run) >= _MOST * len(lines) and len(left) >= _LEAST and len(right) >= _LEAST_BESIDE
    return right if is_long and begun and _mean(left) > _LABEL < _mean(right) else []


def _stretch(lines: Sequence[Line], x: float) -> list[Line]:
    """The longest run of lines that no word crosses; an overfull line of the left column ends none."""
    crossed = [_crosses(line, x) for line in lines]
    _, right = _sides([line for line, is_crossed in zip(lines, crossed, strict=True) if not is_crossed], x)
    starts = {round(line[0].x0) for line in right}
    runs: list[list[Line]] = [[]]
    for at, line in enumerate(lines):
        if not crossed[at] or (
            not any(crossed[at - 1 : at] + crossed[at + 1 : at + 2]) and _is_overfull(line, x, starts)
        ):
            runs[-1].append(line)
        else:
            runs.append([])
    return max(runs, key=len)


def _is_overfull(line: Line, x: float, starts: Container[int]) -> bool:
    """True where the last word of the left column reaches over the gutter, up to where lines behind it begin."""
    over = next(at for at, word in enumerate(line) if word.x1 > x - _GAP * word.size)
    word, after = line[over], line[over + 1 : over + 2]
    is_little = word.x0 < x - word.size and word.x1 < x + _OVER * word.size
    return is_little and (not after or round(after[0].x0) in starts)


def _sides(run: Sequence[Line], x: float) -> tuple[list[Line], list[Line]]:
    """What stands before and what behind a gutter, on those of the lines where something does."""
    parts = [
        ([word for word in line if word.x0 < x - _NEAR], [word for word in line if word.x0 >= x - _NEAR])
        for line in run
    ]
    return [part for part, _ in parts if part], [part for _, part in parts if part]


def _mean(side: Sequence[Line]) -> float:
    """How many letters a line of a side has."""
    return sum(len(word.text) + 1 for line in side for word in line) / max(len(side), 1)


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
