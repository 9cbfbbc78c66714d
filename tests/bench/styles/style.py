"""The style of one list of works, drawn at random: forty-odd choices, those left out that nobody could read."""

from __future__ import annotations

import random
from dataclasses import dataclass, fields

from tests.bench.styles.names import FORMS, THEN
from tests.bench.styles.works import KINDS

QUOTES = {
    "none": ("", ""),
    "“.”": ("“", ".”"),
    "“,”": ("“", ",”"),
    "“”": ("“", "”"),
    '""': ('"', '"'),
    ',""': ('"', ',"'),
    "‘’": ("‘", "’"),
    "''": ("'", "'"),
    "«»": ("«", "»"),
    "„“": ("„", "“"),
}
PARTED = {"stop": ". ", "comma": ", ", "colon": ": ", "line": "\n", "dash": " – ", "hyphen": " - ", "bar": " | "}
AFTER_NAMES = {
    "(Y).": " ({y}). ",
    "(Y)": " ({y}) ",
    "(Y),": " ({y}), ",
    "(Y):": " ({y}): ",
    "Y.": " {y}. ",
    ", Y.": ", {y}. ",
    ". Y.": ". {y}. ",
    ", Y,": ", {y}, ",
    "[Y]": " [{y}] ",
}
AT_END = {", Y": ", {y}", "(Y)": " ({y})", ". Y": ". {y}", "Y": " {y}", ", month Y": ", June {y}"}
DATED_TAILS = {
    "v(i), p, Y": " {v}({i}), {p}, {y}",
    "v(i):p (Y)": " {v}({i}):{p} ({y})",
    ", vol no pp Y": ", vol. {v}, no. {i}, pp. {p}, {y}",
    ". Y;v(i):p": ". {y};{v}({i}):{p}",
    ". Y mon;v:p": ". {y} Mar;{v}:{p}",
    ", v(Y), p": ", {v} ({y}), {p}",
    " v, first (Y)": " {v}, {first} ({y})",
    ", v.i (Y): p": ", {v}.{i} ({y}): {p}",
    " Y, v, p": " {y}, {v}, {p}",
}
TAILS = {
    "none": "",
    ", v, p": ", {v}, {p}",
    " v(i):p": " {v}({i}):{p}",
    " v:p": " {v}:{p}",
    ", v(i), p": ", {v}({i}), {p}",
    ", vol. v, pp. p": ", vol. {v}, pp. {p}",
    ", pp. p": ", pp. {p}",
    " v, article": " {v}, {first}",
}
LINKED = ("md", "html", "tex")  # forms that show style and links
ORDERS = {"ATV": 10, "TAV": 6, "TVA": 3, "VTA": 1, "TV": 2}


@dataclass(frozen=True)
class Style:
    """The choices that one list makes. Every value is a word that the figures are printed by."""

    form: str  # txt, layout, md, html, tex
    order: str  # of A(uthors), T(itle), V(enue)
    year: str  # where the year stands and how
    names: str
    last: str
    et_al: str
    own: str
    quotes: str
    look: str  # of the title
    venue: str  # its look
    first: str  # what parts the first two fields
    second: str
    tail: str
    note: str
    standing: str
    kinds: str
    mark: str
    gap: str

    def items(self) -> list[tuple[str, str]]:
        """Name and value of each choice."""
        return [(one.name, str(getattr(self, one.name))) for one in fields(self)]


def draw(chance: random.Random) -> Style:
    """A style that a careful person could read."""
    form = chance.choices(("txt", "layout", "md", "html", "tex"), (5, 3, 5, 3, 2))[0]
    order = chance.choices(list(ORDERS), list(ORDERS.values()))[0]
    shows = form in LINKED
    quotes = chance.choice(list(QUOTES)) if chance.random() < 0.5 else "none"
    look = chance.choice(("plain", "plain", "bold", "italic", "link", "bold link")) if shows else "plain"
    names = chance.choice(list(FORMS))
    mark = chance.choice(("none", "bullet", "number", "[number]"))
    first, second = _parts(chance, order, quotes, look if shows else "plain")
    year = _year(chance, order, first)
    return Style(
        form=form,
        order=order,
        year=year,
        names=names,
        last=_last(chance, names),
        et_al=chance.choice(("all", "all", "all", "three")),
        own=chance.choice(("plain", "bold", "underlined", "starred")) if shows else chance.choice(("plain", "starred")),
        quotes=quotes,
        look=look,
        venue=_venue(chance, order, look, shows=shows),
        first=first,
        second=second,
        tail=chance.choice(list(DATED_TAILS if year == "tail" else TAILS)),
        note=chance.choice(("none", "none", "none", "doi", "doi link", "arxiv", "award", "links", "page")),
        standing=chance.choice(("none", "none", "none", "(in press)", "words", "under review")),
        kinds=chance.choices(list(KINDS), (5, 3, 1, 3))[0],
        mark=mark,
        gap=_gap(chance, form, mark, lines="line" in (first, second)),
    )


def _parts(chance: random.Random, order: str, quotes: str, look: str) -> tuple[str, str]:
    """What parts the first two fields, and the last two; lines mostly both or none."""
    first = chance.choice(
        ("stop", "stop", "comma", "colon", "line")
        if order == "ATV"
        else ("stop", "stop", "line", "line", "dash", "bar", "comma")
    )
    second = chance.choice(("stop", "stop", "comma", "comma", "line", "dash", "hyphen"))
    if order == "VTA":
        first = chance.choice(("colon", "line", "dash", "bar"))
    if order[0] == "T" and first == "comma" and quotes == "none" and look == "plain":
        first = "stop"
    if first == "line" and chance.random() < 0.75:
        second = "line"
    if second == "line" and first != "line" and chance.random() < 0.5:
        second = "stop"
    return first, second


def _year(chance: random.Random, order: str, first: str) -> str:
    """Where the year stands: behind the names, in the venue's numbers, at the end, in front, over several works."""
    places = ["tail", "tail", *AT_END]
    if order == "ATV" and first != "line":
        places += [*AFTER_NAMES, *AFTER_NAMES]
    if order == "TAV":
        places += ["title (Y)"]
    places += ["front", "column", "group", "group"]
    return chance.choice(places)


def _last(chance: random.Random, names: str) -> str:
    if names in {"Last, First", "Last, FM"}:
        return chance.choice(("semicolon", "; and", "semicolon, and", "semicolon, &"))
    if names in THEN:
        return chance.choice((", and", ", &"))
    return chance.choice(("and", ", and", "&", ", &", "comma", "comma", "semicolon", "; and", "semicolon, and"))


def _venue(chance: random.Random, order: str, look: str, *, shows: bool) -> str:
    if order == "VTA":
        return "plain"
    looks = ["plain", "plain", "In", "in"]
    if shows:
        looks += ["italic", "italic", "italic", "bold"] if look not in ("italic", "bold") else ["plain", "italic"]
    return chance.choice([*looks, "[tag]", "(brackets)"])


def _gap(chance: random.Random, form: str, mark: str, *, lines: bool) -> str:
    """Blank lines between works; always where a work takes several lines and no mark begins it."""
    return "blank" if (lines or form == "md") and mark == "none" else chance.choice(("blank", "none"))
