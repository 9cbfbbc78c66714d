"""Words of organisations' names that are cut short: "Univ. of Merrow", "Merrow Inst. of Tech."; tells them in full."""

from __future__ import annotations

from itertools import pairwise

from transforms.vocabulary import toml

_WORDS: dict[str, str] = toml("organization_words")["cut_short"]
_LONGEST = 3  # letters of a word before a point that may be any abbreviation ("St.", "Mt.")
_TECHNOLOGY = ("institute", "of", "tech")


def spelt_out(words: list[str]) -> list[str]:
    """Folded words, those in full that are cut short: "univ of merrow", "u of merrow" -> "university of merrow"."""
    if _WORDS.keys().isdisjoint(words) and "u" not in words:
        return words
    found = [_WORDS.get(word, word) for word in words]
    for index, (word, after) in enumerate(pairwise(found)):
        if word == "u" and after == "of":
            found[index] = "university"
    for index in range(2, len(found)):
        if tuple(found[index - 2 : index + 1]) == _TECHNOLOGY:
            found[index] = "technology"
    return found


def is_whole_word(word: str) -> bool:
    """True for a word that is not cut short, so that a point behind it ends a sentence."""
    return len(word) > _LONGEST and word.casefold() not in _WORDS and word != "Tech"
