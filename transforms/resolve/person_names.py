"""Whether two ways of writing a person's name can be one name.

Consumes stated names; produces folded forms and verdicts.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms.names.people import fold, given_family, is_initials
from transforms.vocabulary import words

STAND_IN = "Unnamed owner of "  # begins what stands for the name of a document's owner whom the document does not name
_NO_NAME = re.compile(  # what is markup in a name, or text read in a wrong encoding; a file may be called so
    "[<>*&\\\\\\[\\]\ufffd]|[\u00c3\u00c2](?=[\u0080-\u00bf])|\u00e2(?=[\u0080-\u0082\u20ac])|\u00ef(?=\u00bf)"
)


def stand_in(uri: str) -> str:
    """What stands for the name of the owner whom the document of that uri does not name."""
    return STAND_IN + " ".join(_NO_NAME.sub("_", uri).split())


class NameParts(NamedTuple):
    """A name folded for comparison.

    Attributes:
        family: family name with its particles, folded, without blanks ("delrio").
        given: given names and initials in order, folded; a single letter is an initial.
    """

    family: str
    given: tuple[str, ...]

    @property
    def key(self) -> str:
        """The folded name, given names first."""
        return " ".join((*self.given, self.family))

    @property
    def is_full(self) -> bool:
        """True where the first given name is written out."""
        return bool(self.given) and len(self.given[0]) > 1


@lru_cache(maxsize=1 << 18)
def parts_of(name: str) -> NameParts:
    """A stated name taken apart and folded: "Smith, J.Q." and "J. Q. Smith" give the same.

    A stand-in is no name: it has no given names, so that no rule on names joins the owners of two files "cv.md".
    """
    if name.startswith(STAND_IN):
        return NameParts(name.casefold(), ())
    given, family = given_family(name)
    tokens: list[str] = []
    for word in given.split():
        folded = fold(word).split()
        bare = word.replace(".", "").replace("-", "")
        tokens.extend(folded if not is_initials(word) or len(folded) > 1 else _letters(bare, folded))
    return NameParts(fold(family).replace(" ", ""), tuple(tokens))


def _letters(bare: str, folded: list[str]) -> list[str]:
    return list(fold(bare)) if bare.isupper() and len(bare) > 1 else folded


@lru_cache(maxsize=1)
def _nicknames() -> dict[str, frozenset[str]]:
    groups: dict[str, set[str]] = {}
    for line in words("nicknames"):
        group = line.split()
        for name in group:
            groups.setdefault(name, set()).update(group)
    return {name: frozenset(group) for name, group in groups.items()}


@lru_cache(maxsize=1)
def _common_families() -> frozenset[str]:
    return frozenset(words("common_family_names"))


def is_common(name: NameParts) -> bool:
    """True for a name that many people bear: a frequent family name with one short given name or initials alone."""
    return name.family in _common_families() and (
        not name.is_full or (len(name.given) == 1 and len(name.given[0]) <= 6)
    )


def compatible(a: NameParts, b: NameParts) -> bool:
    """True where both can be one person's name: the same family name, and given names that do not contradict.

    "J. Smith" and "Jane Q. Smith", "Ken Lee" and "Kenneth Lee", "Ana Rosa Diaz" and "Rosa Diaz" can; "J. A. Smith" and
    "J. B. Smith" cannot.
    """
    if a.family != b.family:
        return False
    if not a.given or not b.given:
        return False
    return _follows(a.given, b.given) or _follows(b.given, a.given) or _joined(a.given) == _joined(b.given)


def _joined(given: tuple[str, ...]) -> str:
    return "".join(given)


def _follows(short: tuple[str, ...], long: tuple[str, ...]) -> bool:
    """True where every given name of the one stands in the other, in order; a leading initial skips none."""
    if len(short) > len(long):
        return False
    if not _alike(short[0], long[0]) and len(short[0]) == 1:
        return False
    rest = iter(long)
    return all(any(_alike(name, other) for other in rest) for name in short)


def _alike(a: str, b: str) -> bool:
    """True for one given name written two ways: an initial, a nickname, or the same name joined or cut."""
    if a == b:
        return True
    if len(a) == 1 or len(b) == 1:
        return a[0] == b[0]
    return b in _nicknames().get(a, ())


def first_given(name: NameParts) -> str:
    """The first given name, short forms of one name alike ("Ken", "Kenneth"): full names are compared within it."""
    return min(_nicknames().get(name.given[0], (name.given[0],)))


def fullness(name: str) -> tuple[int, int, int, str]:
    """A sort key: the greater, the fuller the name is written; capitals alone come last of equals."""
    parts = parts_of(name)
    written = sum(len(given) > 1 for given in parts.given)
    return (written, len(parts.given), 0 if name.isupper() or name.islower() else 1, name)
