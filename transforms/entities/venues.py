"""Venues in text: known acronyms and names, what looks like one, its words without place, date and ordinal.

Vocabulary: `vocabulary/venues.toml` (acronym, name, aliases, kind), which `resolve` uses as well.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.entities.meeting_subjects import lists_subjects
from transforms.names.people import fold
from transforms.text.patterns import MONTH, without_front
from transforms.vocabulary import toml, words

_VOCABULARY: dict[str, str] = toml("publication_words")


class Venue(NamedTuple):
    """One entry of the vocabulary. `acronym` is "" where it has none."""

    acronym: str
    name: str
    kind: str
    aliases: tuple[str, ...] = ()


_ORDINAL_WORDS = _VOCABULARY["ordinal_words"].split()
_TENS = "(?:twenty|thirty|forty|fifty|sixty)[- ]"
_ORDINAL = rf"(?:\d{{1,3}}\s?(?:st|nd|rd|th)|(?:{_TENS})?(?:{'|'.join(_ORDINAL_WORDS)}))"
_LEAD = re.compile(
    r"^\W{0,5}(?:(?:to appear|forthcoming|accepted|presented|published|appeared|appears|"
    r"submitted)\s{1,3}(?:in|at|to|by|for)\b[:\s]*(?:the\s{1,3})?"
    r"|in\b[:\s]+(?:the\s{1,3})?|in:\s{0,3})",
    re.IGNORECASE,
)
_PROCEEDINGS = re.compile(
    r"^(?:(?:conference\s{1,3})?proceedings\s{1,3}(?:of|for)\s{1,3}(?:the\s{1,3})?|"
    r"proceedings[:,]\s{0,3}|proc\.?\s{1,3}(?:of\s{1,3})?(?:the\s{1,3})?|the\s{1,3})",
    re.IGNORECASE,
)
_NUMBERED = re.compile(
    rf"^(?:(?:19|20)\d\d\s{{1,3}}|{_ORDINAL}\s{{1,3}}(?!century)|(?:annual|biennial)\s{{1,3}}(?=.{{0,60}}\bannual)|"
    rf"the\s{{1,3}}|[IVXL]{{2,6}}\s{{1,3}}(?=[A-Z][a-z]))+",
    re.IGNORECASE,
)
_YEAR_TAIL = re.compile(
    r"[\s,]{0,4}[(\[]?\s{0,3}(?:(?:19|20)\d\d|['’‘`]\s?\d\d)(?:\s?[-–/]\s?(?:(?:19|"
    r"20)?\d\d))?\s{0,3}[)\]]?[\s,.;]{0,4}$"
)
_YEAR_END = re.compile(r"(?<=[^\W\d_)])(?:[\s-]{0,3}((?:19|20)\d\d)|\s?['’‘`]\s?(\d\d)|\s{1,3}(\d\d))$")
_COUNTED = (32, 70)  # between these, two digits are a meeting's number ("NELS 49")
_ACRONYM = re.compile(
    r"[(\[]\s{0,3}([A-Z*][\w&*+@/.-]{0,14}(?:[ -][A-Z][\w&*+-]{1,10}){0,2}?)\s{0,3}(?:[-,]?\s{0,3}(?:['’‘`"
    r"]?\s?\d\d|(?:19|20)\d\d))?\s{0,3}[)\]]"
)
_KEYWORDS = frozenset(_VOCABULARY["keywords"].split())
_STRONG = frozenset(_VOCABULARY["strong"].split())
_STRONG_PHRASES = re.compile("annual meeting|university press|lecture notes|advances in|findings of|acm trans")
_MEETING_WORDS = frozenset(_VOCABULARY["meeting_words"].split())
_CAPITALS = re.compile(r"\b[A-Z]{3,}\b")
_PUBLISHERS = frozenset(_VOCABULARY["publishers"].split())
_SPACED = re.compile(r"\s+")
_ABBREVIATED = re.compile(r"(?:[A-Z][A-Za-z]{0,7}\.\s?){2,}|(?:[A-Z][a-z]{1,6}\.\s){1}[A-Z][a-z]{1,8}\.?$")


@cache
def venues() -> tuple[Venue, ...]:
    """The vocabulary in its own order: of two venues with one acronym the first is the usual one."""
    return tuple(Venue(v["acronym"], v["name"], v["kind"], tuple(v["aliases"])) for v in toml("venues")["venue"])


@cache
def _by_acronym() -> dict[str, Venue]:
    found: dict[str, Venue] = {}
    for venue in venues():
        for form in (venue.acronym, *venue.aliases):
            if form and " " not in form[:-1].strip() and sum(c.isupper() for c in form) > 1:
                found.setdefault(form, venue)
                if len(form) > 3:
                    found.setdefault(form.upper(), venue)
    return found


@cache
def _by_key() -> dict[str, Venue]:
    found: dict[str, Venue] = {}
    for venue in venues():
        for form in (venue.name, *venue.aliases, *((venue.acronym,) if len(venue.acronym) > 3 else ())):
            found.setdefault(key(form), venue)
    return {key(name): Venue("", name, "journal") for name in words("journals")} | found


@cache
def _whole_names() -> frozenset[str]:
    return frozenset(_whole(form) for venue in venues() for form in (venue.name, *venue.aliases))


@cache
def _last_words() -> frozenset[str]:
    """The last words of all names: what ends otherwise is none of them."""
    return frozenset(name.rpartition(" ")[2] for name in _by_key())


@lru_cache(maxsize=1 << 13)
def key(text: str) -> str:
    """A venue's words for comparison: folded, without publishers, ordinals, years, articles and "proceedings of"."""
    text = without_front(_NUMBERED, without_front(_PROCEEDINGS, text))
    kept = [
        w
        for w in fold(text.replace("&", " and ")).split()
        if w not in _PUBLISHERS and not (w.isdigit() and len(w) == 4)
    ]
    return " ".join(kept) or fold(text)


@lru_cache(maxsize=1 << 13)
def known(text: str) -> Venue | None:
    """The venue of the vocabulary that the text names, year and ordinal aside; None where it names none."""
    text = text.strip(" .,;:“”\"'*_")
    if text[:1] in "([" or (("(" in text or ")" in text) and text.count("(") != text.count(")")):
        text = text.strip("()[] .,")
    if not 1 < len(text) <= 220:
        return None
    bare = without_year(text)[0] if text[-1].isdigit() else text
    found = _by_acronym().get(bare)
    if found:
        return found
    end = bare[-40:].rpartition(" ")[2]
    last = end.casefold() if end.isalnum() and end.isascii() else fold(bare[-40:]).rpartition(" ")[2]
    if last in _last_words() and bare.casefold() not in _PUBLISHERS:  # "IEEE" is not "Proceedings of the IEEE"
        found = _by_key().get(key(bare))
        if found:
            return found
    acronym = _ACRONYM.search(bare) if bare[-1] in ")]" or "(" in bare else None
    if acronym and acronym.start() > 8:
        return _by_key().get(key(bare[: acronym.start()])) or _by_acronym().get(acronym[1])
    first, _, rest = bare.partition(" ")
    if rest and first.casefold() in _PUBLISHERS:
        return known(rest)
    return None


@lru_cache(maxsize=1 << 13)
def acronym_year(text: str) -> tuple[Venue, int | None] | None:
    """A venue tag such as "OSDI’26", "ICML2025", "SoCC'25", "NeurIPS 2024": the venue and the year."""
    bare, year = without_year(text.strip(" .,;:()[]"))
    venue = _by_acronym().get(bare) or (_by_key().get(key(bare)) if len(bare) > 3 else None)
    return (venue, year) if venue else None


def without_year(text: str) -> tuple[str, int | None]:
    """The text without a year at its end ("ICML 2025", "OSDI’26", "NSDI 23"), and the year."""
    match = _YEAR_END.search(text[-12:]) if text and text[-1].isdigit() else None
    if not match:
        return text, None
    short = match[2] or match[3]
    counted = match[3] and _COUNTED[0] < int(short) < _COUNTED[1]
    if match[3] and (counted or not text[: len(text) - len(match[0])].rpartition(" ")[2].isupper()):
        return text, None
    year = int(match[1]) if match[1] else 2000 + int(short) if int(short) < 60 else 1900 + int(short)
    return text[: len(text) - len(match[0])].rstrip(" ,-("), year


@lru_cache(maxsize=1 << 13)
def likeness(text: str) -> float:
    """How much the text looks like a venue, 0 to 1."""
    text = text.strip(' .,;:“”"*_')
    if not text or len(text) > 300:
        return 0.0
    if known(text):
        return 1.0
    lead = _LEAD.match(text) if text[0] in "iIatpfsATPFS" else None
    head = text[lead.end() :] if lead else text
    first = head.split(",", 1)[0]
    if first and len(first) < len(text) and known(first):
        return 0.95
    return min((0.3 if lead else 0.0) + _keyword_score(head), 0.95)


def _keyword_score(head: str) -> float:
    folded = fold(head)
    parts = folded.split()
    score = 0.0
    if not _STRONG.isdisjoint(parts) or _STRONG_PHRASES.search(folded) or "j" in parts:
        score = 0.6
    elif not _KEYWORDS.isdisjoint(parts):
        score = 0.35
    if "." in head and _ABBREVIATED.search(head):
        score += 0.35
    if "(" in head or "[" in head:
        found = _ACRONYM.search(head)
        score += 0.3 if found and found[1] in _by_acronym() else 0.0
    return score


@cache
def _places() -> frozenset[str]:
    return frozenset(words("venue_places"))


def is_place(text: str) -> bool:
    """True for a city, state or country, or "online"."""
    return fold(text) in _places()


@lru_cache(maxsize=1 << 13)
def clean(text: str) -> str:
    """A venue's words without lead ("to appear in"), "proceedings of the", ordinal, year, acronym's bracket, place."""
    text = _SPACED.sub(" ", text).strip(" .,;:–—-|/")
    lead = _LEAD.match(text)
    text = text[lead.end() :] if lead else text
    text = text.strip(' .,;:–—-|/*_"“”')
    if known_whole(text):
        return _YEAR_TAIL.sub("", text).strip(" ,;:")
    acronym = _ACRONYM.search(text)
    if acronym and acronym.start() > 12:
        text = text[: acronym.start()] + _kept_after(text[acronym.end() :])
    text = _without_places(_YEAR_TAIL.sub("", text))
    bare, _ = without_year(text)
    if not known_whole(bare):
        short = without_front(_NUMBERED, without_front(_PROCEEDINGS, bare))
        bare = short if not bare.casefold().startswith("proc") or _is_meeting(short) or known(short) else bare
    return _NUMBER_TAIL.sub("", bare.strip(' .,;:()[]–—-“”"')) or text


_NUMBER_TAIL = re.compile(r"(?<=[a-z.)])[\s,]{1,3}\d{1,4}$")


def _is_meeting(text: str) -> bool:
    parts = fold(text).split()
    return (
        not _MEETING_WORDS.isdisjoint(parts)
        or any(part.endswith("conference") for part in parts)
        or bool(_CAPITALS.search(text))
    )


def _kept_after(rest: str) -> str:
    """What follows an acronym in brackets and belongs to the venue: a special issue or a workshop, but no place."""
    return " " + rest.split(",", 1)[0].strip(" .") if _KEPT.match(rest) else ""


_KEPT = re.compile(
    r"\s{0,3}(?:workshop|on\b|track|companion|\d+:|and\b|(?:annual |international )?(?:conference|"
    r"symposium|congress|meeting|series)\b)",
    re.IGNORECASE,
)


def known_whole(text: str) -> bool:
    """True where the words as they stand ("Proceedings of the VLDB Endowment") are a name of the vocabulary."""
    venue = _by_key().get(key(text)) if _whole(text) in _whole_names() else None
    return venue is not None and _whole(text) in map(_whole, (venue.name, *venue.aliases))


def _whole(name: str) -> str:
    return fold(name.replace("&", " and "))


def _without_places(text: str) -> str:
    """The text without places, publishers and empty pieces at its end."""
    pieces = text.split(",")
    if len(pieces) > 1 and known(pieces[0]) and not (known(text) or lists_subjects(text, known)):
        return pieces[0]
    while len(pieces) > 1 and _is_tail(pieces[-1]):
        place = pieces.pop()
        if len(pieces) > 1 and is_place(place.strip(" .")) and _is_city_shape(pieces[-1]):
            pieces.pop()
    return ",".join(pieces)


def _is_tail(piece: str) -> bool:
    piece = piece.strip(" .;:()")
    return not piece or is_place(piece) or fold(piece) in _publisher_names() or bool(_DATEISH.fullmatch(piece))


_DATEISH = re.compile(
    rf"(?:\d{{1,4}}\s?[-–]\s?\d{{1,4}}|\d{{1,4}}|(?:19|20)\d\d|{MONTH}"
    r"(?:\s\d{1,2}(?:\s?[-–]\s?(?:[a-z]{3,9}\.?\s)?\d{1,2})?)?)(?:\s(?:19|20)\d\d)?",
    re.IGNORECASE,
)


def _is_city_shape(piece: str) -> bool:
    parts = piece.split()
    return 0 < len(parts) <= 3 and all(p[:1].isupper() for p in parts) and _KEYWORDS.isdisjoint(fold(piece).split())


@cache
def _publisher_names() -> frozenset[str]:
    return frozenset(fold(line) for line in words("publishers"))


def is_publisher(text: str) -> bool:
    """True for a publishing house or society as publisher."""
    return fold(text) in _publisher_names()
