"""What the citation tagger sees of a token and of its place in the string.

`word_features` speaks of one token alone, so its scores are kept per distinct token; `WordClass` holds the small
classes from which features of neighbours and of the place are made, as numbers for the tagger.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from transforms.citations.shapes import LEADS, SHAPES, TRAILS, lead_of, shape_of, split_token, trail_of
from transforms.entities import venues
from transforms.names.people import common_words, fold
from transforms.vocabulary import forms, toml, words

_VOCABULARY: dict[str, str] = toml("publication_words")
LABELS = ("O", "Y", "V", "I", "P", "D", "W", "L", "B-A", "I-A", "B-E", "I-E", "B-T", "I-T", "B-C", "I-C", "B-U", "I-U")
REACH = (-2, -1, 0, 1, 2)
_QUOTE_OPEN, _QUOTE_CLOSE = "“„«‘\"'`", "”»’\"'“"
_MONTHS = frozenset(_VOCABULARY["months"].split())
_TYPES = (
    "n",
    "g",
    "f",
    "gf",
    "m",
    "c",
    "fc",
    "gc",
    "j",
    "p",
    "l",
    "jc",
    "lp",
    "lf",
    "lo",
    "in",
    "and",
    "ed",
    "pp",
    "vol",
    "no",
    "et",
    "th",
    "part",
    "art",
    "x",
)
_KEYWORDS: dict[str, str] = {
    word: kind for kind in toml("citation_words")["keywords"] for word in forms("citation_words", "keywords", kind)
}
_PARTICLES = frozenset(_VOCABULARY["particles"].split())
_ARTICLES = frozenset(_VOCABULARY["articles"].split())
SIZES = {"trail": len(TRAILS), "lead": len(LEADS), "shape": len(SHAPES), "kind": len(_TYPES)}


class WordClass(NamedTuple):
    """A token's small classes: end, beginning, shape, kind of word, and flags for the string's state."""

    trail: int
    lead: int
    shape: int
    kind: int
    opens: int
    closes: int
    is_year: int
    is_number: int
    namey: int


@cache
def _lexicon() -> dict[str, str]:  # noqa: C901 - a ladder of cases
    """Folded word -> letters of the lists that hold it."""
    found: dict[str, set[str]] = {}
    for mark, cultures in (("g", toml("person_names")["given"]), ("f", toml("person_names")["family"])):
        for names in cultures.values():
            for name in names.replace("-", " ").split():
                found.setdefault(fold(name), set()).add(mark)
    for word in common_words():
        found.setdefault(word, set()).add("c")
    for venue in venues.venues():
        for word in fold(venue.name).split() if venue.kind == "journal" else ():
            found.setdefault(word, set()).add("j")
    for line in words("publishers"):
        for word in fold(line).split():
            found.setdefault(word, set()).add("p")
    for line in words("venue_places"):
        for word in line.split():
            found.setdefault(word, set()).add("l")
    return {word: "".join(sorted(marks)) for word, marks in found.items()}


# Marks together -> kind.
_OF_TWO = (("g", "f", "gf"), ("g", "c", "gc"), ("f", "c", "fc"), ("c", "j", "jc"), ("l", "p", "lp"), ("f", "l", "lf"))


@cache
def _of_marks(marks: str) -> str:
    """The kind of a word by the letters of the lists that hold it; "" for none."""
    for one, other, kind in _OF_TWO:
        if one in marks and other in marks:
            return kind
    return next((mark for mark in "gflpjc" if mark in marks), "")


def _kind(low: str, core: str, shape: str, *, named: bool) -> str:
    keyword = _KEYWORDS.get(low)
    if keyword:
        return keyword
    if core in _PARTICLES:
        return "part"
    if core in _ARTICLES:
        return "art"
    if low in _MONTHS:
        return "m"
    marks = _lexicon().get(low, "")
    if not named:
        marks = marks.replace("g", "").replace("f", "")
    return (_of_marks(marks) if marks else "") or ("lo" if shape in ("xx", "x") else "n")


@lru_cache(maxsize=1 << 10)
def _lead(before: str) -> tuple[int, int]:
    """The class of the punctuation before a word, and whether it opens a quotation."""
    return LEADS.index(lead_of(before)), int(before[-1:] in _QUOTE_OPEN and bool(before) and before[-1:] != "’")


@lru_cache(maxsize=1 << 10)
def _trail(after: str) -> tuple[int, int, int]:
    """The class of the punctuation behind a word, whether it holds a closing mark, and whether it is an apostrophe."""
    closes = int(any(c in after for c in _QUOTE_CLOSE))
    return TRAILS.index(trail_of(after)), closes, int(after in ("’", "'"))


class Look(NamedTuple):
    """What a token looks like: its folded word, the letters of its core, whether an abbreviation, its classes."""

    low: str
    size: int
    abbreviated: bool
    classes: WordClass


def look_of(token: str, *, named: bool = True) -> Look:
    """What a token alone looks like. `named` False leaves name lists out (for training)."""
    before, core, after = split_token(token)
    lead, opens = _lead(before)
    trail, closes, apostrophe = _trail(after)
    if core:
        low = core.lower() if core.isalnum() and core.isascii() else fold(core)
        shape = shape_of(core)
        kind = _kind(low, core, shape, named=named)
    else:
        low, shape = token, "&" if token in _AND else "dash" if set(token) <= _DASHES else "none"
        kind = "and" if shape == "&" else "x"
    if apostrophe and low[-1:] == "s":
        closes = 0
    size = len(core)
    return Look(
        low,
        size,
        after[:1] == "." and 1 < size < 8 and core[0].isupper() and core[1:].islower(),
        WordClass(
            trail,
            lead,
            _SHAPE_AT[shape],
            _TYPE_AT[kind],
            opens,
            closes,
            int(shape == "year"),
            int(shape in _NUMBERS),
            int(_namey(core, token, kind, shape, TRAILS[trail])),
        ),
    )


_AND = ("&", "＆")
_DASHES = frozenset("-–—_")
_NUMBERS = frozenset(("d1", "d2", "d3", "d4", "d5", "range", "dmix"))
_SHAPE_AT = {shape: i for i, shape in enumerate(SHAPES)}
_TYPE_AT = {kind: i for i, kind in enumerate(_TYPES)}
LONG = 24  # letters from which all words are one


def class_features(trail: int, lead: int, shape: int, kind: int, *, abbreviated: bool) -> list[str]:
    """The features of a token that its classes give."""
    t, l, s, k = TRAILS[trail], LEADS[lead], SHAPES[shape], _TYPES[kind]  # noqa: E741 - as the features are named
    found = [f"s={s}", f"t={t}", f"l={l}", f"k={k}", f"st={s}{t}", f"kt={k}{t}", f"ks={k}{s}", f"lst={l}{s}{t}"]
    return [*found, "abbr"] if abbreviated else found


def word_features(token: str, *, named: bool = True) -> tuple[list[str], WordClass]:
    """The features of a token alone, and its classes, for training: the tagger adds up the same (`Tagger`)."""
    low, size, abbreviated, classes = look_of(token, named=named)
    word = [f"w={low}" if len(low) < LONG else "w=long", f"e={low[-3:]}", f"b={low[:3]}", f"n={min(size, 9)}"]
    return [*word, *class_features(*classes[:4], abbreviated=abbreviated)], classes


def _namey(core: str, token: str, kind: str, shape: str, trail: str) -> bool:
    """True for a token that a list of names may hold."""
    if kind in ("and", "et", "part") or token in ("&", "–", "-", "/"):
        return True
    if trail in ("”", ",”", ".”", "?", "!"):
        return False
    if kind == "art":
        return (core in ("A", "I", "O", "De", "Le", "La", "L") and trail in (".", ".,", ".:")) or core in (
            "De",
            "Le",
            "La",
            "El",
            "Del",
        )
    return shape in ("X", "X.X", "XX") or (
        shape in ("Xx", "XxX", "Xx-Xx", "XXX") and kind not in ("c", "jc", "in", "th", "m", "j", "p")
    )
