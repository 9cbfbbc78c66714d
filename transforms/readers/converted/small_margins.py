"""Headings of a margin that a converter set on the lines of their first entries, in small letters or in two halves.

Consumes lines; produces them with each such heading in a line of its own: "education **University of Ghent**", and the
halves of "honors and Prize of the Oak", "awards Prize of the Elm", or "Honors and", "Awards Prize of the Oak" where the
margin stands lower than its text. No entry begins so, but sentences that go on may:
several kinds of section have to.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.headings.wording import named

_HALF = re.compile(r"((?:[a-z]{3,14}|&)(?: (?:[a-z]{3,14}|&)){0,2}) (?=[A-Z0-9“\"*_])")
_BEGUN = re.compile(r"[A-Z][a-z]{3,14}(?: (?:[A-Z][a-z]{2,14}|and|&)){0,2}")
_ENDED = re.compile(r"((?:(?:and|&) )?[A-Z][a-z]{2,14}(?: (?:and|&) [A-Z][a-z]{2,14})?)(?: (?=[A-Z0-9“\"(*_\[])|$)")
_SET_OFF = ("**", "_", "“", '"')
_ALONE = re.compile(r"[a-z]{3,14}(?: (?:[a-z]{3,14}|&)){0,2}")
_LONGEST = 30
_LEAST = 2  # kinds of section


class _Head(NamedTuple):
    """A heading: its words, and by line number what is left of the lines that held it."""

    words: str
    rest: dict[int, str]


def with_small_margins(lines: Sequence[str]) -> list[str]:
    """The lines, headings in small letters at their beginnings in lines of their own."""
    found: dict[int, _Head] = {}
    for way in (_head, _half):
        heads = {at: head for at, line in enumerate(lines) if line and (head := way(lines, at))}
        if len({named(head.words).kinds for head in heads.values()}) >= _LEAST:
            found |= heads
    rests = {at: rest for head in found.values() for at, rest in head.rest.items()}
    out: list[str] = []
    for at, line in enumerate(lines):
        if at in found:
            above = ["", f"## {found[at].words.capitalize()}", ""]
            is_lower = line[0].isupper() and at > 1 and lines[at - 1].strip() and not lines[at - 2].strip()
            if is_lower and out[-1] == lines[at - 1]:  # the text has begun in the line above
                out[-1:] = [*above, out[-1]]
            else:
                out += above
        out.append(rests.get(at, line))
    return out


def _head(lines: Sequence[str], at: int) -> _Head | None:
    """The heading that begins in a line: a half alone above the other, two halves in two lines, or one line's."""
    line = lines[at]
    if not line[0].islower():
        return None
    below = next((place for place in (at + 1, at + 2) if place < len(lines) and lines[place].strip()), -1)
    more = _HALF.match(lines[below]) if below > 0 else None
    if more and _ALONE.fullmatch(line.strip()) and named(f"{line.strip()} {more[1]}").whole:
        return _Head(f"{line.strip()} {more[1]}", {at: "", below: lines[below][more.end() :]})
    match = _HALF.match(line)
    if not match:
        return None
    if more and below == at + 1 and _are_one(match[1], more[1]):
        return _Head(f"{match[1]} {more[1]}", {at: line[match.end() :], below: lines[below][more.end() :]})
    above = at > 0 and lines[at - 1].strip() != ""
    if not above and named(match[1]).whole and line[match.end() :].startswith(_SET_OFF):
        return _Head(match[1], {at: line[match.end() :]})
    return None


def _half(lines: Sequence[str], at: int) -> _Head | None:
    """A heading whose first words stand alone above the last, which stand before an entry's words."""
    if len(lines[at]) > _LONGEST or not _BEGUN.fullmatch(lines[at]) or at + 1 == len(lines):
        return None
    match = _ENDED.match(lines[at + 1])
    if not match or (match.end() == len(lines[at + 1]) and not any(lines[max(0, at - 1) : at])):
        return None
    words = f"{lines[at]} {match[1]}"
    return _Head(words, {at: "", at + 1: lines[at + 1][match.end() :]}) if named(words).whole else None


def _are_one(first: str, second: str) -> bool:
    both = named(f"{first} {second}")
    return both.whole and (len(both.kinds) == 1 or first.endswith((" and", "&"))) and not second.endswith(" and")
