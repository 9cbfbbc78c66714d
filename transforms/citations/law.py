"""Citations of law reviews: "Title, 70 UCLA L. REV. 118 (2023)". Consumes text; produces title, venue and numbers.

The volume before the review's name and the page behind it cut such a citation, whatever its words look like.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.citations.identifiers import Details
from transforms.citations.name_runs import name_run
from transforms.citations.segments import title_start
from transforms.model import Span
from transforms.names.people import fold

_NAME = (
    r"(?P<venue>(?:[A-Z][A-Za-z.&'’]{0,14}|&|of|on|and|for|the|in)"
    r"(?:[ \n](?:[A-Z][A-Za-z.&'’]{0,14}|&|of|on|and|for|the|in)){0,9}),?"
)
_TO_COME = r"\((?=[^()]{0,20}(?:[Ff]orthcoming|to appear|in press))"
_REVIEW = re.compile(
    rf"(?:,[”\"’']?|[?!][”\"’']) (?P<volume>\d{{1,3}}|(?:19|20)\d\d) {_NAME}"
    rf"(?:[ \n](?:(?P<page>\d{{1,4}})|_{{2,4}}|\[\w{{0,12}}\])(?![\w-])|[ \n]?{_TO_COME})"
)
_UNNUMBERED = re.compile(rf"[,?!][”\"] {_NAME}[ \n]?{_TO_COME}")  # "Title," Utah L. Rev. (forthcoming)
_VOLUME = re.compile(r"(?:,(?:[”\"’'] | )|[?!][”\"’'] )\d")  # a quick look for its beginning
_LEGAL = re.compile(r"(?i)\bL\.|\bLaw\b|\bRev\.|\bReview\b|\bJ\.|\bLegal\b|\bJuris")
_SUBTITLED = re.compile(r"[“\"][^“”\"]{2,80}[”\"]: ")  # "“We Wove”: Looms before the Law"
_WORDS = ("Law", "Journal", "Review")
_DATED = re.compile(r" ?\((?:19|20)\d\d\)")  # behind volume, name and page
_GOES_ON = re.compile(r",? (?:and|or) (?=[a-z])")
_SHORTEST = 4
_YEAR = 4  # digits
_COMING = re.compile(r"[Ff]orthcoming\)|to appear|in press")


class Placed(NamedTuple):
    """Where the title stands, the name of the review or house, a volume (a year, in some) and the first page."""

    title: Span
    venue: str
    volume: str | None = None
    page: str | None = None

    def number(self, known: Details) -> None:
        """Volume and page into what is known of the citation, where its own words did not tell one from the other."""
        if self.page is None or known.pages:
            return
        known.pages = self.page
        if self.volume and len(self.volume) == _YEAR:
            known.volume, known.year = None, known.year or int(self.volume)
        else:
            known.volume = self.volume


def law_review(text: str, owner: str) -> Placed | None:
    """The title and the review of a citation in the lawyers' form; None for any other."""
    match = _cut(text) if ". " in text or any(word in text for word in _WORDS) else None
    if match is None or not (_LEGAL.search(match["venue"]) or _DATED.match(text, match.end())):
        return None
    end = name_run(text[: match.start()], 0, owner)
    if _GOES_ON.match(text, end) or (end and not _may_write(text[:end], owner)):
        end = 0  # "Silk, Salt, and the Sea": no names, but a title that lists
    start = title_start(text, end) if 0 < end < match.start() - _SHORTEST else 0
    while start < match.start() and text[start] in "“\"‘' " and not _SUBTITLED.match(text, start):
        start += 1
    stop = match.start() + (match[0][0] in "?!")
    if stop - start < _SHORTEST or "\x00" in text[start:stop]:
        return None
    numbers = match.groupdict()
    return Placed(
        Span(start, stop), match["venue"].strip(" ,").replace("\n", " "), numbers.get("volume"), numbers.get("page")
    )


def _may_write(names: str, owner: str) -> bool:
    """False for names without the owner's in front of the owner's works: "No Salt, No Felt: Why Dyers Leave"."""
    return not owner or not set(fold(owner).split()[-1:]) - set(fold(names).split())


def _cut(text: str) -> re.Match[str] | None:
    """What stands behind the title: volume, review and page, or the review alone of an article that is to come."""
    if _VOLUME.search(text) and (match := _REVIEW.search(text)):
        return match
    return _UNNUMBERED.search(text) if "(" in text and _COMING.search(text) else None
