"""Places in text: countries, states, provinces, cities, "Remote". Consumes text; tells places and cuts them off.

Vocabulary: `places.toml`, `cities.txt` and the cities of the organisations' files.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.entities.titles import is_title
from transforms.names.people import fold
from transforms.names.words import is_common
from transforms.vocabulary import any_of, forms, toml, words

_TOKEN = re.compile(r"[^\W_]+(?:\.(?=[^\W_]\b)[^\W_])*\.?")
_GAP = re.compile(r"[\s,(/–—-]{0,6}")
_CITY_SHAPE = re.compile(
    r"(?:[A-ZÀ-Þ][\w.'’-]{1,20}|de|la|le|sur|am|an|upon|of)(?: (?:[A-ZÀ-Þ][\w.'’-]{0,20}|de|la|le|sur|am|an|upon)){0,3}"
)
_NAME_GOES_ON = frozenset(forms("small_words", "before_towns"))
_MOST_WORDS = 5


class Place(NamedTuple):
    """A place at the end of a text: where it starts, how many names it has ("Palo Alto, CA" has 2), and what kinds."""

    start: int
    parts: int
    kinds: str


@cache
def _gazetteer() -> dict[str, str]:
    """Folded name -> "c" country, "s" state or province, "t" town, "a" area."""
    data = toml("places")
    found: dict[str, str] = {}
    for city in cities():
        found[fold(city)] = "t"
    for area in data["areas"]["names"]:
        found[fold(area)] = "a"
    for regions in data["regions"].values():
        for name in regions.values():
            found[fold(name)] = "s"
    for names in data["countries"].values():
        for name in names:
            found[fold(name)] = "c"
    found[fold("New York")] = "t"
    found[fold("Washington")] = "t"
    return found


@cache
def cities() -> frozenset[str]:
    """The names of all cities."""
    named = {city.strip() for line in words("cities") for city in line.split(";")}
    for name in ("universities", "organizations"):
        for line in words(name):
            columns = line.split("|")
            if len(columns) > 1 and not line.startswith("@") and columns[1].strip():
                named.add(columns[1].strip().partition(",")[0])
    return frozenset(named)


@cache
def _codes() -> frozenset[str]:
    """Postal codes of states and provinces and short codes of countries, as they are written."""
    data = toml("places")
    codes = {code for regions in data["regions"].values() for code in regions}
    return frozenset(codes | set(forms("places", "short", "names")))


@cache
def _countries() -> dict[str, str]:
    return {fold(name): code for code, names in toml("places")["countries"].items() for name in names}


@cache
def _iso() -> dict[str, str]:
    """Codes of two and three letters -> alpha-2."""
    three = (pair.split(":") for pair in forms("places", "alpha3", "codes"))
    return {code: code for code in toml("places")["countries"]} | dict(three)


def is_country_code(text: str) -> bool:
    """True for the code of a country, of two letters or of three."""
    return text in _iso()


def country_code(text: str) -> str | None:
    """The country that a place's text ends in, as ISO 3166-1 alpha-2."""
    last = text.rsplit(",", 1)[-1].strip(" .()")
    region = "US" if last in toml("places")["regions"]["US"] else None
    return _countries().get(fold(last)) or region or _iso().get(last)


def is_country(text: str) -> bool:
    """True for the ISO 3166-1 code of a country in capitals, as it stands behind a town: "Cuernavaca, MX"."""
    return len(text) == _CODE and text.isupper() and text in toml("places")["countries"]


_CODE = 2  # letters


def is_place(text: str) -> bool:
    """True where the whole text is a place: "Palo Alto, CA", "Hong Kong SAR", "Remote", "Emmendingen, Germany"."""
    text = text.strip(" ,;()|.")
    place = trailing_place(text) if 1 < len(text) <= 70 else None
    return place is not None and place.start == 0


@lru_cache(maxsize=4096)
def is_region(text: str) -> bool:
    """True for a state's or a province's name, spelt out: "Ontario"; "Lundby" and "ON" are none."""
    return _gazetteer().get(fold(text)) == "s"


@lru_cache(maxsize=4096)
def trailing_place(text: str) -> Place | None:
    """The place that a text ends in, or None. Names of organisations that end in a city are the caller's matter."""
    end = len(text.rstrip(" ,;.)"))
    begin = max(0, end - 80)
    if _ends_elsewhere(text[begin:end].rpartition(" ")[2]):
        return None
    tokens = [(m[0], m.start() + begin, m.end() + begin) for m in _TOKEN.finditer(text[begin:end])]
    start, after, kinds, last = end, end, "", len(tokens)
    while last > 0 and len(kinds) < 4:
        size, kind = _named(tokens, last, text)
        if not size or (kinds and not _joined(text, tokens[last - 1][2], start, kinds)):
            break
        last -= size
        start, after, kinds = tokens[last][1], start, kind + kinds
    if kinds and _NAMED_BY_TOWN.search(text, max(0, start - _NOUN), start):
        start, kinds = after, kinds[1:]
    if kinds and not kinds.strip("cs") and (city := _unknown_city(text, start, kinds)) is not None:
        start, kinds = city, "t" + kinds
    return Place(start, len(kinds), kinds) if kinds and not _goes_on(text, start) else None


def _ends_elsewhere(word: str) -> bool:
    """A quick look at a text's last word, which is only True for a plain one that no place ends in."""
    if not word.isalpha() or not word.isascii() or word.isupper():
        return False
    return word.lower() not in _last_words() and word not in _codes()


@cache
def _last_words() -> frozenset[str]:
    """The last words of all names: what ends otherwise is none of them."""
    return frozenset(name.rpartition(" ")[2] for name in _gazetteer())


def _named(tokens: list[tuple[str, int, int]], last: int, text: str) -> tuple[int, str]:
    """How many of the words before `last` name one place, and its kind."""
    gazetteer, word = _gazetteer(), tokens[last - 1][0]
    if _is_iso(tokens, last, text):
        return 1, "c"
    if fold(word).rpartition(" ")[2] not in _last_words() and word.strip(".") not in _codes():
        return 0, ""
    for size in range(min(_MOST_WORDS, last), 0, -1):
        first = tokens[last - size]
        if first[1] > 1 and text[first[1] - 1] == "-" and text[first[1] - 2].isalpha():
            continue  # the end of a name: "Haute-Savoie"
        if not first[0][0].isupper() and first[0] != "the" and first[0].casefold() not in ("remote", "remotely"):
            continue
        phrase = text[first[1] : tokens[last - 1][2]]
        if "," in phrase and fold(phrase) not in ("washington dc", "washington d c"):
            continue
        kind = gazetteer.get(fold(phrase))
        if kind and (len(phrase) > 3 or phrase.isupper() or "." in phrase):
            return size, kind
        if size == 1 and phrase.strip(".") in _codes():
            return 1, "c" if fold(phrase) in _countries() else "s"
    return 0, ""


def _is_iso(tokens: list[tuple[str, int, int]], last: int, text: str) -> bool:
    """True for a country's code behind a known town and a comma: "Santiago, CHL"."""
    word, start, _ = tokens[last - 1]
    if last == 1 or not word.isupper() or word not in _iso() or text[tokens[last - 2][2] : start].strip() != ",":
        return False
    towns = (text[tokens[at][1] : tokens[last - 2][2]] for at in range(max(0, last - 4), last - 1))
    return any(_gazetteer().get(fold(town)) == "t" for town in towns)


def _joined(text: str, left: int, right: int, kinds: str) -> bool:
    """True where only separators stand between two place names; two towns need one."""
    gap = text[left:right]
    return _GAP.fullmatch(gap) is not None and (bool(gap.strip()) or kinds[0] != "t")


def _unknown_city(text: str, start: int, kinds: str) -> int | None:
    """Where a town that no list knows starts: ", Springfield Heights, MA" between commas, or from the beginning."""
    before = text[:start].rstrip()
    if (glued := _TWICE.search(before) or _BEHIND_SCHOOL.search(before)) and not any(
        map(is_common, glued[glued.lastgroup or "same"].split())
    ):
        return glued.start(glued.lastgroup or "same")
    bare = kinds == "s" and text[start:].strip(" .;)") in _SURE_CODES and before[-1:].isalpha()
    if not before.endswith(",") and not bare:
        return None
    piece = before if bare else before[:-1]
    cut = max(piece.rfind(mark) for mark in ",;|\t(")
    at = cut + 1 + len(piece[cut + 1 :]) - len(piece[cut + 1 :].lstrip())
    words_of = piece[at:].strip()
    if at == 0 and "s" not in kinds:  # "Globex, Germany" is no town
        return None
    return (
        at
        if len(words_of) <= 30
        and _CITY_SHAPE.fullmatch(words_of)
        and not (bare and (words_of.count(" ") or words_of.isupper() or is_common(words_of)))
        and not (_organization_like(words_of) or is_title(words_of))
        else None
    )


_SURE_CODES = frozenset(forms("places", "short", "sure"))
_FIRMS = any_of("organization_words", "companies", "ends")
# A town behind a school or a firm: "Elm State University Tarnville, TX", "Orr Labs Lundby, MN".
_BEHIND_SCHOOL = re.compile(
    r"\b(?:(?!University )[A-ZÀ-Þ][\w.'’&-]{1,30} "
    rf"(?:University|College|Institute of Technology|School of Economics|Tech|{_FIRMS}|Team|Lab)"
    r"|[A-Z]\w{2,20}\.(?:ai|io)) "
    r"(?P<town>[A-ZÀ-Þ][\w'’-]{2,20}(?: [A-ZÀ-Þ][\w'’-]{2,20}){0,2}),?$"
    r"|\b(?:Universität|Université d[eu]|Universidad de|Università di|Universitat de|Universiteit(?: van)?) "
    r"[A-ZÀ-Þ][\w'’-]{2,20} (?P<abroad>[A-ZÀ-Þ][\w'’-]{2,20}),?$"
)
# "University of X X", "X University Y Y", "University of Port X Port X"
_TWICE = re.compile(
    r"\b(?:of|University|College|Hochschule|Universität) "
    r"(?P<named>[A-ZÀ-Þ][\w'’-]{2,20}(?: [A-ZÀ-Þ][\w'’-]{2,20}){0,2}) (?P<same>(?P=named)),?$"
)
_ORGANIZATION_WORDS = re.compile(rf"(?i)\b(?:{any_of('organization_words', 'phrases', 'no_places')})\b")


def _organization_like(text: str) -> bool:
    return _ORGANIZATION_WORDS.search(text) is not None


_NOUN = 24  # characters
_BY_TOWN = any_of("organization_words", "universities", "by_town")
_NAMED_BY_TOWN = re.compile(  # "Universität Graz", "Univ. Oslo", "University of Southern Queensland"
    rf"(?i:(?:{_BY_TOWN})|école centrale"
    r"|(?<=\bof )(?:(?:north|south)?(?:west|east)|north|south|midwest)ern|(?<=\bof )central) $"
    r"|(?<![^\W\d_] )(?<![^\W\d_]\. )\bUniv?\.? $"  # no "Globex Univ. Boston"
)


def _goes_on(text: str, start: int) -> bool:
    """True where the words before belong to the same name: "University of Chicago", "Bank of New York"."""
    before = text[:start].rstrip()
    if not before or before[-1] in ",;|(\t-–—:/.@":
        return False
    if text.startswith("State College", start):  # "Elmira State College" is no college in State College
        return True
    return before.rsplit(" ", 1)[-1].casefold().strip(".") in _NAME_GOES_ON


def dotted(place: str) -> str:
    """The place with the full stop of its last initial, which trimming took: "Boston, U.S" is "Boston, U.S."."""
    return f"{place}." if place[-2:-1] == "." and place[-1:].isupper() else place


def cut_place(text: str) -> tuple[str, str | None]:
    """The text without the place at its end, and that place ("Globex, Palo Alto, CA" -> "Globex", "Palo Alto, CA")."""
    place = trailing_place(text)
    if place is None:
        return text.strip(" ,;|–—-(\t"), None
    rest = text[: place.start].rstrip(" ,;|–—-(\t")
    stated = dotted(text[place.start :].strip(" ,;."))
    return rest, stated if "(" in stated or stated.count(")") == 0 else stated.rstrip(" )")
