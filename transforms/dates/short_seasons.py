"""Years of two digits behind seasons ("Summer 06", "Winter 06-07"), in a document that writes its terms so.

Consumes and produces text. Elsewhere such a number counts something ("Summer 12 students"): two terms that end a phrase
with it say how a document writes.
"""

from __future__ import annotations

import re
from functools import cache

from transforms.vocabulary import forms

# Begins with the blank alone, to which a search skips.
_SHORT = re.compile(r" (?<=[a-zSY] )(?=\d\d(?:[-–/]\d\d)?(?:[:;,)\]]|\.?(?:$|\n)|\t| [-–—(]))", re.MULTILINE)
_LONGEST = 16  # characters of a season's word
_LEAST = 2  # such terms of a document


def writes_short_seasons(document: str) -> bool:
    """True where two terms or more of the document are written so."""
    return sum(1 for _, _ in zip(_places(document), range(_LEAST), strict=False)) == _LEAST


def with_seasons_marked(text: str) -> str:
    """The text of such a document with an apostrophe for the blank before each such year: places in it stay."""
    for at in _places(text):
        text = f"{text[:at]}’{text[at + 1 :]}"
    return text


def _places(text: str) -> list[int]:
    """Where the blank stands between a season and its year."""
    return [match.start() for match in _SHORT.finditer(text) if _is_season(text, match.start())]


def _is_season(text: str, end: int) -> bool:
    words = text[max(0, end - _LONGEST) : end].split()
    return bool(words) and words[-1].strip("([").lower() in _seasons()


@cache
def _seasons() -> frozenset[str]:
    return frozenset(filter(str.isalpha, forms("dates", "words", "season")))
