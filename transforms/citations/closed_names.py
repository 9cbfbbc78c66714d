"""Titles of any shape behind a list of names that an "and" closes: one word, figures first, a question.

"Bo Orr, Ada Vale, and Cy Lund. Tides. Proceedings of the 4th Loom Conference, 2021.", "... and Cy Lund. 4-bit Reeds.
2025, Weft Blog.": the names are whole, and a year or a venue that is known begins behind the title's stop.

Consumes a citation's text; produces the title's range.
"""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run
from transforms.entities import venues
from transforms.model import Span

_CLOSED = re.compile(r", ?(?:and|&) (?:[^\W\d_][\w.'’*†‡-]{0,24} ){1,4}[^\W\d_][\w'’-]{1,30}[*†‡]{0,3}$")
_TITLE = re.compile(
    r"\.\s(?P<title>[^\W_](?:[^.?!\n\t\x00]|[.](?=\w)){0,250})(?P<stop>[.?!])\s(?P<rest>\S[^\n\x00]{3,})"
)
# A question and what it is asked of, before a year: "Who weaves? Looms, salt, and the sea. 2021, Weft Blog."
_ASKED = re.compile(
    r"\.\s(?P<title>[^\W_](?:[^.?!\n\t\x00]|[.](?=\w)){5,200}[?!]\s[^\W\d_a-z](?:[^.?!\n\t\x00]|[.](?=\w)){2,150})\.\s"
    r"(?=(?:19|20)\d\d[.,]\s)"
)
_YEAR = re.compile(r"(?:19|20)\d\d[.,]\s")
_HEAD = re.compile(r"[^.,;(\[\x00]{3,120}")
_KNOWN = 0.9  # how much a venue looks like one that is known
_ONE_WORD = 2  # a title of fewer words is weighed nowhere else


def closed_title(text: str, owner: str) -> Span | None:
    """The title behind a closed list of names, before a year or a known venue; None where others can tell it."""
    if " and " not in text and "&" not in text:
        return None
    end = name_run(text, 0, owner)
    is_closed = end and _CLOSED.search(text, 0, end)
    if is_closed and (asked := _ASKED.match(text, end)):
        return Span(*asked.span("title"))
    found = _TITLE.match(text, end) if is_closed else None
    if found is None:
        return None
    title = Span(found.start("title"), found.end("stop") if found["stop"] in "?!" else found.end("title"))
    if _YEAR.match(found["rest"]):
        return title
    is_odd = len(found["title"].split()) < _ONE_WORD or found["stop"] in "?!"
    head = _HEAD.match(found["rest"]) if is_odd else None
    return title if head and venues.likeness(head[0].strip()) >= _KNOWN else None
