"""A title's line that says in brackets where the work appeared: "Looms at sea (Weft Letters 2021)" over its names.

Consumes a text and where its title stands; produces the title without the brackets, and where these stand.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.citations.segments import Segments, trimmed
from transforms.citations.status import status_of
from transforms.entities import venues
from transforms.model import Span

_INSIDE = r"[^()\[\]\n]{3,120}"
_BEHIND = re.compile(rf"\s(?:\((?P<round>{_INSIDE})\)|\[(?P<square>{_INSIDE})\])[.,]?\s*$")
_BEFORE = re.compile(rf"(?:\[(?P<square>{_INSIDE})\]|\((?P<round>{_INSIDE})\))[:.,]?\s+(?=\S)")
_YEAR = re.compile(r"[,\s]{0,2}\b(?:19|20)\d\d\b|(?<=[A-Za-z]) ?[’']\d\d\b")
_ACRONYM = re.compile(r"\b[A-Z][A-Za-z]{0,8}[A-Z][A-Za-z]{0,8}\b|\x00")
_LEAST = 8  # letters of a title
_WORDS = 2  # of a name that needs no list to tell it


def without_brackets(text: str, title: Span) -> tuple[Span, Span | None]:
    """The title without the venue in brackets at its beginning or end, and the range of that venue; None for none."""
    words = text[title.start : title.end]
    before = _BEFORE.match(words) if words[:1] in "[(" else None
    if before and _says_where(words[slice(*_inside(before))]) and len(words) - before.end() >= _LEAST:
        return Span(title.start + before.end(), title.end), _shifted(before, title.start)
    behind = _BEHIND.search(words) if words.rstrip(" .,")[-1:] in ")]" else None
    if behind and _says_where(words[slice(*_inside(behind))]) and behind.start() >= _LEAST:
        return Span(title.start, title.start + behind.start()), _shifted(behind, title.start)
    return title, None


def venue_apart(part: Segments, text: str) -> Segments:
    """The segments with a title that ends before the venue in brackets: "Looms at sea (Weft Letters 2021). A. Vale"."""
    if part.title is None:
        return part
    title, bracket = without_brackets(text, part.title)
    return replace(part, title=trimmed(text, title), rest=(bracket, *part.rest)) if bracket else part


def _inside(match: re.Match[str]) -> tuple[int, int]:
    return match.span("round" if match["round"] else "square")


def _shifted(match: re.Match[str], by: int) -> Span:
    start, end = _inside(match)
    return Span(start + by, end + by)


def _says_where(inside: str) -> bool:
    """True for a venue with its year ("Weft Letters 2021"), or how far the work is; no "Looms (Oslo, 1911)"."""
    dated = _YEAR.search(inside)
    if dated is None:
        state = status_of(inside)
        return state is not None and state[1].start == 0
    name = (inside[: dated.start()] + inside[dated.end() :]).strip(" ,")
    if not any(map(str.isalpha, name)) and "\x00" not in name:
        return False
    return (
        venues.known(name) is not None
        or _ACRONYM.search(name) is not None
        or (len(name.split()) >= _WORDS and name[:1].isupper() and "," not in name and not venues.is_place(name))
    )
