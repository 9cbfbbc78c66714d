"""Patterns of dates as pages set them in columns of their own, in every language of `vocabulary/dates.toml`.

Readers of pages need the place of a date before there are lines; what a date says is read by
`transforms.dates.ranges`. All patterns are parts of others, without groups, to be compiled with IGNORECASE.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache

from transforms.text.patterns import by_letter
from transforms.vocabulary import toml

_LEAST = 3  # letters of a word; shorter ones ("sp", "wi", "to") say other things too


def _any_of(phrases: Iterable[str]) -> str:
    found = {word for words in phrases for word in words.split() if len(word) >= _LEAST and word.isalpha()}
    return "(?:" + by_letter(sorted(found, key=lambda word: (-len(word), word))) + ")"


MONTH = _any_of(toml("dates")["months"].values()) + r"\.?"
SEASON = _any_of(toml("dates")["seasons"].values())
NOW = _any_of([toml("dates")["words"]["present"]])
POINT = rf"(?:{MONTH},? ?(?:\d{{1,2}},? )?|\d{{1,2}}[./]|{SEASON},? )?(?:19|20)\d\d"
RANGE = rf"{POINT}(?: ?(?:[-–—]|\bto\b) ?(?:{POINT}|\d\d?(?!\d)|{NOW})?)?"
_FIRST = re.compile(rf"\d|{MONTH}|{SEASON}|{NOW}", re.IGNORECASE)


@lru_cache(maxsize=4096)
def may_begin_date(word: str) -> bool:
    """True for a word with which one of the patterns may begin: most lines begin with no such word."""
    return _FIRST.match(word) is not None
