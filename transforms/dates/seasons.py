"""Seasons: consumes a year and the words that a record was read from; produces the season of that year that they name.

A record states a season by its year ("Fall 2025" is 2025); the warehouse says which, in the codes of ISO 8601-2 (EDTF):
21 spring, 22 summer, 23 autumn, 24 winter.
"""

from __future__ import annotations

import re
from functools import cache

from transforms.dates.ranges import find_dates
from transforms.vocabulary import toml

_WORD = re.compile(r"[^\W\d_]+")


def season_of(year: str, words: str) -> str | None:
    """The year with its season; None where the words name none, or several of that year, or a month of it."""
    if not _is_named(words):
        return None
    codes = set()
    for found in find_dates(words):
        for date, precision in ((found.start, found.start_precision), (found.end, found.end_precision)):
            if date and date.startswith(year):
                codes.add(_code(words[found.span.start : found.span.end], date) if precision == "season" else None)
    return f"{year}-{codes.pop()}" if len(codes) == 1 and None not in codes else None


def _is_named(words: str) -> bool:
    return any(word in _codes() for word in _WORD.findall(words.lower()))


def _code(words: str, year: str) -> str | None:
    """The one season of a date's words; of a range, the one that stands nearer to the year."""
    named = [(match.start(), code) for match in _WORD.finditer(words.lower()) if (code := _codes().get(match[0]))]
    if len({code for _, code in named}) <= 1:
        return named[0][1] if named else None
    at = words.find(year)
    return min(named, key=lambda place: abs(at - place[0]))[1] if at >= 0 else None


@cache
def _codes() -> dict[str, str]:
    return {word: code for code, words in toml("dates")["seasons"].items() for word in words.split()}
