"""A venue's short form in front of its name: "ABC'19: International Conference on ...", "XYZ: Society for ..."."""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.entities import venues as vocabulary
from transforms.resolve.venue_kinds import kind_by_words

_TAGGED = re.compile(r"([A-Z][\w&/+-]{1,14}?)(?:\s?['’‘]\s?\d\d|\s(?:19|20)\d\d)\s?[:,]\s{1,2}(?=[A-Z0-9])")
_LETTERS = re.compile(r"([A-Z]{2,9})\s?:\s{1,2}(?=[A-Z])")
_SMALL = re.compile(r"[^\W\d_]+")


class Tagged(NamedTuple):
    """The short form in front of a venue's name, and the name."""

    acronym: str
    name: str


def tagged(stated: str) -> Tagged | None:
    """The short form and the name behind it; None where nothing but a colon says that it is a short form.

    A year makes one of it; without, the words behind must begin with its letters.
    """
    found = _TAGGED.match(stated)
    if found:
        return Tagged(found[1], stated[found.end() :])
    found = _LETTERS.match(stated)
    if found and _initials(stated[found.end() :]).startswith(found[1]):
        return Tagged(found[1], stated[found.end() :])
    return None


def _initials(words: str) -> str:
    return "".join(word[0] for word in _SMALL.findall(words) if word[0].isupper())


def known_tagged(found: Tagged) -> vocabulary.Venue | None:
    """The venue of the vocabulary that the name is, else the one of the short form, where both are of one sort."""
    by_name = vocabulary.known(found.name) or vocabulary.known(vocabulary.clean(found.name))
    if by_name:
        return by_name
    by_acronym = vocabulary.known(found.acronym)
    return by_acronym if by_acronym and by_acronym.kind == kind_by_words(found.name) else None
