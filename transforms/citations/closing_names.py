"""Names that close a citation: "Title. Venue 12 (2018), A. Bell, C. Dorn", "Title, Venue, 2018 (A. Bell, C. Dorn)".

Consumes a list's citations; produces them without these names, and the names. Only where most of a list is written so:
a place closes others.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.identifiers import blank
from transforms.citations.later_names import owned
from transforms.citations.name_runs import name_run
from transforms.citations.segments import is_author_list
from transforms.citations.text import Cited
from transforms.model import Span
from transforms.text.styled import without

_BEHIND = re.compile(r"(?<=[\d)])\s?[,.;]\s?(?=[^\W\d_a-z])")
_NOTE = re.compile(r"\s?\([^()]{3,60}\)\s?$")
_IN_BRACKETS = re.compile(r"(?<=[\w.”?!]) ?\((?P<names>[^()\d\n]{5,400})\)")
_LINKS = re.compile(  # and a note of a few words
    r"[\s.,;\x00]*+(?:(?:\[[^\[\]]{1,30}\]|(?:https?://|doi:? ?10\.|10\.\d)\S{3,100}+)[\s.,;|\x00]*+){0,6}+"
    r"(?:[A-Z][a-z]{3,12}(?: [a-z]{3,12}){0,2})?"
)
_SHORTEST = 20  # characters of a citation before its links
_MOST, _LEAST = 0.6, 2


def closing_names(texts: Sequence[Cited], owner: str) -> tuple[list[Cited], list[str]]:
    """The citations without the names behind their dates and pages, and each one's names ("" where it has none)."""
    places = [_place(cited, owner) for cited in texts]
    if sum(place is not None for place in places) < max(_LEAST, _MOST * len(texts)):
        return list(texts), [""] * len(texts)
    kept, names = [], []
    for cited, place in zip(texts, places, strict=True):
        kept.append(without(cited, *place) if place else cited)
        names.append(cited.text[place[0] : place[1]].strip(" ,.;()\n") if place else "")
    return kept, names


def _place(cited: Cited, owner: str) -> tuple[int, int] | None:
    """Where the names that close a citation stand."""
    return _bracketed(cited, owner) or _unbracketed(cited.text, owner)


def _bracketed(cited: Cited, owner: str) -> tuple[int, int] | None:
    """Where names in brackets close a citation, be it with words that lead to its files behind them."""
    if "(" not in cited.text:
        return None
    text = blank(cited.text, [Span(link.start, link.end) for link in cited.links if link.start > _SHORTEST])
    for match in _IN_BRACKETS.finditer(text):
        names = match["names"]
        if name_run(names, 0, owner) == len(names) and (is_author_list(names, owner) or owned(names, owner)):
            is_last = _LINKS.fullmatch(text, match.end()) and not owned(text[: match.start()], owner)
            return match.span() if is_last else None
    return None


def _unbracketed(text: str, owner: str) -> tuple[int, int] | None:
    note = _NOTE.search(text) if text.endswith(")") else None
    end = len(text[: note.start() if note else len(text)].rstrip(" .,;"))
    if not end or not text[end - 1].isalpha():
        return None
    for match in _BEHIND.finditer(text, max(0, end - 400), end):
        names = text[match.end() : end]
        if name_run(names, 0, owner) == len(names) and ("," in names or " and " in names):
            return (match.start(), end) if is_author_list(names, owner) else None
    return None
