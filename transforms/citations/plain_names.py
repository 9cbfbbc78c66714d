"""Lists of names in plain form: each a given and a family name, or a family name and initials, nothing beside.

Consumes text; produces `Author`s and where the list ends, or None where a list of any other form begins.
"""

from __future__ import annotations

import re

from transforms.model import Span, new
from transforms.names.lists import Author
from transforms.names.people import is_common, is_no_family
from transforms.vocabulary import any_of

_UP = "A-ZÀ-ÖØ-ÞĀ-ſȘȚḀ-ỿ"
_LOW = "a-zß-öø-ÿĀ-ſșțḀ-ỿ"
_PARTICLES = rf"(?:(?:{any_of('name_words', 'forms', 'particles')}|L[ea]|De|St\.)[ -]){{0,3}}"
_WORD = rf"[{_UP}][{_LOW}]{{1,24}}"
_LAST = rf"(?:[ODLdl]['’])?[{_UP}][{_LOW}]{{1,24}}(?:[{_UP}][{_LOW}]{{1,20}})?(?:[-'’][{_UP}]?[{_LOW}]{{1,24}}){{0,2}}"
_INITIALS = rf"(?:[{_UP}]\.[ -]?){{1,4}}"
_MARKS = r"(?P<marks>[*†‡§¶]{0,3})"
_NEXT = rf"(?P<next>,? (?:and|&) |[,;] )?(?:(?<![,;] )|(?=[{_UP}]|[dvlzta][a-z]{{1,4}}[ '’-]))"
_MORE = rf"(?: (?P<more>(?:(?:de|del|dos|da|do|y|e) (?:la |los )?)?{_LAST}))?"  # of a family name in two words
_FORWARD = re.compile(
    rf"(?P<name>(?:(?P<given>{_WORD}(?:-[{_UP}]?[{_LOW}]{{1,24}})?) (?:[{_UP}]\.? |{_WORD} ){{0,2}}|"
    rf"{_INITIALS}(?<=[ .])){_PARTICLES}(?P<family>{_LAST}){_MORE}){_MARKS}{_NEXT}"
)
_INVERTED = re.compile(
    rf"(?P<name>{_PARTICLES}(?P<family>{_LAST}){_MORE}, (?P<given>{_INITIALS}(?<=\.))){_MARKS}{_NEXT}"
)
_MEDICAL = re.compile(
    rf"(?P<name>{_PARTICLES}(?P<family>{_LAST}){_MORE} (?P<given>[{_UP}]{{1,3}}(?=[.,:]))){_MARKS}{_NEXT}"
)


def plain_authors(text: str, start: int) -> tuple[tuple[Author, ...], int] | None:
    """The names of the list that begins at `start`, and where it ends."""
    matched = False
    for form in (_FORWARD, _INVERTED):  # "Ode Fern, M." begins like the one and is the other
        if match := form.match(text, start):
            if found := _listed(form, match, text, start):
                return found
            matched = True
    match = None if matched else _MEDICAL.match(text, start)
    return _listed(_MEDICAL, match, text, start) if match else None


def _listed(
    form: re.Pattern[str], match: re.Match[str] | None, text: str, start: int
) -> tuple[tuple[Author, ...], int] | None:
    """The names of a list in one form, from its first on."""
    found: list[Author] = []
    while match is not None:
        name, marks, given, family, more, following = match.group("name", "marks", "given", "family", "more", "next")
        if (
            (is_no_family if form is _INVERTED else is_common)(family)
            or (more and is_common(more))
            or (given and "." not in given and is_common(given))
        ):
            return None  # a word of titles and prose
        end = match.end("marks")
        found.append(new(Author, (name, marks, new(Span, (match.start() - start, end - start)))))
        if following is None:
            return tuple(found), end
        match = form.match(text, match.end())
    return None
