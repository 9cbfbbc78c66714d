"""Wordings: texts that differ in their numbers alone, as what follows a title does from citation to citation.

Consumes texts; produces a key that all texts of one wording share, the numbers in it, and what was kept for it. No
pattern of this package asks of a number more than its length and whether it may begin a year, so what is read from
one text of a wording holds for all.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Generic, TypeVar

_NUMBER = re.compile(r"(?<!\w)(\d+)(?!\w)")
_DIGITS = re.compile(r"\d+")
_YEAR_INSIDE = re.compile(r"(?:19|20)\d\d")
_CENTURIES = ("19", "20")
_DASHES = ("-", "–", "--", "—")
_YEAR_LENGTH = 4
_PLAIN_LENGTH = 5  # digits from which a number may hold a year in its midst

T = TypeVar("T")
Part = tuple[str | int, ...]  # a text as words and places of numbers


class Kept(Generic[T]):
    """What is kept for one wording: how often it was seen, and a value once it is known."""

    __slots__ = ("seen", "value")

    def __init__(self) -> None:
        """Nothing is known yet."""
        self.seen = 0
        self.value: T | None = None


def wording(text: str) -> tuple[str, list[str]] | None:
    """The key of a text's wording and the numbers in the text; None where a number is no plain one."""
    parts = _NUMBER.split(text)
    if len(parts) == 1:
        return text, []
    numbers = parts[1::2]
    if "\x01" in text:
        return None
    kinds = []
    kind = ""
    for number, before in zip(numbers, parts[::2], strict=False):
        length = len(number)
        if length >= _PLAIN_LENGTH and _YEAR_INSIDE.search(number):
            return None
        if length == _YEAR_LENGTH and number[:2] in _CENTURIES:
            kind = number[:2]
        elif before.endswith("pp. ") or (kind == "p" and before in _DASHES):
            kind = "p"  # of pages even the length is all the same
        else:
            kind = f"0{length}"
        kinds.append(f"{kind}{numbers.index(number)}")
    return "\x01".join((*parts[::2], *kinds)), numbers


def another(text: str) -> tuple[str, dict[str, int]] | None:
    """A text of the same wording whose numbers stand nowhere else, and the place of each; None where they run out."""
    parts = _NUMBER.split(text)
    taken = {digits for words in parts[::2] for digits in _DIGITS.findall(words)}
    places: dict[str, int] = {}
    new: dict[str, str] = {}
    for i in range(1, len(parts), 2):
        if parts[i] not in new:
            number = next((n for n in _alike(parts[i]) if n not in taken), None)
            if number is None:
                return None
            taken.add(number)
            places[number] = i // 2
            new[parts[i]] = number
        parts[i] = new[parts[i]]
    return "".join(parts), places


@lru_cache(maxsize=1 << 6)
def _range(first: int, last: int) -> tuple[str, ...]:
    return tuple(map(str, range(first, last)))


def _alike(number: str) -> tuple[str, ...]:
    """Numbers of the same length, and years where it is one."""
    length = len(number)
    if length == _YEAR_LENGTH and number[:2] in _CENTURIES:
        return _range(int(number[:2] + "11"), int(number[:2] + "60"))
    if length == 1:
        return _range(3, 10)
    first = int("3" + "1" * (length - 1))
    return _range(first, first + 40)


def templated(text: str, places: dict[str, int]) -> Part:
    """The text with its numbers as places."""
    return tuple(places.get(part, part) for part in _NUMBER.split(text))


def filled(part: Part, numbers: list[str]) -> str:
    """The text of a template with these numbers."""
    return "".join([numbers[p] if isinstance(p, int) else p for p in part])
