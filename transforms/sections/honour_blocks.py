"""Blocks of honours: consumes the lines of a section of awards; tells whether each block is one honour, no group.

A name and its giver between blank lines, the one of them dated; or a heading in markup over its giver and its date.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.dates.ranges import find_dates, is_date
from transforms.model import Line

_SEVERAL = 2


def are_honours(lines: Sequence[Line]) -> bool:
    """True where the first line of every block is an honour's name or its giver, and heads nothing."""
    return _are_pairs(lines) or _are_headed(lines)


def _are_pairs(lines: Sequence[Line]) -> bool:
    """True for several blocks of two lines, the one without style and the same one dated: an honour and its giver."""
    heads, below = lines[::2], lines[1::2]
    if len(lines) % 2 or len(heads) <= _SEVERAL or any(line.gap_before for line in below):
        return False
    plain = all(line.gap_before and not (line.heading or line.bold or line.bullet) for line in heads)
    dated = {(bool(find_dates(a.text)), bool(find_dates(b.text))) for a, b in zip(heads, below, strict=True)}
    return plain and not any(line.text[-1] == ":" for line in heads) and dated in ({(True, False)}, {(False, True)})


def _are_headed(lines: Sequence[Line]) -> bool:
    """True where every heading in markup stands over a date alone, with its giver or not: each is an honour's name."""
    starts = [i for i, line in enumerate(lines) if line.heading]
    blocks = [lines[start:end] for start, end in pairwise((*starts, len(lines)))]
    return (
        len(blocks) >= _SEVERAL
        and not starts[0]
        and all(len(block) <= _SEVERAL + 1 and sum(is_date(line.text) for line in block[1:]) == 1 for block in blocks)
    )


def ends_in_entry(last: Sequence[Line], subheads: frozenset[int]) -> bool:
    """True for a dated line of several words that nothing follows: it heads none, whatever its words."""
    return any(
        line.number in subheads
        and not line.heading
        and len(line.text.split()) >= _SEVERAL_WORDS
        and bool(find_dates(line.text))
        for line in last
    )


_SEVERAL_WORDS = 4
