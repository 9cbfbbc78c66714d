"""Pieces of dates that a narrow column broke over lines ("September", "2013 - June", "2015"): which are whole.

Strings in, answers out; the readers of pages and of layout text know where the pieces stand.
"""

from __future__ import annotations

import re

from transforms.readers.date_patterns import MONTH, NOW, RANGE, SEASON

DASHES = "-–—"
_TOKEN = rf"(?:{MONTH}|{SEASON}|(?:19|20)\d\d|\d\d?[./](?:19|20)\d\d|{NOW}|to)"
PIECE = rf"(?:[-–—]? ?{_TOKEN}(?: ?[-–—]? ?{_TOKEN}){{0,4}} ?(?:[-–—](?: ?[A-Z][a-z]{{1,6}}-)?)?|[-–—])"  # "– Decem-"
_REST = r"[a-z]{2,6} (?:19|20)\d\d"  # of a word that a hyphen parts: "ber 2019"
_PIECE = re.compile(rf"{PIECE}|{_REST}", re.IGNORECASE)
_OPEN = re.compile(rf"(?:[-–—]|\bto|(?:^|[-–— ]){MONTH})$", re.IGNORECASE)
_WHOLE = re.compile(RANGE, re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_BARE = re.compile(r"\d{4} ?[-–—] ?\d{4}")
# "2019 Mar. – 2021" over "Sep."
_AWAITS_MONTH = re.compile(rf"(?:19|20)\d\d {MONTH} ?[-–—] ?(?:19|20)\d\d", re.IGNORECASE)
_MONTH = re.compile(MONTH, re.IGNORECASE)
_TIGHT = re.compile(r"(?<=\d)([-–—]) (?=\S)")
_JOINTS = re.compile(r"(?<=[A-Za-z])[-‐] (?=[a-z])")


def is_piece(text: str) -> bool:
    """True for what may be a part of a date on one line."""
    return _PIECE.fullmatch(text) is not None


def joined(pieces: list[str]) -> str:
    """The pieces on one line, words whole that a hyphen parts."""
    return _TIGHT.sub(r"\1", _JOINTS.sub("", " ".join(pieces)))


def goes_on(said: str, piece: str) -> bool:
    """True where what is said needs more, or the piece brings it: one of both, and not two dashes."""
    if _AWAITS_MONTH.fullmatch(said) and _MONTH.fullmatch(piece):
        return True
    begins = piece[0] in DASHES
    return begins != (_OPEN.search(said) is not None)


def is_whole(said: str) -> bool:
    """True for a date or a period whose end does not come before its beginning."""
    first, _, month = said.rpartition(" ")
    by_years = first != "" and _AWAITS_MONTH.fullmatch(first) and _MONTH.fullmatch(month)
    years = _YEAR.findall(said) if by_years or _WHOLE.fullmatch(said) else []
    return bool(years) and years[0] <= years[-1]


def is_bare(said: str) -> bool:
    """True for two years, which may be those of two entries ("2016-" over "2018")."""
    return _BARE.fullmatch(said) is not None
