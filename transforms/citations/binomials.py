"""Names in italics that a title begins with: "*Quercus robur* leaves in winter". Consumes text and a range of it."""

from __future__ import annotations

import re

from transforms.model import Span

_GOES_ON = re.compile(r" (?!in\b|with\b|by\b|and\b|submitted|accepted|under\b|forthcoming|to appear)[a-z]{3,}")
_MOST = 2  # blanks in a name


def begins_title(text: str, span: Span) -> bool:
    """True for a word or two whose title goes on in other letters behind them."""
    return _GOES_ON.match(text, span.end) is not None and text.count(" ", span.start, span.end) < _MOST
