"""Lines that a converter drew into the item above them. Consumes a document's lines; produces them set apart again.

Where no blank line ends a list, markdown takes what stands below for more of the last item: "- Wove two looms." over
"Slow Reeds @Weft" and "- Cut reeds." becomes one list in HTML, Word and LaTeX, with the title behind a line break.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.headings.wording import named
from transforms.model import Line


def with_lazy_lines(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; a heading or a project's title at the end of an item, with further items below, is no part of it."""
    broken = [i for i, line in enumerate(body[:-2]) if line.trailing_break and line.bullet]
    placed = {i + 1: i for i in broken if _is_lazy(*body[i : i + 3])}
    if not placed or len(placed) * _RARE > len([line for line in body if line.bullet]):
        return body
    ends, lines = set(placed.values()), enumerate(body)
    apart = {i: replace(body[i], indent=body[at].indent) for i, at in placed.items()}
    return tuple(replace(line, trailing_break=False) if i in ends else apart.get(i, line) for i, line in lines)


_RARE = 2  # items for each such line: where most go on behind a break, that is how they are written


def _is_lazy(above: Line, line: Line, below: Line) -> bool:
    if line.bullet or line.gap_before or below.bullet != above.bullet or below.gap_before:
        return False
    if not line.indent > above.indent == below.indent:
        return False
    return PLACED.search(line.text) is not None or (line.text[0].isupper() and named(line.text).whole)


PLACED = re.compile(r"\w @[A-Z][^@.]{1,60}$")  # "Slow Looms @Globex"
