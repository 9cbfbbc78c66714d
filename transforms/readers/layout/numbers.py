"""Numbered headings in text that shows a page's layout: consumes its pages; produces the words of each.

Numbers stand far from their words: "2     Employment", "IV.    Grants", "C     Teaching". They are a document's own
where they count up from its first section on and most of the words behind them name sections.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence

from transforms.headings.wording import named

Headings = dict[tuple[int, int], str]

_NUMBERED = re.compile(
    r"\s{0,40}(?:(\d{1,2})(?:\.(\d{1,2}))?|([IVX]{1,6}|[A-Z]))[.)]?\s{2,12}([^\W\d_](?:\S|\s(?!\s)){2,59})$"
)
_FIRST = frozenset(" 123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ")
_LEAST = 3
_ROMAN = (("X", 10), ("IX", 9), ("V", 5), ("IV", 4), ("I", 1))


def numbered(pages: Sequence[Sequence[str]]) -> Headings:
    """(page, line) -> the words of each numbered heading; {} where no numbers count up over sections."""
    lines = tuple(_marked(pages))
    found = [_counted(pages, lines, mark) for mark in (str, _roman, _letter)] if len(lines) >= _LEAST else []
    return max(found, key=len, default={})


def _marked(pages: Sequence[Sequence[str]]) -> Iterator[tuple[int, int, re.Match[str]]]:
    """(page, line, match) of each line that may be a numbered heading."""
    for number, page in enumerate(pages):
        for at, line in enumerate(page):
            match = _NUMBERED.match(line) if "  " in line[:9] and line[0] in _FIRST else None
            if match and match[4][-1] not in ".,;" and match[4][0].isupper():
                yield number, at, match


def _counted(
    pages: Sequence[Sequence[str]], lines: Sequence[tuple[int, int, re.Match[str]]], mark: Callable[[int], str]
) -> Headings:
    """The headings whose numbers, written in one way, count up from one; those of a second rank below them."""
    found: Headings = {}
    inner: Headings = {}
    expected, known = 1, 0
    for number, at, match in lines:
        own, words = match[1] or match[3], match[4]
        is_named = named(words).whole
        if match[2] and own == mark(expected - 1):
            inner[number, at] = words
        elif not match[2] and own == mark(expected) and (is_named or not at or not pages[number][at - 1].strip()):
            found[number, at] = words.upper()
            expected, known = expected + 1, known + is_named
    return found | inner if len(found) >= _LEAST and known >= 0.5 * len(found) else {}


def _roman(number: int) -> str:
    text = ""
    for letters, value in _ROMAN:
        text += letters * (number // value)
        number %= value
    return text


def _letter(number: int) -> str:
    return chr(ord("@") + number) if 0 < number <= 26 else ""
