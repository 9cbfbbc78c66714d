"""The talks of an entry whose title is known: consumes its lines and where the title stands; produces them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from transforms.model import Line
from transforms.records.lists.pieces import tidy, unquoted
from transforms.records.talks.places import spots
from transforms.records.talks.scores import BEHIND_KIND, KIND_LABEL, Given
from transforms.text.patterns import without_front

_LABEL = re.compile(rf"^{KIND_LABEL}", re.IGNORECASE)


def without_range(lines: Sequence[Line], number: int, start: int, end: int) -> list[Line]:
    """The lines with a range of one of them cut out: what stood before and behind it on lines of their own."""
    line = lines[number]
    before, after = line.text[:start].rstrip(' “"„*_(['), line.text[end:].lstrip(' ”"*_)].,;:')
    bare = [
        replace(line, text=text, bold=(), italic=(), links=()) for text in (before, after) if text.strip(" .,;:–—-")
    ]
    return [*lines[:number], *bare, *lines[number + 1 :]]


def cut_at(lines: Sequence[Line], number: int, start: int, end: int) -> list[Given]:
    """The talks whose title is a range of a line, with "talk:" in front of it or without."""
    text = lines[number].text
    if ":" in text[max(0, start - 3) : start]:
        labels = (label.start() for label in BEHIND_KIND.finditer(text, 0, start) if label.end() >= start - 1)
        start = next(labels, start)
    return _given(tuple(lines), number, start, end)


@lru_cache(maxsize=64)  # several forms find the title of one entry at the same place
def _given(lines: tuple[Line, ...], number: int, start: int, end: int) -> list[Given]:
    title = unquoted(tidy(without_front(_LABEL, lines[number].text[start:end].strip(" .,;:–—-"))))
    if not title:
        return []
    return [
        Given(title, (place,) if place else (), year) for place, year in spots(without_range(lines, number, start, end))
    ]
