"""Tokens of dates: consumes text; produces one code letter per word, number, mark and blank, with their spans.

Codes: M month, S season, Y year, d number 1-12, e 13-31, n another two-digit number, z another number, G word and year
in one ("Sep2021"), ' apostrophe, - dash, / . , ; : ( ) [ ] + % themselves, _ blank, > tab, | bar or line break,
P present, C "current" as a word, O "date", U until, T to, F since, R starting, B between, & and, o of, t term,
E expected, g goal of an expectation, p pages, u unit, k a subject's code in capitals, $ currency or #, c a currency's
name, L a part of a year ("late"), x anything else.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from itertools import accumulate
from typing import NamedTuple

from transforms.model import Span
from transforms.vocabulary import forms, toml

FIRST_YEAR, LAST_YEAR = 1940, 2045

_YEAR_LIKE = re.compile(
    r"(?:19|20)\d\d|['’‘]\d\d|\d\d?/\d\d|(?:[Ff]a|[Ss]p|[Ss]u|[Ww]i)\d\d|[a-z]-\d\d\b|\d-\d{1,2}-\d\d\b"
)
# The same seen from its first digit, which is quick to find.
_MAY_HOLD = re.compile(
    r"\d(?:\d(?:(?<=19|20)\d\d|(?<=['’‘]..)|/\d\d|(?<=(?:[Ff]a|[Ss]p|[Ss]u|[Ww]i)..)|(?<=[a-z]-..)\b)|/\d\d|-\d{1,2}-\d\d\b)"
)
# Addresses and identifiers look like dates and are none.
_ADDRESS = (
    r"https?://\S{1,2000}|www\.\S{1,2000}|\S{1,100}@\S{1,200}|10\.\d{4,9}/\S{1,300}"
    r"|[A-Za-z][\w-]{1,60}\.[a-z]{2,5}/\S{0,500}|"
)
_FIGURE = r"\d{4}\.\d{4,5}(?:v\d+)?|\d{1,3}(?:,\d{3})+"
_KINDS = (
    ("cjk", r"\d{4} ?年(?: ?\d{1,2} ?月)?"),
    ("number", r"\d+(?:st|nd|rd|th)?(?![\w])"),
    ("glued", r"[^\W\d_]{2,10}\d+\b"),
    ("word", r"[^\W\d_]+\.?(?!\d)"),
    ("other", r"\w+"),
    ("dash", r"[-‐‑‒–—―−﹣－]+>?|[~〜～→]"),
    ("space", r"[\t\n\r\f\v \u00a0\u2000-\u200b\u202f\u3000]+"),
    ("mark", r"."),
)
_NAMED = re.compile(
    rf"(?P<x>{_ADDRESS}{_FIGURE})|" + "|".join(f"(?P<{kind}>{pattern})" for kind, pattern in _KINDS), re.DOTALL
)
# Most words, blanks, marks and years: as below, but sooner.
_USUAL = r"[A-Za-z]++(?:\.(?!\d)|(?!\w))| (?=[!-~])|[,;:()]|\d{4}(?![\w.]| 年)|[-–](?=[ \w])|"
_PLAIN = _USUAL + _FIGURE + "|" + "|".join(pattern for _, pattern in _KINDS)
_TOKENS = re.compile(_PLAIN, re.DOTALL).findall
_TOKENS_AND_ADDRESSES = re.compile(_ADDRESS + _PLAIN, re.DOTALL).findall
_MARKS = {
    "’": "'",
    "‘": "'",
    "'": "'",
    "/": "/",
    ".": ".",
    ",": ",",
    ";": ";",
    ":": ":",
    "(": "(",
    ")": ")",
    "[": "[",
    "]": "]",
    "（": "(",
    "）": ")",
    "|": "|",
    "&": "&",
    "+": "+",
    "%": "%",
    "$": "$",
    "€": "$",
    "£": "$",
    "#": "$",
    "¥": "$",
    "×": "%",
    "*": "x",
    "→": "T",
    "➔": "T",
    "⟶": "T",
    "至": "T",
    "·": "|",
    "•": "|",
}
_WORD_CODES = {
    "season": "S",
    "part": "L",
    "term": "t",
    "present": "P",
    "date": "O",
    "until": "U",
    "to": "T",
    "since": "F",
    "starting": "R",
    "between": "B",
    "and": "&",
    "of": "o",
    "expected": "E",
    "goal": "g",
    "pages": "p",
    "units": "u",
    "currency": "c",
}
_GLUED = re.compile(r"([^\W\d_]+)(\d{2}|\d{4})")


class Tokens(NamedTuple):
    """A text's codes, and per code the value (month or number) and the place in the text."""

    codes: str
    values: list[int]
    starts: list[int]
    text: str
    day_first: bool = False  # of "03/04/2019"
    bare_months: bool = False  # of "2014-5"

    def span(self, begin: int, stop: int) -> Span:
        """The characters of the codes `begin` up to `stop`, blanks at the end left out."""
        end = self.starts[stop] if stop < len(self.starts) else len(self.text)
        start = self.starts[begin]
        return Span(start, start + len(self.text[start:end].rstrip()))


def may_hold_date(text: str) -> bool:
    """A cheap test that is never False for a text with a date."""
    return _MAY_HOLD.search(text) is not None


def is_no_word_of_dates(word: str) -> bool:
    """True for a word that says nothing of dates, wherever it stands."""
    return _code(word) == _NO_CODE


_NO_CODE = ("x", 0)


@cache
def months() -> dict[str, int]:
    """Month words, lower case, to month numbers."""
    return {word: int(number) for number, words in toml("dates")["months"].items() for word in words.split()}


@cache
def _codes() -> dict[str, str]:
    table = dict.fromkeys(months(), "M")
    for kind, code in _WORD_CODES.items():
        for word in forms("dates", "words", kind):
            table.setdefault(word, code)
    return table


@cache
def _subjects() -> frozenset[str]:
    return frozenset(forms("dates", "codes", "subjects"))


def tokenize(text: str) -> Tokens:
    """The codes of a text's neighbourhoods of years; a bar stands for what lies between them."""
    cut = _TOKENS_AND_ADDRESSES if "/" in text or "@" in text or "www." in text else _TOKENS
    codes: list[tuple[str, int]] = []
    starts: list[int] = []
    for begin, end in _windows(text):
        words = cut(text, begin, end)
        codes += map(_code, words)
        ends = list(accumulate(map(len, words), initial=begin))  # tokens leave no gap
        if end < len(text):
            codes.append(_BAR)
        else:
            ends.pop()
        starts += ends
    return Tokens("".join([code for code, _ in codes]), [value for _, value in codes], starts, text)


_BAR = ("|", 0)


@lru_cache(maxsize=1 << 12)
def _code(word: str) -> tuple[str, int]:
    """The code and the value of one token: the same wherever it stands."""
    if word.isalpha():
        return _word(word)
    match = _NAMED.match(word)
    return _READERS[(match and match.lastgroup) or "mark"](word)


_BEFORE, _AFTER, _LONGEST_WORD = 44, 30, 400


def _windows(text: str) -> list[tuple[int, int]]:
    """Where dates may stand: round each year-like figure, whole words only, overlapping ones joined."""
    if len(text) <= _BEFORE + _AFTER:
        return [(0, len(text))]
    windows: list[tuple[int, int]] = []
    for match in _year_like(text):
        begin, end = _word_start(text, match.start() - _BEFORE), _word_end(text, match.end() + _AFTER)
        if windows and begin <= windows[-1][1]:
            windows[-1] = (windows[-1][0], max(end, windows[-1][1]))
        else:
            windows.append((begin, end))
    return windows


def _year_like(text: str) -> Iterator[re.Match[str]]:
    """The matches of `_YEAR_LIKE`, sought only round digits."""
    at = 0
    while near := _MAY_HOLD.search(text, at):
        match = _YEAR_LIKE.search(text, max(at, near.start() - _LONGEST_LEAD))
        if match is None:
            return
        yield match
        at = match.end()


_LONGEST_LEAD = 2  # characters before the digits: "Fa", "a-", "'"


def _word_start(text: str, at: int) -> int:
    if at <= 0:
        return 0
    place = text.rfind(" ", max(0, at - _LONGEST_WORD), at + 1)
    return place if place >= 0 else at


def _word_end(text: str, at: int) -> int:
    if at >= len(text):
        return len(text)
    place = text.find(" ", at, at + _LONGEST_WORD)
    return place if place >= 0 else min(len(text), at + _LONGEST_WORD)


def _number(text: str) -> tuple[str, int]:
    digits = text.rstrip("stndrh")
    if len(digits) > 4:
        return "z", 0
    value = int(digits)
    if len(digits) == 4:
        return ("Y" if FIRST_YEAR <= value <= LAST_YEAR else "z"), value
    if len(digits) == 3:
        return "z", value
    return ("d" if 1 <= value <= 12 else "e" if 13 <= value <= 31 else "n"), value


def _word(text: str) -> tuple[str, int]:
    word = text.rstrip(".").lower()
    code = _codes().get(word, "x")
    if code == "x" and text.isupper() and text in _subjects():
        return "k", 0
    if code == "p" and text == "Art":
        return "x", 0  # "Museum of Modern Art 2020"
    if code == "M":
        return ("x", 0) if word in _LOWER_ALSO_WORDS and text.islower() else (code, months()[word])
    return code, 0


_LOWER_ALSO_WORDS = frozenset(("may", "mar", "set", "out", "mag", "march", "gen", "ago", "fa", "maja"))


def _glued(text: str) -> tuple[str, int]:
    match = _GLUED.fullmatch(text)
    if not match:
        return "x", 0
    code, month = _word(match[1])
    if code not in "MS" or (code == "S" and len(match[1]) > 2 and len(match[2]) == 2):
        return "x", 0
    year = int(match[2]) if len(match[2]) == 4 else two_digit_year(int(match[2]))
    return ("G", year * 100 + month) if FIRST_YEAR <= year <= LAST_YEAR else ("x", 0)


def _cjk(text: str) -> tuple[str, int]:
    year, _, month = text.replace(" ", "").rstrip("月").partition("年")
    return "G", int(year) * 100 + (int(month) if month and 1 <= int(month) <= 12 else 0)


def two_digit_year(value: int) -> int:
    """The year that two digits mean: up to 45 this century, else the last."""
    return 2000 + value if value <= LAST_YEAR - 2000 else 1900 + value


_READERS: dict[str, Callable[[str], tuple[str, int]]] = {
    "x": lambda _: ("x", 0),
    "number": _number,
    "glued": _glued,
    "word": _word,
    "cjk": _cjk,
    "other": lambda text: ("S" if text[:-1].isalpha() and _codes().get(text.lower()) == "S" else "x", 0),  # "Q2"
    "dash": lambda _: ("-", 0),
    "space": lambda text: (">" if "\t" in text else "|" if "\n" in text else "_", 0),
    "mark": lambda text: (_MARKS.get(text, "x"), 0),
}
