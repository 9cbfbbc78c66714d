"""The owner whom a stamp at the foot names, or only identifiers tell apart.

Consumes the raw text and its lines; produces the name in the stamp, or one among those listed.

A page that names its owner nowhere may bear the family name in its files and addresses ("img/quill2016.jpg",
"/files/QuillThesis.pdf"), and the whole name among the authors of what it lists.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from transforms.entities.places import is_place
from transforms.model import Document, Line
from transforms.names.people import fold, given_family, is_name, split_names

_IDENTIFIER = re.compile(r"(?<=[/~\"'=])[A-Za-z][A-Za-z]{0,40}[\d_.-]?[\w-]{0,40}")
_PARTS = re.compile(r"[A-Z]?[a-z]+|[A-Z]+(?![a-z])")
_CLAUSE = re.compile(r"[“”\"(:\[\]]|(?<=[a-z]{2})\.\s")
_LEAST = 2  # lines that list a name
_LONG, _LIST = 1_500, 400  # characters of a line that is looked at, of a list of names
_LINES = 1_000  # of a document: a list that names its owner stands in far fewer


def named_late(text: str, lines: Sequence[Line]) -> Iterator[tuple[str, Line]]:
    """The name that the stamp at a page's foot bears, then the one that its identifiers bear; and where it stands."""
    for line in lines[-_FOOT:]:
        if (name := stamped(line)) and is_name(name):
            yield name, line
    yield from _listed_in_identifiers(text, lines)


def stamped(line: Line) -> str:
    """Who made a page, as its last lines say it: "© 2025 Ada Quill"; "" for any other line."""
    stamp = _STAMP.match(line.text) if len(line.text) < _STAMPED else None
    return str(stamp["name"]) if stamp else ""


def named_profiles(lines: Sequence[Line]) -> list[tuple[str, Line]]:
    """The one name that is a link to a profile whose address bears it: "[Ada Quill](linkedin.com/in/ada-quill)"."""
    found: dict[str, Line] = {}
    for line in lines:
        for link in line.links:
            words = line.text[link.start : link.end]
            if (
                "linkedin." in link.url
                and is_name(words)
                and all(part in fold(link.url) for part in fold(words).split())
            ):
                found.setdefault(words, line)
    return list(found.items()) if len(found) == 1 else []


def signing(document: Document) -> tuple[str, str]:
    """Author and title; the title first where it is a name that the page bears, and the author's is the theme's."""
    title, author = document.metadata.get("title", ""), document.metadata.get("author", "")
    if title == author or not (is_name(title) and is_name(author)):
        return "author", "title"
    family, other = title.rsplit(" ", 1)[-1], author.rsplit(" ", 1)[-1]
    is_borne = document.text.count(family) > _OFTEN and document.text.count(other) <= 1
    return ("title", "author") if is_borne else ("author", "title")


_OFTEN = 3  # times that a page bears its owner's family name


_FOOT, _STAMPED = 4, 90  # last lines of a page, and characters of one that says who made it
_STAMP = re.compile(  # "Last changed May 2024, Ada Quill", "© 2025 Ada Quill"
    r"(?i:\W*(?:(?:page |site )?(?:last )?(?:changed|updated|modified|revised|edited)|"
    r"(?:(?:page|site) )?(?:maintained|written|created|made)|©|copyright|\(c\)))"
    r"(?: ?(?:on|in|by|:|©))?[\w .,:/-]{0,24}?(?:,| by|(?<=\d)| –| -|:)? ?"
    r"(?<![\w.])(?P<name>[A-ZÀ-Þ][^\W\d_][^\d,:/|©]{3,40}?)"
    r"(?:\.?$|(?:\.|,)? ?(?:[|·•] |(?i:all rights reserved|powered by|designed? )))"
)


def _listed_in_identifiers(text: str, lines: Iterable[Line]) -> Iterator[tuple[str, Line]]:
    """The one name, listed twice or more, whose family name the document's identifiers bear, and where it stands."""
    counts, where = Counter[str](), dict[str, Line]()
    for line in islice(lines, _LINES):
        if len(line.text) <= _LONG:
            for name in dict.fromkeys(_names(line.text)):
                counts[name] += 1
                where.setdefault(name, line)
    often = [name for name, count in counts.items() if count >= _LEAST and not is_place(name)]
    borne = _borne(text) if often else Counter[str]()
    ranked = sorted(((borne[_family(name)], counts[name], name) for name in often), reverse=True)
    ranked = [item for item in ranked if item[0]]
    if ranked and (len(ranked) == 1 or ranked[0][0] > ranked[1][0]):
        yield ranked[0][2], where[ranked[0][2]]


def _names(text: str) -> Iterator[str]:
    for clause in _CLAUSE.split(text):
        if "," in clause or " and " in clause:
            yield from (name for name in split_names(clause[:_LIST]) if " " in name and is_name(name))


def _family(name: str) -> str:
    return fold(given_family(name)[1]).replace(" ", "")


def _borne(text: str) -> Counter[str]:
    """How many different identifiers bear each word: names put together with figures, marks or other words."""
    found: Counter[str] = Counter()
    for identifier in {match[0] for match in _IDENTIFIER.finditer(text)}:
        parts = {part.casefold() for part in _PARTS.findall(identifier)}
        if len(parts) > 1 or any(letter.isdigit() for letter in identifier):
            found.update(parts)
    return found
