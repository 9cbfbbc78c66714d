"""Made-up imprints: publishers, institutions, and places of publication."""

from __future__ import annotations

import random

from transforms.citations.train import works
from transforms.citations.train.people import invented_family
from transforms.vocabulary import words


def publisher(rng: random.Random) -> str:
    """A publisher; most exist."""
    return (
        rng.choice(words("publishers"))
        if rng.random() < 0.85
        else invented_family(rng, rng.choice(("en", "de", "it", "fr")))
        + rng.choice(
            (" Press", " Verlag", " Books", "", " & Co.", " Editore", " Publishers", " University Press", ", Inc.")
        )
    )


def institution(rng: random.Random) -> str:
    """A university, ministry or bank."""
    name = (
        rng.choice(works.INSTITUTIONS)
        .replace("{p}", rng.choice(works.CITIES).split(",")[0])
        .replace("{f}", rng.choice(works.JOURNAL_FIELDS))
    )
    roll = rng.random()
    return (
        name + ", " + rng.choice(("Germany", "UK", "Italy", "Spain", "USA", "France"))
        if roll < 0.12
        else rng.choice(works.CITIES).split(",")[0]
        if roll < 0.18
        else name + " 6"
        if roll < 0.2
        else name
    )


def city(rng: random.Random) -> str:
    """One place of publication, or two or three together."""
    text = rng.choice(works.CITIES)
    if rng.random() < 0.12:
        text += (
            rng.choice((" – ", " and ", "/", ", ", " - ", " u. a.", " [u.a.]", " & ")) + rng.choice(works.CITIES)
            if rng.random() < 0.85
            else " et al."
        )
    return text
