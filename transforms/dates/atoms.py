"""Single dates and ranges inside one month or year: consumes `Tokens`; produces `Atom`s.

The grammar runs over code letters (`tokens`); the first alternative that matches at a place wins.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from transforms.dates.tokens import FIRST_YEAR, LAST_YEAR, Tokens, two_digit_year
from transforms.vocabulary import toml


class Atom(NamedTuple):
    """A date in the codes `begin` to `stop`: partial ISO text; `end` where the atom itself is a range."""

    begin: int
    stop: int
    start: str
    end: str | None
    precision: str


_MONTHS = 12
_Y = r"(?:Y|'[den])"
_LINK = r"_?(?:-|T|U|/|&)_?"
_OPEN = r"(?:(?<=[SM]_Y-Y)|(?<=[SM]_Y_-_Y)|(?<!Y-Y)(?<!Y_-_Y))"  # "2015-2019 Summer Fellow": a fellow of summers
# (name, codes). "no_..." alternatives swallow what only looks like a date.
_GRAMMAR = (
    ("no_pages", r"p_?(?:Y|z|d|e|n)(?:_?-_?(?:Y|z|d|e|n))?(?![A-Za-z-])(?!_?M)"),
    ("no_range", r":(?:Y|z)_?-_?(?:Y|z)|z-Y|Y-z|z/Y|Y/z"),
    ("no_amount", r"\$_?Y|Y(?:[+%]|_u(?!')|_?[$c](?=_?[]),;.:|>]|_?$))"),
    ("no_amount", r"(?:(?<=[,;(]_)|(?<=\())c_Y(?!_?[-TU])|x-Y-[den]"),
    ("no_code", r"(?:^|(?<=[>|])|(?<=:_))k_Y(?=:?_x)"),  # "CS 2010 Looms"
    ("months", rf"M_?(?:[de],?)?(?:_?{_Y})?{_LINK}M_?(?:[de](?![/.]))?,?_?(?:o_)?{_Y}"),
    ("days", rf"M_?[de]_?-_?[de],?_?{_Y}"),
    ("days", rf"[de]_?-_?[de]_?(?:o_)?M,?_?{_Y}"),
    ("months", rf"[de]_?M(?:_?{_Y})?_?-_?[de]_?M,?_?{_Y}"),
    ("day", rf"M,?_?[de],?_?{_Y}|[de]\.?[_-]?(?:o_)?M[-,]?_?(?:o_)?{_Y}"),
    ("month", rf"M[-/,]?_?(?:o_)?{_Y}|M-[den](?![-/A-Za-z])"),
    ("months_of", r"Y,?_?\(M_?(?:-|/|&|U|T)_?M\)|Y,?_M_?-_?M(?!_?[de'Y])"),
    ("month", rf"Y{_OPEN}[_./,]_?M(?!_?[de'Y]|_o_x)|Y_?\(M\)"),
    ("iso_day", r"Y([-/.])d\1[de](?![-/.]?[Yzdne])"),
    ("numeric_day", r"[de]([/.-])[de]\1Y"),
    ("year_months", r"d_?-{1,2}_?d(?:/Y|'[den](?![A-Za-z]))"),
    ("numeric_month", r"d[/.-]Y|d'[den](?![A-Za-z])"),
    ("short_days", r"(?<![-/.:A-Za-z$])[de]/[de]/[den]-[de]/[de]/[den](?![-/A-Za-z%:])"),
    ("short_day", r"(?<![-/.:A-Za-z$])[de]([/-])[de]\1[den](?![-/A-Za-z%:])"),
    ("short_months", r"d/[den]_?-_?d/[den](?!/)"),
    ("short_month", r"d/[den](?=_?(?:-|T)_?P)|^d/[den](?=:)"),
    ("season", rf"S(?:_?[/&,-]_?S){{1,3}},?_?(?:t_?)?(?:o_)?{_Y}"),
    ("season_range", rf"S[_>]?(?:t[_,]{{1,2}})?(?:o_)?{_Y}(?:/|-)(?:[den])(?![/-])"),
    ("season", rf"S,?[_>]?(?:t[_,]{{1,2}})?(?:o_)?{_Y}(?:/Y)?"),
    ("season", r"S[-/]Y(?![-/])"),
    ("season", rf"L[_-](?:o_)?{_Y}"),
    ("season", rf"Y{_OPEN},?_(?:t_)?S(?!_?[Y'])|Y_?\(S(?:_?[/&,-]_?S)?\)|Y[-/]S(?![-/]|_?[Y'])"),
    ("iso_month", r"Y-d(?=-(?:Y-d(?![-./A-Za-z])|P))"),
    ("year_pair", r"Y_?[-/]_?[den](?![-/A-Za-z%']|:(?![_>])|\.[A-Za-z])|Y[./]d(?![/A-Za-z%']|\.[A-Za-z]|-[den](?!\.))"),
    ("year", r"(?<![.\d])Y|(?<=x\.)Y(?=_?-_?[YP]|\.?$)"),  # "University of Lund.2014 - 2015"
    ("year", r"(?<![^_>|(\[,;-])'[den](?![A-Za-z])"),
    ("glued", r"G"),
)
_SAME = re.compile(r"\(\[([^]]+)\]\)(.*?)\\1")


def _numbered(index: int, pattern: str) -> str:
    """The rule as a named group, its back reference to the first separator named too."""
    named = _SAME.sub(rf"(?P<s{index}>[\1])\2(?P=s{index})", pattern)
    return f"(?P<r{index}>{named})"


_ATOM = re.compile(
    r"(?=[MdeSLYGkpzc:$']|x-)(?:"
    + "|".join(_numbered(index, pattern) for index, (_, pattern) in enumerate(_GRAMMAR))
    + ")"
)


def find_atoms(tokens: Tokens) -> list[Atom]:
    """All atoms, left to right."""
    found = []
    codes, values = tokens.codes, tokens.values
    for name, begin, stop in _places(codes):
        if name == "year" and stop == begin + 1:
            found.append(Atom(begin, stop, f"{values[begin]:04d}", None, "year"))
        elif name == "month" and codes[begin] == "M" and codes[stop - 1] == "Y":
            found.append(Atom(begin, stop, f"{values[stop - 1]:04d}-{values[begin]:02d}", None, "month"))
        elif atom := _READ[name](_Parts(tokens, begin, stop)):
            found.append(atom)
    return found


@lru_cache(maxsize=1 << 11)
def _places(codes: str) -> tuple[tuple[str, int, int], ...]:
    """Which rules match where; many lines have the same codes."""
    named = ((_GRAMMAR[int((match.lastgroup or "")[1:])][0], *match.span()) for match in _ATOM.finditer(codes))
    return tuple(place for place in named if place[0] in _READ)


class _Parts:
    """The values of one match by kind, in order."""

    def __init__(self, tokens: Tokens, begin: int, stop: int) -> None:
        self.tokens, self.begin, self.stop = tokens, begin, stop
        self.codes = tokens.codes[begin:stop]
        values = tokens.values[begin:stop]
        short = [i for i, code in enumerate(self.codes) if code in "den" and i and self.codes[i - 1] == "'"]
        self.years = [
            v if c == "Y" else two_digit_year(v)
            for i, (c, v) in enumerate(zip(self.codes, values, strict=True))
            if c == "Y" or i in short
        ]
        self.months = [v for c, v in zip(self.codes, values, strict=True) if c == "M"]
        self.numbers = [
            v for i, (c, v) in enumerate(zip(self.codes, values, strict=True)) if c in "den" and i not in short
        ]
        self.values = values

    def atom(self, start: str, end: str | None, precision: str) -> Atom:
        return Atom(self.begin, self.stop, start, end, precision)


def _iso(year: int, month: int = 0, day: int = 0) -> str:
    return f"{year:04d}" + (f"-{month:02d}" + (f"-{day:02d}" if day else "") if month else "")


def _months(parts: _Parts) -> Atom:
    last = parts.years[-1]
    first = parts.years[0] if len(parts.years) > 1 else last - (parts.months[0] > parts.months[1])
    days = parts.numbers if len(parts.numbers) == 2 else [0, 0]
    precision = "day" if days[0] else "month"
    return parts.atom(_iso(first, parts.months[0], days[0]), _iso(last, parts.months[1], days[1]), precision)


def _months_of(parts: _Parts) -> Atom:
    """Two months behind their year: "2015 (Sept.-Dec.)"; a second one that is earlier is the next year's."""
    year, (first, last) = parts.years[0], parts.months
    return parts.atom(_iso(year, first), _iso(year + (first > last), last), "month")


def _days(parts: _Parts) -> Atom:
    year, month = parts.years[0], parts.months[0]
    return parts.atom(_iso(year, month, parts.numbers[0]), _iso(year, month, parts.numbers[1]), "day")


def _day(parts: _Parts) -> Atom:
    return parts.atom(_iso(parts.years[0], parts.months[0], parts.numbers[0]), None, "day")


def _month(parts: _Parts) -> Atom | None:
    year = parts.years[0] if parts.years else two_digit_year(parts.numbers[0])
    return parts.atom(_iso(year, parts.months[0]), None, "month") if FIRST_YEAR <= year <= LAST_YEAR else None


def _iso_day(parts: _Parts) -> Atom:
    return parts.atom(_iso(parts.years[0], parts.numbers[0], parts.numbers[1]), None, "day")


def _numeric_day(parts: _Parts) -> Atom | None:
    """American month first with slashes, European day first with full stops; whatever else gives a real month.

    With slashes too the day stands first where it does in the document's other dates.
    """
    first, second = parts.numbers
    day_first = "." in parts.codes or first > 12 or parts.tokens.day_first
    month, day = (second, first) if day_first else (first, second)
    month, day = (day, month) if month > 12 else (month, day)
    return parts.atom(_iso(parts.years[0], month, day), None, "day") if month <= 12 else None


def _short_day(parts: _Parts) -> Atom | None:
    """A day with a year of two digits: "3-14-08", "14/3/08"."""
    first, second, year = parts.numbers
    at = parts.tokens.starts[parts.stop - 1]
    if not parts.tokens.text[at : at + 2].isdigit():
        return None
    day_first = first > 12 or (parts.tokens.day_first and second <= 12)
    month, day = (second, first) if day_first else (first, second)
    return parts.atom(_iso(two_digit_year(year), month, day), None, "day") if 0 < month <= 12 and day else None


def _short_days(parts: _Parts) -> Atom | None:
    """Two such days that only a dash joins: "04/01/20-03/31/25"."""
    half = parts.begin + len("d/d/d")
    first = _short_day(_Parts(parts.tokens, parts.begin, half))
    last = _short_day(_Parts(parts.tokens, half + 1, parts.stop))
    return parts.atom(first.start, last.start, "day") if first and last else None


def _numeric_month(parts: _Parts) -> Atom:
    """A month in figures: "09/2022", and the first one of a range without blanks, "2022-09–2026-07"."""
    return parts.atom(_iso(parts.years[0], parts.numbers[0]), None, "month")


def _year_months(parts: _Parts) -> Atom:
    """Two months of one year ("02 – 04/2022"); a first one of one digit may be any number ("3-4/2022")."""
    (first, last), year = parts.numbers, parts.years[0]
    at = parts.tokens.starts[parts.begin]
    if (parts.tokens.text[at : at + 2].isdigit() or "'" in parts.codes) and first < last:
        return parts.atom(_iso(year, first), _iso(year, last), "month")
    return Atom(parts.stop - len("d/Y"), parts.stop, _iso(year, last), None, "month")


def _short_months(parts: _Parts) -> Atom:
    first, year, last, end = parts.numbers
    return parts.atom(_iso(two_digit_year(year), first), _iso(two_digit_year(end), last), "month")


def _short_month(parts: _Parts) -> Atom:
    return parts.atom(_iso(two_digit_year(parts.numbers[1]), parts.numbers[0]), None, "month")


def _season(parts: _Parts) -> Atom:
    if parts.codes[0] == "Y" and _is_of_a_name(parts):
        return Atom(parts.begin, parts.begin + 1, _iso(parts.years[0]), None, "year")
    return parts.atom(_iso(parts.years[0]), None, "season")


def _is_of_a_name(parts: _Parts) -> bool:
    """True for a season that is the first word of what it names: "2019 Summer Research Fellowship"."""
    behind = _WORD_BEHIND.match(parts.tokens.text, parts.tokens.span(parts.begin, parts.stop).end)
    return behind is not None and behind[1] in toml("dates")["names"]["after_a_season"]


_WORD_BEHIND = re.compile(r" ([A-Z][a-z]+)")


def _season_range(parts: _Parts) -> Atom:
    """The season: "Winter 2020/21" is one winter; "Fall 2020-22" two years and what lies between."""
    year, number = parts.years[0], parts.numbers[-1]
    if "-" in parts.codes and number > year % 100 + 1:
        return parts.atom(_iso(year), _iso(year // 100 * 100 + number), "season")
    return parts.atom(_iso(parts.years[0]), None, "season")


def _year_pair(parts: _Parts) -> Atom:
    """A pair: "2019-21" is two years; "2021-09" a month, as no range runs backwards; "2009-10" and "2014-5" two years.

    Behind a stop stands a month: "2009.10".
    """
    year, number = parts.years[0], parts.numbers[0]
    if "." in parts.codes and 1 <= number <= _MONTHS:
        return parts.atom(_iso(year, number), None, "month")
    is_month = parts.tokens.bare_months and number <= _MONTHS
    if not is_month and year % 10 < number < _TWO_DIGITS and _is_one_digit(parts):
        return parts.atom(_iso(year), _iso(year // 10 * 10 + number), "year")
    if number > year % 100 and not is_month:
        return parts.atom(_iso(year), _iso(year // 100 * 100 + number), "year")
    if 1 <= number <= _MONTHS and "_" not in parts.codes:
        return parts.atom(_iso(year, number), None, "month")
    if year < 2000 and number <= 30:
        return parts.atom(_iso(year), _iso(2000 + number), "year")
    return Atom(parts.begin, parts.begin + 1, _iso(year), None, "year")


_TWO_DIGITS = 10


def _is_one_digit(parts: _Parts) -> bool:
    at = parts.tokens.starts[parts.stop - 1]
    return parts.tokens.text[at] != "0"


def _year(parts: _Parts) -> Atom:
    return parts.atom(_iso(parts.years[0]), None, "year")


def _glued(parts: _Parts) -> Atom:
    year, month = divmod(parts.values[0], 100)
    return parts.atom(_iso(year, month), None, "month" if month else "season")


_READ: dict[str, Callable[[_Parts], Atom | None]] = {
    "iso_month": _numeric_month,
    "months": _months,
    "months_of": _months_of,
    "days": _days,
    "day": _day,
    "month": _month,
    "iso_day": _iso_day,
    "numeric_day": _numeric_day,
    "short_day": _short_day,
    "short_days": _short_days,
    "year_months": _year_months,
    "numeric_month": _numeric_month,
    "short_months": _short_months,
    "short_month": _short_month,
    "season": _season,
    "season_range": _season_range,
    "year_pair": _year_pair,
    "year": _year,
    "glued": _glued,
}
