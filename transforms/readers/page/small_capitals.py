"""Small capitals. Consumes the segments of a page; words set in small capitals become what was written.

A font without small capitals shows them as capitals of a smaller size: "DOCTOR OF PHILOSOPHY" with a large D and P.
Headings stay capitals, by which they are told from the lines below.
"""

from __future__ import annotations

from collections.abc import Iterable

from transforms.headings.wording import is_role, named
from transforms.readers.page.segments import Segment
from transforms.readers.page.word import Word

_SMALLER = 0.92  # of the size of a word's first letter
_LONG = 7  # letters of a word in capitals that is hardly an acronym


def restore(segments: Iterable[Segment]) -> None:
    """Words in small capitals as they were written, except in headings."""
    for one in segments:
        if any(word.small for word in one.words):
            _restore(one)


def _restore(one: Segment) -> None:
    written = _written(one.words)
    capitals = [text for text in written if text.isupper() and len(text) >= _LONG]
    text = " ".join(written)
    if capitals or (named(text).whole and not is_role(text)):
        return
    for text, word in zip(written, one.words, strict=True):
        word.text = text
    one.changed()


def _written(words: list[Word]) -> list[str]:
    """The words' texts; smaller ones among those in small capitals are in small letters throughout ("of")."""
    size = max(word.size for word in words if word.small)
    return [
        word.small or (word.text.lower() if word.text.isupper() and word.size < _SMALLER * size else word.text)
        for word in words
    ]
