"""Made-up citations: `make(rng)` gives one string with a label for each of its characters' pieces.

Consumes a random generator; produces `(text, pieces)`, the pieces in order with their labels.
"""

from __future__ import annotations

import random

from transforms.citations.train import heads, imprints, noise, styles, traditions, works
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
        traditions.astronomy(rng)
        if roll < 0.17
        else traditions.physics(rng)
        if roll < 0.27
        else traditions.title_first(rng)
        if roll < 0.33
        else _usual(rng)
    )
    pieces = noise.with_noise(rng, noise.with_labels(rng, pieces))
    return "".join(text for text, _ in pieces), pieces


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
    values = heads.made_values(rng, s, field, culture, year)
    values["C"] = heads.made_container(rng, kind, field, culture, year, s)
    if kind == "unpublished" and rng.random() < 0.4:
        values["C"] = works.meeting(rng, year)
    if kind in ("thesis", "report"):
        values["U"] = imprints.institution(rng)
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
    return heads.made_head(rng, s, values, head) + styles.fill(template, values)


def _plain(s: Style) -> Style:
    return Style(s.form, s.rest_form, s.shape, s.separator, s.last, ("", ""), s.headline, s.dash, s.stop)


def _edited(rng: random.Random, s: Style, values: dict[str, str], head: str, template: str) -> Pieces:
    """A book by its editors: they are no authors."""
    mark = rng.choice(
        (" (eds.)", " (ed.)", " (Eds.)", " (Hrsg.)", ", eds.", " (Ed.)", " (Hg.)", " (edd.)", ", ed.", " (a cura di)")
    )
    return heads.spliced(rng, s, values, head, [(values["e"] + mark, "E")]) + styles.fill(template, values)
