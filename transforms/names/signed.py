"""Owners of several family names, who sign their works with one that is not the last.

Consumes the owner's name and the texts of a list of works; produces the name as far as the works bear it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.names.words import fold, is_initials

_WORD = re.compile(r"[^\s-]{2,40}")
_LEAST = 3  # texts that bear the other family name
_OFTENER = 3  # times as often as the last word of the name
_FEWEST = 3  # words of a name with two family names


def signed(owner: str, texts: Sequence[str]) -> str:
    """The name up to the family name that the texts have beside the given one: "Ada Ferro Vidal", signed "Ferro, A.".

    The whole name where the texts bear no word of it much oftener than its last.
    """
    words = list(_WORD.finditer(owner))
    if len(words) < _FEWEST or len(texts) < _LEAST or all(is_initials(word[0]) for word in words[1:-1]):
        return owner
    folded = [f" {fold(text)} " for text in texts]
    last = f" {fold(words[-1][0])} "
    least = max(_LEAST, _OFTENER * sum(last in text for text in folded))
    given = fold(words[0][0])
    for word in words[1:-1]:
        if not is_initials(word[0]) and _borne(given, fold(word[0]), folded) >= least:
            return owner[: word.end()]
    return owner


def _borne(given: str, family: str, folded: Sequence[str]) -> int:
    """How many texts have the family name beside the given one or its initial."""
    alone, names = f" {family} ", (f" {given} ", f" {given[:1]} ")
    return sum(alone in text and _is_beside(text, alone, names) for text in folded)


def _is_beside(text: str, alone: str, names: tuple[str, str]) -> bool:
    """True where one of the names stands behind the word, or before it, a letter between them or not."""
    at = text.find(alone)
    while at >= 0:
        before = text[: at + 1]
        if (
            text.startswith(names, at + len(alone) - 1)
            or before.endswith(names)
            or (before[-2:-1].isalnum() and before[:-2].endswith(names))
        ):
            return True
        at = text.find(alone, at + 1)
    return False
