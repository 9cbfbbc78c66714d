"""Badges: where a work appeared and when, in front of its title: "[LoomSys'26] Title", "**LoomSys '26**: Title".

Consumes a `Cited`; produces it without the badge, the venue and the year.
"""

from __future__ import annotations

import re

from transforms.citations.name_runs import name_run
from transforms.citations.status import status_of
from transforms.citations.text import Cited
from transforms.entities import venues
from transforms.text.styled import without

_BADGE = re.compile(
    r"(?:(?P<open>\[)(?P<in>[^\[\]\n]{2,110})\]"
    r"|(?P<bare>[A-Z][A-Za-z&+/-]{1,12} ?(?:[’'‘`] ?\d\d|(?:19|20)\d\d))(?=\s[:|–—] |\t|\n))"
    r"[\s:|–—]{0,4}(?=\S)"
)
_STYLED = re.compile(r"\s?:\s(?=\S)|(?<=:)\s(?=\S)")
_BADGE_SHAPE = re.compile(
    r"(?:[\w -]{3,20}[,:] )?(?P<venue>[A-Z][\w&+./-]{0,14}(?: [A-Z&][\w&+.-]{0,14}){0,3}?)"
    r"(?:,? ?(?:[’'‘`] ?(?P<short>\d\d)|(?P<year>(?:19|20)\d\d)))"
    r"(?:,? \(?(?:[Dd]emo|[Pp]oster|[Oo]ral|[Ss]potlight|[Ww]orkshop|[Ss]hort|[Ff]indings|[Ii]ndustry)\)?)?"
)
_COUNTED = re.compile(  # the first and the second of a year: "LoomSys 24b"
    r"(?P<venue>[A-Z]{2}[\w&+./-]{0,13}(?: [A-Z&][\w&+.-]{0,14}){0,3}) ?[’'‘`]?(?P<short>\d\d)[a-e]?"
)


def without_badge(cited: Cited, owner: str) -> tuple[Cited, str, int | None]:
    """The citation without a venue's badge in front ("[EuroSys'25] Title"), the venue and its year."""
    if end := _styled_end(cited):
        shaped = _BADGE_SHAPE.fullmatch(cited.text[:end].strip(" :"))
        if shaped and (behind := _STYLED.match(cited.text, end)):
            return _without_shape(cited, behind.end(), shaped)
    match = _BADGE.match(cited.text) if cited.text[0] == "[" or cited.text[0].isupper() else None
    if not match or match.end() >= len(cited.text):
        return cited, "", None
    words = (match["in"] or match["bare"]).strip()
    shaped = _BADGE_SHAPE.fullmatch(words) or (_counted(words, cited.text) if match["open"] else None)
    if shaped:
        return _without_shape(cited, match.end(), shaped)
    named = venues.acronym_year(words)
    if named and match["open"] and len(words) <= _SHORT_BADGE:
        return without(cited, 0, match.end()), venues.without_year(words)[0], named[1]
    long = _LONG_BADGE.fullmatch(words) if match["open"] else None
    if long is None or not _is_venue(long["venue"], cited.text, match.end(), owner):
        return cited, "", None
    return _without_shape(cited, match.end(), long)


def _styled_end(cited: Cited) -> int:
    """Where the few words in bold end that begin the text before a colon: "**LoomSys '26**: Title"; else 0."""
    first = cited.bold[0] if cited.bold else None
    return first.end if first and not first.start and first.end <= _SHORT_BADGE else 0


def _counted(words: str, text: str) -> re.Match[str] | None:
    """A badge with a bare year of two figures that the citation states in full as well."""
    found = _COUNTED.fullmatch(words)
    return found if found and f"20{found['short']}" in text else None


def _without_shape(cited: Cited, end: int, shaped: re.Match[str]) -> tuple[Cited, str, int]:
    year = shaped.groupdict().get("year")
    return without(cited, 0, end), shaped["venue"], int(year) if year else 2000 + int(shaped["short"])


_SHORT_BADGE = 40
_LONG_BADGE = re.compile(
    r"(?P<venue>[A-Z][^;:\d’'‘`]{4,90}\w\)?)(?:,? (?P<year>(?:19|20)\d\d)| ?[’'‘`] ?(?P<short>\d\d))"
)
_LIKELY = 0.3


def _is_venue(words: str, text: str, behind: int, owner: str) -> bool:
    """True for words in a badge that look like a venue, or that those who wrote the work stand behind."""
    if status_of(words) or words.rsplit(" ", 1)[-1].isdigit():
        return False
    return venues.likeness(words) >= _LIKELY or (" " in words and name_run(text, behind, owner) > behind)
