"""Studies that a sentence tells without a degree: "I studied Botany at X and Law at Y", "she graduated from X in 2014".

Consumes a `Sentence`; produces `Education`s whose degree is "".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.entities.studies import is_field
from transforms.parsed import Education
from transforms.records.bio.places import affiliation_in
from transforms.records.bio.unknown_places import unknown
from transforms.records.lists.periods import period
from transforms.records.lists.prose import Sentence

_SUBJECT = r"(?:[\w&-]+(?:,? (?:and|&))? ){1,5}?"
_STUDIED = re.compile(
    r"\b(?:I|[Ss]he|[Hh]e|[A-ZÀ-Þ][\w’'-]{1,30}) (?:(?:first|initially|originally|also) )?(?:studied|read|majored in) "
    rf"(?P<field>{_SUBJECT})at (?:the )?(?=[A-ZÀ-Þ])"
)
_THEN = re.compile(rf",? and (?:then |later |afterwards )?(?P<field>{_SUBJECT})at (?:the )?(?=[A-ZÀ-Þ])")
_GRADUATED = re.compile(r"\b(?:I|[Ss]he|[Hh]e|[A-ZÀ-Þ][\w’'-]{1,30}) graduated from (?:the )?(?=[A-ZÀ-Þ])")
_WHEN = re.compile(
    r"[^.;]{0,60}?,? (?:graduating in|in|from|between|\() ?(?P<when>(?:[A-Z][a-z]+ )?(?:19|20)\d\d"
    r"(?: ?(?:[-–—]|to|and) ?(?:19|20)\d\d)?)"
)
_BOTH = re.compile(r",? (?:and|&) (?=\w)|, ")


def unnamed_degrees(sentence: Sentence) -> Iterator[Education]:
    """Where a sentence says that the owner studied, with the field and the years told beside it."""
    text = sentence.text
    told = _STUDIED.search(text) if "ied " in text or " read " in text or "ajored" in text else None
    told = told or (_GRADUATED.search(text) if "graduated from " in text else None)
    while told:
        stop = _THEN.search(text, told.end())
        window = text[told.end() : stop.start() if stop else len(text)]
        place = affiliation_in(window) or unknown(window)
        field = told.groupdict().get("field", "")
        if place and (not field or all(map(is_field, _BOTH.split(field.strip())))):
            ahead = text[: told.start()] if told.start() <= _AHEAD else ""
            yield _education(sentence, place, field.strip() or None, window, ahead)
        told = stop if field else None


_AHEAD = 40  # characters of the years before what is told: "From 2018 to 2022", "Between 2011 and 2014,"


def _education(
    sentence: Sentence, place: tuple[str, str | None, str | None], field: str | None, behind: str, ahead: str
) -> Education:
    told = _WHEN.match(behind)
    dates = find_dates(told["when"])[:1] if told else [date for date in find_dates(ahead) if date.is_range][:1]
    when = period(dates)
    is_range = any(date.is_range for date in dates)
    return Education(
        degree="",
        level="other",
        field=field,
        organization=place[0],
        unit=place[1],
        location=place[2],
        start=when.start if is_range else None,
        end=when.end if is_range else when.start,
        evidence=sentence.evidence,
        confidence=0.5,
    )
