"""Dates in text: months, seasons, years, ranges, "present", "expected". Consumes text; produces `DateRange`s.

A text's words become one code each ("M" month, "Y" year, "d" a number up to 12, "-" a dash ...: `tokens`), and the
grammar of dates is written over these codes. So the grammar knows no language: the vocabulary does (`dates.toml`).
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import NamedTuple

from transforms.dates.atoms import Atom, find_atoms
from transforms.dates.bare_months import writes_bare_months
from transforms.dates.plain import lone_range, lone_year
from transforms.dates.short_slashes import Mark, marks_of
from transforms.dates.tokens import Tokens, may_hold_date, tokenize
from transforms.dates.worded import as_tokens_read, with_open_years
from transforms.model import Span, new


class DateRange(NamedTuple):
    """A stated date or range. `start` and `end` are partial ISO text; a single date stands in `start`.

    Attributes:
        span: where it stands in the text, brackets round it included.
        is_range: True where two ends are stated ("2019-21", "since 2020", "2020 - present").
        start_precision, end_precision: "day", "month", "season" or "year".
    """

    start: str | None
    end: str | None
    current: bool
    expected: bool
    is_range: bool
    span: Span
    start_precision: str | None = None
    end_precision: str | None = None


_JOIN = re.compile(r"[_>]?(?:-|T|U)(?:[_>]?[UT])?[_>]?")
_OPEN = re.compile(r"_?-[_>]?(?=$|[)\],:;|>]|\.(?:$|_)|\((?![YPE]))")
_PRESENT = re.compile(
    r"[_>]?(?:(?:-|[UT]){1,2}(?:[_>]?[UT])?[_>]?(?:[og]_)?(?:P(?:'x)?|C|O|[(\[]P[)\]])|[_,]{1,2}P(?=$|[)\],;|>.]))"
)
_TO_PRESENT_BEFORE = re.compile(r"P_?-_?$")
_EXPECTED_BEFORE = re.compile(r"[(\[]?E[_:,]*(?:[gT.OCo][_:,]*){0,4}$")
_TO_EXPECTED = re.compile(r"_?[-T,;]_?[(\[]?E[_:,)\]]*(?:[gT.OCo][_:,)\]]*){0,4}")  # "May 2019 – (expected: May 2023)"
_EXPECTED_AFTER = re.compile(r"[_,;>]{0,2}[(\[]?_?(?:g_)?E(?:_[gO](?![^)\],;_]))?(?:_?[)\]])?")


class _Ways(NamedTuple):
    """How a document writes its dates, where that is not the usual way."""

    day_first: bool
    marks: tuple[Mark, ...]
    bare_months: bool


_ways: ContextVar[_Ways | None] = ContextVar("ways", default=None)
_SLASHED = re.compile(r"/(\d{1,2})/(?:19|20)?\d\d(?![\d/])")  # begins with its rarest sign: a document is searched
_DASHED = re.compile(r"-(\d{1,2})-(?:19|20)\d\d(?![\d-])")
_BEFORE_SLASH = re.compile(r"(?<![\d/-])\d{1,2}$")
_MONTHS = 12


@contextmanager
def ways_of(document: str) -> Iterator[None]:
    """Within, dates are read as the document writes its others.

    "03/04/2019" has its day first where one of them has a day there, "Mar 06" is a month where they have such years.
    """
    pairs = [
        (int(first[0]), int(match[1]))
        for match in chain(_SLASHED.finditer(document), _DASHED.finditer(document))
        if (first := _BEFORE_SLASH.search(document, max(0, match.start() - 2), match.start()))
    ]
    before = any(first > _MONTHS for first, _ in pairs) and not any(second > _MONTHS for _, second in pairs)
    ways = _Ways(before, marks_of(document), writes_bare_months(document))
    token = _ways.set(ways if any(ways) else None)
    try:
        yield
    finally:
        _ways.reset(token)


def find_dates(text: str) -> tuple[DateRange, ...]:
    """All dates and ranges of a text, left to right.

    Years inside identifiers, addresses, arXiv numbers, page ranges and amounts are no dates.
    """
    ways = _ways.get()
    if ways is None:
        return _usual_dates(text)
    for mark in ways.marks:
        text = mark(text)
    marked = "/" in text or "-" in text
    return _find_dates(text, ways.day_first and marked, ways.bare_months)


def _lasting(text: str) -> tuple[DateRange, ...]:
    """What stands in a column of dates for "until now", and no more: "Current<tab>Chair, X", "Dyer<tab>Present"."""
    start, end = (0, text.index("\t")) if text.startswith(_NOW) else (text.rindex("\t") + 1, len(text))
    return (new(DateRange, (None, None, True, False, True, new(Span, (start, end)), None, None)),)


_NOW, _NOW_LAST = ("Current\t", "Present\t", "Ongoing\t"), ("\tCurrent", "\tPresent", "\tOngoing", "\tpresent")


@lru_cache(maxsize=1 << 13)  # of a text alone: its key is made quicker than one of three values
def _usual_dates(text: str) -> tuple[DateRange, ...]:
    return _read_dates(text, False, False)


def _read_dates(text: str, day_first: bool, bare_months: bool) -> tuple[DateRange, ...]:
    if not may_hold_date(text):
        return _lasting(text) if text.startswith(_NOW) or text.endswith(_NOW_LAST) else ()
    text = with_open_years(text) if " on" in text else text
    if (lone := lone_year(text)) is not None:
        start, end, year = lone
        return (new(DateRange, (year, None, False, False, False, new(Span, (start, end)), "year", None)),)
    if (plain := lone_range(text)) is not None:
        begun, ended, begin, stop, precision = plain
        ending = precision if ended else None
        return (
            new(DateRange, (begun, ended, ended is None, False, True, new(Span, (begin, stop)), precision, ending)),
        )
    tokens = tokenize(as_tokens_read(text))
    if day_first or bare_months:
        tokens = tokens._replace(day_first=day_first, bare_months=bare_months)
    return tuple(_ranges(tokens, find_atoms(tokens)))


_find_dates = lru_cache(maxsize=1 << 12)(_read_dates)


def _ranges(tokens: Tokens, atoms: list[Atom]) -> list[DateRange]:
    found: list[DateRange] = []
    at = floor = 0
    while at < len(atoms):
        first, last = atoms[at], None
        if at + 1 < len(atoms) and not first.end and not atoms[at + 1].end and _joined(tokens, first, atoms[at + 1]):
            at += 1
            last = atoms[at]
        found.append(_range(tokens, first, last, floor))
        floor = (last or first).stop
        at += 1
    return found


def _joined(tokens: Tokens, first: Atom, last: Atom) -> bool:
    gap = tokens.codes[first.stop : last.begin]
    if _JOIN.fullmatch(tokens.codes, first.stop, last.begin):
        return True
    if "E" in gap and _TO_EXPECTED.fullmatch(gap):
        return True
    if gap.strip("_") == "/":
        return first.precision == last.precision == "year" and int(last.start) == int(first.start) + 1
    return gap == "_&_" and tokens.codes.endswith("B_", 0, first.begin)


def _range(tokens: Tokens, first: Atom, last: Atom | None, floor: int) -> DateRange:
    codes, begin, stop = tokens.codes, first.begin, (last or first).stop
    current = False
    start: str | None = first.start
    precision: str | None = first.precision
    end = last.start if last else first.end
    end_precision = last.precision if last else first.precision if first.end else None
    is_range = end is not None
    if not is_range and stop < len(codes) and (match := _PRESENT.match(codes, stop) or _OPEN.match(codes, stop)):
        stop, current, is_range = match.end(), True, True
    elif not is_range and "P" in codes and (match := _TO_PRESENT_BEFORE.search(codes, floor, begin)):
        begin, current, is_range = match.start(), True, True
    if begin - 2 >= floor and (word := codes[begin - 2]) in "FBRU" and codes[begin - 1] == "_":
        begin -= 2
        if not is_range and word == "U":
            start, end, precision, end_precision = None, start, None, precision
        current = current or (word == "F" and not is_range)
        is_range = True if word in "FU" else is_range
    if start and end and start[:4] > end[:4]:
        start, end, precision, end_precision = end, start, end_precision, precision
    begin, stop, expected = _expected(codes, begin, stop, floor)
    if last is not None and "E" in (gap := codes[first.stop : last.begin]):
        expected, stop = True, stop + ("(" in gap and ")" not in gap and codes[stop : stop + 1] == ")")
    begin, stop = _brackets(codes, begin, stop, floor)
    return DateRange(start, end, current, expected, is_range, tokens.span(begin, stop), precision, end_precision)


def _expected(codes: str, begin: int, stop: int, floor: int) -> tuple[int, int, bool]:
    if "E" not in codes:
        return begin, stop, False
    if match := _EXPECTED_AFTER.match(codes, stop):
        return begin, match.end(), True
    if match := _EXPECTED_BEFORE.search(codes, floor, begin):
        return match.start() + (codes[match.start()] in "(["), stop, True
    return begin, stop, False


def _brackets(codes: str, begin: int, stop: int, floor: int) -> tuple[int, int]:
    if begin > floor and stop < len(codes) and codes[begin - 1] + codes[stop] in ("()", "[]"):
        return begin - 1, stop + 1
    return begin, stop


_EMPTY = re.compile(r"[(\[][\s,;:.|–-]*[)\]]")
_DOUBLED = re.compile(r"([,;|–—-])(?<![,;|–—-].)(?:[ ]*[,;|–—-])+(?= |$)")
_TWO_MARKS = re.compile(r"[,;|–—-] *[,;|–—-]")  # a quick look for the last
_BLANKS = re.compile(r" {2,}")
_BEFORE_MARK = re.compile(r" (?:(?=[,;.:)\]])|(?<=[(\[] ))")
_LOOSE = (" ,", " ;", " .", " :", " )", " ]", "( ", "[ ")  # one of which the last asks for
_ONLY_MARKS = re.compile(r"[\W_]*")
_DANGLING = re.compile(r"\s*[,;:|–—-]\s*\.$")
_ENDS = " ,;:|–—-·•~"


def without_dates(text: str, dates: tuple[DateRange, ...]) -> str:
    """The text with the dates cut out and what is left tidied (empty brackets, doubled or dangling separators)."""
    if not dates:
        return text.strip(_ENDS)
    for date in sorted(dates, key=_START, reverse=True) if len(dates) > 1 else dates:
        text = text[: date.span.start] + " " + text[date.span.end :]
    if "(" in text or "[" in text:
        text = _EMPTY.sub(" ", text)
    if "  " in text:
        text = _BLANKS.sub(" ", text)
    if _TWO_MARKS.search(text):
        text = _DOUBLED.sub(r"\1", text)
    for loose in _LOOSE:
        if loose in text:
            text = _BEFORE_MARK.sub("", text)
            break
    parts = [(_DANGLING.sub("", bare) if bare[-1:] == "." else bare).strip(_ENDS) for bare in _cells(text)]
    text = _unclosed("\t".join(filter(None, parts)))
    return text if text[:1].isalnum() or not _ONLY_MARKS.fullmatch(text) else ""


def is_date(text: str) -> bool:
    """True where a text states when, and no more than that: "(2019 - present)", "May 2020 |"."""
    return _is_date(text, _ways.get())


@lru_cache(maxsize=1 << 11)  # many rules ask it of the same cells
def _is_date(text: str, _: _Ways | None) -> bool:
    dates = find_dates(text)
    return bool(dates) and not without_dates(text, dates)


_AHEAD = 24  # characters in which dates stand before the words


def behind_dates(text: str) -> str:
    """The text behind the dates that it begins with, and the marks between."""
    dates = find_dates(text[:_AHEAD])
    return (text[dates[-1].span.end :] if dates and not dates[0].span.start else text).lstrip(" \t:,|–—-")


_FIRST = 40  # characters in which a date begins a line
_BETWEEN = " \t.,:;–—-)]|@"


def words_begin(text: str) -> int:
    """Where a line's words begin, behind the date that it begins with and the marks between."""
    dates = find_dates(text[:_FIRST])
    at = dates[0].span.end if dates and dates[0].span.start <= 1 else 0
    return len(text) - len(text[at:].lstrip(_BETWEEN))


def _cells(text: str) -> Iterable[str]:
    """The columns without the blanks round them."""
    return map(str.strip, text.split("\t"))


_START = attrgetter("span.start")
_BRACKETS = frozenset("()[]")


def _unclosed(text: str) -> str:
    """A bracket that lost its partner to the cut goes too."""
    if text[:1] not in _BRACKETS and text[-1:] not in _BRACKETS:
        return text
    for left, right in ("()", "[]"):
        if text.endswith(left) or (text.endswith(right) and text.count(right) > text.count(left)):
            text = text[:-1].rstrip(_ENDS)
        if text.startswith(right) or (text.startswith(left) and text.count(left) > text.count(right)):
            text = text[1:].lstrip(_ENDS)
    return text
