"""Made-up citations, each piece labelled: heads (authors, year) and tails (title, venue, numbers) in many styles.

A template is text with fields in braces; `<X:words>` gives words a label of their own, punctuation belongs to the
field before it. Labels: A authors, E editors, T title, C container, V volume, I issue, P pages, Y year, U publisher,
L place, D doi, W address, O other.
"""

from __future__ import annotations

import random
import re
import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from transforms.citations.train import works
from transforms.citations.train.people import invented_family, person, written

Pieces = list[tuple[str, str]]

_DATA: dict[str, list[str]] = tomllib.loads((files("transforms.citations.train") / "styles.toml").read_text("utf-8"))
DATED, UNDATED, PHYSICS, ASTRO = _DATA["dated"], _DATA["undated"], _DATA["physics"], _DATA["astro"]
# Kind -> tails for a year in the head, and tails that hold the year.
KINDS = {
    kind: (_DATA[kind], _DATA.get(f"{kind}_dated", _DATA[kind]))
    for kind in ("unpublished", "article", "book", "chapter", "meeting", "thesis", "report", "web")
}
_MONTHS = str(_DATA["months"]).split()
_FIELD = re.compile(r"<([A-Z]):((?:[^<>{}]|\{\w+\})*)>|\{(\w+)\}|([^<{]+|[<{])")


@dataclass
class Style:
    """The choices that one list makes: how names, titles and pages are written."""

    form: str
    rest_form: str
    shape: str
    separator: str
    last: str
    quotes: tuple[str, str]
    headline: bool
    dash: str
    stop: str


@cache
def _forms() -> tuple[tuple[str, str], ...]:
    return (
        (("initials first", "initials first"),) * 6
        + (("family, initials", "family, initials"),) * 6
        + (("family, given", "given first"),) * 3
        + (("given first", "given first"),) * 4
        + (("family initials", "family initials"),) * 4
        + (("family, given", "family, given"),) * 3
        + (("family, initials", "initials first"),) * 2
    )


def style(rng: random.Random) -> Style:
    """One style."""
    form, rest = rng.choice(_forms())
    quotes = rng.choices(
        (("", ""), ("“", "”"), ('"', '"'), ("‘", "’"), ("«", "»"), ("„", "“"), ("'", "'"), ('" ', ' "'), ("``", "''")),
        (60, 12, 7, 12, 2, 2, 1, 2, 1),
    )[0]
    separator = rng.choices((", ", "; ", " / ", "/", " – ", " - "), (84, 6, 4, 3, 2, 1))[0]
    last = (
        rng.choice((", and ", " and ", " & ", ", & ", separator, ", ", " und ", " and "))
        if separator in (", ", "; ")
        else separator
    )
    return Style(
        form,
        rest,
        rng.choices(("spaced", "tight", "bare", "bare spaced"), (60, 20, 15, 5))[0]
        if form != "family initials"
        else rng.choice(("bare", "bare", "spaced", "tight", "bare spaced")),
        separator,
        last,
        quotes,
        rng.random() < 0.35,
        rng.choice(("-", "–", "-", "–", "--", " - ", "-", " -- ", "–", "– ", "-- ", "- ", " – ")),
        rng.choice(("", ".", ".", ".")),
    )


def names(rng: random.Random, s: Style, count: int, culture: str | None = None) -> str:
    """A list of authors in a style."""
    people = [person(rng, culture if rng.random() < 0.75 else None) for _ in range(count)]
    texts = [written(rng, who, s.form if i == 0 else s.rest_form, s.shape) for i, who in enumerate(people)]
    text = texts[0] if count == 1 else s.separator.join(texts[:-1]) + s.last + texts[-1]
    if rng.random() < 0.03 and "," not in text:
        text = text.upper()
    return text


def author_count(rng: random.Random) -> int:
    """How many authors: few, mostly."""
    return rng.choices((1, 2, 3, 4, 5, 6, 7, 9, 12), (30, 26, 18, 10, 6, 4, 3, 2, 1))[0]


def _pages(rng: random.Random, s: Style) -> str:
    first = rng.choice((rng.randint(1, 99), rng.randint(100, 999), rng.randint(1000, 9999)))
    last = first + rng.randint(2, 40)
    text = str(last)
    if rng.random() < 0.18 and first > 99:
        text = text[-2:]
    roll = rng.random()
    prefix = "S" if roll < 0.015 else "e" if roll < 0.025 else ""
    return f"{prefix}{first}{s.dash}{prefix}{text}"


def numbers(rng: random.Random, s: Style, year: int) -> dict[str, str]:
    """Fields made of digits."""
    volume = (
        str(rng.choice((rng.randint(1, 60), rng.randint(1, 60), rng.randint(60, 600))))
        if rng.random() < 0.97
        else rng.choice(("XII", "A12", "IV", str(year)))
    )
    issue = (
        str(rng.randint(1, 12)) if rng.random() < 0.92 else rng.choice(("1-2", "3/4", "1–2", "S1", "Suppl. 2", "2-3"))
    )
    pages = _pages(rng, s)
    return {
        "V": volume,
        "v": volume,
        "I": issue,
        "i": issue,
        "P": pages,
        "p": pages,
        "Y": str(year),
        "y": rng.choice("abc"),
        "f": str(rng.randint(2, 400)),
        "m": str(rng.randint(1000, 999999)),
        "n": str(rng.randint(1, 60)),
        "b": rng.choice("ABCD") + volume,
        "x": f"{rng.randint(7, 25):02d}{rng.randint(1, 12):02d}.{rng.randint(1000, 99999)}",
        "M": rng.choice(_MONTHS),
    }


def first_page(rng: random.Random) -> str:
    """A first page alone, as in physics and astronomy."""
    return rng.choice(("", "", "", "", "L", "A", "")) + str(
        rng.choice((rng.randint(1, 999), rng.randint(100, 9999), rng.randint(1, 99)))
    )


def address(rng: random.Random) -> str:
    """A web address."""
    host = invented_family(rng, "en").lower().replace("'", "").replace(" ", "")
    return (
        rng.choice(("http://www.", "http://", "https://www.", "https://", "www."))
        + host
        + rng.choice((".org", ".com", ".edu", ".de", ".eu", ".ac.uk"))
        + rng.choice(
            (
                "",
                "/",
                f"/papers/{host}.pdf",
                f"/~{host}/pub{rng.randint(1, 99)}.html",
                f"/a/b/v{rng.randint(1, 9)}i{rng.randint(1, 5)}p{rng.randint(10, 99)}.html",
                "/en/category/features/67326/",
            )
        )
    )


def doi(rng: random.Random) -> str:
    """A DOI, bare or with one of its leads."""
    text = f"10.{rng.randint(1000, 9999)}/" + rng.choice(
        (
            f"{rng.randint(1000000, 9999999)}.{rng.randint(1000000, 9999999)}",
            f"j.eswa.{rng.randint(2005, 2024)}.{rng.randint(1, 12):02d}.{rng.randint(1, 99):03d}",
            f"s{rng.randint(10000, 99999)}-{rng.randint(10, 23):03d}-{rng.randint(1000, 9999)}-{rng.randint(1, 9)}",
            f"PhysRevB.{rng.randint(20, 99)}.{rng.randint(1000, 9999)}",
            f"tc{rng.choice('abc')}/tcz{rng.randint(10, 99)}",
        )
    )
    return (
        rng.choice(("https://doi.org/", "http://dx.doi.org/", "doi:", "doi: ", "", "DOI: ", "https://doi.org/")) + text
    )


_LANGUAGES = {"de": "de", "fr": "fr", "it": "it", "es": "es", "pt": "pt"}


def title(rng: random.Random, s: Style, field: str, culture: str | None) -> str:
    """A title in the style and, for some cultures, in their language."""
    if culture in _LANGUAGES and rng.random() < 0.65:
        return works.foreign_title(rng, culture)
    text = works.title(rng, field)
    text = works.title_case(text) if s.headline else text[0].upper() + text[1:]
    if rng.random() < 0.02:
        text = text.upper()
    return text


def fill(template: str, values: dict[str, str], label: str = "O") -> Pieces:
    """A template's pieces with their labels."""
    out: Pieces = []
    for match in _FIELD.finditer(template):
        if match[1]:
            inner = re.sub(r"\{(\w+)\}", lambda m: values[m[1]], match[2])
            out.append((inner, match[1]))
            label = match[1]
        elif match[3]:
            label = _LABEL_OF.get(match[3], label)
            out.append((values[match[3]], label))
        elif match[4]:
            out.append((match[4], label))
    return out


_LABEL_OF = {
    "A": "A",
    "T": "T",
    "C": "C",
    "C2": "C",
    "V": "V",
    "I": "I",
    "P": "P",
    "Y": "Y",
    "y": "Y",
    "U": "U",
    "L": "L",
    "D": "D",
    "W": "W",
    "M": "O",
}


def quoted(rng: random.Random, s: Style, template: str, title: str) -> tuple[str, str]:
    """The title in its quotes; the stop after it inside or outside them."""
    opening, closing = s.quotes
    if title[-1] in "?!":
        template = re.sub(r"\{T\}[.,] ?", "{T} " if rng.random() < 0.8 else "{T}, ", template, count=1)
    if not opening:
        return template, title
    if rng.random() < 0.5:
        found = re.search(r"\{T\}([.,])", template)
        if found:
            return template.replace("{T}" + found[1], "{T}", 1), f"{opening}{title}{found[1]}{closing}"
    if rng.random() < 0.3:
        template = template.replace("{T}.", "{T},", 1)
    return template, f"{opening}{title}{closing}"
