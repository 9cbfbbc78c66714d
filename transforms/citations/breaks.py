"""Line breaks that part fields, told from those that a margin made: consumes a list's `Block`s; produces them marked.

Where most works have as many lines, and the first word below would have stood on the line above, each line is a field.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.citations.split import Block
from transforms.citations.torn_names import tears_name
from transforms.model import Line
from transforms.text.open_words import OPEN_WORDS

_LEAST, _SHARE = 3, 0.8  # works, and the share of them that is most
_MOST = 4  # lines of a work
_RAGGED = 0.85  # of the longest line: where half are longer, a margin broke them
_NARROW = 50  # the column of the narrowest margin
_TORN = 0.2  # of the lines that end where no field does: a margin broke them
_OPEN = re.compile(rf"(?:[&–-]|\b(?:{OPEN_WORDS}))$")
_PLACE = re.compile(r"in:? [A-Z]")  # a line of its own that says where a work appeared


def with_breaks(blocks: Sequence[Block]) -> list[Block]:
    """The blocks, their lines marked as broken on purpose where the list's are."""
    several = [block for block in blocks if len(block.lines) > 1]
    if len(blocks) < _LEAST or len(several) < _SHARE * len(blocks):
        return list(blocks)
    size, often = Counter(len(block.lines) for block in blocks).most_common(1)[0]
    if often < _SHARE * len(blocks) or not 1 < size <= _MOST:
        return list(blocks)
    width = max(_NARROW, *(_end(line) for block in blocks for line in block.lines))
    pairs = [pair for block in several for pair in pairwise(block.lines)]
    roomy = sum(_end(line) + 1 + len(below.text.split(" ", 1)[0]) < width for line, below in pairs)
    ends = sorted(_end(line) for line, _ in pairs)
    is_set = ends[-1] > _NARROW and ends[len(ends) // 2] > _RAGGED * ends[-1]
    if is_set or roomy < _SHARE * len(pairs) or any(line.trailing_break for line, _ in pairs):
        return list(blocks)
    if sum(2 * _end(line) > width and _goes_on(line, below) for line, below in pairs) > _TORN * len(pairs):
        return list(blocks)
    return [replace(block, lines=_broken(block.lines)) if len(block.lines) == size else block for block in blocks]


def _goes_on(line: Line, below: Line) -> bool:
    """True for a line that ends inside a name or a phrase."""
    if below.text[:1].islower():
        return _PLACE.match(below.text) is None
    return _OPEN.search(line.text) is not None or tears_name(line.text, below.text)


def _end(line: Line) -> int:
    return line.indent + len(line.text)


def _broken(lines: Sequence[Line]) -> tuple[Line, ...]:
    return (*(replace(line, trailing_break=True) for line in lines[:-1]), lines[-1])
