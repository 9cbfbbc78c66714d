"""Plain lists of names: "Given Family" or "Family, I." throughout, told apart without weighing each piece.

Consumes text; produces `Author`s, or None for a list of any other kind (`names` reads those).
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms.model import Span
from transforms.names.words import TITLE_WORDS

_SPLIT = re.compile(r"(, (?:and|&) | (?:and|&) |, |; )")
_PLAIN = re.compile(
    r"((?:(?!and |und |et |von |[yei] |og )[^\W\d_]{1,30}(?:['’-][^\W\d_]{1,30}){0,2}\.? ){1,4}(?!Jr\b|Sr\b|II\b|al\b|"
    r"MD\b|others\b)(?:[^\W\d_]['’])?[^\W\d_]{2,30}(?:['’-][^\W\d_]{1,30}){0,2})([*†‡§¶#∗]{0,6})([.,;]{0,2})$"
)
_FAST = re.compile(_PLAIN.pattern[: _PLAIN.pattern.rindex("([.,;]")] + r"(?:,? (?:and|&) |, |; |[.,;]{0,2}$)")
_FAST_INVERTED = re.compile(
    r"((?:[^\W\d_]['’])?[^\W\d_]{2,30}(?:[-'’ ][^\W\d_]{2,30}){0,2}, (?:[^\W\d_a-zà-ÿ]\.[ "
    r"-]?){0,3}[^\W\d_a-zà-ÿ]\.)([*†‡§¶#∗]{0,6})(?:,? (?:and|&) |, |; |[.,;:]{0,2}$)"
)
# "Orr B., Lund K. A.": initials with stops behind the family name, and no comma between.
_FAST_SPACED = re.compile(
    r"((?:[^\W\d_]['’])?[^\W\d_]{3,30}(?:[-'’ ](?!and |und |et )[^\W\d_]{2,30}){0,2} "
    r"(?:[^\W\d_a-zà-ÿ]\.[ -]?){0,3}[^\W\d_a-zà-ÿ]\.)([*†‡§¶#∗]{0,6})(?:,? (?:and|&) |, |[,;:]{0,1}$)"
)


class Author(NamedTuple):
    """One name of a list.

    Attributes:
        name: as stated, marks and titles off.
        marks: the footnote marks on it ("*", "†", "1").
        span: where it stands in the text that was split, marks included.
    """

    name: str
    marks: str
    span: Span


def plain_names(text: str) -> tuple[Author, ...] | None:
    """The names of a list of "Given Family"; None for any other list."""
    found: list[Author] = []
    start = 0
    pieces = _SPLIT.split(text)
    last = len(pieces) - 1
    for i in range(0, last + 1, 2):
        piece = pieces[i]
        plain = _plain_name(piece)
        if plain is None or (plain[2] and i < last):
            return None
        name, marks, _ = plain
        found.append(Author(name, marks, Span(start, start + len(name) + len(marks))))
        if i < last:
            start += len(piece) + len(pieces[i + 1])
    return tuple(found)


@lru_cache(maxsize=1 << 14)
def _plain_name(piece: str) -> tuple[str, str, str] | None:
    """A name of two words or more, its marks, and the stops behind it; None for anything else."""
    match = _PLAIN.match(piece)
    if not match or _titled(match[1]) or (match[1][1] == "." and _TWICE.match(match[1])):
        return None
    return match[1], match[2], match[3]


_TWICE = re.compile(r"(?:[A-Z]\.[ -]?){1,3} ?\w{3,30} (?:[A-Z]\.[ -]?){1,3} ?\w{3}")  # a comma may be forgotten


def _titled(name: str) -> bool:
    return name.partition(" ")[0].rstrip(".") in TITLE_WORDS


def plain_list(text: str) -> tuple[Author, ...] | None:
    """The names of a list whose members all have two words or more; None for any other list."""
    found: list[Author] = []
    place = 0
    usual, other = _FAST, _FAST_INVERTED
    if _FAST_INVERTED.match(text):
        usual, other = other, usual
    elif _FAST_SPACED.match(text):
        usual = other = _FAST_SPACED
    while place < len(text):
        match = usual.match(text, place) or other.match(text, place)
        if not match or _titled(match[1]) or (match[1][1] == "." and _TWICE.match(match[1])):
            return None
        found.append(Author(match[1], match[2], Span(match.start(), match.end(2))))
        place = match.end()
    return tuple(found)
