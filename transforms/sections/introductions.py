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

_KINDS = frozenset(("positions", "education", "awards", "service", "teaching", "talks", "projects", "papers"))
_DATED = frozenset(("positions", "education", "awards"))
_MOST, _LEAST, _LONGEST, _ROWS = 2, 3, 220, 3  # sentences that open a section; words, characters and lines of one
_ENDS = frozenset(".:!")
_WORD = re.compile(r"[^\W\d_][\w’'-]*")
_BEGINS = re.compile(r"(?:^|[.!?:]\W{1,3})(?P<word>[^\W\d_])")


def without_introduction(section: Section) -> Section:
    """The section from its first entry on, where sentences that state nothing stand above it."""
    if section.heading is None or section.kind not in _KINDS:
        return section
    lines, end = section.lines, 0
    for _ in range(_MOST):
        reach = _paragraph_end(lines, end)
        if reach >= len(lines) or not _opens(section.kind, lines[end:reach], lines[reach]):
            break
        end = reach
    return replace(section, lines=lines[end:]) if end else section


def _paragraph_end(lines: tuple[Line, ...], start: int) -> int:
    """Where the sentence ends that begins at a line and may run on over the next ones."""
    end = start + 1
    while end < min(start + _ROWS, len(lines)) and lines[end - 1].text[-1] not in _ENDS and not _begins(lines[end]):
        end += 1
    return end


def _begins(line: Line) -> bool:
    return bool(line.gap_before or line.bullet or line.heading)


def _opens(kind: str, rows: tuple[Line, ...], below: Line) -> bool:
    """True for a sentence alone in its paragraph, or over a list, that states nothing."""
    ends, length = rows[-1].text[-1], sum(len(row.text) + 1 for row in rows)
    if ends not in _ENDS or length > _LONGEST or any(row.bullet or row.heading or row.is_bold for row in rows):
        return False
    if not _begins(below) or any(find_dates(row.text) for row in rows):
        return False
    words = _plain_words(rows)
    said = " ".join(words)
    if _lists().match(said) is not None and ends != "!":
        return True
    if len(words) < _LEAST or kind == "papers" or any(_is_in("tells", word) for word in words):
        return False
    if ends == "." and kind in _DATED and _pattern("spans").match(said):
        return True
    return any(_is_in("speaks", word) for word in words) if ends == ":" else _points().search(said) is not None


def _plain_words(rows: tuple[Line, ...]) -> list[str]:
    """The words in lower case; [] where one of them, links and known sites aside, is a name."""
    text = _sites().sub(" ", " ".join(map(_unlinked, rows)))
    text = _BEGINS.sub(lambda match: match[0].lower(), text)
    words = _WORD.findall(text)
    are_plain = all(word.islower() or word == "I" or word.startswith(("I’", "I'")) for word in words)
    return [word.lower() for word in words] if are_plain and not any(map(str.isdigit, text)) else []


def _unlinked(line: Line) -> str:
    text = line.text
    for link in reversed(line.links):
        text = text[: link.start] + " " * (link.end - link.start) + text[link.end :]
    return text


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


@cache
def _lists() -> re.Pattern[str]:
    return re.compile(_pattern("lists").pattern)
