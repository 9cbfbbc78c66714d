"""News items that state a career's steps: "05/23: Joined X as a research intern", "Defended my PhD!".

Consumes a news section; produces `Position`s, and `Education`s that only `career.merge` can complete.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.parsed import Education, Position
from transforms.records.bio.degrees import degrees_in
from transforms.records.bio.roles import roles_in
from transforms.records.lists.prose import Sentence

_SHORT_MONTH = re.compile(r"\W{0,3}(?P<month>0?[1-9]|1[0-2])/(?P<year>\d\d)\b(?!/)")
_STEP = re.compile(r"(?i)\b(?:join(?:ed|ing)?|start(?:ed|ing)?|began)\b")
_DEGREE = re.compile(
    r"(?i)\b(?:(?P<begun>start(?:ed|ing)?|began|beginning)|received|obtained|earned|got|completed|finished|graduated)\b"
    r"(?=[^.!]{0,40}\b(?:ph\.? ?d|d\.?phil|m\.?sc?|b\.?sc?|m\.?eng|b\.?eng|masters?|bachelors?|degree)\b)"
)
_DEFENDED = re.compile(
    r"(?i)\b(?:(?:successfully )?defended my (?:ph\.?d|doctoral|dissertation|thesis)|(?:finished|"
    r"completed|received|got) my ph\.?d\b|passed my (?:ph\.?d|doctoral|viva))"
)


def read_career_news(section: Section, context: Context) -> Iterator[Position | Education]:
    """The steps that dated items of a news section report."""
    for line in section.lines:
        if _STEP.search(line.text) or _DEFENDED.search(line.text) or _DEGREE.search(line.text):
            day = _day(line)
            if day:
                yield from _degrees(line, day, context) or _steps(line, day, context)


def _degrees(line: Line, day: str, context: Context) -> list[Education]:
    """As in "05/2020: I received my Ph.D. in Looms from X", "Started my PhD at X": the item's day is the degree's."""
    told = _DEGREE.search(line.text)
    if told is None:
        return []
    said = "I " + line.text[told.start() :].split("! ")[0]
    found = [one for one in degrees_in(Sentence(said, (line,)), context) if one.organization]
    begun = told["begun"] is not None
    when = {"start": day, "end": None} if begun else {"end": day}
    return [
        one.model_copy(update={**when, "current": begun, "confidence": 0.6})
        for one in found
        if not (one.start or one.end) or day.startswith(one.end or "-")
    ]


def _day(line: Line) -> str | None:
    short = _SHORT_MONTH.match(line.text)
    if short:
        return f"20{short['year']}-{int(short['month']):02d}"
    dates = find_dates(line.text[:40])
    return dates[0].start if dates and not any(map(str.isalnum, line.text[: dates[0].span.start])) else None


def _steps(line: Line, day: str, context: Context) -> Iterator[Position | Education]:
    if _DEFENDED.search(line.text):
        yield Education(degree="PhD", level="doctorate", end=day, evidence=of_lines([line]), confidence=0.6)
        return
    step = _STEP.search(line.text)
    text = line.text[step.start() :].split(". ")[0] if step else ""
    for position in roles_in(Sentence("I " + text[0].lower() + text[1:], (line,)), context):
        if position.title:
            yield position.model_copy(update={"start": position.start or day, "current": False, "confidence": 0.6})
