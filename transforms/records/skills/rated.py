"""Items of skills among their like: scales of signs beside them, and parts below one of them.

Consumes a section's lines; produces the words without the scale ("■■■□□ Julia", "Julia ★★★☆☆"), and the numbers of the
items that are skills themselves, though deeper items stand below them: "Python" over "Numpy", beside "R" and "Git".
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.model import Line

_MARKS = "■□◼◻◾◽▪▫●○◉◯⬤⚫⚪★☆⭐✩✪▰▱█░▓▒🟩⬜🔵"
_SCALE = re.compile(rf"^[{_MARKS}]{{1,10}}\s*(?=\w)|(?<=[\w)+#])\s*[:–-]?\s*[{_MARKS}]{{3,10}}$")
_LEAST = 2  # items beside one that have no parts


def without_rating(text: str) -> str:
    """The words without the scale of signs before or behind them; they are as they were where it has none."""
    if text.isascii() or not text or (text[0] not in _MARKS and text[-1] not in _MARKS):
        return text
    return _SCALE.sub("", text)


def items_over_parts(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the items over deeper ones, in a list whose other items mostly stand over none."""
    items = [line for line in lines if line.bullet]
    tops = [line for line in items if line.indent == items[0].indent]
    deeper = {above.number for above, line in pairwise(lines) if above.bullet and line.indent > above.indent}
    over = [line.number for line in tops if line.number in deeper]
    alone = len(tops) - len(over)
    if not over or alone < _LEAST or alone <= len(over):
        return frozenset()
    return frozenset(over)
