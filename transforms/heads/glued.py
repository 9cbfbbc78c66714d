"""Bold lines that look like headings but begin entries: consumes what may head; produces it without those.

A page whose headings are bold paragraphs of their own often has entries that begin with a bold line, the rest right
below: "**Seed Prize**" over "Example Society, 2018".
"""

from __future__ import annotations

from transforms.heads.looks import Heads
from transforms.model import Line

_SURE = 3  # headings that stand alone, from which on that is how this document sets its headings
_MOST = 4  # lines of an entry


def without_glued(body: tuple[Line, ...], possible: Heads) -> Heads:
    """The possible headings without the bold lines of entries right below each other, where the known ones stand alone.

    An entry whose bold line names a kind as a whole ("Drawing Methods") is told by the one before or behind it.
    """
    bold = {i for i, head in possible.items() if head.style.bold and not head.style.level and not head.style.caps}
    if len(bold) <= _SURE:
        return possible
    glued = {i: size for i in bold if (size := _glued(body, i))}
    known = {i for i in bold if possible[i].named.whole}
    alone = len(known - glued.keys())
    if len(glued) < 2 or alone < _SURE or alone < 2 * len(known & glued.keys()):
        return possible
    ends = {i + size for i, size in glued.items()}
    entries = {i for i, size in glued.items() if i + size in glued or i in ends}
    plain = entries - known
    looks = {(i, possible[i].style) for i in plain} | {(i + glued[i], possible[i].style) for i in plain}
    siblings = {i for i in entries & known if looks & {(i, possible[i].style), (i + glued[i], possible[i].style)}}
    return {i: head for i, head in possible.items() if i not in plain | siblings}


def _glued(body: tuple[Line, ...], index: int) -> int:
    """How many lines the entry has that the bold line begins; 0 for a heading: over a gap, an item or bold words."""
    end = index + 1
    while end < len(body) and not body[end].gap_before and end - index <= _MOST:
        if body[end].bullet or body[end].heading or (end == index + 1 and body[end].is_bold):
            return 0
        end += 1
    return end - index if 1 < end - index <= _MOST else 0
