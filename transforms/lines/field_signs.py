"""Pictures that say which field a line holds: a page before a title, people before its authors, a pin before where.

Consumes `Line`s; produces them, such pictures within an entry no bullets.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.text.shown import FIRST_PICTURE

_LEAST = 2  # blocks that begin with the same picture, and lines of each


def with_field_signs(lines: Sequence[Line]) -> list[Line]:
    """The lines; where blocks begin with one picture and others follow below it, those others are no bullets."""
    if not [line for line in lines if line.bullet >= FIRST_PICTURE]:
        return list(lines)
    blocks = [block for block in _blocks(lines) if len(block) >= _LEAST and all(map(_is_pictured, block))]
    leads = Counter(block[0].bullet for block in blocks)
    signs = {
        line.number
        for block in blocks
        for line in block[1:]
        if leads[block[0].bullet] >= _LEAST and line.bullet not in leads
    }
    return [replace(line, bullet="") if line.number in signs else line for line in lines]


def _blocks(lines: Sequence[Line]) -> Iterator[list[Line]]:
    """The lines that stand together without a blank one."""
    block: list[Line] = []
    for line in lines:
        if not line.text or line.gap_before or line.heading:
            if block:
                yield block
            block = []
        block += [line] if line.text and not line.heading else []
    if block:
        yield block


def _is_pictured(line: Line) -> bool:
    return line.bullet >= FIRST_PICTURE
