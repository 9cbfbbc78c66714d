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
from transforms.records.bio.roles import roles_in
from transforms.records.lists.prose import Sentence

_SHORT_MONTH = re.compile(r"\W{0,3}(?P<month>0?[1-9]|1[0-2])/(?P<year>\d\d)\b(?!/)")
_STEP = re.compile(r"(?i)\b(?:join(?:ed|ing)?|start(?:ed|ing)?|began)\b")
_DEFENDED = re.compile(
    r"(?i)\b(?:(?:successfully )?defended my (?:ph\.?d|doctoral|dissertation|thesis)|(?:finished|"
    r"completed|received|got) my ph\.?d\b|passed my (?:ph\.?d|doctoral|viva))"
)


def read_career_news(section: Section, context: Context) -> Iterator[Position | Education]:
    """The steps that dated items of a news section report."""
    for line in section.lines:
        if _STEP.search(line.text) or _DEFENDED.search(line.text):
            day = _day(line)
            if day:
                yield from _steps(line, day, context)


def _day(line: Line) -> str | None:
    short = _SHORT_MONTH.match(line.text)
    if short:
        return f"20{short['year']}-{int(short['month']):02d}"
    dates = find_dates(line.text[:40])
    return dates[0].start if dates and dates[0].span.start < 4 else None


def _steps(line: Line, day: str, context: Context) -> Iterator[Position | Education]:
    if _DEFENDED.search(line.text):
        yield Education(degree="PhD", level="doctorate", end=day, evidence=of_lines([line]), confidence=0.6)
        return
    step = _STEP.search(line.text)
    text = line.text[step.start() :].split(". ")[0] if step else ""
    for position in roles_in(Sentence("I " + text[0].lower() + text[1:], (line,)), context):
        if position.title:
            yield position.model_copy(update={"start": position.start or day, "current": False, "confidence": 0.6})
