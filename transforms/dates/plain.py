"""Plain dates: one year, or one range of years or months, that is all that a text states of dates, as on most lines.

Consumes text; produces where it stands and what it states, or None for any other text (`tokens` reads those).
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.dates.tokens import is_no_word_of_dates, months

_YEAR = r"(?:19[4-9]|20[0-3])\d"
_MONTH = r"(?:([A-Z][a-z]{2,8}) )?"
_RANGE = re.compile(rf"{_MONTH}({_YEAR}) ?[-–—] ?(?:{_MONTH}({_YEAR})|[Pp]resent)(?![\w'’.-])")
_YEAR_DASH = re.compile(r"[12](?:(?<=1)9[4-9]|(?<=2)0[0-3])\d ?[-–—]")  # every range has one, which a search skips to
_LONGEST_MONTH = 10  # characters of a month and the blank before its year
_FIGURE = re.compile(r"\d")
_WORD_BEFORE, _WORD_BEHIND = (
    re.compile(r"(?<![^\W\d_])([^\W\d_]{1,40})[)\"”]?[ \t,;:.]{0,4}[ \t]\(?$"),
    re.compile(r"[ \t,;:]*([^\W\d_]+)"),
)
_EDGES = " \t,;:.|"
_BRACKETS = {"(": ")", "[": "]"}
_LONGEST_WORD = 40


_ONE_YEAR = re.compile(r"\D*((?:19[4-9]|20[0-3])\d)\)?(\D*)")


def lone_year(text: str) -> tuple[int, int, str] | None:
    """The span and the year where one year at an end of the text is its only date, as in most dated lines.

    None where the word beside it may say more about the date, and for all other texts: `tokenize` reads them.
    """
    match = _ONE_YEAR.fullmatch(text)
    if match is None or "/" in text or "@" in text or "www." in text or "年" in text:
        return None
    start, end = match.span(1)
    if end == len(text) or (text[end] == ")" and end + 1 == len(text) and text[start - 1] == "("):
        start, stop = (start, end) if end == len(text) else (start - 1, end + 1)
        beside = text[:start].rstrip(_EDGE).rstrip(_CLOSING) if text[start - 1 : start] in _BLANKS else ""
        word = beside[max(beside.rfind(" "), beside.rfind("\t")) + 1 :].lstrip(_OPENING)
    elif not start and text[end] in _EDGE:
        stop = end
        word = text[end:].lstrip(_EDGE).partition(" ")[0].partition("\t")[0].rstrip(_EDGE)
    else:
        return None
    return (start, stop, match[1]) if word.isalpha() and is_no_word_of_dates(word) else None


_EDGE, _CLOSING, _OPENING, _BLANKS = " \t,;:.", ')"”', '("“', (" ", "\t")


class PlainRange(NamedTuple):
    """A range as stated: partial ISO text, whether it goes on, the characters, brackets round it included."""

    start: str
    end: str | None
    begin: int
    stop: int
    precision: str


def lone_range(text: str) -> PlainRange | None:
    """The range of a text that states no other date; None where a word beside it may say more about it."""
    dashed = _YEAR_DASH.search(text) if "-" in text or "–" in text or "—" in text else None
    match = _RANGE.search(text, max(0, dashed.start() - _LONGEST_MONTH)) if dashed else None
    if match is None or "/" in text or "@" in text or "www." in text or "年" in text:
        return None
    begin, stop = match.span()
    if _FIGURE.search(text, 0, begin) or _FIGURE.search(text, stop) or not _stands_alone(text, begin, stop):
        return None
    first, year, last, other = match.groups()
    if (other and year > other) or (bool(first) != bool(last) and other):
        return None
    start, end = _dated(first, year), _dated(last, other) if other else None
    if start is None or (other and end is None):
        return None
    if _BRACKETS.get(text[begin - 1 : begin], "\n") == text[stop : stop + 1]:
        begin, stop = begin - 1, stop + 1
    return PlainRange(start, end, begin, stop, "month" if first else "year")


def _stands_alone(text: str, begin: int, stop: int) -> bool:
    """True where the words on both sides are none of dates, and parted from the range by blanks or brackets."""
    before = _WORD_BEFORE.search(text, max(0, begin - _LONGEST_WORD), begin) if begin else None
    if begin and text[:begin] not in _BRACKETS and (before is None or not is_no_word_of_dates(before[1])):
        return False
    behind = text[stop + 1 :] if text[stop : stop + 1] in (")", "]") else text[stop:]
    if not behind.strip(_EDGES):
        return True
    word = _WORD_BEHIND.match(behind)
    return behind[0] in " \t,;" and word is not None and is_no_word_of_dates(word[1])


def _dated(month: str | None, year: str) -> str | None:
    if month is None:
        return year
    number = months().get(month.lower())
    return f"{year}-{number:02}" if number else None
