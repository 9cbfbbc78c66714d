"""Headings of a margin in bold capitals that stand on the lines of their entries. Consumes converted markdown.

A page whose margin is a column of a table gives "**AWARDS** **Prize** of the Oak 2019" over "**HONORS** Moss Medal":
one heading, "AWARDS HONORS", and two entries. Several paragraphs have to begin so; then what they all begin with are
headings, whatever their words. Produces the text with these above their entries.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.headings.wording import named

_WORD = r"(?:_?\*\*_?(?:&|[A-ZÀ-Þ][A-ZÀ-Þ/&,’'-]{2,20})_?\*\*_?)"
_LEAD = re.compile(rf"{_WORD}(?: {_WORD}){{0,3}}(?= |$)")
_LATER = re.compile(r" \*\*([A-ZÀ-Þ]{4,20})\*\* (?=\S)")
_MARKS = str.maketrans("", "", "*_")
_KINDS = 3  # of section that such words have to name
_MOST = 4  # lines over which a margin breaks a heading


class _Side(NamedTuple):
    """A heading's words, how many lines of its paragraph they begin, and what is left of these."""

    words: str
    taken: int
    rests: tuple[str, ...]


def with_capital_margins(text: str) -> str:
    """The text; such headings in lines of their own, where several paragraphs begin with them."""
    lines = text.split("\n")
    places = [at for at, line in enumerate(lines) if line[:2] == "**" and not (at and lines[at - 1].strip())]
    sides = {at: side for at in places if (side := _side(lines, at))}
    kinds = {kind for side in sides.values() if (said := named(side.words)).whole for kind in said.kinds}
    if len(kinds) < _KINDS:
        return text
    out: list[str] = []
    at = 0
    while at < len(lines):
        side = sides.get(at)
        out += ["", f"## {side.words}", "", *filter(None, side.rests)] if side else [lines[at]]
        at += side.taken if side else 1
    return "\n".join(out)


def _side(lines: Sequence[str], at: int) -> _Side | None:
    """The heading with which a paragraph begins, an entry beside it; it may go on in the next line, or in its own."""
    first, rest = _lead(lines[at], "")
    if not first or not rest:
        return _over_more(first, lines[at + 1 : at + _MOST]) if first else None
    for later in _LATER.finditer(rest):
        if named(f"{first} {later[1]}").whole:  # the row below was put on the same line
            return _Side(f"{first} {later[1]}", 1, (rest[: later.start()], rest[later.end() :]))
    second, more = _lead(lines[at + 1], first) if at + 1 < len(lines) else ("", "")
    both = named(f"{first} {second}")
    if second and (both.whole or not (named(first).whole and named(second).whole)):
        return _Side(f"{first} {second}", 2, (rest, more))
    return _Side(first, 1, (rest,)) if named(first).kinds else None


def _over_more(first: str, below: Sequence[str]) -> _Side | None:
    """The heading whose first words stand alone over its last ones, beside which the entry is.

    "**NON-**" over "**INVITED**" over "**TALKS** 1. Seminar at Lorne".
    """
    words = first
    for taken, line in enumerate(below, 2):
        more, rest = _lead(line, words)
        words = f"{words}{more}" if words[-1] == "-" else f"{words} {more}"
        if not more or rest:
            return _Side(words, taken, (rest,)) if more and named(words).whole else None
    return None


def _lead(line: str, above: str) -> tuple[str, str]:
    """The words in capitals that begin a line, as many as head something, and the rest of the line."""
    match = _LEAD.match(line)
    if match is None:
        return "", line
    words = match[0].split(" ")
    sizes = range(len(words), 0, -1)
    size = next((size for size in sizes if named(_plain((above, *words[:size]))).whole), 1)
    return _plain(words[:size]), " ".join(line.split(" ")[size:]).strip()


def _plain(words: Sequence[str]) -> str:
    return " ".join(words).translate(_MARKS).strip()
