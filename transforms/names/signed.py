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
    beside = re.compile(
        rf" {re.escape(family)} {re.escape(given[:1])}(?:{re.escape(given[1:])})? "
        rf"| {re.escape(given[:1])}(?:{re.escape(given[1:])})? (?:\w )?{re.escape(family)} "
    )
    return sum(beside.search(text) is not None for text in folded)
