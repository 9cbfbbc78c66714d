"""Rows of a work's links that text has lost ("Paper | Code"), which look like headings of papers and software.

Consumes the body and the places of its possible headings; produces those places without such rows. A site sets one
below each work, so they come in several; a single link ("Paper") is one of them where a row names it too.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.model import Line
from transforms.text.words import holds_one
from transforms.vocabulary import forms

_PARTS = re.compile(r"\s?(?:[|/·•]|\]\s?\[|\)\s?\()\s?")
_LONGEST, _LEAST = 60, 2  # characters of a row; rows of a document
_SIGNS = ("|", " / ", "·", "•", "] [", "][", ") (")


def without_link_rows(body: Sequence[Line], places: list[int]) -> list[int]:
    """The places of the other possible headings."""
    rows = [i for i in places if holds_one(body[i].text, _SIGNS) and _links(body[i].text)]
    if len(rows) < _LEAST:
        return places
    named = {word for i in rows for word in _links(body[i].text)}
    return [i for i in places if i not in rows and body[i].text.strip(" []()").lower() not in named]


def _links(text: str) -> list[str]:
    """The words of links that the text is nothing but; empty for other words, and for a single link."""
    words = _PARTS.split(text.strip(" []()").lower()) if len(text) <= _LONGEST else []
    known = frozenset(forms("furniture", "buttons"))
    return words if len(words) > 1 and known.issuperset(word for part in words for word in part.split()) else []
