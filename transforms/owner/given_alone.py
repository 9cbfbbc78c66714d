"""Owners who say no more than a given name: "Hi, I'm Ada!". Consumes a document's sections; produces the `Person`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from transforms.evidence import of_lines
from transforms.model import Document, Line, Section
from transforms.names.words import is_given_name
from transforms.parsed import Person
from transforms.unchecked import made

_TOLD = frozenset(("about", "header", "other", "news"))
_FIRST = 4  # lines of a section
_CONFIDENCE = 0.4
_SELF = re.compile(
    r"\b(?:I(?:['’]m| am)|[Mm]y name is) (?P<name>[A-ZÀ-Þ][\w’'-]{1,20})(?=[!.,]| \((?:he|she|they)\b| and I\b)"
    r"|^(?:[Hh]i|[Hh]ello)[,!]? (?P<hi>[A-ZÀ-Þ][\w’'-]{1,20}) here[!.]"
    r"|^(?P<third>(?!(?:She|He|They|It|This|That|Here|There)\b)[A-ZÀ-Þ][\w’'-]{1,20}) is (?:(?:currently|now) )?an? "
)


_OF_THIRD = re.compile(r"(?:^|[.!] )(?:She|He|Her|His) ")


_TITLE = re.compile(
    r"\W{0,6}(?:[Hh]i|[Hh]ello|[Hh]ey)(?: there)?\W{1,4}(?:I['’]m|I am|[Mm]y name is|[Tt]his is) "
    r"(?P<name>[A-ZÀ-Þ][\w’'-]{1,20})\W{0,4}"
)


def with_given_name(person: Person | None, document: Document, sections: Sequence[Section]) -> Person | None:
    """The person; with a given name where nothing else names them and a page says no more."""
    if person is not None and person.name:
        return person
    title = _TITLE.fullmatch(document.metadata.get("title", ""))
    top = next((section.lines[0] for section in sections if section.lines), None)
    found = (title["name"], top) if title and top else next(_presented(sections), None)
    if found is None:
        return person
    name, line = found
    where = of_lines([line])
    if person is None:
        return made(Person, name=name, evidence=where, confidence=_CONFIDENCE)
    return person.model_copy(
        update={"name": name, "also": (*person.also, where), "issues": (), "confidence": _CONFIDENCE}
    )


def _presented(sections: Iterable[Section]) -> Iterator[tuple[str, Line]]:
    """A given name with which somebody presents themselves, and its line."""
    openings = [section.lines[:_FIRST] for section in sections if section.kind in _TOLD]
    for first, line in ((lines, line) for lines in openings for line in lines):
        found = _SELF.search(line.text)
        name = found and (found["name"] or found["hi"] or found["third"])
        told = found and found["third"] and any(_OF_THIRD.search(other.text) for other in first)
        if name and (told or is_given_name(name)):
            yield name, line
