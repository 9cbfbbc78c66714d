"""Honours without a date among dated ones, each on a line of its own.

As in "Heron Medal" between "Best Loom Prize, Globex, 2022" and "Travel Grant, IEEE, 2021". Consumes the lines of a
run; produces a yes or no.
"""

from __future__ import annotations

from functools import cache

from transforms.dates.ends import ends_dated
from transforms.dates.ranges import find_dates
from transforms.lines.shapes import is_prose
from transforms.model import Line
from transforms.vocabulary import forms

_LEAST, _MOSTLY = 2, 0.6  # dated lines, and their share
_FEW, _NAMED = 3, 0.75  # lines, and the share of them in which a word names an honour
_LONGEST, _WORDS = 120, 3  # of an undated one: characters; words of one that names who gave it


def are_lone_honours(lines: list[Line]) -> bool:
    """True where each line is one honour: most end in a date, or begin with one, and the others look as whole."""
    if any(line.bullet or line.heading or "\t" in line.text or line.text[-1] in ",:;-" for line in lines):
        return False
    if any(line.gap_before != lines[1].gap_before or line.indent != lines[0].indent for line in lines[2:]):
        return False
    dates = [find_dates(line.text) for line in lines]
    dated = [line for line, when in zip(lines, dates, strict=True) if when]
    if not all(_is_whole(line) for line, when in zip(lines, dates, strict=True) if not when):
        return False
    if any(len(line.text.split()) < _WORDS for line in dated):
        return False  # what the dates alone are worth
    named = sum(_names_honour(line) for line in lines)
    return len(dated) < len(lines) and ((len(lines) >= _FEW and named >= _NAMED * len(lines)) or _mostly(lines, dated))


def _mostly(lines: list[Line], dated: list[Line]) -> bool:
    """True where most lines end in a date, or begin with one."""
    if len(dated) < max(_LEAST, _MOSTLY * len(lines)):
        return False
    led = [find_dates(line.text)[0].span.start < _WORDS for line in dated]
    return all(led) or (not any(led) and all(ends_dated(line.text) for line in dated))


def _names_honour(line: Line) -> bool:
    return bool(_honours() & _words(line))


def _words(line: Line) -> frozenset[str]:
    return frozenset(line.text.casefold().replace(",", " ").split())


def _is_whole(line: Line) -> bool:
    text = line.text
    if len(text) > _LONGEST or not text[0].isupper() or is_prose(text):
        return False
    return _names_honour(line) or (", " in text and len(_words(line)) > _WORDS)


@cache
def _honours() -> frozenset[str]:
    return frozenset(forms("lists", "awards", "strong"))
