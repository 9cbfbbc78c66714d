"""Subjects that are called by a body's word: "College Algebra", "Laboratory Techniques", "Schools and Communities".

Consumes a phrase; produces whether it names what is taught or studied, and no body. Vocabulary in
`organization_words.toml`.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from transforms.entities.studies import is_field
from transforms.names.words import is_common
from transforms.vocabulary import forms

_WORD = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|&")
_MOST = 6  # words


@cache
def _words(key: str) -> frozenset[str]:
    return frozenset(forms("organization_words", "matters", key))


@lru_cache(maxsize=1 << 12)
def names_subject(text: str) -> bool:
    """True for a body's bare word before everyday words, and for "institutions", "society" behind what they are of.

    And for classes of a year: "1st Year Physics Labs".
    """
    if "ear " in text and _LEVELLED.match(text):
        return True
    found = _WORD.findall(text.casefold())
    if found[-1:] == ["society"] and found[-2:-1] in (["and"], ["&"]):
        return (
            len(found) <= _MOST and _words("openers").isdisjoint(found[:-1]) and _words("parts").isdisjoint(found[:-1])
        )
    if not 1 < len(found) <= _MOST or found[-1] in _words("parts"):
        return False
    if found[-1] == "institutions":
        return found[0] not in _words("openers")
    if found[0] not in _words("openers"):
        return False
    joined = found[1] in _words("joined")
    rest = [word for word in found[1:] if word not in _words("small") and word not in _words("joined")]
    return bool(rest) and all(is_common(word) or is_field(word) for word in rest) and (joined or found[1] in rest)


_LEVELLED = re.compile(
    r"(?:\d(?:st|nd|rd|th)|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]inal)[- ][Yy]ear (?!(?:PhD|of|in|at)\b)"
)
