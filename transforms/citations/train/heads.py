"""The parts of a made-up citation: its values, and its head of authors and year put together."""

from __future__ import annotations

import random

from transforms.citations.train import imprints, styles, works
from transforms.citations.train.styles import Pieces, Style


def made_values(rng: random.Random, s: Style, field: str, culture: str | None, year: int) -> dict[str, str]:
    """What each letter of a style's template stands for."""
    values = styles.numbers(rng, s, year)
    editors = styles.names(rng, styles.style(rng) if rng.random() < 0.5 else s, rng.choice((1, 1, 2, 2, 3)), culture)
    values |= {
        "A": _authors(rng, s, culture),
        "e": editors,
        "T": styles.title(rng, s, field, culture),
        "U": imprints.publisher(rng),
        "L": imprints.city(rng),
        "l": imprints.city(rng),
        "D": styles.doi(rng),
        "W": styles.address(rng),
        "S": rng.choice(works.BOOK_SERIES),
        "c": works.journal(rng),
        "t": works.title(rng, field),
        "C2": works.title_case(works.title(rng, field)),
    }
    return values


def _authors(rng: random.Random, s: Style, culture: str | None) -> str:
    return styles.names(rng, s, styles.author_count(rng), culture)


def made_container(rng: random.Random, kind: str, field: str, culture: str | None, year: int, s: Style) -> str:  # noqa: PLR0913, PLR0917 - what one citation is read with
    """The journal, meeting or book that a work of the kind stands in."""
    if kind == "meeting":
        return works.meeting(rng, year)
    if kind == "chapter":
        text = styles.title(rng, s, field, culture)
        return works.title_case(text) if rng.random() < 0.5 else text
    if kind == "web":
        return rng.choice((works.journal(rng), "The Guardian", "BBC News", "Pambazuka News", "Spiegel Online"))
    return works.journal(rng)


def made_head(rng: random.Random, s: Style, values: dict[str, str], head: str) -> Pieces:
    """Authors (and year): "et al.", organisations, dashes for the same author as before."""
    roll = rng.random()
    authors: Pieces = [(values["A"], "A")]
    if roll < 0.05:
        authors = [
            (values["A"] + rng.choice((", ", " ", ", ")), "A"),
            (rng.choice(("et al.", "et al", "et al.", "et. al.", "u. a.", "et al")), "O"),
        ]
    elif roll < 0.065:
        authors = [(rng.choice(("-----", "——", "---", "_____", "Idem", "Ders.", "Id.")), "O")]
    elif roll < 0.09:
        return _organisation(rng, values, head)
    elif roll < 0.115:
        return []
    return spliced(rng, s, values, head, authors)


def _organisation(rng: random.Random, values: dict[str, str], head: str) -> Pieces:
    name = rng.choice(
        (
            imprints.institution(rng),
            "World Health Organization",
            "European Commission",
            "Brasil. Ministério da Saúde",
            "OECD",
            "UNESCO",
            "Bundesministerium für Familie",
            "American Psychiatric Association",
            "Statistisches Bundesamt",
        )
    )
    return spliced(rng, styles.style(rng), values, head, [(name, "E")])


def spliced(rng: random.Random, s: Style, values: dict[str, str], head: str, authors: Pieces) -> Pieces:
    """A head with its authors put in; a stop is not doubled after an initial."""
    before, after = head.split("{A}")
    last = authors[-1][0]
    if last.endswith(".") and after.startswith("."):
        after = after[1:]
    elif s.stop == "" and after.startswith(". ") and last[-1:].isupper():
        after = after[1:] if rng.random() < 0.2 else after
    return [*styles.fill(before, values), *authors, *styles.fill(after, values, authors[-1][1])]
