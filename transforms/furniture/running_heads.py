"""Running heads of pages. Consumes a line at a page's edge and the document's title; tells whether it is no more.

A head of two pages stands on the second alone, so that nothing returns by which it could be told.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

from transforms.model import Line
from transforms.names.people import is_name
from transforms.text.words import holds_one
from transforms.vocabulary import forms, toml

_WORD = re.compile(r"[^\W\d_]+")
_PARTS = re.compile(r"\s?[:|•·,]\s|\s[-–—]+(?:\s|$)")
_COUNT = re.compile(r"\W{0,3}\b(?:[Pp](?:age|\.) ?)?\d{1,2}(?: ?(?:/|of) ?\d{1,2})?$")
_LONGEST, _LINES = 100, 12


class Title(NamedTuple):
    """Words of a document's beginning: of the line that most likely names the owner, and of the lines around it."""

    name: frozenset[str]
    around: frozenset[str]


def title_of(lines: Iterable[str]) -> Title:
    """The words of the first line that is more than "Curriculum vitae", and of a few behind it."""
    found = [words for line in islice(lines, _LINES) if (words := _WORD.findall(line.lower()))]
    name = next((words for words in found if any(word not in _page_words() for word in words)), [])
    return Title(frozenset(name), frozenset(word for words in found for word in words))


def is_running_head(text: str, title: Title, *, several: bool = False) -> bool:
    """True where the words say nothing but whose document it is, what it is, its date and its page.

    `several`: the words return with the next number, so that "CV" beside them is enough, whoever's it is.
    """
    if len(text) > _LONGEST:
        return False
    words = _WORD.findall(text.lower())
    is_cv = any(word in _cv_words() for word in words)
    names = title.around if is_cv else title.name
    named = [word for word in words if word in names and len(word) > 1 and word not in _page_words()]
    rest = [word for word in words if word not in names and len(word) > 1]
    if not all(word in _page_words() for word in rest):
        return several and is_cv
    return is_cv or (bool(named) and (bool(rest) or len(named) > 1 or any(map(str.isdigit, text))))


def owner_in(text: str) -> str:
    """The name beside "CV" in a running head, else "": "Curriculum Vitae: Ada Quill 2", "Ada Quill – CV – 3"."""
    parts = [part.strip(" .") for part in _PARTS.split(_COUNT.sub("", text.strip()))] if len(text) <= _LONGEST else []
    names = [part for part in parts if part and not is_cv(part)]
    return names[0] if len(names) == 1 < len(parts) and len(names[0].split()) > 1 and is_name(names[0]) else ""


def is_cv(words: str) -> bool:
    """True for words that only say what a document is: "Curriculum Vitae", "CV"."""
    return " ".join(words.lower().split()) in toml("furniture")["cv"]


def feet_of_cv(lines: Sequence[Line]) -> set[int]:
    """The numbers of lines below the head that say nothing but "CV", with a page's number or a date beside it.

    Beside both may stand the owner's name: "Ada Quill | Curriculum Vitae | Page 1 of 2".
    """
    rest = [line for line in lines[_NAMED:] if len(line.text) < _FOOT and not line.heading]
    bare = (line for line in rest if len(line.text) < _BARE_FOOT and line.text[0] in _FIRST)
    found = {line.number for line in bare if _is_foot(line.text)}
    named = [line for line in rest if line.text[-1].isdigit() and holds_one(line.text, _CALLED)]
    if not named:
        return found
    title = title_of(line.text for line in lines[:_NAMED])
    return found | {line.number for line in named if is_running_head(line.text, Title(title.name, title.name))}


def _is_foot(text: str) -> bool:
    """True for "Curriculum Vitae — 2", "CV – February 2026"."""
    bare = _COUNT.sub("", text)
    said, *rest = (part.strip(" .") for part in _PARTS.split(bare))
    if not is_cv(said):
        return False
    dated = all(word in _page_words() for word in _WORD.findall(" ".join(rest).lower()))
    return bare != text if not any(rest) else dated and any(map(str.isdigit, text))


_CALLED = ("itae", "CV", "ésumé", "Vita", "ITAE", "sum")
_NAMED = 2  # lines that say whose the document is, and of which date
_FOOT, _BARE_FOOT = 72, 45  # characters of such a line, with the owner's name and without
_FIRST = frozenset("cCrRvVlL")  # what the words of `is_cv` mostly begin with


def titles_of_cv(lines: tuple[Line, ...]) -> frozenset[int]:
    """The number of a first line that says what a document is, in a word that may head a section too ("Vita")."""
    top = [line for line in lines[:_TOP] if line.text]
    is_title = len(top) > 1 and is_cv(top[0].text) and is_name(top[1].text)
    return frozenset(line.number for line in top[:1] if is_title)


_TOP = 6  # lines, blank ones too, in which the first two stand


@cache
def _cv_words() -> frozenset[str]:
    return frozenset(phrase for phrase in toml("furniture")["cv"] if " " not in phrase)


@cache
def _page_words() -> frozenset[str]:
    months = (word for words in toml("dates")["months"].values() for word in words.split())
    return frozenset((*" ".join(toml("furniture")["cv"]).split(), *months, *forms("furniture", "pages")))
