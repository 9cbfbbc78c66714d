"""First words of titles that were taken for a last author. Consumes a reading and its text; produces a better one.

"Ada Vale, Bo Orr, SkyLoom: An engine for looms, Weft 12": of names of two words each, and initials, the last is none of
a single word with nothing but a blank or a colon behind.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.citations.segments import Segments
from transforms.model import Span

_LONE = re.compile(r", ([A-Z][\w’'-]{2,24})[: ]{0,2}$")
_NAMES = 2  # before it, at least


def without_lone_word(part: Segments, text: str) -> Segments:
    """The reading; with such a word at the title's beginning."""
    if not part.authors or not part.title or part.order != "authors title":
        return part
    start = part.authors.start
    behind = text[part.authors.end : part.title.start]
    lone = _LONE.search(text, start, part.title.start) if "," not in behind and len(behind) <= _NAMES else None
    if lone is None:
        return part
    names = text[start : lone.start()].split(", ")
    if len(names) < _NAMES or any(" " not in name.strip() for name in names):
        return part
    return replace(part, authors=Span(start, lone.start()), title=Span(lone.start(1), part.title.end))
