"""Lines that a converter drew into the item above them. Consumes a document's lines; produces them set apart again.

Where no blank line ends a list, markdown takes what stands below for more of the last item: "- Wove two looms." over
"Slow Reeds @Weft" and "- Cut reeds." becomes one list in HTML, Word and LaTeX, with the title behind a line break.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.headings.wording import named
from transforms.model import Line


def with_lazy_lines(body: tuple[Line, ...]) -> tuple[Line, ...]:
    """The lines; a heading or a project's title at the end of an item, with further items below, is no part of it."""
    broken = [i for i, line in enumerate(body[:-1]) if line.trailing_break and line.bullet]
    placed = {at: i for i in broken for at in _lazy(body, i)}
    if not placed or len(broken) * _RARE > len([line for line in body if line.bullet]):
        return body
    lines = list(body)
    for at, i in placed.items():
        lines[at] = replace(body[at], indent=body[i].indent, trailing_break=False)
        lines[i] = replace(body[i], trailing_break=False)
    return tuple(lines)


_RARE, _MOST = 2, 3  # items for each such line: where most go on behind a break, that is how they are written


def _lazy(body: tuple[Line, ...], index: int) -> range:
    """The places of a title, of a heading, or of both right below an item's line, set in as it is."""
    above, end = body[index], index + 1
    while end < len(body) and end - index < _MOST and _goes_on(body[end], above):
        end += 1
    below = body[end] if end < len(body) else None
    lines = body[index + 1 : end]
    if below is None or not lines or not all(is_placed((one,)) or _is_named(one) for one in lines):
        return range(0)
    if below.bullet == above.bullet and not below.gap_before and below.indent == above.indent:
        return range(index + 1, end)
    return range(index + 1, end) if below.gap_before and len(lines) == 1 and lines[0].text.isupper() else range(0)


def _goes_on(line: Line, above: Line) -> bool:
    return not line.bullet and not line.gap_before and line.indent > above.indent


def _is_named(line: Line) -> bool:
    return line.text[0].isupper() and named(line.text).whole


def is_placed(lines: Sequence[Line]) -> bool:
    """True for lines of which the first names a project and where it was done."""
    return bool(lines) and "@" in lines[0].text and _PLACED.search(lines[0].text) is not None


_PLACED = re.compile(r"\w @[A-Z][^@.]{1,60}$")  # "Slow Looms @Globex"
