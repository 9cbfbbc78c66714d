"""Titles of posts that no headings are, though their words name a kind: "Language Instructor". Consumes headings.

What heads a section stands not among posts that look as it does: below the same heading of positions stands another
title in the same look, and both have their dates beside them.
"""

from __future__ import annotations

from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.entities.titles import is_title
from transforms.heads.looks import Head, Heads
from transforms.model import Line

_NEAR = 3  # lines from a title on, in one of which its dates stand
_LONGEST = 80  # characters of a title


def sibling_titles(body: tuple[Line, ...], heads: Heads) -> frozenset[int]:
    """The places of headings that are titles of posts, as others are below the same heading of positions."""
    titles = {place for place, head in heads.items() if _may_be_title(head)}
    if not titles:
        return frozenset()
    found = set[int]()
    for start, end in pairwise([*(place for place in heads if place not in titles), len(body)]):
        if heads[start].named.kinds[:1] == ("positions",):
            found |= {place for place in titles if start < place < end and _has_sibling(body, start, place, end)}
    return frozenset(found)


def _may_be_title(head: Head) -> bool:
    text = head.line.text
    named = head.named.kinds[:1]
    return " " in text and text[-1] not in "s:" and named != ("positions",) and is_title(text)


def _has_sibling(body: tuple[Line, ...], start: int, place: int, end: int) -> bool:
    if not _is_dated(body, place):
        return False
    look = _look(body[place])
    others = (other for other in range(start + 1, end) if other != place and _look(body[other]) == look)
    return any(is_title(body[other].text) and _is_dated(body, other) for other in others)


def _look(line: Line) -> tuple[int, bool, bool, bool]:
    return line.heading, line.is_bold, line.text.isupper(), len(line.text) < _LONGEST


def _is_dated(body: tuple[Line, ...], place: int) -> bool:
    near = body[max(0, place - 1) : place + _NEAR]
    return any(date.is_range for line in near for date in find_dates(line.text))
