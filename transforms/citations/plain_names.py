"""Lists of names in plain form: each a given and a family name, or a family name and initials, nothing beside.

Consumes text; produces `Author`s and where the list ends, or None where a list of any other form begins.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from transforms.model import Span, new
from transforms.names.lists import Author
from transforms.names.people import is_common, is_no_family
from transforms.vocabulary import any_of

_PARTICLES = rf"(?:(?:{any_of('name_words', 'forms', 'particles')}|L[ea]|De|St\.)[ -]){{0,3}}"
_MARKS = r"(?P<marks>[*†‡§¶]{0,3})"


class _Forms(NamedTuple):
    """The forms of names: one that begins a list, and with what follows it."""

    forward: re.Pattern[str]
    inverted: re.Pattern[str]
    medical: re.Pattern[str]


@cache
def _forms(up: str, low: str) -> _Forms:
    """The forms of names that are written with these capitals and small letters."""
    word = rf"[{up}][{low}]{{1,24}}"
    last = rf"(?:[ODLdl]['’])?[{up}][{low}]{{1,24}}(?:[{up}][{low}]{{1,20}})?(?:[-'’][{up}]?[{low}]{{1,24}}){{0,2}}"
    initials = rf"(?:[{up}]\.[ -]?){{1,4}}"
    after = rf"{_MARKS}(?P<next>,? (?:and|&) |[,;] )?(?:(?<![,;] )|(?=[{up}]|[dvlzta][a-z]{{1,4}}[ '’-]))"
    more = rf"(?: (?P<more>(?:(?:de|del|dos|da|do|y|e) (?:la |los )?)?{last}))?"  # of a family name in two words
    return _Forms(
        re.compile(
            rf"(?P<name>(?:(?P<given>{word}(?:-[{up}]?[{low}]{{1,24}})?) (?:[{up}]\.? |{word} ){{0,2}}|"
            rf"{initials}(?<=[ .])){_PARTICLES}(?P<family>{last}){more}){after}"
        ),
        re.compile(rf"(?P<name>{_PARTICLES}(?P<family>{last}){more}, (?P<given>{initials}(?<=\.))){after}"),
        re.compile(rf"(?P<name>{_PARTICLES}(?P<family>{last}){more} (?P<given>[{up}]{{1,3}}(?=[.,:]))){after}"),
    )


_EVERY = "A-ZÀ-ÖØ-ÞĀ-ſȘȚḀ-ỿ", "a-zß-öø-ÿĀ-ſșțḀ-ỿ"
_PLAIN = "A-Z", "a-z"  # of text without other letters: twice as fast


def plain_authors(text: str, start: int) -> tuple[tuple[Author, ...], int] | None:
    """The names of the list that begins at `start`, and where it ends."""
    forms, matched = _forms(*(_PLAIN if text.isascii() else _EVERY)), False
    for form in forms[:2]:  # "Ode Fern, M." begins like the one and is the other
        if match := form.match(text, start):
            if found := _listed(form, match, text, start, is_no_family if form is forms.inverted else is_common):
                return found
            matched = True
    match = None if matched else forms.medical.match(text, start)
    return _listed(forms.medical, match, text, start, is_common) if match else None


def _listed(
    form: re.Pattern[str], match: re.Match[str] | None, text: str, start: int, is_word: Callable[[str], bool]
) -> tuple[tuple[Author, ...], int] | None:
    """The names of a list in one form, from its first on; `is_word` tells what no family is called after."""
    found: list[Author] = []
    is_forward = form.groupindex["given"] < form.groupindex["family"]
    while match is not None:
        if is_forward:
            name, given, family, more, marks, following = match.groups()
        else:
            name, family, more, given, marks, following = match.groups()
        if is_word(family) or (more and is_common(more)) or (given and "." not in given and is_common(given)):
            return None  # a word of titles and prose
        end = match.end(5)
        found.append(new(Author, (name, marks, new(Span, (match.start() - start, end - start)))))
        if following is None:
            return tuple(found), end
        match = form.match(text, match.end())
    return None
