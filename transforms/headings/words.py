"""Words that headings of one kind are made of. Consumes a heading's words and a kind; tells whether they all are.

"Editorial, Review and Committee Activities": no list knows it as a whole, yet each word stands in headings of service.
"""

from __future__ import annotations

import re
from functools import cache

from transforms.text.spelling import well_spelt
from transforms.text.words import holds_one
from transforms.vocabulary import forms, toml

_LEAST, _MOST = 4, 7  # words
_KINDS = frozenset(("service", "positions", "talks", "papers", "teaching", "advising", "awards", "education"))
_WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)?")
_JOINING = frozenset(("y", "et", "und", "e", "or", "ou", "oder"))
_JOINERS = re.compile(r"\s+and/or\s+|\s*[&/+|,;·•:]\s*|\s+(?:y|et|und|e|or|ou|oder)\s+|\s[-–—]\s|\tand\s")


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text as headings are compared."""
    if text.replace(" ", "").isalpha():
        return well_spelt(tuple(text.split()))
    return well_spelt(tuple(_WORD.findall(text.replace("’", "'").replace("-", " "))))


def is_spaced(text: str) -> bool:
    """True for capitals set wide that fell apart into letters ("E D U C AT I O N")."""
    return text.count(" ") > 2 and text.isupper() and 2.4 * (text.count(" ") + 1) > len(text)


def parts_honours(text: str, kind: str) -> bool:
    """True for what honours are given for, as a heading among them: "Teaching" below "Awards"."""
    return kind in ("awards", "grants") and text.lower().strip(" :") in forms("headings", "words", "purposes")


def without_instructions(text: str) -> str:
    """A form's heading in capitals without what it tells to fill in: "TEACHING (List all courses of ...)".

    So is one over grants without their sum: "Research Grants: $4.5 M (looms $2 M)".
    """
    if (summed := _SUMMED.match(text) if len(text) > _LEAST_SUMMED else None) is not None:
        return summed["head"]
    if len(text) < _TOLD or "(" not in text:
        return text
    head, _, told = text.partition("(")
    is_told = head.isupper() and len(told) >= _TOLD - len(head) and "(" not in told and ")" not in told[:-1]
    return head.rstrip() if is_told and len(head) < _HEAD else text


_SUMMED, _LEAST_SUMMED = (
    re.compile(
        r"(?P<head>[A-Za-z][A-Za-z &/,-]{3,50}(?:[Gg]rants|GRANTS|[Ff]unding|FUNDING|[Cc]ontracts|CONTRACTS))"
        r"\s?[:(–—-]\s?(?:(?i:total\w*|sum|in total):? )?(?:US|USD|CA|AU)?\s?[$€£]\s?\d"
    ),
    16,
)
_TOLD, _HEAD = 80, 60  # letters of a heading with instructions, and of its own words


def joined_words(text: str) -> tuple[str, ...]:
    """The words of a text in lower case, "and" for every joiner."""
    if text.replace(" ", "").isalpha() and _JOINING.isdisjoint(words := words_of(text)):
        return words
    return words_of(_JOINERS.sub(" and ", text))


def are_joined_words_of(kinds: tuple[str, ...], words: tuple[str, ...]) -> bool:
    """True where words that "and" joins are all such as headings of one kind have, or qualify them."""
    if len(kinds) != 1 or kinds[0] not in _KINDS or not (_LEAST <= len(words) <= _MOST and "and" in words[1:-1]):
        return False
    return all(word in _words_of(kinds[0]) for word in words)


def is_standing(text: str) -> bool:
    """True for words on how far works are, and no others: "Under review", or several of them."""
    return " ".join(words_of(text.lower())) in toml("headings")["standings"]["words"] or are_standings(text)


def are_standings(text: str) -> bool:
    """True for several standings of works: "In press or accepted". One alone ("In progress") may be a degree's."""
    low = text.strip(" :").lower()
    if not holds_one(low, _words_of_standings()):
        return False
    known = toml("headings")["standings"]["words"]
    stated = [one for one in _EITHER.split(" ".join(joined_words(low))) if one]
    return len(stated) > 1 and all(one in known for one in stated)


@cache
def _words_of_standings() -> tuple[str, ...]:
    """One word of each standing, its longest: a text without any of them states none."""
    return tuple({max(one.split(), key=len) for one in toml("headings")["standings"]["words"]})


_EITHER = re.compile(r" ?\b(?:and|or)\b ?")


@cache
def _words_of(kind: str) -> frozenset[str]:
    own = (word for phrase in toml("headings")["phrases"][kind] for word in phrase.replace("-", " ").split())
    return frozenset(own) | frozenset(forms("headings", "words", "qualifiers"))


def is_body(words: tuple[str, ...]) -> bool:
    """True for a body called after its matter, which heads nothing: "Ministry of Education", "Center for Teaching"."""
    at = next((at for at, word in enumerate(words[:_FAR], 1) if word in _OF_BODIES), len(words))
    matter = (*words[at : at + 1], *words[at:][-1:])
    return at > 1 and words[at - 2] in _bodies() and not _MATTERS.isdisjoint(matter)


_FAR = 4  # words up to the joint
_OF_BODIES, _MATTERS = ("of", "for", "on"), frozenset(("education", "teaching", "learning"))


@cache
def _bodies() -> frozenset[str]:
    return frozenset(forms("headings", "bodies", "words"))
