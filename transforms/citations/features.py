"""What the citation tagger sees of a token and of its place in the string.

`word_features` speaks of one token alone, so its scores are kept per distinct token; `WordClass` holds the small
classes from which features of neighbours and of the place are made, as numbers for the tagger.
"""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from transforms import venues
from transforms.names import common_words, fold
from transforms.vocabulary import toml, words

_VOCABULARY: dict[str, str] = toml("publication_words")

LABELS = ("O", "Y", "V", "I", "P", "D", "W", "L", "B-A", "I-A", "B-E", "I-E", "B-T", "I-T", "B-C", "I-C", "B-U", "I-U")
REACH = (-2, -1, 0, 1, 2)

_EDGE = re.compile(r"^(\W{0,5})(.*?)(\W{0,5})$", re.DOTALL)
_TRAILS = ("", ".", ",", ":", ";", ")", "),", ").", "):", ".,", "”", ",”", ".”", "”,", "”.", "?", "!", ".:", "other")
_LEADS = ("", "(", "[", "“", "-", "other")
_SHAPES = (
    "d1",
    "d2",
    "d3",
    "year",
    "d5",
    "range",
    "dmix",
    "roman",
    "X",
    "XX",
    "XXX",
    "Xx",
    "XxX",
    "xx",
    "x",
    "X.X",
    "none",
    "url",
    "doi",
    "Xx-Xx",
    "mixed",
    "arxiv",
    "&",
    "dash",
    "d4",
)
_QUOTE_OPEN, _QUOTE_CLOSE = "“„«‘\"'`", "”»’\"'“"
_MONTHS = frozenset(_VOCABULARY["months"].split())
_ROMAN = re.compile(r"[ivxlc]{1,6}|[IVXLC]{1,7}")
_RANGE = re.compile(r"[A-Za-z]{0,2}\d{1,9}[a-z]?[-–—−]{1,3}[A-Za-z]{0,2}\d{1,9}")
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


_ORDER = ("g", "f", "c", "j", "p", "l")


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


def _shape(core: str) -> str:  # noqa: C901, PLR0911, PLR0912 - a ladder of cases
    if not core:
        return "none"
    if core[0].isdigit() or core.isdigit():
        if core.isdigit():
            if len(core) == 4:
                return "year" if "1400" <= core <= "2099" else "d4"
            return f"d{min(len(core), 5)}"
        if _RANGE.fullmatch(core):
            return "range"
        if core[:3] == "10." and "/" in core:
            return "doi"
        return "year" if len(core) == 5 and core[:4].isdigit() and "1400" <= core[:4] <= "2099" else "dmix"
    low = core.casefold()
    if low.startswith(("http", "www.")) or "://" in low:
        return "url"
    if low.startswith("doi") and "10." in low:
        return "doi"
    if low.startswith("arxiv"):
        return "arxiv"
    if _RANGE.fullmatch(core):
        return "range"
    if any(c.isdigit() for c in core):
        return "mixed"
    if _ROMAN.fullmatch(core) and len(core) > 1 and core not in ("di", "DI", "MI", "il", "li", "vi", "Li"):
        return "roman"
    if len(core) == 1:
        return "X" if core.isupper() else "x"
    if core.isupper():
        if "." in core or "-" in core:
            return "X.X"
        return "XX" if len(core) == 2 else "XXX"
    if "-" in core:
        return "Xx-Xx" if core[0].isupper() else "xx"
    if core[0].isupper():
        return "Xx" if core[1:].islower() else "XxX"
    return "xx" if core.islower() else "mixed"


def _trail(text: str) -> str:
    text = (
        text.replace("’", "”")
        .replace("»", "”")
        .replace('"', "”")
        .replace("'", "”")
        .replace("“", "”")
        .replace("]", ")")
        .replace(">", "")
    )
    text = re.sub(r"[*†‡\d]", "", text)
    if text in _TRAILS:
        return text
    return text[:2] if text[:2] in _TRAILS else "other" if text[:1] not in _TRAILS else text[:1]


def _lead(text: str) -> str:
    text = (
        text.replace("‘", "“")
        .replace("„", "“")
        .replace("«", "“")
        .replace('"', "“")
        .replace("'", "“")
        .replace("`", "“")
        .replace("’", "“")
        .replace("”", "“")
    )
    return text[:1] if text[:1] in _LEADS else "other"


def split_token(token: str) -> tuple[str, str, str]:
    """A token's leading punctuation, its core, and what trails."""
    match = _EDGE.match(token)
    return (match[1], match[2], match[3]) if match else ("", token, "")


def word_features(token: str, *, named: bool = True) -> tuple[list[str], WordClass]:
    """The features of a token alone, and its classes. `named` False leaves name lists out (for training)."""
    before, core, after = split_token(token)
    low = fold(core) if core else token
    shape = _shape(core) if core else ("&" if token in ("&", "＆") else "dash" if set(token) <= set("-–—_") else "none")
    kind = _kind(low, core, shape, named=named) if core else ("and" if shape == "&" else "x")
    trail, lead = _trail(after), _lead(before)
    if core and after[:1] == "." and core[-1].isdigit():
        trail = _trail(after)
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
        _TRAILS.index(trail),
        _LEADS.index(lead),
        _SHAPES.index(shape),
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


SIZES = {"trail": len(_TRAILS), "lead": len(_LEADS), "shape": len(_SHAPES), "kind": len(_TYPES)}
