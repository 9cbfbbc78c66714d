"""Citations whose place tells where their title ends: a review with its volume, a book's house in brackets.

Consumes the texts of one list and how they are cut so far; cuts those anew, and produces their places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.imprints import imprint
from transforms.citations.law import Placed, law_review
from transforms.citations.segment import around
from transforms.citations.segments import Segments
from transforms.citations.text import Cited
from transforms.model import Span


def by_place(found: list[Segments], texts: Sequence[Cited], masked: Sequence[str], owner: str) -> dict[int, Placed]:
    """The places by the number of their citation; `found` with the cuts that they make."""
    placed: dict[int, Placed] = {}
    for i, (cited, text) in enumerate(zip(texts, masked, strict=True)):
        if place := law_review(text, owner) or imprint(text, owner):
            placed[i] = place
            styled = found[i].title if found[i].certain and not found[i].authors else None
            title = styled if styled and styled.end == place.title.end else _linked(cited, place.title)
            found[i] = _without_place(around(text, title, owner), text, place)
    return placed


def _without_place(part: Segments, text: str, place: Placed) -> Segments:
    """The segments without authors that are the place itself: "“Slow Tides,” Utah L. Rev. (forthcoming)"."""
    names = part.authors
    if names is None or names.start < place.title.end or text[slice(*names)].strip(" .,(") not in place.venue:
        return part
    return replace(part, authors=None, order="title", rest=(Span(part.title.end if part.title else 0, len(text)),))


def _linked(cited: Cited, title: Span) -> Span:  # the title, from where its link begins
    link = next((link for link in cited.links if link.start <= title.start < link.end), None)
    return Span(link.start, link.end) if link and link.end >= title.end - 1 else title
