"""Posts whose bullets hold their dates alone: "1. 2018 – 21" over "Loom Keeper" and "Globex Museum", paragraphs of it.

Consumes the lines of a run; produces the blocks of its entries, the dates without their bullets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import is_date
from transforms.model import Line

_LEAST = 2


def below_dated_bullets(lines: Sequence[Line], bulleted: Sequence[int]) -> list[list[Line]]:
    """The entries where every bullet is a date with plain lines below, the first of all lines one; else none."""
    if len(bulleted) < _LEAST or bulleted[0] or len(bulleted) == len(lines):
        return []
    ends = [*bulleted[1:], len(lines)]
    if any(end - start < _LEAST for start, end in zip(bulleted, ends, strict=True)):
        return []
    if not all(is_date(lines[i].text) and not lines[i].heading for i in bulleted):
        return []
    if any(is_date(line.text) for line in lines if not line.bullet):
        return []
    return [
        [replace(lines[start], bullet=""), *lines[start + 1 : end]] for start, end in zip(bulleted, ends, strict=True)
    ]
