"""Titles of a few words between the year and the book that they stand in. Consumes a citation; produces the title.

"Quill, Ada. 2006. Feltification. In Encyclopedia of Wool, 67-68. Ed. Bo Orr.": the book looks more like a title.
"""

from __future__ import annotations

import re

from transforms.model import Span

_CHAPTER = re.compile(
    r"(?:19|20)\d\d[a-z]?\)?[.,:] (?P<title>[A-ZÀ-Þ][^.?!,:;()\n\x00\d]{2,60}[.?!]) In:? (?=[\"“]?[A-ZÀ-Þ][\w’'-]+ )"
)
_BLANKS = 3  # of the longest such title
_NEAR = 200  # characters before it: those who wrote it


def chapter_title(text: str) -> Span | None:
    """The title; None where another kind of citation stands there."""
    found = _CHAPTER.search(text, 1) if " In" in text else None
    if found is None or found.start() > _NEAR or found["title"].count(" ") > _BLANKS:
        return None
    return Span(found.start("title"), found.end("title") - 1)
