"""The looks of a section's lines: consumes their texts; produces named counts.

Words, pairs of words, what begins and ends a line, and what the vocabularies find in it: dates, degrees, titles,
employers, names, venues, sums.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.dates.ranges import DateRange, find_dates
from transforms.entities import venues
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations
from transforms.entities.places import trailing_place
from transforms.entities.titles import is_title
from transforms.lines.shapes import begins_with_authors, is_citation, is_list_of_names, is_prose
from transforms.names.words import is_name

_TOKEN = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?|\d+|[“”\"«»]|[$€£¥]|[@:;()\t|/&]")
_PIECE = re.compile(r"\s*[\t,;:|·•]\s*|\s[–—-]\s|\.\s|\s(?:at|@)\s")
_PAGES = re.compile(r"(?<!\d)\d{1,4}\s?[-–]\s?\d{2,4}(?!\d)")
_VOLUME = re.compile(r"\b\d{1,3} ?\(\d{1,3}\)|\bvol(?:ume|\.)|\bno\. ?\d|\b\d{1,3}: ?\d{1,4}[-–]", re.IGNORECASE)
_QUOTES = ('"', "“", "‘", "«", "„")
_QUOTE_BEHIND = re.compile(r"[“\"«„][^”\"»“]{12,}[”\"»“]")
_SUM = re.compile(r"[$€£¥] ?\d|\d ?[kKM]?[€£$]|\b(?:USD|EUR|GBP|CHF|SEK|CAD|AUD) ?\d|\d ?(?:USD|EUR|GBP|CHF|SEK)\b")
_WITH = re.compile(r"\(?\b(?:with|avec|mit|con) [A-ZÀ-Þ]")
_PARTS = re.compile(r"\s*[,;•·|/]\s*|\sand\s|\s&\s")
_PHRASE = 4  # blanks in it
_CODE = re.compile(r"\b[A-Z]{2,5}[ -]?\d{2,4}[A-Z]?\b")
_SHORT, _LONG = 6, 25  # words of a line
_READ = 300  # characters read of a line
_STEM = 5  # letters of a word's beginning
_YEAR = 4  # figures


def features(lines: Sequence[str]) -> dict[str, float]:
    """The lines' looks with their shares; what all of them show counts most."""
    found: Counter[str] = Counter()
    for line in lines:
        found.update(set(_of_line(line[:_READ])))
    return {name: times / len(lines) for name, times in found.items()}


def _of_line(text: str) -> Iterator[str]:
    words = [_folded(token) for token in _TOKEN.findall(text)]
    for word in words:
        yield f"w={word}"
        if len(word) > _STEM:
            yield f"s={word[:_STEM]}"
    for one, two in pairwise(words):
        yield f"b={one} {two}"
    if words:
        yield f"first={words[0]}"
        yield f"last={words[-1]}"
    yield from _looks(text, len(words))


def _folded(token: str) -> str:
    if token.isdigit():
        return "0000" if len(token) == _YEAR and token[:2] in ("19", "20") else "0" * min(len(token), 5)
    return token.casefold()


def _looks(text: str, count: int) -> Iterator[str]:
    yield "short" if count <= _SHORT else "long" if count > _LONG else "middling"
    dates = find_dates(text)
    yield from _dated(text, dates)
    pieces = [piece for piece in _PIECE.split(_undated(text, dates)) if piece]
    for place, piece in enumerate(pieces[:3]):
        for name, is_so in (("title", is_title(piece)), ("name", is_name(piece)), ("venue", venues.known(piece))):
            if is_so:
                yield f"{name} at {place}"
    yield from _listed(text)
    if found := find_organizations(text):
        yield "organization"
        yield "organization first" if found[0].start < _STEM else "organization behind"
    for name, holds in (
        ("degree", find_degrees(text)),
        ("citation", is_citation(text)),
        ("prose", is_prose(text)),
        ("pages", _PAGES.search(text)),
        ("volume", _VOLUME.search(text)),
        ("authors", begins_with_authors(text)),
        ("quoted", text[:1] in _QUOTES),
        ("quote behind", text[:1] not in _QUOTES and _QUOTE_BEHIND.search(text)),
        ("place last", trailing_place(_at_end(text, dates))),
        ("sum", _SUM.search(text)),
        ("brackets last", text.endswith(")")),
        ("with", _WITH.search(text)),
        ("code", _CODE.search(text)),
        ("stop", text.endswith(".")),
        ("colon", text.endswith(":")),
        ("small", text[:1].islower()),
        ("tabs", "\t" in text),
        ("commas", text.count(",") > 3),
    ):
        if holds:
            yield name


def _listed(text: str) -> Iterator[str]:
    """Whether a line is a list of short phrases, of phrases in small letters, of one phrase alone, of people."""
    parts = [part for part in _PARTS.split(text.strip(" .")) if part]
    if max(part.count(" ") for part in parts or ["   "]) < _PHRASE:
        small = sum(part[0].islower() for part in parts)
        yield "phrases" if len(parts) > 2 else "phrase"
        if len(parts) > 2 and small >= len(parts) - 2:
            yield "phrases small"
        if not any(map(str.isdigit, text)):
            yield "phrases alone"
    if is_list_of_names(text):
        yield "people"


def _dated(text: str, dates: Sequence[DateRange]) -> Iterator[str]:
    """Whether and where a line states when."""
    if not dates:
        return
    yield "date"
    yield "range" if dates[0].is_range else "point"
    span = dates[0].span
    yield "year alone" if span.end - span.start == _YEAR else "month told"
    if len(dates) > 1:
        yield "dates"
    if dates[0].span.start <= 1:
        yield "date first"
    if dates[-1].span.end >= len(text) - 1:
        yield "date last"


def _at_end(text: str, dates: Sequence[DateRange]) -> str:
    """The text without a date at its end."""
    is_last = dates and dates[-1].span.end >= len(text) - 1
    return (text[: dates[-1].span.start] if is_last else text).rstrip(" ,.;:()\t–-")


def _undated(text: str, dates: Sequence[DateRange]) -> str:
    return text[dates[0].span.end :].lstrip(" :,.–—-\t") if dates and dates[0].span.start <= 1 else text
