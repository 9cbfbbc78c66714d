"""Titles of posts that no headings are, though their words name a kind: "Language Instructor". Consumes headings.

What heads a section stands not among posts that look as it does: below the same heading of positions stands another
title in the same look, and both have their dates beside them. So do duties below a heading of service: "PhD student
representative" over "2014 Weavers' Guild".
"""

from __future__ import annotations

import re
from collections.abc import Callable
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
        if (kind := "".join(heads[start].named.kinds[:1])) in _DATED:
            within = (place for place in titles if start < place < end)
            found |= {place for place in within if _has_sibling(body, start, place, end, _DATED[kind])}
    return frozenset(found)


def _may_be_title(head: Head) -> bool:
    text = head.line.text
    named = head.named.kinds[:1]
    return " " in text and text[-1] not in "s:" and named != ("positions",) and is_title(text)


def _has_sibling(body: tuple[Line, ...], start: int, place: int, end: int, is_dated: _Dated) -> bool:
    if not is_dated(body, place):
        return False
    look = _look(body[place])
    others = (other for other in range(start + 1, end) if other != place and _look(body[other]) == look)
    return any(is_title(body[other].text) and is_dated(body, other) for other in others)


def _look(line: Line) -> tuple[int, bool, bool, bool]:
    return line.heading, line.is_bold, line.text.isupper(), len(line.text) < _LONGEST


def _is_dated(body: tuple[Line, ...], place: int) -> bool:
    near = body[max(0, place - 1) : place + _NEAR]
    return any(date.is_range for line in near for date in find_dates(line.text))


def _stands_over_year(body: tuple[Line, ...], place: int) -> bool:
    """True for a line right over one that begins with a year and goes on with a body: "2014 Weavers' Guild"."""
    below = body[place + 1] if place + 1 < len(body) else None
    return below is not None and not below.gap_before and _YEAR.match(below.text) is not None


_Dated = Callable[[tuple[Line, ...], int], bool]
_YEAR = re.compile(r"(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)\d\d|\d\d|[a-z]{3,7}))?[ \t,:]{1,3}[A-ZÀ-Þ]")
_DATED: dict[str, _Dated] = {"positions": _is_dated, "service": _stands_over_year}
