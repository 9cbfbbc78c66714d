"""First items of lists that no headings are, though their words name a kind: "Weaving Education" among interests.

Consumes the body and its headings; produces their places. A plain line that stands deeper than the heading right above
it, and right over others as deep, is an item of the list there.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.heads.looks import Heads
from transforms.model import Line


def first_items(body: Sequence[Line], heads: Heads) -> frozenset[int]:
    """The places of plain headings that begin a list below another heading, deeper than that."""
    return frozenset([at for at in heads if at - 1 in heads and heads[at].is_bare and _is_first(body, heads, at)])


def _is_first(body: Sequence[Line], heads: Heads, at: int) -> bool:
    if at + 1 >= len(body) or at + 1 in heads:
        return False
    above, line, below = body[at - 1], body[at], body[at + 1]
    if line.bullet or not above.indent < line.indent == below.indent or below.bullet or below.gap_before:
        return False
    return below.text.count(" ") < _WORDS and not any(map(str.isdigit, below.text))


_WORDS = 8  # of an item
