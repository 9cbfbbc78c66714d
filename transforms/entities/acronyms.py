"""Letters by which an organisation is known, told from its name whoever knows them: "KUL" and "KU Leuven"."""

from __future__ import annotations

import re

from transforms.entities.organizations import canonical
from transforms.names.people import fold

_LONGEST = 10  # letters
_BRACKET = re.compile(r"\s\([^()]*\)")
_CAMPUS = re.compile(r",|(?<=University) (?=[A-Z][a-z]+$)")
_SHORT = re.compile(r"[A-ZÀ-Þ](?:[\w/.-]| (?=[A-ZÀ-Þ])){1,14}")


def abbreviates(short: str, name: str) -> bool:
    """True for letters that the beginnings of a name's words spell: "NIT" and "PoliNo" of "Politecnico Norda".

    Small words count or not, and the campus, or the town at the end, may be left out: "NSU", "Norda State University,
    Turku"; "VU", "Vrije Universiteit Turku". All first letters may stand in another order: "NLU", "Universitas Norda
    Lundensis".
    """
    if len(short) > _LONGEST or not _SHORT.fullmatch(short) or sum(map(str.isupper, short)) < _LEAST:
        return False
    letters = "".join(filter(str.isalnum, fold(short)))
    campus = _CAMPUS.search(name)
    if campus and abbreviates(short, name[: campus.start()]):
        return True
    words = [word for word in re.split(r"[\s-]+", _BRACKET.sub("", name).removeprefix("The ")) if word[:1].isalnum()]
    great = [word for word in words if word[0].isupper()]
    if len(words) < _LEAST or len(short) >= len(name):
        return False
    if letters == "".join(fold(word)[:1] for word in words):
        return True
    first = "".join(fold(word) if word.isupper() else fold(word)[:1] for word in great)
    return (
        sorted(letters) == sorted(first)
        or _spelt(letters, words)
        or (len(great) > _LEAST and great[-1] == words[-1] and _spelt(letters, words[:-1]))
        or (len(great) > _LEAST and len(letters) > _LEAST and _spelt(letters, words[1:]))  # whom it is called after
    )


def are_letters(name: str | None) -> bool:
    """True for a short form of several capitals that no list knows: "UniQD", "QNU", "QN4"."""
    return (
        name is not None
        and len(name) <= _LONGEST
        and _SHORT.fullmatch(name) is not None
        and sum(letter.isupper() or letter.isdigit() for letter in name) > _LEAST - (not name.isupper())
        and canonical(name) is None
    )


_LEAST = 2


def _spelt(letters: str, words: list[str]) -> bool:
    """True where each word gives letters from its beginning, in order, and none is left; small ones need not."""
    if not words:
        return not letters
    first, rest = fold(words[0]), words[1:]
    if words[0][0].islower() and _spelt(letters, rest):
        return True
    return any(
        letters[:size] == first[:size] and _spelt(letters[size:], rest)
        for size in range(1, min(len(first), len(letters)) + 1)
    )
