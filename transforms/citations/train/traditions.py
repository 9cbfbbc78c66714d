"""Citations of certain traditions: physics, astronomy, and lists that begin with the title."""

from __future__ import annotations

import random

from transforms.citations.train import heads, styles, works
from transforms.citations.train.styles import Pieces


def physics(rng: random.Random) -> Pieces:
    """Without the title, or in italics: "A. B. Smith, J. Phys. 12 (1999) 34"."""
    s = styles.style(rng)
    s.form = s.rest_form = rng.choice(("initials first",) * 8 + ("family, initials", "family initials"))
    s.quotes, s.separator, s.last = ("", ""), ", ", rng.choice((" and ", ", and ", ", ", " & ", " and "))
    year = round(rng.triangular(1925, 2020, 1996))
    values = heads.made_values(rng, s, "physics", None, year)
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
    return heads.made_head(rng, s, values, head) + styles.fill(template, values)


def astronomy(rng: random.Random) -> Pieces:
    """Without the title: "Smith, A. B., & Lund, C. 1999, ApJ, 12, 34"."""
    s = styles.style(rng)
    s.form = s.rest_form = rng.choice(("family, initials", "family, initials", "family initials"))
    s.shape = rng.choice(("spaced", "spaced", "spaced", "tight"))
    s.quotes, s.separator, s.last = ("", ""), ", ", rng.choice((", & ", ", & ", " & ", ", ", ", and "))
    values = heads.made_values(rng, s, "physics", None, round(rng.triangular(1940, 2022, 2004)))
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
    return heads.spliced(rng, s, values, head, authors) + styles.fill(template, values)


def title_first(rng: random.Random) -> Pieces:
    """Lists of home pages and curricula: the title, then the authors, then the venue; or no authors at all."""
    field = rng.choice(("cs", "cs", "econ", "social", "bio", "hum"))
    s = styles.style(rng)
    s.form = s.rest_form = rng.choice(("given first", "given first", "initials first", "family, initials"))
    s.separator, s.last = ", ", rng.choice((", and ", " and ", " & ", ", "))
    year = rng.randint(1998, 2026)
    values = heads.made_values(rng, s, field, None, year)
    kind = rng.choice(("meeting", "meeting", "article"))
    values["C"] = heads.made_container(rng, kind, field, None, year, s)
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
