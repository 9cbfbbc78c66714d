"""Titles and venues that stand together before the names: "Title. Venue, 2019. Names", "Venue 2019: Title. Names".

Consumes the `Segments` of a citation whose names stand last; produces them with the title alone.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

from transforms.citations.later_names import EDITS
from transforms.citations.name_runs import name_run
from transforms.citations.segments import Segments, trimmed
from transforms.citations.text import Cited
from transforms.citations.titles import title_score
from transforms.entities import venues
from transforms.model import Span
from transforms.names.people import fold

_PARTS = re.compile(r"\n|(?<=[?!])\s|[.:,;]\s|\s[-–—|]\s|(?<=\S)\s?[“\"]")
_DATED = re.compile(r"[\s,.(\[](?:19|20)\d\d[)\]]?[\W_]{0,8}$")
_NUMBERS = re.compile(r"[\s,.;:]{0,3}(?:(?:vol|no|pp?)\.?\s?)?(?<!\d)\d[\d\s(),:;.–-]{0,40}$")
_LIKELY = 0.5
_LEAST = 10  # characters of a title
_FAR = 600  # characters in which title, venue and year stand


def names_behind(text: str, start: int, owner: str) -> Span | None:
    """The owner's list of names behind the venue and the year that follow a title."""
    family = fold(owner).split()[-1]
    for match in _BEGINS.finditer(text, start, start + _FAR):
        if _EDITORS.search(text, start, match.end()) or _of_book(text[start : match.end()]):
            continue
        end = name_run(text, match.end(), owner)
        if end > match.end() and family in fold(text[match.end() : end]).split() and not EDITS.match(text, end):
            return Span(match.end(), end)
    return None


def _of_book(words: str) -> bool:
    """True for words up to the editors of the book that holds a chapter: ", in A Book, eds. Bo Orr, "."""
    place = words.find("eds. ")
    return place > 0 and _IN.search(words, 0, place) is not None and words.find("(", place) < 0


_IN = re.compile(r"\b[Ii]n:? ")
_BEGINS = re.compile(r"\n\s*|[.,;:]\s+|\)\s+|\s[-–—|]\s+")
_YEAR = re.compile(r"(?:19|20)\d\d")
_EDITORS = re.compile(
    r"(?i)\b(?:edited|eds?\.|editors?|hrsg|translat\w{1,4})\b|\bby\s*$"
    r"|\b(?:ed(?:ited|s?\.)|hrsg\.) (?:by|von) (?-i:[A-Z]\. ?){1,3}$"
)


def without_venue(part: Segments, cited: Cited, text: str) -> Segments:
    """The title without the dated venue behind or before it, which goes to the rest."""
    title = part.title
    if title is None or title.end - title.start > _FAR:
        return part
    dated = _YEAR.search(text, title.start, title.end) is not None
    found = [(score, span) for score, span in _ways(cited, text, title) if score > 0] if dated else []
    if not found and _closes(part, text):
        found = [(score, span) for score, span in _places(text, title) if score > 0]
    if not found:
        return part
    _, chosen = max(found, key=lambda way: way[0])
    beside = Span(title.start, chosen.start) if chosen.start > title.start + 2 else Span(chosen.end, title.end)
    return replace(part, title=chosen, rest=(beside, *part.rest))


def _ways(cited: Cited, text: str, title: Span) -> Iterator[tuple[float, Span]]:
    """Scored ways to part a title from a venue that ends with a date."""
    for match in _PARTS.finditer(text, title.start, title.end):
        first, second = Span(title.start, match.start()), Span(match.end(), title.end)
        bonus = 0.5 if match[0] == "\n" else 0.0
        if _is_venue(cited, text, second, bonus) and not _DATED.search(text[first.start : first.end]):
            yield _score(text, first, second) + bonus, trimmed(text, first)
        elif _is_venue(cited, text, first, bonus) and not _DATED.search(text[second.start : second.end]):
            yield _score(text, second, first) + bonus, trimmed(text, second)


def _closes(part: Segments, text: str) -> bool:
    """True for names on the last line, below all else that the citation states."""
    if part.title is None or part.authors is None or "\n" not in text[part.title.end - 1 : part.authors.start]:
        return False
    return not any(map(str.isalnum, text[part.authors.end :].replace("\x00", "")))


def _places(text: str, title: Span) -> Iterator[tuple[float, Span]]:
    """Scored ways to part a title from where it appeared, whatever that is called: "Title. Weft Letters 4, 42-49"."""
    for match in _PLACE.finditer(text, title.start + _LEAST, title.end):
        place, words = text[match.end() : title.end], text[title.start : match.start() + 1]
        led, stopped = _LED.match(place) is not None, match[0] != ", "
        told = led or _DATED.search(place) or (stopped and _NUMBERS.search(place))
        if place[:1].isupper() and (told or venues.likeness(_bare(place)) >= _LIKELY):
            sure = 1.0 if led or stopped else 0.0
            first = trimmed(text, Span(title.start, match.end() - 1))
            yield title_score(words.strip(" .,;:")) + sure + venues.likeness(_bare(place)), first


_PLACE = re.compile(r"(?<=[\w)”\"])\. |(?<=[?!]) |, ")
_LED = re.compile(r"In:? [A-Z]")


def _is_venue(cited: Cited, text: str, span: Span, bonus: float) -> bool:
    words = text[span.start : span.end]
    if not _DATED.search(words):
        return False
    return bool(bonus) or venues.likeness(_bare(words)) >= _LIKELY or _is_set_off(cited, span, words)


def _bare(words: str) -> str:
    """A venue without its year, volume and pages."""
    return _NUMBERS.sub("", _NUMBERS.sub("", _DATED.sub("", words)))


def _is_set_off(cited: Cited, span: Span, words: str) -> bool:
    """True for a venue in letters of its own."""
    name = _bare(words)
    return any(
        abs(style.start - span.start) <= 2 and abs(style.end - span.start - len(name)) <= 2
        for style in (*cited.italic, *cited.bold)
    )


def _score(text: str, title: Span, venue: Span) -> float:
    words = text[title.start : title.end]
    if len(words) < _LEAST:
        return -1.0
    return title_score(words.strip(" .,;:")) + venues.likeness(_bare(text[venue.start : venue.end]))
