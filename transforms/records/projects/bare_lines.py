"""A project's first line without what is no part of its title: addresses, numbers, tags, buttons, a date, a role.

Consumes a `Line`; produces it bare.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities.titles import is_title
from transforms.model import Line
from transforms.records.grants.investigators import ROLE
from transforms.records.lists.looks import is_organization
from transforms.records.service.role_words import is_role
from transforms.text.styled import without

URL = re.compile(r"\(?\b(?:https?://|www\.)[^\s)]+\)?")
_NUMBER = re.compile(r"\d{1,2}[.)]\s{1,3}(?=[^\W\d_]|[“\"])")
_TAGGED = re.compile(r"\[[^\[\]]{2,24}\]\s{1,3}(?=[A-ZÀ-Þ“\"])")  # "[NIH] Looms of the north"


def bare_line(line: Line) -> Line:
    """The line without all of them."""
    return _undated(_plain(line))


def without_part(line: Line) -> Line:
    """The line without the part that the owner has in it: "Maintainer, Slow Looms", "Editor, *Felt Atlas*"."""
    part, comma, rest = line.text.partition(", ")
    if not comma or not rest[:1].isupper() or part.count(" ") >= _WORDS or " of " in part or line.begins_bold:
        return line
    if line.links and not line.links[0].start:
        return line
    if not (is_title(part) or is_role(part) or ROLE.fullmatch(part)) or is_organization(rest.partition(",")[0]):
        return line
    return without(line, 0, len(part) + len(comma))


_WORDS = 3  # of such a part


def _plain(line: Line) -> Line:
    """The line without addresses, and without a number of its own: "**1. Looms at sea** (2021)"."""
    if line.text[:1].isdigit() and (number := _NUMBER.match(line.text)):
        line = without(line, 0, number.end())
    if not line.links and (tag := _TAGGED.match(line.text)):
        line = without(line, 0, tag.end())
    if line.links and ")" in line.text:
        line = _without_buttons(line)
    if "://" not in line.text and "www." not in line.text:
        return line
    return replace(line, text=URL.sub("", line.text).replace("()", ""), links=())


def _without_buttons(line: Line) -> Line:
    """The line without a bracket of nothing but links at its end: "Looms ([Part 1](a), [Part 2](b))"."""
    bracket = _BRACKET_AT_END.search(line.text)
    if bracket is None or not bracket.start():
        return line
    bare = list(line.text)
    for link in line.links:
        bare[link.start : link.end] = " " * (link.end - link.start)
    rest = "".join(bare[bracket.start() :])
    return without(line, bracket.start(), len(line.text)) if not any(map(str.isalnum, rest)) else line


_BRACKET_AT_END = re.compile(r"\s?\([^()]{2,200}\)$")


def _undated(line: Line) -> Line:
    """The line without the date that it begins with, if more follows: "**2019** *Looms*, Globex"."""
    dates = find_dates(line.text)
    if not dates or dates[0].span.start:
        return line
    rest = line.text[dates[0].span.end :].lstrip(" \t:,.–—-|")
    return without(line, 0, len(line.text) - len(rest)) if rest else line
