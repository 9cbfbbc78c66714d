"""What a heading means whose wording no list has: consumes its words; produces the kinds that they speak for.

A heading is a noun with what is said of it ("Juried Shows"), a light noun that its modifier fills ("Curatorial Work"),
or something that was done with it ("Panels Organized"); of several parts each names a kind ("Grants, Honours & Talks").
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.headings.wording import Named, heading_words, is_qualifier, named
from transforms.names.words import is_name
from transforms.vocabulary import forms, toml

_DATED = re.compile(r",\s(?:19|20)\d\d(?:\s?[-–—/]\s?(?:(?:19|20)?\d\d|[Pp]resent)?)?$")
_NOTHING = Named((), False)
_MOST = 9  # words of a heading
_COMPOUND = 8  # letters of a compound, at least


def is_rest(text: str) -> bool:
    """True for a heading of what found no place elsewhere: "Others", "Further information"."""
    return text.lower().strip(" :") in toml("headings")["rest"]["phrases"]


def tells_entry(text: str) -> bool:
    """True for words and years ("Senate, 2020-23"), or a label that heads nothing and a name ("Host: Ada Quill")."""
    label, _, rest = text.partition(": ")
    return _DATED.search(text) is not None or (bool(rest) and is_name(rest) and not named(label).whole)


class _Part(NamedTuple):
    """What one part between joiners says; `light` where it has no noun of its own."""

    kind: str | None
    sure: bool
    light: bool = False


@lru_cache(maxsize=4096)
def meant(text: str) -> Named:
    """The kinds that a heading's words mean, by the list or by their grammar; `whole` where every word is known."""
    found = named(text)
    if found.whole and (len(found.kinds) < 2 or "and" in heading_words(text)):
        return found
    if not found.whole and (before := _before_dash(text)):
        return before
    words = heading_words(text)
    if not 0 < len(words) <= _MOST:
        return found
    kinds, sure = _of_parts(words)
    return Named(kinds, sure) if kinds else found


def _before_dash(text: str) -> Named | None:
    """What a heading names that a dash explains: "Mentoring — visiting students from abroad"."""
    label, dash, rest = text.partition(" — ")
    found = named(label) if dash and rest[:1].islower() else _NOTHING
    return found if found.whole and not found.weak else None


def _of_parts(words: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """The kinds of the parts; one without a noun of its own shares that of the last: "Research and Teaching Posts"."""
    kinds: dict[str, None] = {}
    sure, parts = True, _with_shared_deed(_parts(words))
    for part in parts:
        if (said := named(" ".join(part))).whole and len(said.kinds) == 1:
            found = _Part(said.kinds[0], True)
        else:
            found = _of_part(part)
        sure = sure and (found.sure or (found.light and part is not parts[-1] and _is_known_word(part[-1])))
        if found.kind and not (found.light and part is not parts[-1] and parts[-1][-1] not in _light()):
            kinds[found.kind] = None
    if len(kinds) > 1 and "other" in kinds:
        del kinds["other"]
    return tuple(kinds), sure and bool(kinds)


def _parts(words: Sequence[str]) -> list[list[str]]:
    parts: list[list[str]] = [[]]
    for word in words:
        if word != "and":
            parts[-1].append(word)
        elif parts[-1]:
            parts.append([])
    return [part for part in parts if part]


def _with_shared_deed(parts: list[list[str]]) -> list[list[str]]:
    """The parts; what was done with events is said once of all of them: "Organised Fairs, Schools and Symposia"."""
    said = [*parts[0][:1], *parts[-1][-1:]]
    deed = next((word for word in said if word in _deeds()), None)
    bare = [[word for word in part if word != deed] for part in parts]
    if deed is None or len(parts) == 1 or not all(part and part[-1] in _table("joining")["events"] for part in bare):
        return parts
    return [[*part, deed] for part in bare]


def _of_part(words: Sequence[str]) -> _Part:
    """What a noun says with what is said of it."""
    fillers = _table("joining")["fillers"]
    words = [word.removeprefix("d'").removeprefix("l'") for word in words if word not in fillers]
    if not words:
        return _Part(None, True)
    cut = next((at for at, word in enumerate(words) if word in _table("joining")["prepositions"] and at), len(words))
    group, rest = words[:cut], words[cut + 1 :]
    deed = next((word for word in (*group[-1:], *group[:1]) if word in _deeds()), None)
    if deed and words[1:2] == ["by"]:
        return _Part(None, False)  # who did it to the owner: "Supervised by Kari Lid"
    nouns = [word for word in group if word != deed] or rest
    found = _of_nouns(nouns, rest)
    if deed and (kind := _done(deed, found.kind)):
        return _Part(kind, True)
    return found


def _of_nouns(nouns: Sequence[str], rest: Sequence[str]) -> _Part:
    if not nouns:
        return _Part(None, False)
    sure = all(_is_known_word(word) for word in (*nouns, *rest))
    for word in nouns[:-1]:
        if kind := _pairs().get(f"{word}-{nouns[-1]}"):
            return _Part(kind, sure)
    for noun in dict.fromkeys((nouns[-1], nouns[0])):
        if (kind := _noun(noun)) and noun not in _light():
            return _Part(kind, sure)
    filled = next((noun for noun in (nouns[-1], nouns[0]) if noun in _light()), None)
    for word in (*reversed(nouns), *(rest if filled else ())):
        if word not in _light() and (kind := _modifiers().get(word) or _noun(word)):
            return _Part(kind, sure and filled is not None, light=filled is None)
    return _Part(None, False, light=True)


def _done(deed: str, kind: str | None) -> str | None:
    for words, told, of in _deed_rows():
        if deed in words and (kind in of or kind is None):
            return told
    return None


def _noun(word: str) -> str | None:
    """The kind that a noun names, as it stands or at the end of a compound."""
    if kind := _nouns().get(word):
        return kind
    if len(word) < _COMPOUND:
        return None
    if not word.endswith(_endings()):
        return None
    return next((kind for end, kind in _ends().items() if word.endswith(end)), None)


def _is_known_word(word: str) -> bool:
    """True for a noun, a modifier, a deed, a word of the lists, and for any adjective by its ending."""
    return (
        is_qualifier(word)
        or word in _table("narrowing")["words"]
        or word in _light()
        or word in _modifiers()
        or word in _deeds()
        or _noun(word) is not None
        or (len(word) > len("xxxx") and word.endswith(_adjectives()))
    )


@cache
def _adjectives() -> tuple[str, ...]:
    return tuple(forms("heading_words", "adjectives", "ends"))


@cache
def _table(name: str) -> dict[str, frozenset[str]]:
    return {key: frozenset(words.split()) for key, words in toml("heading_words")[name].items()}


@cache
def _nouns() -> dict[str, str]:
    return {word: kind for kind, words in _table("nouns").items() for word in words}


@cache
def _ends() -> dict[str, str]:
    """The ends of compounds by what they name: "Zeitschriftenaufsätze"."""
    return {end: kind for kind, ends in _table("ends").items() for end in ends}


@cache
def _endings() -> tuple[str, ...]:
    return tuple(_ends())


@cache
def _light() -> frozenset[str]:
    return _table("light")["words"]


@cache
def _modifiers() -> dict[str, str]:
    return {word: kind for kind, words in _table("modifiers").items() for word in words}


@cache
def _pairs() -> dict[str, str]:
    return {pair: kind for kind, pairs in _table("pairs").items() for pair in pairs}


@cache
def _deed_rows() -> tuple[tuple[frozenset[str], str, frozenset[str]], ...]:
    rows = toml("heading_words")["done"]
    return tuple((frozenset(row["words"].split()), row["kind"], frozenset(row["of"].split())) for row in rows)


@cache
def _deeds() -> frozenset[str]:
    return frozenset(word for words, _, _ in _deed_rows() for word in words)
