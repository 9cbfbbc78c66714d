"""Citations of law reviews: "Title, 70 UCLA L. REV. 118 (2023)". Consumes text; produces the title's range and venue.

The volume before the review's name and the page behind it cut such a citation, whatever its words look like.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.citations.name_runs import name_run
from transforms.citations.segments import title_start
from transforms.model import Span

_REVIEW = re.compile(
    r",[”\"’']? (?P<volume>\d{1,3}|(?:19|20)\d\d) (?P<venue>(?:[A-Z][A-Za-z.&'’]{0,14}|&|of|on|and|for|the|in)"
    r"(?: (?:[A-Z][A-Za-z.&'’]{0,14}|&|of|on|and|for|the|in)){0,9}),?"
    r"(?: (?:\d{1,4}|_{2,4}|\[\w{0,12}\])(?![\w-])| ?\((?=[^()]{0,20}(?:[Ff]orthcoming|to appear|in press)))"
)
_VOLUME = re.compile(r",(?:[”\"’'] | )\d")  # a quick look for its beginning
_LEGAL = re.compile(r"(?i)\bL\.|\bLaw\b|\bRev\.|\bReview\b|\bJ\.|\bLegal\b|\bJuris")
_GOES_ON = re.compile(r",? (?:and|or) (?=[a-z])")
_SHORTEST = 4


class LawReview(NamedTuple):
    """Where the title stands, and the review's name."""

    title: Span
    venue: str


def law_review(text: str, owner: str) -> LawReview | None:
    """The title and the review of a citation in the lawyers' form; None for any other."""
    match = _REVIEW.search(text) if (". " in text or "Law" in text) and _VOLUME.search(text) else None
    if match is None or not _LEGAL.search(match["venue"]):
        return None
    end = name_run(text[: match.start()], 0, owner)
    if _GOES_ON.match(text, end):
        end = 0  # "Silk, Salt, and the Sea": no names, but a title that lists
    start = title_start(text, end) if 0 < end < match.start() - _SHORTEST else 0
    while start < match.start() and text[start] in "“\"‘' ":
        start += 1
    if match.start() - start < _SHORTEST or "\x00" in text[start : match.start()]:
        return None
    return LawReview(Span(start, match.start()), match["venue"].strip(" ,"))
