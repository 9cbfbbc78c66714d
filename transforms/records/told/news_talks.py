"""Talks of news items, title first: "May 2024. Slow looms. Invited talk at the Weft Days", "“Felt”, keynote at X".

Consumes a section of news; produces the talks of its items, and the section without these lines.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities.places import cut_place
from transforms.evidence import of_lines
from transforms.model import Line, Section
from transforms.parsed import Talk
from transforms.records.lists.pieces import unquoted
from transforms.text.words import holds_one
from transforms.vocabulary import any_of

_CONFIDENCE = 0.65
_WORDS = frozenset(("talk", "lecture", "keynote", "seminar", "presentation", "colloquium"))
_DATE = 40  # characters in which an item is dated
_GIVEN = re.compile(
    r"(?:(?P<title>(?:[“\"][^“”\"]{4,250}[”\"]|[^“”\"]{2,250}?))(?:[.,;:?!]|(?<=[.?!][”\"])| [–—-])[ (]{1,2})?"
    rf"(?i:an? )?(?:(?i:{any_of('prose', 'news_talks', 'kinds')})[ -]){{0,3}}"
    rf"(?i:{any_of('prose', 'news_talks', 'nouns')})"
    r"(?: \([^()]{3,60}\))? (?:at|in|for|to) (?:an? |the )?(?P<venue>[^\n]{3,300})"
)
_SPEAKS = re.compile(rf"(?i)\W*(?:{any_of('prose', 'news_talks', 'clauses')})\b(?=[ ’'])(?!.{{0,3}}[”\"])")
_OPEN = re.compile(r"(?i)(?:title )?(?:tb[acd]|to be (?:announced|confirmed))")
_ENDS = re.compile(r" [(\[](?!\d)|\. |\.$|[!;]| (?:on|in) (?:19|20)\d\d|, (?:19|20)\d\d")


def talks_apart(section: Section) -> tuple[list[Talk], Section]:
    """The talks of items that open with their title, and the section with all other lines."""
    found: list[Talk] = []
    kept: list[Line] = []
    for line in section.lines:
        talk = _talk(line) if holds_one(line.text.casefold(), _WORDS) else None
        if talk:
            found.append(talk)
        else:
            kept.append(line)
    return (found, replace(section, lines=tuple(kept))) if found else (found, section)


def _talk(line: Line) -> Talk | None:
    dates = find_dates(line.text[:_DATE])
    if not dates or any(map(str.isalnum, line.text[: dates[0].span.start])):
        return None
    words = line.text[dates[0].span.end :].lstrip(" .:,;|)]}–—-")
    given = _GIVEN.match(words)
    if given is None or not _tells(given["title"] or "", given["venue"]):
        return None
    title = unquoted((given["title"] or "").strip(" .,"))
    venue = _venue(given["venue"])
    if not venue or not (title[:1].isupper() or not title):
        return None
    return Talk(
        title=None if not title or _OPEN.fullmatch(title) else title,
        venue=venue,
        year=int(dates[0].start[:4]) if dates[0].start else None,
        evidence=of_lines([line]),
        confidence=_CONFIDENCE,
    )


def _tells(title: str, place: str) -> bool:
    """True for a title that is no clause about the owner; without one, for a place that no title follows."""
    if not title:
        return _TITLED.search(place) is None
    return title[0] in '“"' or _SPEAKS.match(title) is None


_TITLED = re.compile(r"[“\":]|\b(?:on|about|titled|entitled) [A-Z]")


def _venue(words: str) -> str:
    """Where it was given, without what is told behind it: "the Weft Days, Bergen (joint work with A. Orr)"."""
    end = _ENDS.search(words)
    place = words[: end.start()] if end else words
    return cut_place(place.strip(" ,.:"))[0].strip(" ,.:")
