"""What stands behind authors and title of a plain citation: one venue, and its volume, issue, pages and year.

Consumes text and the place where the rest begins; produces a `Tail`, or None for a rest that says anything else.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.citations.details import page_range
from transforms.model import Span, new
from transforms.text.patterns import MONTH, MONTHS


class Tail(NamedTuple):
    """The venue's words and their range, whether "In" leads them, and the numbers as stated."""

    venue: str
    place: Span
    led: bool
    year: str | None
    volume: str | None
    issue: str | None
    pages: str | None


_MONTH = rf"(?:{MONTH},? )?"
_LONGEST = 160  # characters of a venue, an ordinal as one


def _words(letters: str, most: str) -> re.Pattern[str]:
    """The pattern of a venue's words."""
    return re.compile(
        r"(?P<lead>[Ii]n:? )?"
        rf"(?P<venue>[^\W\d_a-z](?:[^\d;:()\[\]“”\"\x00|–—\n]{letters}|(?<= )\d{{1,3}}(?:st|nd|rd|th)\b){most}"
        r"(?:\([A-Z][\w’'/&+ -]{1,14}\))?)"
    )


# Run by run they are found four times as fast as letter by letter; only letters can be counted, though.
_VENUE, _LONG_VENUE = _words("+", "+"), _words("", f"{{1,{_LONGEST}}}")
_WORDED = re.compile(rf"(?:(?:[,.]? (?:[Vv]ol(?:ume)?\.?|pp?\.?|[Pp]ages?)|, {_MONTH[:-1]})?)[ ,.]{{0,4}}$")
_YEAR = r"(?:19|20)\d\d"
_PAGE = r"[A-Za-z]{0,2}\d{1,7}"
_RANGE = rf"{_PAGE}\s?[-–—]{{1,2}}\s?{_PAGE}"
_BEFORE_PAGES = r"(?:, | ?: ?|\. )(?:pp?\.? ?|[Pp]ages? )?"


def _volume(mark: str) -> str:
    """A volume and its issue, their groups with a mark."""
    return (
        rf"[,.]? ?(?:[Vv]ol(?:ume)?\.? ?)?(?P<v{mark}>(?!{_YEAR}(?!\d))\d{{1,4}})"
        rf"(?:\s?\((?P<i{mark}>\d{{1,3}}(?:[-–/]\d{{1,3}})?)\)|, [Nn]o\. (?P<i{mark}b>\d{{1,3}}))?"
    )


_NUMBERS = re.compile(
    rf"(?:{_volume('1')}(?:{_BEFORE_PAGES}(?P<p1>{_RANGE}|(?!{_YEAR}(?!\d)){_PAGE}))?|"
    rf"(?:, | ?: ?)(?:(?:pp?\.? ?|[Pp]ages? )(?P<p2>{_PAGE}(?:\s?[-–—]{{1,2}}\s?{_PAGE})?)|(?P<p3>{_RANGE})))?"
    rf"(?:[,.]? \(?{_MONTH}(?P<y1>{_YEAR})\)?)?"
    rf"|[,.]? \(?{_MONTH}(?P<y2>{_YEAR})\)?{_BEFORE_PAGES}(?P<p4>{_RANGE})"
    rf"|{_volume('2')} \((?P<y3>{_YEAR})\)(?:{_BEFORE_PAGES}| )(?P<p5>{_RANGE}|{_PAGE})"
    rf"|{_volume('4')}, \(?{_MONTH}(?P<y5>{_YEAR})\)?{_BEFORE_PAGES}(?P<p7>{_RANGE})"
    rf"|[.,]? (?P<y4>{_YEAR}); ?{_volume('3')}: ?(?P<p6>{_RANGE}|{_PAGE})"
)


def tail_of(text: str, start: int) -> Tail | None:
    """The venue that begins at `start` and its numbers, where nothing else is there."""
    begins = _VENUE.match(text, start)
    if begins is None:
        return None
    if begins.end() - start > _LONGEST and (begins := _LONG_VENUE.match(text, start)) is None:
        return None
    words = begins["venue"]
    at = begins.start("venue")
    end = at + len(words) if words[-1] == ")" else at + _words_end(words)
    found = _NUMBERS.fullmatch(text, end)
    if found is None:
        return None
    stated = (
        text[at:end],
        new(Span, (at, end)),
        begins["lead"] is not None,
        next(filter(None, found.group(*_YEARS)), None),
        next(filter(None, found.group(*_VOLUMES)), None),
        next(filter(None, found.group(*_ISSUES)), None),
        page_range(next(filter(None, found.group(*_PAGES)), None)),
    )
    return new(Tail, stated)


# The groups of each number, of which one at most is found.
_YEARS = ("y1", "y2", "y3", "y4", "y5")
_VOLUMES = ("v1", "v2", "v3", "v4")
_ISSUES = ("i1", "i1b", "i2", "i2b", "i3", "i3b", "i4", "i4b")
_PAGES = ("p1", "p2", "p3", "p4", "p5", "p6", "p7")

_WORDED_LENGTH = 16  # no shorter than what leads to numbers


def _words_end(words: str) -> int:
    """Where the venue's words end, before what leads to their numbers."""
    last = words.rpartition(" ")[2]
    if last.isalpha() and last[:3] not in _LEADS:
        return len(words)
    match = _WORDED.search(words, max(0, len(words) - _WORDED_LENGTH))
    return match.start() if match else len(words)


_LEADS = frozenset(
    ("p", "pp", "pag", "Pag", "vol", "Vol", *(month[:3] for month in MONTHS))
)  # what such words begin with
