"""The owner's name as the subject of a sentence: "Dr. Quill previously held posts at X".

Consumes a `Sentence` and the owner's name; produces the sentence with "She" in the name's place, as others tell it.
"""

from __future__ import annotations

import re
from functools import lru_cache

from transforms.records.lists.prose import Sentence
from transforms.vocabulary import any_of

_SHE = "She"


def with_pronoun(sentence: Sentence, owner: str | None) -> Sentence:
    """The sentence, the owner's name at its beginning, or behind when it was, told by a pronoun."""
    words = (owner or "").split()
    if len(words) < 2 or (words[-1] not in sentence.text and words[0] not in sentence.text):
        return sentence
    text = _subject(tuple(words)).sub(rf"\g<before>{_SHE}", sentence.text, count=1)
    return sentence._replace(text=text) if text != sentence.text else sentence


@lru_cache(maxsize=32)
def _subject(words: tuple[str, ...]) -> re.Pattern[str]:
    """A title, the whole name, the first or the family name, and a verb of a career."""
    whole, first, last = " ".join(words), words[0], words[-1]
    names = "|".join(map(re.escape, (whole, f"{first} {last}", " ".join(words[1:]), last, first)))
    return re.compile(
        rf"^(?P<before>(?:{any_of('prose', 'people', 'openings')})?)(?:(?:Dr|Prof|Professor)\.? ){{0,2}}(?:{names})"
        rf"(?:, (?:Ph\.?D\.?|M\.?D\.?|MSc|DPhil),?)?(?= (?:{any_of('prose', 'people', 'deeds')})\b)"
    )
