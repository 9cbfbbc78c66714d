"""Made-up works: titles of many shapes, and where they came out; two halves of words, one to work on, one to check.

Nothing here names a real person, work or (but for a few of one word that everybody knows) journal.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from tomllib import loads

Json = dict[str, list[str]]
KINDS = {  # what a list holds -> kinds of its works
    "articles": ("article",),
    "articles and papers": ("article", "article", "meeting"),
    "meetings": ("meeting",),
    "mixed": ("article", "article", "meeting", "chapter", "book", "thesis", "report", "preprint", "poster"),
}
OF_KIND = {"preprint": "preprint", "report": "preprint"}  # standing of works that are not "published"


@dataclass(frozen=True)
class Work:
    """What one work states. `title` has what stands in italics inside it between two "~"."""

    kind: str
    title: str
    venue: str
    names: tuple[tuple[str, ...], ...] = ()
    year: int = 0
    forms: tuple[str, ...] = ()  # further right venues
    numbers: dict[str, str] = field(default_factory=dict)


@cache
def words(half: int) -> Json:
    """The words of one half, 0 or 1."""
    text = (Path(__file__).parent / f"words_{half}.toml").read_text(encoding="utf-8")
    return loads(text)


def title(chance: random.Random, half: int) -> str:
    """A title in one of many shapes."""
    pool = words(half)
    first, second, third = chance.sample(pool["nouns"], 3)
    shape = chance.choice(pool["titles"])
    said = {
        "a": first,
        "b": second,
        "c": third,
        "A": first.title(),
        "B": second.title(),
        "C": third.title(),
        "place": chance.choice(pool["places"]),
        "species": f"~{chance.choice(pool['species'])}~",
        "formula": chance.choice(pool["formulas"]),
        "system": chance.choice(pool["systems"]),
        "n": str(chance.randint(3, 48)),
        "y": str(chance.randint(1790, 1990)),
    }
    return shape.format(**said)


def venue(chance: random.Random, half: int, kind: str) -> tuple[str, tuple[str, ...], dict[str, str]]:
    """A venue, its further right forms, and what else states where the work came out."""
    pool = words(half)
    if kind in ("meeting", "poster"):
        name, _, acronym = chance.choice(pool["meetings"]).partition(" = ")
        said = {"acronym": acronym, "town": chance.choice(pool["towns"])}
        return name, (acronym,), said
    if kind == "chapter":
        book = chance.choice(pool["books"])
        return book, (), {"publisher": chance.choice(pool["publishers"]), "town": chance.choice(pool["towns"])}
    if kind == "book":
        return chance.choice(pool["publishers"]), (), {"town": chance.choice(pool["towns"]).partition(",")[0]}
    if kind in ("thesis", "report"):
        school, number = chance.choice(pool["schools"]), str(chance.randint(3, 240))
        return school, (f"Technical Report {number}, {school}",), {"number": number}
    if kind == "preprint":
        return chance.choice(("arXiv", "bioRxiv", "SSRN")), (), {"number": str(chance.randint(100000, 999999))}
    return chance.choice(pool["journals"]), (), {}
