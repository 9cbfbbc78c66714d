"""Sentences that open a section and state nothing of it: "Here are some projects that I have worked on:".

Consumes a `Section`; produces it without them, so that they are neither an entry nor the head of one. A sentence that
says what the owner was, where or when ("I have been a TA for these courses:") stays: the entries need it.
"""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache

from transforms.dates.ranges import find_dates
from transforms.model import Line, Section
from transforms.vocabulary import any_of

_KINDS = frozenset(("positions", "education", "awards", "service", "teaching", "talks", "projects"))
_MOST, _LEAST, _LONGEST = 2, 3, 220  # sentences that open a section; words and characters of one
_ENDS = frozenset(".:!")
_WORD = re.compile(r"[^\W\d_][\w’'-]*")
_BEGINS = re.compile(r"(?:^|[.!?:]\W{1,3})(?P<word>[^\W\d_])")


def without_introduction(section: Section) -> Section:
    """The section from its first entry on, where sentences that state nothing stand above it."""
    if section.heading is None or section.kind not in _KINDS:
        return section
    lines, end = section.lines, 0
    while end < min(_MOST, len(lines) - 1) and _opens(lines[end], lines[end + 1]):
        end += 1
    return replace(section, lines=lines[end:]) if end else section


def _opens(line: Line, below: Line) -> bool:
    """True for a sentence alone in its paragraph, or over a list, that states nothing."""
    if line.bullet or line.heading or line.is_bold or line.text[-1] not in _ENDS or len(line.text) > _LONGEST:
        return False
    if not (below.gap_before or below.bullet or below.heading) or find_dates(line.text):
        return False
    words = _plain_words(line)
    if len(words) < _LEAST or any(_is_in("tells", word) for word in words):
        return False
    said = " ".join(words)
    return any(_is_in("speaks", word) for word in words) if line.text[-1] == ":" else _points().search(said) is not None


def _plain_words(line: Line) -> list[str]:
    """The words in lower case; [] where one of them, links and known sites aside, is a name."""
    text = line.text
    for link in reversed(line.links):
        text = text[: link.start] + " " * (link.end - link.start) + text[link.end :]
    text = _sites().sub(" ", text)
    text = _BEGINS.sub(lambda match: match[0].lower(), text)
    words = _WORD.findall(text)
    are_plain = all(word.islower() or word == "I" or word.startswith(("I’", "I'")) for word in words)
    return [word.lower() for word in words] if are_plain and not any(map(str.isdigit, text)) else []


@cache
def _is_in(table: str, word: str) -> bool:
    return _pattern(table).fullmatch(word) is not None


@cache
def _pattern(table: str) -> re.Pattern[str]:
    return re.compile(any_of("furniture", "introductions", table))


@cache
def _points() -> re.Pattern[str]:
    return re.compile(rf"\b(?:{_pattern('points').pattern})\b")


@cache
def _sites() -> re.Pattern[str]:
    return re.compile(rf"(?i)\b(?:{_pattern('sites').pattern})\b")
