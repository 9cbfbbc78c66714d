"""Headings of one level that say too much or too little. Consumes `Line`s; produces them with other levels.

A page that sets every line as a heading of one level says large type, and no more: that level is taken back, so that
capitals, rules and words tell the headings. Where a second look of one level stands right below the first time and
again, never the other way round ("### **Awards**" over "### _City Museum_"), it is a rank of its own, the lower one.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from transforms.model import Line

_SHARE, _LEAST = 0.7, 15  # of a document's lines; and how many
_PAIRS, _DEEPEST = 2, 6

_Look = tuple[bool, bool, bool]


def without_vain_headings(lines: list[Line]) -> list[Line]:
    """The lines, a level of headings that most of them have as plain text."""
    ranks = [line.heading for line in lines if line.heading and line.text]
    if len(ranks) < _LEAST:
        return lines
    level, many = Counter(ranks).most_common(1)[0]
    if many < _LEAST or many < _SHARE * sum(1 for line in lines if line.text):
        return lines
    return [replace(line, heading=0) if line.heading == level else line for line in lines]


def with_ranks_apart(lines: list[Line]) -> list[Line]:
    """The lines; of two looks of one level the lower one as a level of its own, what was below it deeper still."""
    heads = [line for line in lines if line.heading]
    if len(heads) < 2 * _PAIRS:
        return lines
    filled = [line for line in lines if line.text]
    for level in sorted({line.heading for line in heads}):
        if lower := _lower_look(filled, level):
            return [_deeper(line, level, lower) if line.heading >= level else line for line in lines]
    return lines


def _lower_look(lines: list[Line], level: int) -> _Look | None:
    """The look of a level's headings that stand right below those of another look, never the other way round."""
    pairs = Counter(
        (_look(above), _look(line))
        for above, line in pairwise(lines)
        if above.heading == level == line.heading and _look(above) != _look(line)
    )
    if len(pairs) != 1:
        return None
    (upper, lower), count = next(iter(pairs.items()))
    first = next(_look(line) for line in lines if line.heading == level and _look(line) in (upper, lower))
    return lower if count >= _PAIRS and first == upper else None


def _look(line: Line) -> _Look:
    return line.is_bold, line.is_italic, line.text.isupper()


def _deeper(line: Line, level: int, lower: _Look) -> Line:
    if line.heading == level and _look(line) != lower:
        return line
    return replace(line, heading=min(line.heading + 1, _DEEPEST))
