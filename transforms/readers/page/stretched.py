"""Lines that were stretched to be justified: their blanks are wide and alike, and those behind stops the widest.

Consumes the words or segments of a line; produces its usual blank, and whether it is one stretched text.
"""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from transforms.readers.page.segments import Segment
    from transforms.readers.page.word import Word

STOPS, STOP_STRETCHED = ".:;,?!", 3.2  # TeX gives most of the width to blanks behind stops: how much of the usual one
LEAST, _ALIKE, _MOST = 4, 1.1, 8.0  # words; blanks' likeness, and their greatest width in em
STRETCHED_ALIKE = 1.1  # of the usual blank: others of a stretched line
_WIDE = 0.49  # em of a stretched blank; one of a grid is 0.48


def usual_blank(line: Sequence[Word], most: float) -> float:
    """The usual blank of a stretched line, in points, among those of `most` em; 0 for a line that was not."""
    if len(line) <= LEAST:
        return 0.0
    gaps = sorted([gap for one, word in itertools.pairwise(line) if 0 < (gap := word.x0 - one.x1) <= most * word.size])
    usual = gaps[len(gaps) // 2] if len(gaps) >= LEAST else 0.0
    return usual if usual >= _WIDE * line[0].size else 0.0


def is_stretched(run: Sequence[Segment]) -> bool:
    """True where all blanks between words are alike, but for wider ones behind stops."""
    if len(run) < LEAST or any(one.mark for one in run[1:]):
        return False
    pairs = [*itertools.pairwise(word for one in run for word in one.words)]
    gaps = [(after.x0 - word.x1, word.text[-1]) for word, after in pairs if not after.is_glued]
    usual = [gap for gap, end in gaps if end not in STOPS] or [gap for gap, _ in gaps]
    least = min(usual)
    widest = max(gap for gap, _ in gaps)
    return max(usual) <= _ALIKE * least and widest <= min(STOP_STRETCHED * least, _MOST * run[0].size)
