"""The owner's name as the subject of a sentence: "Dr. Quill previously held posts at X".

Consumes a `Sentence` and the owner's name; produces the sentence with "She" in the name's place, as others tell it.
"""

from __future__ import annotations

import re

from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of, forms

_SHE = "She"
# No pattern holds the name itself: to make one for each document takes as long as a twentieth of its parse.
_OPENINGS = tuple(re.compile(form) for form in forms("prose", "people", "openings"))
_TITLES = re.compile(r"(?:(?:Dr|Prof|Professor)\.? ){0,2}")
_BEFORE_DEED = re.compile(rf"(?:, (?:Ph\.?D\.?|M\.?D\.?|MSc|DPhil),?)?(?= (?:{any_of('prose', 'people', 'deeds')})\b)")


def with_pronoun(sentence: Sentence, owner: str | None) -> Sentence:
    """The sentence, the owner's name at its beginning, or behind when it was, told by a pronoun."""
    words = (owner or "").split()
    if len(words) < 2 or (words[-1] not in sentence.text and words[0] not in sentence.text):
        return sentence
    found = _subject(sentence.text, words)
    return sentence._replace(text=sentence.text[: found[0]] + _SHE + sentence.text[found[1] :]) if found else sentence


def _subject(text: str, words: list[str]) -> tuple[int, int] | None:
    """Where a title, the whole name, the first or the family name stand before a verb of a career."""
    first, last = words[0], words[-1]
    names = (" ".join(words), f"{first} {last}", " ".join(words[1:]), last, first)
    opened = [match.end() for opening in _OPENINGS if (match := opening.match(text))]
    for before in (*opened, 0):
        titled = _TITLES.match(text, before)
        for start in (titled.end() if titled else before, before):
            for name in names:
                behind = _BEFORE_DEED.match(text, start + len(name)) if text.startswith(name, start) else None
                if behind:
                    return before, behind.end()
    return None
