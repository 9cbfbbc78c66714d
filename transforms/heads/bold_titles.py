"""Titles of entries in bold whose words name a kind of section. Consumes lines and headings; says which head none.

"**Tutoring in Weaving**" over "Autumn 2020, University of X" is one of a series: bold lines, most of them named like no
section, each over the line that says when, first or last ("Teaching Assistant, University of X, Fall 2020").
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.heads.looks import Heads
from transforms.model import Line

_MOST, _LEAST = 0.6, 3  # of the bold lines of a section that stand over a date each, and how many


def bold_titles(body: Sequence[Line], heads: Heads) -> frozenset[int]:
    """The places of headings that are titles in a series of entries."""
    ranked = [i for i, head in heads.items() if head.style.level]
    return frozenset(at for start, end in pairwise((*ranked, len(body))) for at in _in_section(body, heads, start, end))


def _in_section(body: Sequence[Line], heads: Heads, start: int, end: int) -> Iterator[int]:
    bold = [i for i in range(start + 1, end) if body[i].is_bold and not (body[i].heading or body[i].bullet)]
    own = [i for i in bold if i in heads]
    said = sum(heads[i].named.whole for i in own)
    if not own or len(bold) < _LEAST or 2 * said > len(bold):
        return
    over = [i for i, until in pairwise((*bold, end)) if _is_over_date(body[i:until])]
    if len(over) >= _MOST * len(bold):
        yield from (i for i in own if i in over)


def _is_over_date(block: Sequence[Line]) -> bool:
    """True for a title whose next line begins or ends with a date, and no other one does."""
    dated = [line for line in block if not line.bullet and _is_dated(line.text)]
    return len(block) > 1 and dated == [block[1]]


def _is_dated(text: str) -> bool:
    dates = find_dates(text)
    return bool(dates) and (not dates[0].span.start or (len(text) <= _SHORT and dates[-1].span.end == len(text)))


_SHORT = 100  # characters of a line that says when and where
