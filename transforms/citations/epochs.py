"""Ranges of years in a citation: when it was printed; what a journal is about ("Felt, 1880-1920"). Consumes a range."""

from __future__ import annotations

import re

_FIRST, _LAST = 1400, 2030  # years that somebody writes about
_LEAST = 5  # years


def are_years(text: str, found: re.Match[str]) -> bool:
    """True for a range of years rather than pages: of when it was printed, or of what a venue is about."""
    low, high = found[1], found[2]
    is_recent = len(low) == _DIGITS and low[:2] in _RECENT and (len(high) == _SHORT or high[:2] in _RECENT)
    return (is_recent and len(high) in (_SHORT, _DIGITS)) or _is_epoch(text, found)


_RECENT, _SHORT = ("19", "20"), 2


def _is_epoch(text: str, found: re.Match[str]) -> bool:
    """True for two years behind a name's words and its comma, pages behind them: they are none themselves.

    "*Studies in Felt, 1880-1920*. 60.3 (June 2017): 314-340"
    """
    low, high = found[1], found[2]
    if len(low) != len(high) or not (low.isdecimal() and high.isdecimal() and len(low) == _DIGITS):
        return False
    if not (int(low) >= _FIRST and int(low) + _LEAST <= int(high) <= _LAST):
        return False
    before, behind = text[: found.start()], text[found.end() :]
    return _NAMED.search(before) is not None and not any(map(str.isdigit, before)) and _PAGES.search(behind) is not None


_DIGITS = 4
_NAMED = re.compile(r"[^\W\d_]{3}(?:,|:| from| \()? $")
_PAGES = re.compile(r"\d[–-]\d")
