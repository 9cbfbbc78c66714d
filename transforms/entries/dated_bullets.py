"""Posts whose bullets hold their dates alone: "1. 2018 – 21" over "Loom Keeper" and "Globex Museum", paragraphs of it.

Consumes the lines of a run; produces the blocks of its entries, the dates without their bullets. What stands below a
date may be headings, and have bullets of its own, deeper ones, which tell more.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import is_date
from transforms.model import Line, Span

_LEAST = 2


def below_dated_bullets(lines: Sequence[Line]) -> list[list[Line]]:
    """The entries where the outermost bullets are dates with other lines below, the first of all lines one; or none."""
    if not lines or not lines[0].bullet or not is_date(lines[0].text):
        return []
    starts = [i for i, line in enumerate(lines) if line.bullet and line.indent <= lines[0].indent]
    ends = [*starts[1:], len(lines)]
    if len(starts) < _LEAST or any(end - i < _LEAST for i, end in zip(starts, ends, strict=True)):
        return []
    if any(lines[i + 1].bullet for i in starts) or any(
        is_date(line.text) != (i in starts) for i, line in enumerate(lines)
    ):
        return []
    return [
        [replace(lines[i], bullet=""), *map(_plain, lines[i + 1 : end])] for i, end in zip(starts, ends, strict=True)
    ]


def _plain(line: Line) -> Line:
    """A line of an entry; what its author set as a heading is bold there."""
    return replace(line, heading=0, bold=(Span(0, len(line.text)),)) if line.heading else line
