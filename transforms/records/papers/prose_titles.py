"""Titles of works in sentences: "our paper “Felt” appeared at X", "author of *Looms* (Y Press, 2020)".

Consumes a `Sentence`; produces each title with where it stands. A quotation, words in italics or in bold and a link's
words are a title only where the sentence says that they name a work: by its kind before them, by what became of it, or
by a place and a year in brackets behind them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from transforms.dates.ranges import is_date
from transforms.entities import venues
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations
from transforms.names.words import is_name
from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of


class Told(NamedTuple):
    """A title in a sentence: its words, where it stands with its quotes, and where the next one begins."""

    title: str
    start: int
    end: int
    until: int


_KINDS = any_of("prose", "works", "kinds")
_QUOTED = re.compile(r"[“\"](?P<words>[A-Z0-9¿¡À-Þ][^“”\"]{3,200}?)[.,]?[”\"]")
_LED = re.compile(  # "my first book, ", "our paper with A and B, ", "I am the author of "
    rf"(?i:\b(?:{_KINDS})(?:,? (?:\(?with|by|\(?joint with) [^.;()]{{3,80}}\)?)?"
    rf"(?:,? (?:entitled|titled|called|named|are|is|include|includes|including))?,?:?"
    rf"|\b(?:{any_of('prose', 'works', 'verbs')})(?: the| an?)?(?: \w{{3,12}})?(?: (?:{_KINDS}))?,?:?) [“\"]?$"
)
_AGAIN = re.compile(r"(?:,|;|,? and|,? as well as)(?: (?:of|the))? [“\"]?$")
_FATE = re.compile(
    rf"[”\"]?,? (?:(?:\(?(?:with|by|joint|co-?(?:authored|written)|written)\b(?:[^.;]|(?<=\b[A-Z])\.){{3,90}}?,? )?"
    rf"(?:(?:is|was|has been|have been|just|recently|will|will be|are|were|got)\s){{0,3}}"
    rf"(?:{any_of('prose', 'works', 'fates')})\b)"
)
_PLACED = re.compile(
    r"[”\"]?,?\s(?:\((?P<place>[^()]{3,60}[, ’'])?(?:(?:19|20)\d\d|forthcoming|in press|to appear|under review|"
    r"under contract)\b[^()]{0,80}\)|(?:in )?(?-i:[A-Z])[^.;()]{2,60}[ ,’'](?:\((?:19|20)\d\d\)|(?:19|20)\d\d\b))"
)
_SPAN = re.compile(r"\b(?:19|20)\d\d ?[-–—]")
_AT = re.compile(r"\b(?:at|from|in|with|for|by|to|of|joined|visited) (?:the )?$")
_OTHER = re.compile(rf"(?i)\b(?:{any_of('prose', 'works', 'others')})\b[^.;]{{0,30}}$")
_ANOTHERS = re.compile(
    rf"[A-ZÀ-Þ][\w’'-]{{1,20}}['’]s?\s(?:[a-z-]{{2,14}} ){{0,2}}(?:{_KINDS}),? [“\"]?$"
)  # "Ada Quill's book "
_NO_TITLE = re.compile(
    r"[a-zß-ÿ]|(?i:the )?(?:Department|Faculty|School|Institute|Center|Centre|University)\b|https?:|www\."
)
_COUNTED = re.compile(  # "**45 journal articles**"
    rf"(?i)(?:(?:over|about|around|nearly|more than) |[~>])?\d[\d,.]{{0,6}}\+? (?:[\w-]{{2,20}} ){{0,3}}"
    rf"(?:{_KINDS})s?\b"
)
_NEAR = 120  # characters before a title that may say what it names
_LEAST = 1  # blanks of a title in quotes or italics


def titles_in(sentence: Sentence) -> Iterator[Told]:
    """The titles of works that a sentence names, left to right."""
    text = sentence.text
    named = _candidates(sentence)
    above = -1
    for index, one in enumerate(named):
        before = text[max(0, one.start - _NEAR) : one.start]
        if _OTHER.search(before) or _ANOTHERS.search(before):
            continue
        is_next = index > 0 and above == index - 1 and one.style == named[above].style
        if (
            _LED.search(before)
            or (is_next and _AGAIN.search(before))
            or _FATE.match(text, one.end)
            or _is_placed(text, one)
        ):
            above = index
            until = named[index + 1].start if index + 1 < len(named) else len(text)
            yield Told(one.words, one.start, one.end, until)


def _is_placed(text: str, one: _Words) -> bool:
    """True for a title with its place and year behind it; what is no quotation and in no italics needs the place."""
    match = _PLACED.match(text, one.end)
    if match is None or _SPAN.search(match[0]) or _names_degree(match["place"]):
        return False
    return one.style in "qi" or match["place"] is not None


def _names_degree(place: str | None) -> bool:
    """True for "(PhD, 2012)": what stands before is the school."""
    return place is not None and any(degree.level != "other" for degree in find_degrees(place))


class _Words(NamedTuple):
    """Words that may be a title: where they stand with their quotes, and "q", "i", "b", "l" for how they are set."""

    words: str
    start: int
    end: int
    style: str


def _candidates(sentence: Sentence) -> list[_Words]:
    """Words that may be titles: quotations, else styled and linked ones; no names, venues, organisations, dates."""
    text = sentence.text
    found = [_Words(match["words"], match.start(), match.end(), "q") for match in _QUOTED.finditer(text)]
    for words, style in _styled(sentence):
        start = text.find(words)
        if start >= 0 and not any(one.start < start + len(words) and start < one.end for one in found):
            found.append(_Words(words, start, start + len(words), style))
    found = [one for one in found if _may_be_title(one)]
    found = [one for one in found if one.style == "q" or _is_led(text, one.start) or not _AT.search(text, 0, one.start)]
    return sorted(found, key=lambda one: one.start)


def _is_led(text: str, start: int) -> bool:
    return _LED.search(text, max(0, start - _NEAR), start) is not None


def _styled(sentence: Sentence) -> Iterator[tuple[str, str]]:
    for line in sentence.lines:
        links = [(link.start, link.end) for link in line.links]
        for style, spans in (("i", line.italic), ("b", line.bold), ("l", links)):
            yield from ((line.text[start:end].strip(' "“”.,;'), style) for start, end in spans)


def _may_be_title(one: _Words) -> bool:
    words = one.words
    if words.count(" ") < _LEAST or _NO_TITLE.match(words) or is_date(words.strip("[]():.")) or _COUNTED.match(words):
        return False
    if one.style in "bl" and is_name(words):
        return False  # people are set in bold and linked
    return not (venues.known(words) or venues.is_publisher(words) or _is_organization(words))


def _is_organization(words: str) -> bool:
    found = find_organizations(words)
    return bool(found) and found[0].certain and found[0].end - found[0].start >= len(words) - len("the ")
