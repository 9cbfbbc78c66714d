"""What the citation tagger sees of a token and of its place in the string.

`word_features` speaks of one token alone, so its scores are kept per distinct token; `WordClass` holds the small
classes from which features of neighbours and of the place are made, as numbers for the tagger.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from transforms import venues
from transforms.citations.shapes import LEADS, SHAPES, TRAILS, lead_of, shape_of, split_token, trail_of
from transforms.names import common_words, fold
from transforms.vocabulary import toml, words

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
_KEYWORDS = {
    "in": "in",
    "en": "x",
    "and": "and",
    "und": "and",
    "&": "and",
    "et": "and",
    "y": "and",
    "e": "and",
    "with": "and",
    "ed": "ed",
    "eds": "ed",
    "edited": "ed",
    "editor": "ed",
    "editors": "ed",
    "hrsg": "ed",
    "hg": "ed",
    "edd": "ed",
    "org": "ed",
    "cura": "ed",
    "pp": "pp",
    "p": "pp",
    "pages": "pp",
    "page": "pp",
    "pgs": "pp",
    "vol": "vol",
    "volume": "vol",
    "bd": "vol",
    "band": "vol",
    "jg": "vol",
    "v": "vol",
    "no": "no",
    "nr": "no",
    "number": "no",
    "issue": "no",
    "heft": "no",
    "n": "no",
    "al": "et",
    "phd": "th",
    "thesis": "th",
    "dissertation": "th",
    "diss": "th",
    "preprint": "th",
    "report": "th",
    "paper": "th",
    "working": "th",
}
_PARTICLES = frozenset(_VOCABULARY["particles"].split())
_ARTICLES = frozenset(_VOCABULARY["articles"].split())
_ORDER = ("g", "f", "c", "j", "p", "l")
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


def _kind(low: str, core: str, shape: str, *, named: bool) -> str:  # noqa: PLR0911 - a ladder of cases
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
    for pair in ("gf", "gc", "fc", "cj", "lp", "fl"):
        if pair[0] in marks and pair[1] in marks:
            return {"gf": "gf", "gc": "gc", "fc": "fc", "cj": "jc", "lp": "lp", "fl": "lf"}[pair]
    for mark in ("g", "f", "l", "p", "j", "c"):
        if mark in marks:
            return mark
    return "lo" if shape in ("xx", "x") else "n"


def word_features(token: str, *, named: bool = True) -> tuple[list[str], WordClass]:
    """The features of a token alone, and its classes. `named` False leaves name lists out (for training)."""
    before, core, after = split_token(token)
    low = fold(core) if core else token
    shape = (
        shape_of(core) if core else ("&" if token in ("&", "＆") else "dash" if set(token) <= set("-–—_") else "none")
    )
    kind = _kind(low, core, shape, named=named) if core else ("and" if shape == "&" else "x")
    trail, lead = trail_of(after), lead_of(before)
    if core and after[:1] == "." and core[-1].isdigit():
        trail = trail_of(after)
    features = [
        f"w={low}" if len(low) < 24 else "w=long",
        f"s={shape}",
        f"t={trail}",
        f"l={lead}",
        f"k={kind}",
        f"st={shape}{trail}",
        f"kt={kind}{trail}",
        f"ks={kind}{shape}",
        f"e={low[-3:]}",
        f"b={low[:3]}",
        f"n={min(len(core), 9)}",
        f"lst={lead}{shape}{trail}",
    ]
    if after[:1] == "." and 1 < len(core) < 8 and core[0].isupper() and core[1:].islower():
        features.append("abbr")
    opens = int(before[-1:] in _QUOTE_OPEN and bool(before) and before[-1:] != "’")
    closes = int(any(c in after for c in "”»\"’'“") and not (after[:1] in "’'" and len(after) == 1 and low[-1:] == "s"))
    namey = int(_namey(core, token, kind, shape, trail))
    return features, WordClass(
        TRAILS.index(trail),
        LEADS.index(lead),
        SHAPES.index(shape),
        _TYPES.index(kind),
        opens,
        closes,
        int(shape == "year"),
        int(shape in ("d1", "d2", "d3", "d4", "d5", "range", "dmix")),
        namey,
    )


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
