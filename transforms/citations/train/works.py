"""Made-up works: titles of many fields and languages, journals whole and abbreviated, meetings, publishers, places."""

from __future__ import annotations

import random
import re
import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from transforms.citations.train.people import invented_family
from transforms.entities import venues
from transforms.vocabulary import words

_DATA = tomllib.loads((files("transforms.citations.train") / "works.toml").read_text("utf-8"))
NOUNS: dict[str, str] = _DATA["nouns"]
ADJECTIVES: dict[str, str] = _DATA["adjectives"]
TEMPLATES: list[str] = _DATA["templates"]
PLACES: list[str] = _DATA["title_places"]
FOREIGN: dict[str, dict[str, Any]] = _DATA["foreign"]
JOURNAL_HEADS: list[str] = _DATA["journal_heads"]
JOURNAL_FIELDS: list[str] = _DATA["journal_fields"]
JOURNALS_OTHER: list[str] = _DATA["journals_other"]
BOOK_SERIES: list[str] = _DATA["book_series"]
INSTITUTIONS: list[str] = _DATA["institutions"]
CITIES: list[str] = _DATA["cities"]
_SHORT: dict[str, str] = _DATA["short"]
_GERUNDS: list[str] = _DATA["gerunds"].split()
_VERBS: list[str] = _DATA["verbs"].split()
_LEADS = _DATA["leads"].split()


_MEETINGS = (
    "International Conference on",
    "International Workshop on",
    "Symposium on",
    "Annual Meeting of the",
    "European Conference on",
    "Workshop on",
    "Int. Conf. on",
)


def title_case(text: str) -> str:
    """The headline form of a title."""
    parts = text.split(" ")
    return " ".join(
        w if (w in _LEADS and i) or not w[:1].isalpha() else w[:1].upper() + w[1:] for i, w in enumerate(parts)
    )


@cache
def _nouns(field: str) -> list[str]:
    return NOUNS[field].split()


@cache
def _adjectives(field: str) -> list[str]:
    return ADJECTIVES[field].split()


@cache
def _common() -> list[str]:
    return [w for w in words("common_words") if len(w) > 5]


def _noun(rng: random.Random, field: str) -> str:
    roll = rng.random()
    if roll < 0.6:
        return rng.choice(_nouns(field))
    if roll < 0.9:
        return rng.choice(_common())
    return invented_family(rng, rng.choice(("en", "it", "de", "gr"))).lower()


def title(rng: random.Random, field: str) -> str:  # noqa: C901 - a ladder of cases
    """One made-up English title, in sentence case."""

    def fill(match: re.Match[str]) -> str:  # noqa: PLR0911 - a ladder of cases
        kind = match[1]
        if kind in "nN":
            text = _noun(rng, field)
            return text.capitalize() if kind == "N" else text
        if kind in "aA":
            text = rng.choice(_adjectives(field)) if rng.random() < 0.75 else rng.choice(_common())
            return text[0].upper() + text[1:] if kind == "A" else text
        if kind in "gG":
            text = rng.choice(_GERUNDS)
            return text if kind == "G" else text.lower()
        if kind == "v":
            return rng.choice(_VERBS)
        if kind == "p":
            return rng.choice(PLACES)
        if kind == "F":
            return invented_family(rng, rng.choice(("en", "de", "sl", "fr", "jp", "hu")))
        if kind == "X":
            base = rng.choice(_common())
            return rng.choice(
                (
                    base.capitalize()[:6] + rng.choice(("Net", "DB", "ML", "Flow", "GPT", "")),
                    "".join(rng.sample("ABCDEFGLMNOPRST", 4)),
                )
            )
        return str(rng.randint(1780, 2005)) if kind == "y1" else str(rng.randint(2006, 2020))

    text = re.sub(r"\{(\w+)\}", fill, rng.choice(TEMPLATES))
    if rng.random() < 0.18:
        text += rng.choice((": ", ": ", " - ", ". ", "? ", ": ", " – ")) + re.sub(
            r"\{(\w+)\}", fill, rng.choice(TEMPLATES)
        )
    if rng.random() < 0.03:
        text = text.replace(" ", " $L^p$ ", 1) if field == "math" else text.replace(" ", " 3D ", 1)
    if rng.random() < 0.04 and field == "math":
        text += rng.choice((" in R^n", " over Z 2", " on L 2 -spaces", " of degree p", " in C n", " SL(2, R)"))
    return text


def foreign_title(rng: random.Random, language: str) -> str:
    """One made-up title in a language of `FOREIGN`."""
    data = FOREIGN[language]
    pools = {
        "n": data["nouns"].split(),
        "m": data["objects"].split(),
        "a": data["adjectives"].split(),
        "p": data["places"],
    }
    templates: list[str] = data["templates"]
    text = re.sub(r"\{(\w)\}", lambda m: rng.choice(pools[m[1]]), rng.choice(templates))
    if rng.random() < 0.3:
        text += rng.choice((". ", ": ", " – ", ". ")) + re.sub(
            r"\{(\w)\}", lambda m: rng.choice(pools[m[1]]), rng.choice(templates)
        )
    return text[:1].upper() + text[1:]


@cache
def _known_journals() -> list[str]:
    return [form for v in venues.venues() if v.kind == "journal" for form in (v.name, *v.aliases)]


@cache
def _known_meetings() -> list[venues.Venue]:
    return [v for v in venues.venues() if v.kind == "conference"]


def abbreviated(rng: random.Random, name: str, *, dots: bool = True) -> str:
    """A journal's name cut short, word by word, with or without full stops."""
    kept = [w for w in name.split() if w.casefold() not in ("of", "the", "and", "for", "in", "on", "&", "für", "de")]
    found = []
    for word in kept:
        short = _SHORT.get(word.casefold())
        if short is None and len(word) > 6 and word.isalpha() and not word.isupper() and rng.random() < 0.8:
            short = word[: rng.choice((3, 4, 5))] + "."
        found.append(short or word)
    text = " ".join(found)
    return text if dots else text.replace(".", "")


def journal(rng: random.Random) -> str:  # noqa: PLR0911 - a ladder of cases
    """A journal, whole or abbreviated; most exist."""
    roll = rng.random()
    if roll < 0.30:
        return rng.choice(_known_journals())
    if roll < 0.55:
        name = rng.choice(JOURNAL_HEADS) + " " + rng.choice(JOURNAL_FIELDS)
        return name + rng.choice((" and ", " & ")) + rng.choice(JOURNAL_FIELDS) if rng.random() < 0.15 else name
    if roll < 0.64:
        return rng.choice(JOURNAL_FIELDS) + rng.choice(
            (
                " Review",
                " Letters",
                " Quarterly",
                " Today",
                "",
                " Research",
                " Studies",
                " Bulletin",
                " Compass",
                " Papers",
            )
        )
    if roll < 0.72:
        return abbreviated(
            rng,
            rng.choice(_known_journals())
            if rng.random() < 0.5
            else rng.choice(JOURNAL_HEADS) + " " + rng.choice(JOURNAL_FIELDS),
            dots=rng.random() < 0.7,
        )
    if roll < 0.76:
        return "".join(rng.sample("ABCDEFGHIJLMNPQRSTUVZ", rng.randint(2, 5))) + rng.choice(("", "", "Ph", "h"))
    if roll < 0.79:
        return (
            rng.choice(
                (
                    "Social",
                    "Comparative",
                    "European",
                    "Economic",
                    "Critical",
                    "Women in",
                    "Sport",
                    "Public",
                    "Global",
                    "Cultural",
                    "Feminist",
                    "Modern",
                )
            )
            + " "
            + rng.choice(
                (
                    "Forces",
                    "Politics",
                    "Theory",
                    "Policy",
                    "Management Review",
                    "Text",
                    "Affairs",
                    "Inquiry",
                    "Perspectives",
                    "History",
                    "Sciences",
                )
            )
        )
    return rng.choice(JOURNALS_OTHER)


def meeting(rng: random.Random, year: int) -> str:
    """A meeting or its proceedings, in one of many wordings."""
    venue = rng.choice(_known_meetings())
    name = venue.name if rng.random() < 0.8 else (f"{rng.choice(_MEETINGS)} {title_case(rng.choice(JOURNAL_FIELDS))}")
    short = venue.acronym or "".join(w[0] for w in name.split() if w[0].isupper())
    nth = rng.choice(
        (f"{rng.randint(2, 40)}th ", f"{year} ", "", "", "", rng.choice(("Third ", "Seventh ", "Fifteenth ")))
    )
    roll = rng.random()
    if roll < 0.22:
        return rng.choice(
            (
                short,
                f"{short} {year}",
                f"Proc. {short}",
                f"{short}'{year % 100:02d}",
                f"Proceedings of {short}",
                f"{short} {year}",
            )
        )
    lead = rng.choice(
        ("Proceedings of the ", "Proceedings of the ", "Proc. of the ", "Proc. ", "", "", "Proceedings of ")
    )
    tail = rng.choice(
        (
            "",
            "",
            f" ({short})",
            f" ({short} {year})",
            f" ({short}'{year % 100:02d})",
            f" ({short} ’{year % 100:02d})",
            f", {short} '{year % 100:02d}",
            f", {short}",
            f" {year}",
        )
    )
    return lead + nth + name + tail
