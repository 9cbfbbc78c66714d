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
LEAST, _ALIKE, _MOST = 4, 1.05, 8.0  # words; blanks' likeness, and their greatest width in em
_WIDE = 0.49  # em of a stretched blank; one of a grid is 0.48


def usual_blank(line: Sequence[Word], most: float) -> float:
    """The usual blank of a stretched line, in points, among those of `most` em; 0 for a line that was not."""
    if len(line) <= LEAST:
        return 0.0
    gaps = sorted([gap for one, word in itertools.pairwise(line) if 0 < (gap := word.x0 - one.x1) <= most * word.size])
    usual = gaps[len(gaps) // 2] if len(gaps) >= LEAST else 0.0
    return usual if usual >= _WIDE * line[0].size else 0.0


def is_stretched(run: Sequence[Segment]) -> bool:
    """True where each word stands alone and all blanks are alike, but for wider ones behind stops."""
    if len(run) < LEAST or any(one.mark for one in run[1:]) or any(len(one.words) > 1 for one in run):
        return False
    gaps = [after.x0 - one.x1 for one, after in itertools.pairwise(run)]
    usual = [gap for gap, one in zip(gaps, run, strict=False) if one.text[-1] not in STOPS] or gaps
    least = min(usual)
    return max(usual) <= _ALIKE * least and max(gaps) <= min(STOP_STRETCHED * least, _MOST * run[0].size)
