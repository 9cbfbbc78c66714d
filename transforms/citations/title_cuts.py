"""Where a title may not be cut: before an aside in brackets, behind volume and pages. Consumes text."""

from __future__ import annotations

import re

from transforms.entities import venues
from transforms.vocabulary import any_of

_SET_OFF = frozenset("-–—|(")
_ASIDE_CUT = 2.0  # for a title cut before words in brackets that belong to it: "Moths of walls (and roofs)"
_WITH_PAGES = 3.0  # for a title that ends with volume and pages, or with the year or its standing at a line's end
_PAGES = re.compile(r"\d(?:\s?\(\d{1,3}\))?[:,]\s?\d{1,5}[-–]\d{1,5}$")
_VOLUME = re.compile(r", (?:[Vv]ol(?:ume|\.)|[Ii]ssue|[Nn]o\.|[Nn]umber|[Pp]ages?) ?\d{1,4}$")
_STANDING = re.compile(r"\n(?:pre-?print|working paper|manuscript|draft)\b[^\n]{0,40}$", re.IGNORECASE)  # below a title
_BEFORE_VOLUME = 2.6  # for a title before a colon, the journal and its volume: "Moths of walls: Weft, v. 12"
_VOLUME_BEHIND = re.compile(r": [A-Z][^.,:;?!\d\n\x00]{2,70}, v\. ?\d")
_DESIGN = re.compile(
    rf" in [^.:?!\n]{{3,160}}[:?] [^.:?!\n]{{0,60}}\b(?:{any_of('citation_words', 'titles', 'designs')})", re.IGNORECASE
)
_YEAR = re.compile(r"\((?:19|20)\d\d\)$")
_NOTES = (  # what else stands in brackets behind a title
    any_of("citation_words", "notes", "behind_titles")
)
_ASIDE = re.compile(rf"(?P<aside>\s?\((?!{_NOTES})[a-z][^()\d]{{3,60}}\))\W{{0,2}}\s?(?:[A-Z]|-|–|In\b|in\b)")


def cut_of(rest: str) -> str:
    """The character that parts a title from the rest: the mark behind the blank where the rest begins with both."""
    return rest[1:2] if rest[:1] == " " and rest[1:2] in _SET_OFF else rest[:1]


def cut_wrongly(title: str, cut: str, rest: str) -> float:
    """What is taken off the score of a title that ends in the wrong place."""
    score = _ASIDE_CUT if cut == "(" and _ASIDE.match(rest) else 0.0
    if "\n" in title and _STANDING.search(title):
        score += _WITH_PAGES
    if cut == ":" and _VOLUME_BEHIND.match(rest):
        score -= _BEFORE_VOLUME
    if (title[-1:].isdigit() and (_PAGES.search(title) or _VOLUME.search(title))) or (
        cut == "\n" and _YEAR.search(title)
    ):
        score += _WITH_PAGES
    return score


def parts_study(text: str, place: int) -> bool:
    """True for an end of a title right before what was studied in: "Falls in Old Weavers: A Cohort Study. Loom Med"."""
    return text[place : place + 4] == " in " and _DESIGN.match(text, place) is not None


def aside_end(text: str, place: int) -> int:
    """Where the aside in brackets ends that follows a title; `place` where none does."""
    aside = _ASIDE.match(text, place)
    return aside.end("aside") if aside else place


def without_acronym(title: str) -> tuple[str, str | None]:
    """The title without the acronym of a venue that one style, or none, holds together with it: "Slow Geese, ICML"."""
    words, comma, acronym = title.rpartition(", ")
    is_short = comma and len(words) >= _LEAST_TITLE and " " not in acronym and acronym[:1].isupper()
    if not is_short or not (_ACRONYM.fullmatch(acronym) or (acronym.isupper() and venues.known(acronym))):
        return title, None
    return words, acronym


_LEAST_TITLE = 16  # characters
_ACRONYM = re.compile(r"(?!COVID|SARS|NATO|NASA)[A-Z]{4,12}|[A-Z][a-z]{1,5}[A-Z][A-Za-z]{1,8}")
