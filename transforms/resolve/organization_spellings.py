"""Known organisations written in a way of one's own: "M.I.T.", "Padua University", "Harvard U.", "Max Plank Society".

Each way is tried on names that the vocabulary does not know as they stand, and counts where it makes a known name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import NamedTuple

from rapidfuzz.distance import OSA

from transforms.entities.organizations import Organization as Known
from transforms.entities.organizations import by_name
from transforms.entities.organizations import canonical as known
from transforms.entities.places import is_place
from transforms.names.people import fold
from transforms.names.words import is_common
from transforms.vocabulary import forms

SCORES = {"university by its town": 0.95, "misspelt": 0.9}  # how sure a way is, by its rule; the others are sure
_DOTTED = re.compile(r"\b(?:[A-Z]\.\s?){2,}(?:[A-Z]\b)?|\b(?:[A-Z]\.){1,}[A-Z]\b")
_BEFORE = re.compile(r"^(?:the )?(?:univ(?:ersity)?|u)\b\.?(?: of)? (?=[A-Z])", re.IGNORECASE)
_BEHIND = re.compile(r" U\.?$")
_ROMANCE = re.compile(r"(?:Univ?|U)\.? (?=(?:d[aeio]s?|del|degli) [A-ZÀ-Þ]|d['’][A-ZÀ-Þ])")
_UNIVERSITIES = ("Université", "Universidad", "Universidade", "Università", "Universitat")
_PARTICLE = re.compile(r"(?<=\w) (?:of|de|di|der|zu) (?=[A-ZÀ-Þ])")
_BEFORE_NAME = re.compile(r"(?<=\w) (?=[A-ZÀ-Þ][^\W\d_]{2,}$)")
_CITY_FIRST = re.compile(r"([A-Z][^\W\d_]{2,}(?:[ -][A-Z][^\W\d_]+)?) University$")
_CITY_LAST = re.compile(r"University of ([A-Z][^\W\d_]{2,}(?:[ -][A-Z][^\W\d_]+)?)$")
_OF_TWO_TOWNS = frozenset(forms("organization_words", "resolved", "towns_of_two"))
_LONG = 9  # letters of a word that is known by the others when one is another
_LEAST = 5  # letters of a word that may be misspelt; one more in a name of two words


class Respelt(NamedTuple):
    """The organisation that is meant, and by what it is told."""

    organization: Known
    rule: str


def respelt(name: str) -> Respelt | None:
    """The known organisation whose name is written in another way; None where no way makes a known name of it.

    >>> respelt("M.I.T.").organization.name
    'Massachusetts Institute of Technology'
    """
    ways: tuple[tuple[str, Callable[[str], Iterator[Known]]], ...] = (
        ("initials with points", _without_points),
        ("university cut short", _written_out),
        ("with or without its particle", _particle),
        ("university by its town", _other_order),
        ("misspelt", _misspelt),
    )
    for rule, way in ways:
        found = set(way(name))
        if len(found) == 1:
            return Respelt(found.pop(), rule)
    return None


def _without_points(name: str) -> Iterator[Known]:
    """As in "E.T.H. Zürich"."""
    bare = _DOTTED.sub(lambda run: re.sub(r"[.\s]", "", run[0]) + " ", name).strip() if "." in name else name
    if bare != name and (found := known(bare)):
        yield found


def _written_out(name: str) -> Iterator[Known]:
    """As in "Harvard U.", "Univ. California, Berkeley"."""
    if _BEHIND.search(name) and (found := known(_BEHIND.sub(" University", name))):
        yield found
    if _BEFORE.match(name) and (found := known(_BEFORE.sub("University of ", name))):
        yield found
    if romance := _ROMANCE.match(name):
        yield from filter(None, (known(f"{word} {name[romance.end() :]}") for word in _UNIVERSITIES))


def _particle(name: str) -> Iterator[Known]:
    """As in "Free University Berlin", "Université de Grenoble Alpes": an "of" too few or too many."""
    for left_out in _PARTICLE.finditer(name):
        yield from filter(None, [known(name[: left_out.start()] + " " + name[left_out.end() :])])
    for blank in _BEFORE_NAME.finditer(name):
        ways = (f"{name[: blank.start()]} {word} {name[blank.end() :]}" for word in ("of", "de"))
        yield from filter(None, map(known, ways))


def _other_order(name: str) -> Iterator[Known]:
    """As in "Padua University", where the University of Padua is in Padua, and no other town has one of either name."""
    first, last = _CITY_FIRST.match(name), _CITY_LAST.match(name)
    town = first[1] if first else last[1] if last else ""
    if town and fold(town) not in _OF_TWO_TOWNS:
        found = known(f"University of {town}" if first else f"{town} University")
        if found and found.city and fold(found.city) == fold(town):
            yield found


def _misspelt(name: str) -> Iterator[Known]:
    """As in "Max Plank Society": one word, which is no word elsewhere, a letter away from that of a known name."""
    written = fold(name).split()
    strange = [i for i, word in enumerate(written) if len(word) >= _LEAST and word.isalpha() and not _is_word(word)]
    if len(written) > 1 and len(strange) == 1 and (len(written) > 2 or len(written[strange[0]]) > _LEAST):
        before, word, after = written[: strange[0]], written[strange[0]], written[strange[0] + 1 :]
        meant = (known(" ".join((*before, other, *after))) for other in _words() if _is_slip(word, other))
        yield from (found for found in meant if found)


def _is_slip(word: str, other: str) -> bool:
    """True where a letter is missing, too many, another or in its neighbour's place; the first letter stands.

    Another letter makes another name of a short word: DePauw University is not DePaul.
    """
    if word[0] != other[0] or OSA.distance(word, other, score_cutoff=1) != 1:
        return False
    return len(word) != len(other) or len(word) >= _LONG or sorted(word) == sorted(other)


def _is_word(word: str) -> bool:
    return word in _words() or is_common(word) or is_place(word.title())


@cache
def _words() -> frozenset[str]:
    """The words of the known names."""
    return frozenset(word for name in by_name() for word in name.split() if len(word) >= _LEAST)
