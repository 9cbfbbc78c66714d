"""Leaders: a row of dots between words and what stands at the line's end. Consumes text; produces it with a gap there.

"Journal papers . . . . . ." is a heading that a template fills up with dots, "Weaving prize . . . . 2019" has a column.
"""

from __future__ import annotations

import re

_DOTS = re.compile(r"(?:\. \.(?: \.){4,}|\.{7,})[. ]*(\n?)")


def without_leaders(text: str) -> str:
    """The text with blanks for rows of dots, so that each word stays in its column; with nothing at a line's end."""
    return _DOTS.sub(_gap, text) if has_leaders(text) else text


_FILLED = re.compile(r"(?m)^([A-ZÀ-Þ][^\n.|*_#]{3,60}?)(?:\. \.(?: \.){4,}|\.{7,})[. ]*$")


def with_filled_headings(text: str) -> str:
    """Markdown; headings that dots fill up to the line's end, as a template sets them, marked as such."""
    return _FILLED.sub(r"### \1", text) if has_leaders(text) else text


def has_leaders(text: str) -> bool:
    """True where a row of dots stands in the text."""
    return ". . . ." in text or "......." in text


def _gap(match: re.Match[str]) -> str:
    return match[1] or " " * len(match[0])
