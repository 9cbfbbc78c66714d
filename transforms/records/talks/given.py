"""The talks of an entry whose title is known: consumes its lines and where the title stands; produces them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.records.lists.pieces import tidy, unquoted
from transforms.records.talks.places import spots, year_in
from transforms.records.talks.scores import BEHIND_KIND, KIND_LABEL, Given
from transforms.text.patterns import without_front

_LABEL = re.compile(rf"^{KIND_LABEL}", re.IGNORECASE)


def without_range(lines: Sequence[Line], number: int, start: int, end: int) -> list[Line]:
    """The lines with a range of one of them cut out: what stood before and behind it on lines of their own."""
    line = lines[number]
    before = _ON.sub("", line.text[:start].rstrip(' “"„*_([–—-'))
    after = line.text[end:].lstrip(' ”"*_)].,;:')
    bare = [
        replace(line, text=text, bold=(), italic=(), links=()) for text in (before, after) if text.strip(" .,;:–—-")
    ]
    return [*lines[:number], *bare, *lines[number + 1 :]]


# What leads from where a talk was given to its title: "Globex talk given on", "Seminar at Globex entitled".
_ON = re.compile(
    r"(?i)(?:\s(?:talk|lecture|seminar)s?)?(?:\s(?:given|delivered|presented))?\s(?:on|about|entitled|titled)$"
)


def cut_at(lines: Sequence[Line], number: int, start: int, end: int) -> list[Given]:
    """The talks whose title is a range of a line, with "talk:" in front of it or without."""
    text = lines[number].text
    if ":" in text[max(0, start - 3) : start]:
        labels = (label.start() for label in BEHIND_KIND.finditer(text, 0, start) if label.end() >= start - 1)
        start = next(labels, start)
    return _given(tuple(lines), number, start, end)


@lru_cache(maxsize=64)  # several forms find the title of one entry at the same place
def _given(lines: tuple[Line, ...], number: int, start: int, end: int) -> list[Given]:
    title = unquoted(tidy(without_front(_LABEL, lines[number].text[start:end].strip(" .,;:–—-"))))
    if not title:
        return []
    return [
        Given(title, (place,) if place else (), year) for place, year in spots(without_range(lines, number, start, end))
    ]


def placed(given: Given) -> Given:
    """The talk without the place and date in brackets behind its title: "Slow Looms (Leeds, May 2019)"."""
    title = given.title or ""
    note = _NOTE.search(title) if title[-1:] == ")" else None
    dates = find_dates(note["words"]) if note else ()
    if note is None or not dates or dates[-1].span.end < len(note["words"].rstrip(" .")):
        return given
    place = note["words"][: dates[0].span.start].strip(" ,;–-")
    stated = given.places or ((place,) if place else ())
    return given._replace(
        title=title[: note.start("words") - 1].rstrip(" .,"), places=stated, year=given.year or year_in(dates)
    )


_NOTE = re.compile(r"(?<=\w)[”\"’?!.]{0,2} \((?P<words>[^()]{4,100})\)$")
