"""Taught: courses that sentences and labels of other sections name. Consumes sections; produces `Teaching`.

Forms read: "Courses taught: A, B, C", "Current teaching: A and B (2025 Fall)", "taught courses including A, B and C",
"Teaching assistant for" over a list of courses, "at the X, where I teach A, B and C". Where and when is what the words
say, else what the position does that they stand below.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates
from transforms.evidence import of_lines
from transforms.model import Context, Line, Section
from transforms.names.people import fold
from transforms.parsed import Evidence, Position, Record, Teaching
from transforms.records.lists.looks import is_titled, outside_brackets, tongues
from transforms.records.lists.periods import Period, first_given, period
from transforms.records.lists.pieces import phrases, unquoted
from transforms.records.lists.prose import LONGEST, Sentence, sentences
from transforms.records.teaching.lists import is_course, names_courses
from transforms.records.teaching.roles import organization_in, role_phrase
from transforms.records.teaching.teaching import read_course
from transforms.text.patterns import SEASON

_CONFIDENCE = 0.6
_HINTS = ("each", "aught", "ourses", "odules", "TA", "ssistant", "nstructor", "ecture", "utor")
_VERB = re.compile(
    r"\b(?:(?:[Cc]o-?)?(?:[Tt]each(?:es|ing(?!\s(?:[Aa]ssist|[Ff]ellow|[Aa]ssociate|Award|Prize|Medal)))?"
    r"|[Tt]aught|[Ll]ectured (?:on|in)"
    r"|[Tt]utored)"
    r"|(?P<role>(?:(?:[Gg]raduate|[Hh]ead|[Ll]ab|[Cc]ourse)\s)?(?:[Tt]eaching [Aa]ssistant|TA|[Ii]nstructor|[Tt]utor))"
    r"\sfor)(?:\s+(?P<rest>.+)|:?$)"
)
_LEAD = re.compile(
    r"(?:(?:the|a|an|my|own|wide|range|variety|number|several|various|of|both|all|undergraduates?|graduates?|postgraduates?"
    r"|master['’]?s?|masters|phd|students?|introductory|advanced|for|and|in|on|to|level|courses?|class(?:es)?|modules?"
    r"|subjects?|topics|such as|like|namely|including|include|but|not limited|following|lectures?|labs?|seminars?"
    r"|tutorials?|sections?|recitations?|core|elective|multiple|two|three|four|five|first|second|third|final|year|[a-z]+-year"
    r"|[a-z]+-level)\b[\s,:]+)+",
    re.IGNORECASE,
)
_COURSES = re.compile(r"(?i)\b(?:courses?|class(?:es)?|modules?|subjects?|such as|including|namely)\b")
_ENDS = re.compile(
    r"\s(?:at|where|while|since|during|who|which|as|alongside)\s|\s(?:to|for|in|with|by|from)\s(?=[a-z\d])"
    rf"|\sin\s(?={SEASON}\b)|\.\s|;\s"
)
_AT = re.compile(r"\s(?:at|in) (?:the )?(?P<where>[A-Z][^,;()]{2,60})")
_LAST = re.compile(r",?\s(?:and|&)\s(?=[A-Z“\"])")
_BEHIND_BRACKET = re.compile(r"(?<=\)),?\s(?:and|&)\s(?=[A-Z“\"])")  # "Wet and Dry Dyes (2020) and Looms (2021)"
_LONGEST, _LEAST, _PAIR = 9, 2, 2  # words


class _Told(NamedTuple):
    """The courses of a text, the role and the place that it states for them, and its dates."""

    courses: tuple[str, ...]
    role: str | None = None
    organization: str | None = None
    when: Period = Period()
    each: tuple[Period, ...] = ()

    def dated(self, around: Period) -> Iterator[tuple[str, Period]]:
        """The courses, each with its own dates where all have some."""
        own = self.each or (around,) * len(self.courses)
        yield from zip(self.courses, own, strict=True)


def taught_below(section: Section, context: Context, held: Sequence[Record]) -> Iterator[Teaching]:
    """The courses that a section of positions tells of, and those that lists below "Teaching assistant for" name."""
    text = "\n".join([line.text for line in section.lines])
    if not any(hint in text for hint in _HINTS):
        return
    for told, lines in (*_told(section), *_listed(section.lines)):
        evidence = of_lines(lines)
        above = [one for one in held if isinstance(one, Position) and one.evidence.line_start <= evidence.line_start]
        yield from _records(told, above[-1] if above else None, evidence, context)


def taught_in(section: Section, context: Context, held: Sequence[Record]) -> Iterator[Teaching]:
    """The courses that the sentences of a bio tell of, where the document has no section of teaching."""
    if any(other.kind == "teaching" and other.lines for other in context.sections):
        return
    for told, lines in _told(section):
        evidence = of_lines(lines)
        same = [one for one in held if isinstance(one, Position) and one.evidence.line_start <= evidence.line_end]
        yield from _records(told, same[-1] if same else None, evidence, context)


def taught_by(sentence: Sentence) -> Iterator[Teaching]:
    """The courses that a sentence below a heading of teaching tells of."""
    told = told_by(sentence.text)
    for course, when in told.dated(told.when):
        yield _teaching(course, told, None, when, sentence.evidence)


def _records(told: _Told, position: Position | None, evidence: Evidence, context: Context) -> Iterator[Teaching]:
    """A record for each course that no section of teaching lists."""
    listed = " ".join(
        fold(line.text) for section in context.sections if section.kind == "teaching" for line in section.lines
    )
    around = Period(position.start, position.end, position.current) if position else Period()
    when = first_given(told.when, around if not told.organization else Period())
    for course, own in told.dated(when):
        if fold(course) not in listed:
            yield _teaching(course, told, position, own, evidence)


def _teaching(course: str, told: _Told, position: Position | None, when: Period, evidence: Evidence) -> Teaching:
    return Teaching(
        course=course,
        role=told.role,
        organization=told.organization or (position.organization if position else None),
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=evidence,
        confidence=_CONFIDENCE,
    )


def _told(section: Section) -> Iterator[tuple[_Told, tuple[Line, ...]]]:
    for sentence in sentences(section):
        text = sentence.text
        if len(text) > LONGEST or not any(hint in text for hint in _HINTS):
            continue
        told = told_by(text)
        if told.courses:
            yield told, sentence.lines


def told_by(text: str) -> _Told:
    """The courses that a sentence or a labelled line names."""
    label, colon, rest = text.partition(":")
    if colon and rest[:1] == " " and (names_courses(label) or _assists(label)):
        courses = _courses(rest.strip(), labelled=True)
        if courses:
            return _Told(courses, role_phrase(label), None, period(find_dates(rest)))
    for match in _VERB.finditer(text):
        if match["rest"] and (told := _after_verb(match)).courses:
            return told
    return _Told(())


def _assists(label: str) -> bool:
    return role_phrase(label) is not None and _VERB.match(f"{label} for x") is not None


def _after_verb(match: re.Match[str]) -> _Told:
    """The courses behind a verb or a role: in title case, and most of several words where nothing says "courses"."""
    rest = match["rest"]
    lead = _LEAD.match(rest)
    body = rest[lead.end() :] if lead else rest
    end = _ENDS.search(body)
    courses = _courses(body[: end.start()] if end else body, labelled=False)
    sure = match["role"] or (lead and _COURSES.search(lead[0]))
    if not sure and 2 * sum(" " in course for course in courses) < max(len(courses), _LEAST):
        return _Told(())
    place = _AT.match(body, end.start()) if end else None
    where = organization_in(without_dates(place["where"], find_dates(place["where"]))) if place else None
    return _Told(courses, match["role"], where, period(find_dates(body)), _each(body, courses))


def _each(text: str, courses: Sequence[str]) -> tuple[Period, ...]:
    """The dates in brackets behind each of several courses; () where one has none: "Looms (2020) and Dyes (2021)"."""
    found: list[Period] = []
    at = 0
    for course in courses if len(courses) > 1 else ():
        at = text.find(course, at) + len(course)
        bracket = _IN_BRACKETS.match(text, at)
        if bracket and (dates := find_dates(bracket[1])):
            found.append(period(dates))
    return tuple(found) if len(found) == len(courses) else ()


_IN_BRACKETS = re.compile(r" \(([^()]{4,60})\)")


def _courses(text: str, *, labelled: bool) -> tuple[str, ...]:
    """The courses of a list up to the first phrase that can be none."""
    parts = phrases(text.strip(" ."), ",;")
    if not labelled and parts:
        last = (_BEHIND_BRACKET if _BEHIND_BRACKET.search(parts[-1]) else _LAST).split(parts[-1], maxsplit=1)
        if len(parts) > 1 or all(part.count(" ") for part in last):
            parts[-1:] = last
    found: list[str] = []
    for part in parts:
        part = part.removeprefix("and ")  # noqa: PLW2901 - the last of a list
        bare = unquoted(outside_brackets(without_dates(part, find_dates(part))).strip(" .,:*"))
        if not bare or not is_course(bare) or not is_titled(bare) or len(bare.split()) > _LONGEST:
            break
        if bare.split(" in ")[0].casefold() in tongues():
            break  # "English in Japan"
        found.append(bare)
    return tuple(found)


def _listed(lines: Sequence[Line]) -> Iterator[tuple[_Told, tuple[Line, ...]]]:
    """The courses of a deeper list below a line that ends in whom or what the owner taught."""
    for at, line in enumerate(lines[:-1]):
        if not any(hint in line.text for hint in _HINTS) or not lines[at + 1].bullet:
            continue
        verb = _VERB.search(line.text)
        if not (verb and not verb["rest"]) and not names_courses(line.text.rstrip(":")):
            continue
        below = [line]
        for one in lines[at + 1 :]:
            if one.indent <= line.indent or one.heading:
                break
            below.append(one)
        courses = [read_course([one]).course for one in below[1:] if one.bullet]
        if courses and all(courses):
            yield _Told(tuple(courses), verb["role"] if verb else None), tuple(below)
