"""Words that are often misspelt in headings and roles: consumes words in lower case; produces them as they should be.

Vocabulary in `heading_words.toml`: only spellings that are no words themselves.
"""

from __future__ import annotations

from functools import cache

from transforms.vocabulary import forms, toml


def well_spelt(words: tuple[str, ...]) -> tuple[str, ...]:
    """The words, known misspellings put right: "program commitee" as "program committee"."""
    if _wrong().keys().isdisjoint(words):
        return words
    return tuple(_wrong().get(word, word) for word in words)


@cache
def _wrong() -> dict[str, str]:
    return {wrong: right for right, found in toml("heading_words")["misspelt"].items() for wrong in found.split()}


def misspelt(word: str) -> tuple[str, ...]:
    """How a word is often misspelt."""
    return tuple(forms("heading_words", "misspelt", word))
