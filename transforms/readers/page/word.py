"""The word: letters without a blank between them, with their place, size and style."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

ICON = 32  # the style of a font of pictures: its letters are no words
CAPITALS = 64  # the style of a font of small capitals


def in_order(words: Iterable[Word]) -> list[Word]:
    """The words from the page's top down, and from left to right."""
    return sorted(sorted(words, key=attrgetter("x0")), key=attrgetter("base"), reverse=True)


class Word:
    """Characters without a blank between them. y grows upwards; sizes in points.

    Attributes:
        base: the baseline. size: the font's. style: BOLD, ITALIC, ICON, CAPITALS. is_glued: no blank before it.
        small: the words as they were before they were set in small capitals, or "".
    """

    __slots__ = (
        "base",
        "is_glued",
        "is_raised",
        "is_turned",
        "size",
        "small",
        "style",
        "text",
        "url",
        "x0",
        "x1",
    )

    def __init__(self, text: str, x0: float, x1: float, base: float, size: float) -> None:
        """A word where it stands."""
        self.text, self.x0, self.x1, self.base, self.size = text, x0, x1, base, size
        self.style, self.url, self.small = 0, "", ""
        self.is_glued = self.is_raised = self.is_turned = False
