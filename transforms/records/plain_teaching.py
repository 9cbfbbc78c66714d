"""Plain courses: a title, a known university and a year on one line ("Slow Weaving, University of Leeds, 2020").

Consumes an `Item`; produces what it states, or None for one written in any other way: `teaching` reads those.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache

from transforms.degrees import find_degrees
from transforms.organizations import canonical
from transforms.places import is_place
from transforms.records.items import Item
from transforms.records.periods import NONE
from transforms.records.pieces import pieces_of
from transforms.records.plain_items import PlainItem
from transforms.vocabulary import toml

_MOST_WORDS = 6
_LETTERS = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=1 << 6)  # asked for its kind, and for what it states
def plain_course(item: Item) -> PlainItem | None:
    """Title, university and year of a plain course in a list of nothing but courses."""
    plain = item.plain
    if plain is None or item.when_above != NONE or len(item.above) > 1 or item.entry.parent:
        return None
    if item.entry.section.kinds != ("teaching",) or not _is_course(plain.first) or not _is_school(plain.second):
        return None
    return plain if [piece.text for piece in pieces_of(item.head)[0]] == [*plain[:2]] else None


def _is_course(text: str) -> bool:
    """True for a few words, none of which says as what, how or for whom, or may name a body or an honour."""
    words = text.lower().split()
    if len(words) > _MOST_WORDS or not text[0].isupper() or not telling().isdisjoint(words):
        return False
    return canonical(text) is None and not is_place(text) and not find_degrees(text)


@cache
def telling() -> frozenset[str]:
    """The words of roles, levels, sessions, honours, duties, talks, bodies, posts and degrees."""
    return frozenset(
        word
        for table in ("lists", "titles", "dates")
        for word in _LETTERS.findall(str(toml(table)).lower())
        if len(word) > len("of")
    )


@lru_cache(maxsize=1 << 10)
def _is_school(text: str) -> bool:
    """True for a known university whose name is no place and no programme's."""
    known = canonical(text)
    return known is not None and known.kind == "university" and not is_place(text) and not find_degrees(text)
