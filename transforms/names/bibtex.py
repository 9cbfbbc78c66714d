"""Names as BibTeX writes them: "Quill, Ada and Fern, Bo".

Consumes a document's lines; produces them with such lists in reading order ("Ada Quill, Bo Fern"), which all that reads
names understands; `as_stated` gives the stated order back. Pages made from a bibliography copy its `author` field: a
comma parts a name there, and "and" alone parts two of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple, TypeVar

from transforms.model import Line, Link, Span
from transforms.names.words import is_given_name, is_initials, is_name

_INITIALS = r"[^\W\d_a-z]\.(?:[-\s]?[^\W\d_a-z]\.){0,3}"
_WORD = rf"(?:{_INITIALS}|(?:[^\W\d_]['’])?[^\W\d_]{{1,25}}(?:[-'’][^\W\d_]{{1,24}}){{0,3}})"
_FAMILY = rf"(?!and\b)(?:{{?(?:(?!and\b){_WORD} ){{0,3}}(?!and\b){_WORD}}}?)"
_NAME = rf"{_FAMILY}, (?:(?!and\b){_WORD} ){{0,3}}(?!and\b){_WORD}"
_END = r"[.,:;]?$|[.:] | \(|[.,]? [“\"]"
_LIST = re.compile(rf"{_NAME}(?: and {_NAME}){{1,200}}(?P<more>,? and others)?(?={_END})")
_ALONE = re.compile(rf"{_NAME}(?={_END})")
_AND, _MORE = " and ", " and others"
_STOP = "."  # behind names that fill their line: the owner's alone would be taken for a page's running head
_LEAST = 2  # lines of a document that begin so
_MANY = 3  # names of a list that say it alone

_Range = TypeVar("_Range", Span, Link)


class Stated(NamedTuple):
    """One name: where it is stated, as it is stated, and in reading order."""

    start: int
    end: int
    stated: str
    name: str


def in_reading_order(lines: list[Line]) -> list[Line]:
    """The lines; where several begin with names as BibTeX writes them, these in reading order."""
    listed = {i: names for i, line in enumerate(lines) if _AND in line.text and (names := names_of(line.text))}
    if len(listed) < _LEAST or not any(len(names) >= _MANY for names in listed.values()):
        return lines
    stated = {one.stated for names in listed.values() for one in names}
    if not any(_is_sure(one) for names in listed.values() for one in names):
        return lines
    looks = {_look(lines[i]) for i in listed}
    for i, line in enumerate(lines):
        if i not in listed and "," in line.text and _look(line) in looks and (one := _alone(line.text)):
            whole = one.end >= len(line.text) - 1
            if one.stated in stated or (whole and _is_sure(one)):
                listed[i] = (one,)
    return [_turned(line, listed[i]) if i in listed else line for i, line in enumerate(lines)]


def names_of(text: str) -> tuple[Stated, ...]:
    """The names of a list that begins the text; () for any other text."""
    if text.count(", ", 0, text.find(_AND) + 1) != 1:
        return ()  # in front of the first "and" stands one name, with its comma
    match = _LIST.match(text)
    if match is None:
        return ()
    names = tuple(_each(text[: match.start("more") if match["more"] else match.end()]))
    return names if all(is_name(one.name) for one in names) else ()


def as_stated(names: list[str], text: str) -> list[str]:
    """The names as the text states them at its beginning, in its own order of given and family name."""
    alone = _alone(text)
    stated = {one.name: one.stated for one in names_of(text) or ((alone,) if alone else ())}
    return [stated.get(name, name) for name in names]


def _alone(text: str) -> Stated | None:
    """The only name that the text begins with."""
    match = _ALONE.match(text)
    one = next(_each(match[0])) if match else None
    return one if one and is_name(one.name) else None


def _each(text: str) -> Iterator[Stated]:
    start = 0
    for piece in text.split(_AND):
        family, _, given = piece.strip("{}").partition(", ")
        yield Stated(start, start + len(piece), piece, f"{given} {family.strip('{}')}")
        start += len(piece) + len(_AND)


def _is_sure(one: Stated) -> bool:
    first = one.name.split()[0]
    return is_initials(first) or is_given_name(first)


def _look(line: Line) -> tuple[bool, bool, bool, int]:
    return bool(line.bullet), line.is_bold, line.is_italic, line.heading


def _turned(line: Line, names: Sequence[Stated]) -> Line:
    """The line with its names in reading order, its styles where they were."""
    end, text = names[-1].end, ", ".join(one.name for one in names)
    places, at = [], 0
    for one in names:
        places.append((one.start, one.end, at, at + len(one.name)))
        at += len(one.name) + 2
    shift = len(text) - end

    def moved(place: int, *, begins: bool) -> int:
        if place >= end:
            return place + shift
        return next((b if begins else d for a, c, b, d in places if (place < c if begins else place <= c)), len(text))

    def ranges(found: tuple[_Range, ...]) -> tuple[_Range, ...]:
        turned = (r._replace(start=moved(r.start, begins=True), end=moved(r.end, begins=False)) for r in found)
        return tuple(r for r in turned if r.end > r.start)

    return replace(
        line,
        text=f"{text}{line.text[end:] or _STOP}",
        bold=ranges(line.bold),
        italic=ranges(line.italic),
        underline=ranges(line.underline),
        links=ranges(line.links),
    )
