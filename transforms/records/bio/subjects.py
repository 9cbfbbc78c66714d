"""The owner's name as the subject of a sentence: "Dr. Quill previously held posts at X".

Consumes a `Sentence` and the owner's name; produces the sentence with "She" in the name's place, as others tell it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.names.words import is_given_name
from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of, forms

_SHE = "She"
# No pattern holds the name itself: to make one for each document takes as long as a twentieth of its parse.
_OPENINGS = tuple(re.compile(form) for form in forms("prose", "people", "openings"))
_TITLES = re.compile(r"(?:(?:Dr|Prof|Professor)\.? ){0,2}")
_BEFORE_DEED = re.compile(rf"(?:, (?:Ph\.?D\.?|M\.?D\.?|MSc|DPhil),?)?(?= (?:{any_of('prose', 'people', 'deeds')})\b)")


def presented(told: Sequence[Sentence]) -> str | None:
    """Whom a page without a name tells of: "Ada is a weaver", where a sentence behind begins with "Ada" or "She"."""
    found = _PRESENTED.match(told[0].text) if told else None
    if found is None:
        return None
    again = (f"{found['first']} ", *(_PRONOUNS if is_given_name(found["first"]) else ()))
    return found["name"] if any(one.text.startswith(again) for one in told[1:]) else None


_PRONOUNS = ("She ", "He ", "Her ", "His ")
_PRESENTED = re.compile(
    rf"(?P<name>(?P<first>(?!(?:{any_of('prose', 'people', 'no_names')})\b)"
    r"[A-ZÀ-Þ][\w’'-]{1,20})(?: [A-ZÀ-Þ][\w’'-]{1,20}){0,2})"
    rf" (?:{any_of('prose', 'people', 'deeds')}|{any_of('prose', 'people', 'third')})\b"
)


def with_pronoun(sentence: Sentence, owner: str | None) -> Sentence:
    """The sentence, the owner's name at its beginning, or behind when it was, told by a pronoun."""
    words = (owner or "").split()
    if not words or (words[-1] not in sentence.text and words[0] not in sentence.text):
        return sentence
    found = _subject(sentence.text, words)
    return sentence._replace(text=sentence.text[: found[0]] + _SHE + sentence.text[found[1] :]) if found else sentence


def _subject(text: str, words: list[str]) -> tuple[int, int] | None:
    """Where a title, the whole name, the first or the family name stand before a verb of a career."""
    first, last = words[0], words[-1]
    several = (" ".join(words), f"{first} {last}", " ".join(words[1:]), last) if len(words) > 1 else ()
    names = (*several, first)
    opened = [match.end() for opening in _OPENINGS if (match := opening.match(text))]
    for before in (*opened, 0):
        titled = _TITLES.match(text, before)
        for start in (titled.end() if titled else before, before):
            for name in names:
                behind = _BEFORE_DEED.match(text, start + len(name)) if text.startswith(name, start) else None
                if behind:
                    return before, behind.end()
    return None
