"""How a text opens. Consumes text."""

from __future__ import annotations


def begins_small(text: str) -> bool:
    """True for what begins with a word in small letters, as what goes on does; "mToolX: Slow Looms" is a name."""
    if not text[:1].islower():
        return False
    word = text.split(maxsplit=1)[0]
    return not any(letter.isupper() or letter.isdigit() for letter in word)
