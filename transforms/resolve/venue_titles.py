"""Shortened titles of journals and conferences: "Curr Opin Neurobiol" is Current Opinion in Neurobiology.

Words are shortened as ISO 4 does it, by the usual entries of its list of title word abbreviations (vocabulary
`title_words.txt`); a letter more or less is common ("Res. Let." for "Res. Lett.", "Dynam." for "Dyn."). A shortened
title that two titles fit stays alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache, lru_cache

from transforms.entities import venues as vocabulary
from transforms.names.people import fold
from transforms.vocabulary import forms, words

_SMALL = frozenset(forms("small_words", "of_titles"))
_HOUSES = frozenset(forms("publication_words", "publishers")) - _SMALL - {"annual"}
_SHORT_FORMS = dict(line.split() for line in words("title_words"))
_SPARE = 2  # letters that a word may be shortened further than ISO 4 does, in titles of three words and more
_SHORTEST = 3  # letters of a word that is cut further
_LONG = 5  # letters that are left of a word without a usual short form


def spelt_out(names: Iterable[str], titles: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Each shortened name with the one title that it shortens; names that fit none, or several, are left out.

    The titles are those stated elsewhere; those of the vocabulary come with them.
    """
    wanted = {name: _initials(name) for name in names if len(_words(name)) > 1}
    known = (title for initials in {*wanted.values()} for title in _known_titles().get(initials, ()))
    by_initials: dict[str, dict[tuple[str, ...], str]] = {}
    for title in (*known, *titles):
        by_initials.setdefault(_initials(title), {}).setdefault(_words(title), title)
    for name, initials in wanted.items():
        fitting = _longest([title for title in by_initials.get(initials, {}).values() if shortens(name, title)])
        if len(fitting) == 1:
            yield name, fitting[0]


def _longest(titles: list[str]) -> list[str]:
    """The titles that shorten none of the others."""
    return [title for title in titles if not any(shortens(title, other) for other in titles)]


def shortens(name: str, title: str) -> bool:
    """True if each word of the name is the title's word or a usual short form of it, and one is a short form.

    >>> shortens("J Chem Phys", "Journal of Chemical Physics"), shortens("J Phys", "Journal of Physiology")
    (True, False)
    """
    short, long = _words(name), _words(title)
    if len(short) != len(long) or len(short) < 2 or short == long or not _houses(name) <= _houses(title):
        return False
    spare = _SPARE if len(short) > 2 else 0
    return all(_is_short_form(a, b, spare) for a, b in zip(short, long, strict=True))


def _is_short_form(short: str, long: str, spare: int) -> bool:
    if short == long:
        return True
    if short[0] != long[0] or len(short) >= len(long):
        return False
    usual = _usual(long)
    if usual == long:
        return long.startswith(short) and len(short) >= _LONG
    if short == usual or (long.startswith(short) and short.startswith(usual)):  # "dyn" and "dynam" for "dynamics"
        return True
    return usual.startswith(short) and len(short) >= _SHORTEST and len(usual) - len(short) <= spare


@lru_cache(maxsize=1 << 12)
def _usual(word: str) -> str:
    """The word as ISO 4 shortens it, without its dot; the word itself where the vocabulary has no short form."""
    ends = range(len(word), 0, -1)
    return next((_SHORT_FORMS[word[:end]] for end in ends if word[:end] in _SHORT_FORMS), word)


@lru_cache(maxsize=1 << 12)
def _words(name: str) -> tuple[str, ...]:
    return tuple(word for word in vocabulary.key(name).split() if word not in _SMALL)


def _initials(name: str) -> str:
    return "".join(word[0] for word in _words(name))


@lru_cache(maxsize=1 << 12)
def _houses(name: str) -> frozenset[str]:
    """The societies and publishers that the name begins with: "SIAM J. Sci. Comput." is no journal of the ACM."""
    return frozenset(fold(name).split()) & _HOUSES


@cache
def _known_titles() -> Mapping[str, list[str]]:
    """The titles of the vocabulary by their initials."""
    found: dict[str, list[str]] = {}
    lists = ("journals", "subject_journals", "joined_journals")
    for title in (*(venue.name for venue in vocabulary.venues()), *(title for name in lists for title in words(name))):
        found.setdefault(_initials(title), []).append(title)
    return found
