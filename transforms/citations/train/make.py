"""Made-up citations: `make(rng)` gives one string with a label for each of its characters' pieces.

Consumes a random generator; produces `(text, pieces)`, the pieces in order with their labels.
"""

from __future__ import annotations

import random
import re

from transforms.citations.train import styles, works
from transforms.citations.train.styles import Pieces, Style

_KIND_WEIGHTS = {
    "article": 44,
    "book": 17,
    "chapter": 15,
    "meeting": 14,
    "thesis": 2,
    "report": 5,
    "web": 3,
    "unpublished": 7,
}
_FIELD_WEIGHTS = {"cs": 16, "math": 18, "physics": 6, "bio": 14, "social": 26, "econ": 8, "hum": 12}
_CULTURES = {
    "social": ("de", "de", "fr", "en", "en", None, None, "es", None),
    "hum": ("it", "it", "de", "fr", "en", "en", None),
    "bio": ("pt", "en", None, None, None),
    "econ": (None, "en"),
}


def make(rng: random.Random) -> tuple[str, Pieces]:
    """One made-up citation."""
    roll = rng.random()
    pieces = (
        _astronomy(rng)
        if roll < 0.17
        else _physics(rng)
        if roll < 0.27
        else _title_first(rng)
        if roll < 0.33
        else _usual(rng)
    )
    pieces = _noise(rng, _labelled(rng, pieces))
    return "".join(text for text, _ in pieces), pieces


def _values(rng: random.Random, s: Style, field: str, culture: str | None, year: int) -> dict[str, str]:
    values = styles.numbers(rng, s, year)
    editors = styles.names(rng, styles.style(rng) if rng.random() < 0.5 else s, rng.choice((1, 1, 2, 2, 3)), culture)
    values |= {
        "A": _authors(rng, s, culture),
        "e": editors,
        "T": styles.title(rng, s, field, culture),
        "U": works.publisher(rng),
        "L": works.city(rng),
        "l": works.city(rng),
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


def _year(rng: random.Random, field: str) -> int:
    return rng.randint(1880, 2008) if field == "hum" and rng.random() < 0.5 else round(rng.triangular(1955, 2025, 2006))


def _usual(rng: random.Random) -> Pieces:
    field = rng.choices(list(_FIELD_WEIGHTS), list(_FIELD_WEIGHTS.values()))[0]
    culture = rng.choice(_CULTURES.get(field, (None,)))
    kind = rng.choices(list(_KIND_WEIGHTS), list(_KIND_WEIGHTS.values()))[0]
    if kind == "meeting" and field not in ("cs", "math", "econ") and rng.random() < 0.7:
        kind = "chapter"
    s = styles.style(rng)
    if s.separator != ", " and rng.random() < 0.6:
        s.form = s.rest_form = "family, given"
    year = _year(rng, field)
    values = _values(rng, s, field, culture, year)
    values["C"] = _container(rng, kind, field, culture, year, s)
    if kind == "unpublished" and rng.random() < 0.4:
        values["C"] = works.meeting(rng, year)
    if kind in ("thesis", "report"):
        values["U"] = works.institution(rng)
    dated = rng.random() < {"math": 0.25, "cs": 0.35, "hum": 0.2}.get(field, 0.72)
    tails = styles.KINDS[kind][0 if dated else 1]
    template = rng.choice(tails)
    if rng.random() < 0.06 and template.startswith("{T}. "):
        template = "{T}, " + template[5:]
    template, values["T"] = (
        styles.quoted(rng, s, template, values["T"])
        if kind != "book" or rng.random() < 0.1
        else styles.quoted(rng, _plain(s), template, values["T"])
    )
    if kind == "report" and "{C}" in template:
        values["C"] = rng.choice(("arXiv preprint", "CoRR", "ArXiv", "arXiv", "SSRN Electronic Journal", "bioRxiv"))
    head = rng.choice(styles.DATED if dated else styles.UNDATED)
    if kind == "book" and rng.random() < 0.14:
        return _edited(rng, s, values, head, template)
    return _head(rng, s, values, head) + styles.fill(template, values)


def _plain(s: Style) -> Style:
    return Style(s.form, s.rest_form, s.shape, s.separator, s.last, ("", ""), s.headline, s.dash, s.stop)


def _container(rng: random.Random, kind: str, field: str, culture: str | None, year: int, s: Style) -> str:  # noqa: PLR0913, PLR0917 - what one citation is read with
    if kind == "meeting":
        return works.meeting(rng, year)
    if kind == "chapter":
        text = styles.title(rng, s, field, culture)
        return works.title_case(text) if rng.random() < 0.5 else text
    if kind == "web":
        return rng.choice((works.journal(rng), "The Guardian", "BBC News", "Pambazuka News", "Spiegel Online"))
    return works.journal(rng)


def _head(rng: random.Random, s: Style, values: dict[str, str], head: str) -> Pieces:
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
    return _spliced(rng, s, values, head, authors)


def _organisation(rng: random.Random, values: dict[str, str], head: str) -> Pieces:
    name = rng.choice(
        (
            works.institution(rng),
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
    return _spliced(rng, styles.style(rng), values, head, [(name, "E")])


def _spliced(rng: random.Random, s: Style, values: dict[str, str], head: str, authors: Pieces) -> Pieces:
    """A head with its authors put in; a stop is not doubled after an initial."""
    before, after = head.split("{A}")
    last = authors[-1][0]
    if last.endswith(".") and after.startswith("."):
        after = after[1:]
    elif s.stop == "" and after.startswith(". ") and last[-1:].isupper():
        after = after[1:] if rng.random() < 0.2 else after
    return [*styles.fill(before, values), *authors, *styles.fill(after, values, authors[-1][1])]


def _edited(rng: random.Random, s: Style, values: dict[str, str], head: str, template: str) -> Pieces:
    """A book by its editors: they are no authors."""
    mark = rng.choice(
        (" (eds.)", " (ed.)", " (Eds.)", " (Hrsg.)", ", eds.", " (Ed.)", " (Hg.)", " (edd.)", ", ed.", " (a cura di)")
    )
    return _spliced(rng, s, values, head, [(values["e"] + mark, "E")]) + styles.fill(template, values)


def _physics(rng: random.Random) -> Pieces:
    s = styles.style(rng)
    s.form = s.rest_form = rng.choice(("initials first",) * 8 + ("family, initials", "family initials"))
    s.quotes, s.separator, s.last = ("", ""), ", ", rng.choice((" and ", ", and ", ", ", " & ", " and "))
    year = round(rng.triangular(1925, 2020, 1996))
    values = _values(rng, s, "physics", None, year)
    values["C"] = (
        rng.choice(
            works.JOURNALS_OTHER[
                works.JOURNALS_OTHER.index("Phys. Rev. Lett.") : works.JOURNALS_OTHER.index("Ann. Statist.")
            ]
        )
        if rng.random() < 0.8
        else works.journal(rng)
    )
    template = rng.choice(styles.PHYSICS)
    if "<O:in> {C}" in template:
        values["C"] = works.title_case(works.title(rng, "physics"))
    if rng.random() < 0.75:
        values["P"] = styles.first_page(rng)
    head = rng.choice(("{A}, ", "{A}, ", "{A}, ", "{A} ", "{A}: ", "{A}; "))
    return _head(rng, s, values, head) + styles.fill(template, values)


def _astronomy(rng: random.Random) -> Pieces:
    s = styles.style(rng)
    s.form = s.rest_form = rng.choice(("family, initials", "family, initials", "family initials"))
    s.shape = rng.choice(("spaced", "spaced", "spaced", "tight"))
    s.quotes, s.separator, s.last = ("", ""), ", ", rng.choice((", & ", ", & ", " & ", ", ", ", and "))
    values = _values(rng, s, "physics", None, round(rng.triangular(1940, 2022, 2004)))
    astro = works.JOURNALS_OTHER[works.JOURNALS_OTHER.index("ApJ") : works.JOURNALS_OTHER.index("Ann. Statist.")]
    values["C"] = rng.choice(astro[:7] * 4 + astro) if rng.random() < 0.92 else works.journal(rng)
    template = rng.choice(styles.ASTRO)
    if "<O:in> {C}" in template:
        values["C"] = works.title_case(works.title(rng, "physics"))
    if rng.random() < 0.92:
        values["P"] = styles.first_page(rng)
    head = rng.choice(
        (
            "{A}, {Y}, ",
            "{A} {Y}, ",
            "{A} {Y}, ",
            "{A}, {Y}, ",
            "{A}. {Y}, ",
            "{A} ({Y}), ",
            "{A}, {Y}{y}, ",
            "{A} {Y} {y}, ",
        )
    )
    authors: Pieces = [(values["A"], "A")]
    if rng.random() < 0.28:
        authors = [(values["A"] + rng.choice((", ", " ", ", ")), "A"), ("et al.", "O")]
    return _spliced(rng, s, values, head, authors) + styles.fill(template, values)


def _title_first(rng: random.Random) -> Pieces:
    """Lists of home pages and curricula: the title, then the authors, then the venue; or no authors at all."""
    field = rng.choice(("cs", "cs", "econ", "social", "bio", "hum"))
    s = styles.style(rng)
    s.form = s.rest_form = rng.choice(("given first", "given first", "initials first", "family, initials"))
    s.separator, s.last = ", ", rng.choice((", and ", " and ", " & ", ", "))
    year = rng.randint(1998, 2026)
    values = _values(rng, s, field, None, year)
    kind = rng.choice(("meeting", "meeting", "article"))
    values["C"] = _container(rng, kind, field, None, year, s)
    _, values["T"] = styles.quoted(rng, s, "{T}", values["T"])
    with_names = rng.choice(
        (
            "{T}. {A}. ",
            "{T}. {A}. ",
            "{T}, {A}, ",
            "{T} <O:(with {e})>, ",
            "{T}, <O:with {e}>, ",
            "{T} / {A}. ",
            "{T}; {A}; ",
            "{T}. <O:By> {A}. ",
            "{T}. ",
            "{T}, ",
        )
    )
    head = styles.fill(
        with_names.replace("<O:(with {e})>", "<O:(with> {A})").replace("<O:with {e}>", "<O:with> {A}"), values
    )
    tail = rng.choice(
        (
            "{C}, {Y}.",
            "<O:In> {C}, {Y}.",
            "{C} {Y}",
            "{C}, {V}({I}):{P}, {Y}.",
            "{C} {V}({I}), {Y}.",
            "{C} ({Y}).",
            "{C}, {V} ({Y}), <P:pp. {p}>.",
            "<O:In> {C}, {L}, {Y}.",
            "{C}, {V}, {P} ({Y})",
            "<O:To appear in> {C} {Y}.",
            "{C}, {Y}. {W}",
        )
    )
    return head + styles.fill(tail, values)


def _labelled(rng: random.Random, pieces: Pieces) -> Pieces:
    """Numbers and keys in front, remarks behind."""
    roll = rng.random()
    if roll < 0.22:
        n = rng.randint(1, 99)
        pieces = [(rng.choice((f"[{n}] ", f"{n}. ", f"[{n}] ", f"({n}) ", f"{n} ", f"[{n}]")), "O"), *pieces]
    elif roll < 0.26:
        key = "".join(rng.sample("ABCDEGHJKLMPRSTVW", rng.randint(1, 4)))
        n = rng.randint(0, 99)
        pieces = [
            (
                rng.choice(
                    (
                        f"{key}{n:02d}. ",
                        f"[{key}{n:02d}] ",
                        f"[{key}] ",
                        f"[{key} + {n:02d}] ",
                        f"[{key[0]}{key[-1].lower()}{n:02d}] ",
                    )
                ),
                "O",
            ),
            *pieces,
        ]
    roll = rng.random()
    if roll < 0.05:
        pieces = [
            *pieces,
            (
                rng.choice(
                    (
                        " link",
                        " [PDF]",
                        " (in German)",
                        " 3",
                        " 2.4, A",
                        " Accessed 12 May 2014.",
                        " [Link]",
                        " Print.",
                        " (Online First)",
                        " Cited on page 12.",
                        " (Datasets & Code)",
                        " ISBN 978-3-16-148410-0",
                        " Best Paper Award.",
                        " (equal contribution)",
                        " 5, 21",
                        " Google Scholar",
                    )
                ),
                "O",
            ),
        ]
    elif roll < 0.07:
        pieces = [*pieces, (" " + styles.address(rng), "W")]
    elif roll < 0.09:
        pieces = [*pieces, (" " + styles.doi(rng), "D")]
    return pieces


def _noise(rng: random.Random, pieces: Pieces) -> Pieces:
    """Marks of scanning and typing: blanks lost or doubled, broken accents, words cut at line ends, letters dropped."""
    if rng.random() > 0.18:
        return pieces
    out: Pieces = []
    for text, label in pieces:
        roll = rng.random()
        if roll < 0.02 and label in "ATC" and len(text) > 12:
            cut = rng.randint(4, len(text) - 4)
            text = text[:cut] + ("- " if text[cut - 1].isalpha() and text[cut].isalpha() else "") + text[cut:]  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.04 and label in "ATC":
            text = re.sub("[äöüéèñ]", lambda m: rng.choice(("¨ a", "o", " ´e", "~ n", "u")), text, count=1)  # noqa: ARG005, PLW2901 - noise on top of noise
        elif roll < 0.06:
            text = text.replace(". ", ".", 1)  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.08:
            text = text.replace(",", " ,", 1)  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.09 and len(text) > 5:
            cut = rng.randint(1, len(text) - 2)
            text = text[:cut] + text[cut + 1 :]  # noqa: PLW2901 - noise on top of noise
        elif roll < 0.10 and label == "C":
            text = text.replace(". ", ".")  # noqa: PLW2901 - noise on top of noise
        out.append((text, label))
    return out
