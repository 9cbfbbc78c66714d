"""Family names that everybody knows, of many cultures (`person_names.toml`)."""

from __future__ import annotations

from functools import cache

from transforms.vocabulary import toml

SYLLABLES = frozenset(str(toml("name_words")["syllables"]).split())
"""Of which given names of two words are made: "Mi Sook"."""


@cache
def _families() -> frozenset[str]:
    return frozenset(name for names in toml("person_names")["family"].values() for name in names.split())


def is_family_name(word: str) -> bool:
    """True for a usual family name of some culture."""
    return word in _families()
