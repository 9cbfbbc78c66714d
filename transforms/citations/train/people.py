"""Made-up people: names in the shapes of many cultures, written in the ways that citations write them.

Produces: `Person`s from lists of usual names and from letters that follow each other as in those lists.
"""

from __future__ import annotations

import random
from functools import cache
from typing import NamedTuple

from transforms.vocabulary import toml

GIVEN: dict[str, str] = toml("person_names")["given"]
FAMILY: dict[str, str] = toml("person_names")["family"]
_WEIGHTS = {
    "en": 24,
    "de": 14,
    "fr": 8,
    "it": 9,
    "es": 7,
    "pt": 4,
    "nl": 4,
    "no": 5,
    "sl": 8,
    "cn": 10,
    "jp": 5,
    "kr": 3,
    "in": 5,
    "ar": 3,
    "tr": 2,
    "gr": 2,
    "hu": 2,
    "he": 3,
}
_PARTICLE_FAMILIES = ("de ", "van ", "von ", "dos ", "da ", "del ", "De ", "Le ", "ten ", "Ben ", "El ")


class Person(NamedTuple):
    """Given names (one or more words) and a family name with its particles."""

    given: tuple[str, ...]
    family: str


@cache
def _families(culture: str) -> list[str]:
    words, found, lead = FAMILY[culture].split(), [], ""
    for word in words:
        if word in ("de", "van", "von", "der", "den", "dos", "da", "del", "la", "De", "Le", "ten", "Ben", "El"):
            lead += word + " "
        else:
            found.append(lead + word)
            lead = ""
    return found


@cache
def _chains(culture: str) -> dict[str, list[str]]:
    """Which letter follows each three letters in the culture's family names."""
    chain: dict[str, list[str]] = {}
    for name in _families(culture):
        text = "^^^" + name + "$"
        for i in range(3, len(text)):
            chain.setdefault(text[i - 3 : i], []).append(text[i])
    return chain


def invented_family(rng: random.Random, culture: str) -> str:
    """A family name that no list holds, with the letters of its culture."""
    chain = _chains(culture)
    for _ in range(20):
        text = "^^^"
        while not text.endswith("$") and len(text) < 18:
            text += rng.choice(chain[text[-3:]])
        name = text[3:-1]
        if text.endswith("$") and 3 <= len(name) <= 14 and name[0].isupper() and not name.endswith(("-", "'", " ")):
            return name
    return rng.choice(_families(culture))


def person(rng: random.Random, culture: str | None = None) -> Person:
    """One made-up person."""
    culture = culture or rng.choices(list(_WEIGHTS), list(_WEIGHTS.values()))[0]
    family = invented_family(rng, culture) if rng.random() < 0.5 else rng.choice(_families(culture))
    if rng.random() < 0.04:
        family += "-" + rng.choice(_families(culture)).split()[-1]
    elif culture in ("es", "pt") and rng.random() < 0.25:
        family += " " + rng.choice(_families(culture)).split()[-1]
    elif rng.random() < 0.015:
        family = (
            rng.choice(("van der ", "von ", "de la ", "van den ", "di ", "D'", "Mc", "Mac", "O'", "De ", "St. ", "al-"))
            + family.split()[-1]
        )
    names = GIVEN[culture].split()
    given = [rng.choice(names)]
    if rng.random() < 0.42 and culture not in ("cn", "jp", "kr"):
        given.append(rng.choice(names))
    if rng.random() < 0.04:
        given.append(rng.choice(names))
    return Person(tuple(given), family)


def initials(rng: random.Random, given: tuple[str, ...], shape: str) -> str:
    """Initials: "J. K.", "J.K.", "JK", "J K", "J.-P."."""
    firsts = ["-".join(part[0] + "." for part in name.split("-")) if "-" in name else name[0] + "." for name in given]
    if "-" in firsts[0] and rng.random() < 0.4:
        firsts[0] = firsts[0].replace("-", " -")
    if shape == "bare":
        return "".join(f.replace(".", "").replace("-", "") for f in firsts)
    if shape == "bare spaced":
        return " ".join(f.replace(".", "") for f in firsts)
    return ("" if shape == "tight" else " ").join(firsts)


def written(rng: random.Random, who: Person, form: str, shape: str) -> str:
    """One name in a form: "given first", "initials first", "family, given", "family, initials", "family initials"."""
    if form == "given first":
        middle = [n if rng.random() < 0.15 else n[0] + "." for n in who.given[1:]]
        return " ".join((who.given[0], *middle, who.family))
    if form == "initials first":
        gap = "" if shape == "tight" and rng.random() < 0.12 else " "
        return initials(rng, who.given, shape if shape != "bare" else "tight") + gap + who.family
    if form == "family, given":
        middle = [n[0] + "." for n in who.given[1:]]
        return who.family + ", " + " ".join((who.given[0], *middle))
    if form == "family, initials":
        return who.family + ", " + initials(rng, who.given, shape)
    return who.family + " " + initials(rng, who.given, shape)
