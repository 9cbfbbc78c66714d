"""Titles of entries over labelled lines. Consumes lines and headings; says which head no section.

"**Looms at Dusk**" over "Funder: Globex" is one of a series: headings in one look, one after the other, over lines that
begin with the same label.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby, pairwise

from transforms.heads.looks import Heads
from transforms.model import Line

_LABEL = re.compile(r"([A-Z][\w/&-]{1,20}(?: [\w/&-]{1,20}){0,3}): ?\S")
_LEAST = 2  # headings in a row


def labelled_titles(body: Sequence[Line], heads: Heads) -> frozenset[int]:
    """The places of headings that are titles: not all of their row are known words, or some words return."""
    found = set[int]()
    for label, places in groupby(_labels(body, heads), key=lambda pair: pair[0]):
        own = [at for _, at in places]
        words = {body[at].text for at in own}
        unknown = any(at not in heads or not heads[at].named.whole for at in own)
        if label is not None and len(own) >= _LEAST and (unknown or len(words) < len(own)):
            found.update(heads.keys() & own)
    return frozenset(found)


def _labels(body: Sequence[Line], heads: Heads) -> Iterator[tuple[tuple[int, bool, str] | None, int]]:
    """The places of headings and bold lines, with their look and the label of the line below; None without one."""
    bold = (i for i, line in enumerate(body) if line.is_bold and not (line.heading or line.bullet))
    for at, end in pairwise((*sorted({*heads, *bold}), len(body))):
        line = body[at]
        match = _LABEL.match(body[at + 1].text) if end > at + 1 and not body[at + 1].gap_before else None
        yield (line.heading, line.is_bold, match[1]) if match else None, at
