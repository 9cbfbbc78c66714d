"""Menus of sites whose links a dump of the page has lost: "Home Research CV Contact", "Media" over "Resources".

Consumes the worded lines of a document; produces the numbers of such lines. Names of sections alone ("Teaching
Experience") are headings: a row needs a name that only leads elsewhere, a stack of rows a place over all else.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from itertools import takewhile

from transforms.entities.titles import is_title
from transforms.model import Line
from transforms.names.people import is_name
from transforms.vocabulary import forms

_LONGEST = 110  # characters of a row
_LEAST, _STACK = 2, 3  # names of a row, one of them sure; lines of a stack
_TOP = 10  # worded lines among which a stack begins
_MOST_WORDS = 3  # of a name
_SIGNS = re.compile(r"[|·•/▾▼↑→↗☰✕×\s]+")
_JOINT = re.compile(r"(?<=[a-z])(?=[A-Z])")  # "HomePapersAbout Me": its boxes stood apart by style alone
_JOINED = re.compile(r"[A-Z](?<=[a-z][A-Z])")  # the same, begun with what a search skips to


def plain_menus(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines that name a site's pages and nothing else."""
    first, names = _first_words(), _all()
    found = {
        line.number
        for line in lines
        if len(line.text) <= _LONGEST
        and (line.text.partition(" ")[0].casefold() in first or _JOINED.search(line.text))
        and is_row(line)
    }
    if site := _from_home(lines):
        return frozenset(found | site)
    for at, line in enumerate(lines[:_TOP]):
        if line.text.casefold() not in names:
            continue
        stack = list(takewhile(lambda one: _is_name(one) and (one is line or not one.gap_before), lines[at:]))  # noqa: B023
        if len(stack) >= _STACK and at + len(stack) < len(lines) and lines[at + len(stack)].gap_before:
            return frozenset(found | {one.number for one in stack})
    return frozenset(found)


def _from_home(lines: Sequence[Line]) -> frozenset[int]:
    """A stack at the top or the foot that begins with the way home and names two known pages; any may stand between."""
    for at, line in enumerate(lines):
        if (at < _TOP or at >= len(lines) - _FOOT) and line.text.casefold() in _HOME:
            stack = [line, *takewhile(lambda one: _is_beside(one, line), lines[at + 1 :])]  # noqa: B023
            below = lines[at + len(stack)] if at + len(stack) < len(lines) else None
            known = sum(_is_known(one.text) for one in stack)
            if known >= _STACK and 2 * known >= len(stack) and (below is None or _is_apart(below, line)):
                return frozenset(one.number for one in stack)
    return frozenset()


_HOME, _FOOT = frozenset(forms("furniture", "menus", "homes")), 30  # worded lines in which a stack at the foot begins
_PAGE = re.compile(r"[A-Z][\w’'&/-]{1,20}(?: (?:[&/] )?[\w’'&/-]{1,20}){0,2}")


def _is_known(text: str) -> bool:
    """True for a page's name, and for two: "Conferences/Talks", "Papers & Books"."""
    return all(part in _all() for part in _BOTH.split(text.casefold()))


_BOTH = re.compile(r" ?[/&] ?| and ")


def _is_apart(line: Line, home: Line) -> bool:
    return bool(line.gap_before or line.heading) or line.indent != home.indent


def _is_beside(line: Line, home: Line) -> bool:
    """True for a page's name right below another: no person's, and no heading's."""
    if _is_apart(line, home) or line.bold or _PAGE.fullmatch(line.text) is None:
        return False
    return _is_known(line.text) or not (is_name(line.text) or is_title(line.text))


def is_row(line: Line) -> bool:
    """True for names of pages side by side, one of them at least a name that heads no section."""
    text = line.text
    if len(text) > _LONGEST or line.heading or line.bold or line.links or any(map(str.isdigit, text)):
        return False
    if len(parts := _JOINT.split(text)) > _STACK:
        return sum(part.casefold() in _all() for part in parts) >= _STACK
    names = _names(text) if " " in text else []
    are_names = len(names) >= _LEAST and any(name in _sure() for name in names)
    return are_names and not (len(names) == _LEAST and is_title(text))  # "Research Scholar"


def _names(text: str) -> list[str]:
    """The names that the words are, each the longest that begins there; none where a word is part of no name."""
    words = _SIGNS.sub(" ", text).strip().casefold().split(" ")
    found, at = list[str](), 0
    while at < len(words):
        name = next((one for n in range(_MOST_WORDS, 0, -1) if (one := " ".join(words[at : at + n])) in _all()), "")
        if not name:
            return []
        found.append(name)
        at += name.count(" ") + 1
    return found


def _is_name(line: Line) -> bool:
    if line.heading or line.links or line.text.count(" ") >= _MOST_WORDS or line.text[-1] == ":":
        return False
    return line.text.casefold() in _all()


@cache
def _sure() -> frozenset[str]:
    return frozenset(forms("furniture", "menus", "sure"))


@cache
def _all() -> frozenset[str]:
    return _sure() | frozenset(forms("furniture", "menus", "names"))


@cache
def _first_words() -> frozenset[str]:
    return frozenset(name.split(" ", 1)[0] for name in _all())
