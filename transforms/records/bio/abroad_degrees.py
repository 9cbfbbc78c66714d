"""Degrees told in other languages: "Me doctoré en Telares por la Universidad de X". Consumes a `Sentence`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import find_degrees
from transforms.parsed import Education
from transforms.records.bio.abroad_languages import Language
from transforms.records.bio.places import affiliation_in
from transforms.records.lists.periods import period
from transforms.records.lists.prose import Sentence

_Place = tuple[str, str | None, str | None]
_CONFIDENCE = 0.7


class _Told(NamedTuple):
    """A degree, its field, where it was taken, and the words up to the next one."""

    degree: str
    level: str
    field: str | None
    place: _Place | None
    rest: str


def degrees_abroad(sentence: Sentence, language: Language) -> Iterator[Education]:
    """The degrees that a sentence says its subject has; the school of the last of several is theirs."""
    text = sentence.text
    for deed, degree in language.named:
        text = deed.sub(f"com {degree}", text)
    found = [one for one in find_degrees(text) if one.level != "other" and not _IN_TITLE.search(text, 0, one.start)]
    if not found or _OF_OTHERS.search(text):
        return
    is_stated = text != sentence.text or not found[0].start or language.did.search(text)
    if not (is_stated or language.cue.search(text, 0, found[0].start)):
        return
    told = []
    for number, one in enumerate(found):
        rest = text[one.degree_end : found[number + 1].start if number + 1 < len(found) else len(text)]
        place = affiliation_in(rest)
        opened = text[one.start : one.degree_end].endswith((" en", " em", " in", " de"))
        told.append(_Told(one.degree, one.level, _field(rest, place, language, opened=opened), place, rest))
    yield from (_education(sentence, one) for one in _placed(told))


def _placed(told: list[_Told]) -> Iterator[_Told]:
    """The degrees with their schools; the first of two right behind each other shares that of the second."""
    later: _Place | None = None
    for one in reversed(told):
        later = one.place or (later if len(one.rest) < _NEAR else None)
        if later:
            yield one._replace(place=later)


_NEAR = 60  # characters between a degree and one of the same school
_IN_TITLE = re.compile(r"(?i)\bcontratad[oa] $")  # "profesora contratada doctora"
_OF_OTHERS = re.compile(
    r"(?i)\b(?:alun[oa]s|alumn[oa]s|orient[oae]\w*|dirij[oa]|doctorants|étudiants|studenti|betreu\w+|encadr\w+)\b"
)


def _field(rest: str, place: _Place | None, language: Language, *, opened: bool) -> str | None:
    """The field up to where one studied it: "Letras" of " em Letras na Universidade de X"."""
    into = _INTO.match(rest)
    if into is None and not opened:
        return None
    whole = rest[into.end() if into else 0 :][:_LONGEST_FIELD]
    at = whole.find(place[0]) if place else -1
    stop = _FIELD_ENDS.search(whole)
    if 0 <= at <= (stop.start() if stop else len(whole)):
        link = language.link.search(whole[:at])
        whole = whole[: link.start()] if link else ""
    else:
        whole = whole[: stop.start()] if stop else whole
    joint = language.joint.search(f"{whole} x".replace("  ", " "))
    field = whole[: joint.start()] if joint and joint.end() >= len(whole) else whole
    return field.strip(" ,’—–-") or None


_INTO = re.compile(r"(?:\s\((?:19|20)\d\d\))?\s(?:(?:em|en|in|de|di)\s(?:la\s|l’|el\s)?|d’)", re.IGNORECASE)
_FIELD_ENDS = re.compile(r"[,.;(]|\s(?:19|20)\d\d|\s(?:pel[ao]|por)\s|$")
_LONGEST_FIELD = 90  # characters


def _education(sentence: Sentence, told: _Told) -> Education:
    when = period(find_dates(told.rest)[:1])
    organization, unit, location = told.place or (None, None, None)
    return Education(
        degree=told.degree,
        level=told.level,
        field=told.field,
        organization=organization,
        unit=unit,
        location=location,
        start=when.start if when.end else None,
        end=when.end or when.start,
        current=False,
        evidence=sentence.evidence,
        confidence=_CONFIDENCE,
    )


def promoted(sentence: Sentence) -> Iterator[Education]:
    """As in "2019 promovierte sie an der Universität X in Geschichte": the verb stands for the degree."""
    verb = _PROMOTED.search(sentence.text)
    place = affiliation_in(sentence.text) if verb else None
    if verb and place:
        into = _IN_SUBJECT.search(sentence.text)
        degree = "Habilitation" if verb["second"] else "Promotion"
        at = (place[0], None, place[2])
        yield _education(sentence, _Told(degree, "doctorate", into[1] if into else None, at, sentence.text))


_PROMOTED = re.compile(r"(?<!\w)(?:promoviert(?:e|en)?|(?P<second>habilitiert(?:e|en)?))(?!\w)")
_IN_SUBJECT = re.compile(
    r" in ((?:[A-ZÄÖÜ][\w-]{2,30}(?:er|en) )?[A-ZÄÖÜ][\w-]{3,40}(?: und [A-ZÄÖÜ][\w-]{3,40})?)(?=[ .,;]|$)"
)
