"""The phrases that headings are made of, in the forms in which they are looked up. Vocabulary in `headings.toml`."""

from __future__ import annotations

from functools import cache

from transforms.headings.words import words_of
from transforms.vocabulary import forms, toml

OWNER = frozenset(("i", "i've", "i'm", "we"))
_LONGEST, _SHORT = 8, 5  # words of a phrase that is looked up, and letters of one that is no chance


@cache
def phrases() -> dict[tuple[str, ...], str]:
    """The phrases with the kinds that they name."""
    return {words_of(phrase): kind for kind, found in toml("headings")["phrases"].items() for phrase in found}


@cache
def weak() -> dict[tuple[str, ...], str]:
    """Those that name their kinds only where they stand alone."""
    return {words_of(phrase): kind for kind, found in toml("headings")["weak"].items() for phrase in found}


@cache
def qualifiers() -> frozenset[str]:
    """The words that say nothing of a heading's kind: "selected", "international"."""
    return frozenset(forms("headings", "words", "qualifiers"))


@cache
def clauses() -> dict[str, frozenset[str]]:
    """The words of clauses about the owner, by what these name."""
    return {kind: frozenset(words.split()) for kind, words in toml("headings")["clauses"].items()}


@cache
def beginnings() -> frozenset[str]:
    """The words that phrases begin with: without any of them, a line names nothing."""
    return frozenset((*OWNER, *(phrase[0] for found in (phrases(), weak()) for phrase in found if phrase)))


@cache
def run_together() -> dict[str, str]:
    """The phrases without blanks: capitals set wide fall apart when a page is converted ("TEAC HING")."""
    return {"".join(phrase): kind for phrase, kind in phrases().items() if sum(map(len, phrase)) > _SHORT}


@cache
def single_words() -> frozenset[str]:
    """All words of phrases, and what qualifies them."""
    return frozenset(word for phrase in phrases() for word in phrase if len(word) > 1) | qualifiers()


@cache
def spellings() -> dict[str, str]:
    """The phrases in capitals, by their letters without blanks."""
    return {"".join(phrase): " ".join(phrase).upper() for phrase in phrases() if sum(map(len, phrase)) >= _SHORT}


@cache
def sizes() -> dict[str, int]:
    """How many words the longest phrase has that begins with a word."""
    found: dict[str, int] = {}
    for phrase in phrases():
        if phrase:
            found[phrase[0]] = min(_LONGEST, max(len(phrase), found.get(phrase[0], 0)))
    return found
