"""Works whose title, names and venue stand on lines of their own: the line of names tells which is which.

Consumes a citation's text; produces its `Segments`.
"""

from __future__ import annotations

import re

from transforms.citations.later_names import owned
from transforms.citations.name_runs import name_run
from transforms.citations.segments import Segments, trimmed
from transforms.citations.venues_in_brackets import without_brackets
from transforms.entities import venues
from transforms.model import Span
from transforms.names.people import fold

_LINE = re.compile(r"[^\n]+")
_CELL = re.compile(r"[^\t]+")


def by_lines(text: str, owner: str) -> Segments | None:
    """Title, names and venue on lines of their own: the line of names tells which is which."""
    lines = [Span(m.start(), m.end()) for m in (_LINE if "\n" in text else _CELL).finditer(text)]
    listed = [i for i, line in enumerate(lines) if _is_list_of_names(text[line.start : line.end], owner)]
    if owner:
        family = fold(owner).split()[-1]
        listed = [i for i in listed if family in fold(text[lines[i].start : lines[i].end]).split()] or listed
    if not listed or len(lines) < 2:
        return None
    place = listed[0]
    start = lines[place].start
    names = trimmed(text, Span(start, start + name_run(text[start : lines[place].end], 0, owner)))
    if place == 0:
        dated = _DATED_END.search(text, *lines[1])
        title = Span(lines[1].start, dated.start()) if dated else lines[1]
        rest = (Span(title.end, len(text)),)
        order = "authors title"
    else:
        title, rest = Span(lines[0].start, lines[place - 1].end), (Span(lines[place].end, len(text)),)
        order = "title authors"
    title, bracket = without_brackets(text, title)
    words = text[title.start : title.end]
    least = _ONE_WORD if place == 1 and owner and owned(text[names.start : names.end], owner) else _SHORTEST
    if venues.known(words) or len(words) < least or place > 2 or "\x00" in words:
        return None
    if place == 0 and _GOES_ON.search(words) and not any(map(str.isalpha, text[lines[1].end :])):
        return None  # all but the names and an address stands on one line
    around_it = (bracket, *rest) if bracket else rest
    return Segments(names, trimmed(text, title), around_it, order, certain=True, cut="\n")


def over_owner(text: str, styled: Span, owner: str) -> Segments | None:
    """A title of one plain word over the owner's names, where the venue below these is set off; else None."""
    first, _, below = text.partition("\n")
    names = below.partition("\n")[0]
    if " " in first or not first.isalpha() or styled.start < len(first) + len(names) + 2:
        return None
    return by_lines(text, owner) if owned(names, owner) and _is_list_of_names(names, owner) else None


_SHORTEST, _ONE_WORD = 8, 4  # letters of a title; of one right over the owner's names
_DATED_END = re.compile(r"\s\((?:19|20)\d\d\)$")
_GOES_ON = re.compile(
    r"(?<=....)\b(?:19|20)\d\d\b.{0,40}$|\b\d{1,4}\s?(?:\(\d{1,3}\))?[:,] ?\d{1,5}[-–]\d{1,5}\W{0,2}$"
)


def _is_list_of_names(line: str, owner: str) -> bool:
    end = name_run(line, 0, owner)
    return (
        end > 3
        and not any(c.isalnum() for c in line[end:])
        and ("," in line or "&" in line or " and " in line or fold(line) == fold(owner))
    )
