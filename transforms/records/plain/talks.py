"""Plain talks: a title, a known organisation and a year on one line ("Slow Looms on Ice, University of Leeds, 2020").

Consumes the items of one list; produces their talks where all are written so, and none else: `talks` reads those.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from transforms.parsed import Talk
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_known_organization, is_place
from transforms.records.lists.pieces import pieces_of
from transforms.records.plain.items import PlainItem
from transforms.records.plain.teaching import telling
from transforms.unchecked import made

_FEWEST, _MOST = 4, 14  # words


def plain_talks(items: Sequence[Item]) -> list[Talk]:
    """The talks of a list in which each entry is a plain one; [] for any other."""
    found: list[Talk] = []
    for item in items:
        plain = plain_talk(item)
        if plain is None:
            return []
        year = int(plain.year)
        found.append(
            made(Talk, title=plain.first, venue=plain.second, year=year, evidence=item.evidence, confidence=0.9)
        )
    return found


@lru_cache(maxsize=1 << 6)  # asked for its kind, and for what it states
def plain_talk(item: Item) -> PlainItem | None:
    """Title, place and year of a plain talk in a list of nothing but talks."""
    plain = item.titled
    if plain is None or not item.stands_alone:
        return None
    if item.entry.section.kinds != ("talks",) or not _is_title(plain.first) or not _is_host(plain.second):
        return None
    return plain if [piece.text for piece in pieces_of(item.head)[0]][-1] == plain.second else None


def _is_title(text: str) -> bool:
    """True for several words, some of them small or all with capitals, none of which says as what or where."""
    words = text.lower().replace(":", "").replace("?", "").split()
    if not _FEWEST <= len(words) <= _MOST or not _told().isdisjoint(words):
        return False
    return _USUAL.match(text) is not None and not is_known_organization(text)


# No small word begins, and none stands behind a title's first part: one word before a colon, or a question.
_USUAL = re.compile(r"(?=\w{4})(?:\w{5,}: (?=[A-ZÀ-Þ]\w{4}))?[^:?]+(?:\? (?=[A-ZÀ-Þ]\w{4})[^:?]+)?\??$")


@cache
def _told() -> frozenset[str]:
    return telling() - {"from", "the", "under", "for", "with", "and", "fair", "private", "into", "over"}


@lru_cache(maxsize=1 << 10)
def _is_host(text: str) -> bool:
    """True for a known organisation whose name is no place."""
    return text[0].isupper() and is_known_organization(text) and not is_place(text)
