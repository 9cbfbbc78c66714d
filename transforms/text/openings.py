"""How a text opens. Consumes text."""

from __future__ import annotations

import re


def begins_small(text: str) -> bool:
    """True for what begins with a word in small letters, as what goes on does; "mToolX: Slow Looms" is a name.

    So is what says where it was done: "k-nets for slow looms @Turku".
    """
    if not text[:1].islower():
        return False
    return _NAME.match(text) is None and not (" @" in text and says_where(text))


_NAME = re.compile(r"[^\W\d_A-ZÀ-Þ]\S{0,40}?[A-ZÀ-Þ\d]")


def says_where(text: str) -> bool:
    """True for a title and the place behind an @: "(Nearly) no looms @Turku"."""
    return " @" in text and _AT.search(text) is not None


_AT = re.compile(r"\w \w[^@]{2,120} @[A-Z][\w&.'’ -]{1,40}$")
