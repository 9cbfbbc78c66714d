"""Bold lines that look like headings but begin entries: consumes what may head; produces it without those.

A page whose headings are bold paragraphs of their own often has entries that begin with a bold line, the rest right
below: "**Seed Prize**" over "Example Society, 2018".
"""

from __future__ import annotations

from transforms.heading_looks import Heads
from transforms.model import Line

_SURE = 3  # headings that stand alone, from which on that is how this document sets its headings


def without_glued(body: tuple[Line, ...], possible: Heads) -> Heads:
    """The possible headings without the bold lines right above plain text, where the known ones stand alone."""
    bold = {i for i, head in possible.items() if head.style.bold and not head.style.level and not head.style.caps}
    if len(bold) <= _SURE:
        return possible
    glued = {i for i in bold if _is_glued(body, i)}
    if len(glued) < 2:
        return possible
    known = {i for i in bold if possible[i].named.whole}
    if len(known - glued) < _SURE or len(known - glued) < 2 * len(known & glued):
        return possible
    return {i: head for i, head in possible.items() if i not in glued}


def _is_glued(body: tuple[Line, ...], index: int) -> bool:
    """True for a line that text follows at once: no item, nothing in bold (a heading over its first group)."""
    below = body[index + 1] if index + 1 < len(body) else None
    return below is not None and not (below.gap_before or below.bullet or below.heading or below.is_bold)
