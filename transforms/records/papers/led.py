"""Sentences over a list of works. Consumes a section's `Block`s; tells whether the first is none of the list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.citations.split import Block
from transforms.citations.start_looks import YEAR_IN
from transforms.citations.summaries import is_introduction, is_telling
from transforms.model import Context, Section


def is_led(blocks: Sequence[Block], section: Section, context: Context) -> bool:
    """True where sentences over a list of works, or over its parts, tell of it: "I have put the newest work first."."""
    if not blocks or any(line.bullet for line in blocks[0].lines):
        return False
    stands_over = blocks[1].group != blocks[0].group if len(blocks) > 1 else _has_parts(section, context)
    if stands_over:
        return is_introduction(blocks[0].lines)
    dated = any(YEAR_IN.search(line.text) for line in blocks[0].lines)
    return len(blocks) > _PAIR and not dated and is_telling(blocks[0].lines, context.owner or "")


def _has_parts(section: Section, context: Context) -> bool:
    """True where the next section is a part of this one."""
    depth = len(section.path)
    below = next((one for above, one in pairwise(context.sections) if above is section), None)
    return below is not None and len(below.path) > depth > 0 and below.path[:depth] == section.path


_PAIR = 2
