"""Titles in italics below the line of where works appeared: "Weft Letters 12, 3 (2020)." over "*Slow looms*, with B".

Consumes a citation; produces the title's range, or None for one of another form.
"""

from __future__ import annotations

import re

from transforms.citations.segments import trimmed
from transforms.citations.status import status_of
from transforms.citations.text import Cited
from transforms.entities import venues
from transforms.model import Span

_VOLUME = re.compile(r" \d{1,4},? (?:[Nn]o\. ?)?\d[\d–—-]*|\((?:19|20)\d\d\)|, (?:19|20)\d\d\.?\n$|ar[Xx]iv")
_LONGEST = 160  # characters of such a line
_BEHIND = re.compile(r"[.,;]?\s*(?:\([^()\d]{3,40}\)\s?\.?\s*)?(?:$|(?:joint(?:ly)? )?(?:with|w/) )")
_LIKELY = 0.6


def below_venue(cited: Cited, text: str) -> Span | None:
    """The range in italics that begins the second line, names with whom or nothing behind it, below a venue."""
    if not cited.italic or "\n" not in text:
        return None
    title = cited.italic[0]
    line = text[: title.start]
    if len(line) > _LONGEST or line[-1:] != "\n" or line.count("\n") > 1 or not _BEHIND.match(text, title.end):
        return None
    if status_of(text[title.start : title.end]) or any(span.start < len(line) for span in cited.bold):
        return None  # "Slow looms, Weft Letters" over "*submitted*": its standing; bold words are the title
    words = line.strip(" .\n")
    is_venue = _VOLUME.search(line) or status_of(words) or venues.likeness(words) >= _LIKELY
    return trimmed(text, title) if is_venue and ". " not in _SHORT.sub("", words) else None


_SHORT = re.compile(r"\b(?:[Nn]o|[Vv]ol|[A-Z][a-z]{1,6})\. ")
