"""Fields of study in text: what looks like one, and where one ends. Vocabulary in `degrees.toml`. Consumes text."""

from __future__ import annotations

import re
from functools import cache, lru_cache

from transforms.entities.places import cut_place, is_place
from transforms.vocabulary import any_of, forms


@cache
def _field_words() -> frozenset[str]:
    return frozenset(forms("degrees", "fields", "words"))


_FIELD_WORD = re.compile(r"[^\W\d_]+")


@lru_cache(maxsize=4096)
def is_field(text: str) -> bool:
    """True where the phrase looks like a field of study: short, and its last or first word is one of a field's."""
    parts = _FIELD_WORD.findall(text.split("(", maxsplit=1)[0].casefold())
    if not 0 < len(parts) <= 14:
        return False
    known = _field_words()
    if " ".join(parts) in known:
        return True
    return parts[-1] in known or parts[0] in known or (len(parts) > 1 and parts[-2] in known)


def before_town(text: str, at: int, comma: int, limit: int) -> int:
    """The end of a field up to a comma, before a town without a mark: "Ph.D. in Botany Ottawa, Ontario"."""
    place = _PLACE_GOES_ON.match(text, comma, max(limit, comma + _STATE))
    field = cut_place(text[at : place.end()])[0] if place and " " in text[at:comma].strip() else ""
    return at + len(field) if field and len(field) < comma - at and is_field(field) else comma


_PLACE_GOES_ON = re.compile(r",\s[A-Z][\w.]*(?: [A-Z][\w.]*){0,2}")
_STATE = 4  # of a state's code, with a stop


def after_adjectives(text: str, at: int, limit: int) -> int:
    """The end of a field of several adjectives and one noun; 0: "Molecular, Cellular, and Developmental Biology"."""
    field = _DESCRIBED.match(text, at, limit)
    return field.end() if field and is_field(field["noun"]) else 0


_ADJECTIVE = r"[A-Z][a-z]{2,20}(?:ar|al|ic|an)"
_DESCRIBED = re.compile(rf"{_ADJECTIVE}(?:, {_ADJECTIVE}){{0,3}},? (?:and|&) {_ADJECTIVE} (?P<noun>[A-Z][a-z]{{3,20}})")


def series_end(text: str, at: int, comma: int, limit: int) -> int:
    """Where a series of fields ends that a comma behind its first one goes on; 0 for other words behind a comma.

    "Ecology, Evolution, and Behaviour": a field is known, of the rest where no comma stands before "and"; none of the
    rest is a body or a place.
    """
    series = _SERIES.match(text, comma, limit)
    if not series:
        return 0
    members = _MEMBERS.findall(series[0])
    goes_on = text.startswith((" from ", " at "), series.end())
    known = any(map(is_field, members)) or ((series["serial"] or goes_on) and is_field(text[at:comma]))
    return 0 if not known or any(_BODY.search(one) or is_place(one) for one in members) else series.end()


_MEMBER = r"[A-ZÀ-Þ][\w-]{2,20}(?: (?:of |in )?[A-ZÀ-Þ][\w-]{2,20}){0,3}"
_MEMBERS = re.compile(_MEMBER)
_SERIES = re.compile(
    rf"(?:,\s{_MEMBER}){{1,3}}(?P<serial>,?)\s(?:and|&)\s{_MEMBER}"
    r"(?=\s{0,3}(?:$|[\t\x00,;(|]|\.(?:\s|$)|[-–—]\s)|\s(?:from|at)\s)"
)
_BODY = re.compile(rf"\b(?:{any_of('degrees', 'of', 'no_fields')})\b")


def joins_fields(text: str) -> bool:
    """True for several names in the case of titles, one a field's: "Comparative Literature and Society"."""
    names = _AND.split(text)
    return len(names) > 1 and _TITLED.fullmatch(text) is not None and any(map(is_field, names))


_AND = re.compile(r",? (?:and|&) ")
_TITLED = re.compile(r"[A-ZÀ-Þ][\w'’-]{0,30}(?:[ ,]{1,2}(?:[A-ZÀ-Þ][\w'’-]{0,30}|and|&|of|in|the)){1,13}")


_MAJOR = re.compile(
    r" with (?:an? )?(?P<field>[A-ZÀ-Þ][\w-]{1,20}(?: (?:and |of |& )?[A-ZÀ-Þ][\w-]{1,20}){0,4}) "
    r"(?:major|concentration|speciali[sz]ation|focus|emphasis|track)\b"
)


def major_named(text: str, at: int) -> tuple[str, int] | None:
    """The field before the word for it, and where that word ends: "with Physics major"."""
    match = _MAJOR.match(text, at)
    return (match["field"], match.end()) if match else None


def outer_comma(text: str, start: int, end: int) -> int | None:
    """Where the first comma outside brackets stands between two places; None where none does."""
    depth = 0
    for at in range(start, end):
        if text[at] in "([":
            depth += 1
        elif text[at] in ")]":
            depth -= 1
        elif text[at] == "," and depth <= 0:
            return at
    return None
