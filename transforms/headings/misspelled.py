"""Misspelled headings: consumes a heading's words; produces what they name with one slip mended ("Eductaion").

Only for lines that their look makes headings: in running text a word that is nearly a heading's is just another word.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from rapidfuzz.distance import OSA

from transforms.headings.wording import Named, named
from transforms.vocabulary import toml

_WORD = re.compile(r"[^\W\d_]{7,20}")
_MOST = 3  # words of such a heading


@cache
def _known() -> tuple[str, ...]:
    return tuple(toml("headings")["spelling"]["words"])


@lru_cache(maxsize=512)
def named_misspelled(text: str) -> Named:
    """What the heading names, words that are one letter or one exchange away from a known one mended."""
    if text.count(" ") >= _MOST:
        return named(text)
    mended = _WORD.sub(lambda match: _nearest(match[0].lower()), text)
    return named(mended) if mended.lower() != text.lower() else named(text)


def _nearest(word: str) -> str:
    return word if word in _known() else next((known for known in _known() if _is_one_slip(word, known)), word)


def _is_one_slip(word: str, known: str) -> bool:
    """True for one letter more, less or other, or two neighbours in the other order; the first letter is right."""
    return word[0] == known[0] and OSA.distance(word, known, score_cutoff=1) <= 1
