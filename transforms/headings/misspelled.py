"""Misspelled headings: consumes a heading's words; produces what they name with one slip mended ("Eductaion").

Only for lines that their look makes headings: in running text a word that is nearly a heading's is just another word.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from rapidfuzz.distance import OSA

from transforms.headings.wording import Named, named
from transforms.vocabulary import toml

_WORD = re.compile(r"[^\W\d_]{5,20}")
_MOST = 3  # words of such a heading


@cache
def _known() -> tuple[str, ...]:
    return tuple(toml("headings")["spelling"]["words"])


@cache
def _short() -> tuple[str, ...]:
    return tuple(toml("headings")["spelling"]["short"])


@lru_cache(maxsize=512)
def named_misspelled(text: str) -> Named:
    """What the heading names, words that are one letter or one exchange away from a known one mended."""
    if text.count(" ") >= _MOST:
        return named(text)
    mended = _WORD.sub(lambda match: _nearest(match[0].lower()), text)
    return named(mended) if mended.lower() != text.lower() else named(text)


def _nearest(word: str) -> str:
    if word in _known() or word in _short():
        return word
    begin = word[0]  # of a known word with one slip: its first letter, or its second
    slips = (known for known in _known() if begin in known[:2] and _is_one_slip(word, known))
    losses = (known for known in _short() if begin in known[:2] and _is_loss(word, known))
    return next(slips, "") or next(losses, word)


def _is_one_slip(word: str, known: str) -> bool:
    """True for one letter more, less or other, or two neighbours in the other order ("Xeperience")."""
    if word[0] != known[0]:
        return word == known[1:] or _is_turned(word, known)
    return len(word) > _SHORT and OSA.distance(word, known, score_cutoff=1) <= 1


def _is_loss(word: str, known: str) -> bool:
    """True for one letter more or less behind the first, or two neighbours in the other order."""
    if word[0] != known[0]:
        return _is_turned(word, known)
    may_be = len(word) != len(known) or sorted(word) == sorted(known)
    return may_be and OSA.distance(word, known, score_cutoff=1) <= 1


_SHORT = 6  # letters of a word that is too short for another letter in it


def _is_turned(word: str, known: str) -> bool:
    return word[:2] == known[1::-1] and word[2:] == known[2:]
