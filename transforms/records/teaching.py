"""Teaching: one record per course and role. Consumes entries of teaching sections; produces `Teaching` records.

Forms read: "Role, Course, CODE, Organisation, years", "years Role, Course (Organisation)", role, course and
organisation on lines of their own, "At the X:" over courses, "[Organisation] [CODE] “Course” by ...", "Course.
Description. Organisation".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.dates import find_dates
from transforms.model import Line
from transforms.organizations import canonical, is_unit
from transforms.parsed import Teaching
from transforms.records.items import Item
from transforms.records.looks import (
    CODE,
    is_acronym,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
    word_list,
)
from transforms.records.periods import Period, period, years_at_end
from transforms.records.pieces import Piece, phrases, pieces_of, unquoted
from transforms.records.teaching_roles import AT, organization_in, role_phrase, told_above
from transforms.records.teaching_terms import with_terms

_PEOPLE = re.compile(
    r"\s*\b(?:(?:(?:taught |lectured |led |instructed )?by|with|under|for|to|instructors?:|lecturer:"
    r"|supervisor:)\s+(?:the\s+)?(?:Profs?\b\.?|Professors?\b|Drs?\b\.?)|(?:taught|lectured|led|instructed"
    r"|supervised) by|instructors?:|professor:|lecturer:|supervisor:).*$"
)
_PERSON = re.compile(r"(?:with\s+)?(?:Profs?\b\.?|Professors?\b|Drs?\b\.)\s+\S.*")
_NOTE = re.compile(
    r"\s*[(\[](?:[^()\[\]]*(?:class size|students|enrol|hours|ects|credits|sws"
    r"|b\.?sc\b|m\.?sc\b|ph\.?d\b|evaluation|rating|/5|\d%|undergraduate"
    r"|instructor|taught|link|website|slides|sections?|taught|lecturer|prof\b|dr\b)[^()\[\]]*|\d+"
    r"|[^()\[\]]*TA\b[^()\[\]]*)[)\]]",
    re.IGNORECASE,
)
_TAIL_ORG = re.compile(r"\s*[(\[](?P<org>[^()\[\]]{2,70})[)\]]$")
_BRACKETS = re.compile(r"^(?:\[(?P<a>[^\]]{1,60})\]\s*)(?:\[(?P<b>[^\]]{1,60})\]\s*)?(?P<rest>.+)$")
_QUOTED = re.compile(r"[“\"](?P<words>[^“”\"]{3,})[”\"]")
DESCRIBES = re.compile(
    r"(?:upper|lower|advanced|introductory|graduate|undergraduate|seminar|workshop|lecture|course|class|taught"
    r"|prepared|led|held|delivered|designed|developed|assisted|responsib\w{1,6}|graded|average|overall|evaluation"
    r"|rating|enrol\w{1,6}|discussion|approximately|~|\d{1,4}\s|topics?|required|elective|core|responsible"
    r"|conducted|organi[sz]ed|created)\b",
    re.IGNORECASE,
)
_LED = re.compile(
    r"(?:(?P<verb>(?:co-)?taught|(?:co-)?teaching|assisted (?:with|in)|lectured (?:on|in)|led)"
    r"|(?P<role>(?:[A-Z][\w-]{0,20}\s){0,3}(?:TA|GTA|[Aa]ssistant|[Ii]nstructor|[Ll]ecturer|[Tt]utor|[Gg]rader"
    r"|[Ff]ellow))\s(?:for|of|in))\s+(?:the\s)?",
    re.IGNORECASE,
)
_LISTED = re.compile(
    r"(?:under)?graduate|bachelor|master|ph\.?d|doctoral|msc?|bsc?|mba|core|elective|seminar|lecture|course|level",
    re.IGNORECASE,
)


class Course(NamedTuple):
    """What the lines of an entry say of one course."""

    course: str
    role: str | None
    organization: str | None
    when: Period


def teaching_of(item: Item) -> Iterator[Teaching]:
    """The courses of one entry."""
    item = replace(item, head=tuple(map(with_terms, item.head)), details=tuple(map(with_terms, item.details)))
    role, organization = told_above(item)
    bracketed = [line for line in item.lines if line.text.startswith("[") and _QUOTED.search(line.text)]
    if bracketed:
        when = period(date for line in item.lines for date in pieces_of([line])[1][0])
        courses = [_bracketed(line, role)._replace(when=when) for line in bracketed]
    else:
        courses = _listed(item, role, organization) or list(_courses(item, role, organization))
    yield from (record_of(item, course) for course in courses)


def record_of(item: Item, course: Course) -> Teaching:
    """The record of a course, with the dates above it where it has none."""
    when = course.when if course.when != Period() else item.when_above
    return Teaching(
        course=course.course,
        role=course.role,
        organization=course.organization,
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=item.evidence,
        confidence=0.9 if course.role or course.organization else 0.7,
    )


def read_course(lines: Sequence[Line]) -> Course:
    """What lines say of a course by themselves; its title is "" where they name none."""
    return _read([with_terms(line) for line in lines], None, None)


def _under_organization(item: Item, role: str | None) -> list[Course]:
    """The courses of an entry whose first line is an organisation and whose others name one course each, or []."""
    program = _under_program(item, role)
    if program:
        return program
    above = organization_in(item.head[0].text) if item.head and not find_dates(item.head[0].text) else None
    rest = item.head[1:]
    if not above or "," in item.head[0].text or len(rest) < _PAIR or any(role_phrase(line.text) for line in rest):
        return []
    courses = [_read([line], role, above) for line in rest]
    return courses if all(course.course for course in courses) else []


_PROGRAM = re.compile(r"\b(?:program(?:me)?|department|division|school|faculty|college)\b", re.IGNORECASE)
_COURSE_WORDS = 10


def _under_program(item: Item, role: str | None) -> list[Course]:
    """The courses below a line in bold that says programme and university, one a line without a date; or []."""
    lines = item.lines
    if len(lines) <= _PAIR or not lines[0].is_bold or not _PROGRAM.search(lines[0].text.split(",")[0]):
        return []
    places = [part.strip() for part in lines[0].text.split(",")]
    above = next((part for part in reversed(places) if is_organization(part) and not is_unit(part)), None)
    plain = all(
        not line.bold and len(line.text.split()) <= _COURSE_WORDS and not line.text.endswith((".", ":"))
        for line in lines[1:]
    )
    if not above or not plain or any(find_dates(line.text) or role_phrase(line.text) for line in lines):
        return []
    return [Course(unquoted(line.text.strip(" .,\\")), role, above, Period()) for line in lines[1:]]


_PAIR = 2
_OLDEST = "1950"  # earlier years are a course's matter, not its term


def _listed(item: Item, role: str | None, organization: str | None) -> list[Course]:
    """The courses of lines such as "Graduate: Game Theory, Mechanism Design", without dates and roles."""
    found: list[Course] = []
    for line in item.lines:
        label, colon, rest = line.text.partition(": ")
        if (
            not colon
            or not _LISTED.search(label)
            or len(label.split()) > _LABEL_WORDS
            or "," not in rest
            or find_dates(line.text)
            or CODE.match(line.text)
        ):
            return []
        found += [
            Course(_cleaned(part), role, organization, Period()) for part in phrases(rest, ",;") if _cleaned(part)
        ]
    return found


_LABEL_WORDS = 3


def _courses(item: Item, role: str | None, organization: str | None) -> Iterator[Course]:
    courses = _under_organization(item, role)
    if courses:
        yield from courses
        return
    head = _read(item.head, role, organization)
    if head.course:
        if not head.organization and item.details:
            below = _read(item.details[:2], role, None)
            head = head._replace(
                organization=below.organization, when=head.when if head.when != Period() else below.when
            )
        yield head
        return
    for line in item.details:
        course = _read([line], head.role, head.organization)
        if course.course:
            yield course._replace(when=course.when if course.when != Period() else head.when)


def _read(  # noqa: C901 - one pass over the pieces, a branch for each sort
    lines: Sequence[Line], role: str | None, organization: str | None
) -> Course:
    """The course that the lines name; its title is "" where they name none."""
    pieces, dates = pieces_of(lines)
    when = period(date for on_line in dates for date in on_line if (date.start or date.end or "9") > _OLDEST)
    title: list[Piece] = []
    ended = False
    stated: str | None = None
    for number, piece in enumerate(pieces):
        text = _cleaned(piece.text)
        tail = _TAIL_ORG.search(text)
        if tail and (found := role_phrase(tail["org"])):
            stated, text, tail = stated or found, text[: tail.start()], None
        if (
            tail
            and not _is_level(tail["org"])
            and (is_organization(tail["org"]) or is_acronym(tail["org"]) or _is_school(tail["org"]))
            and not CODE.fullmatch(tail["org"])
        ):
            organization, text = tail["org"], text[: tail.start()]
        if not text or _PERSON.fullmatch(text):
            continue
        if not stated and (found := role_phrase(text)):
            stated = found
        elif not stated and not title and (led := _LED.match(text)) and (led["verb"] or role_phrase(led["role"])):
            stated = led["role"] or stated
            title.append(piece._replace(text=text[led.end() :]))
        elif _is_organization(text, title) and (title or not _organization_later(pieces, number)):
            organization = _organization(text, organization)
            ended = True
        elif title and not ended and (teacher := _role_at_end(title[-1].text)):
            title[-1] = title[-1]._replace(text=teacher[0])
            stated, organization, ended = stated or teacher[1], organization or text, True
        elif is_place(text) and (title or organization):
            ended = bool(title)
        elif not title or (not ended and _goes_on(piece, title, text)):
            title.append(piece._replace(text=text))
        elif piece.before in (".", "-") or piece.line != title[-1].line:
            ended = True
    if not organization and len(title) > 1 and title[-1].before == "," and is_venue(title[-1].text):
        organization = title.pop().text
    return Course(_title(title), stated or role, organization, when)


def _organization(text: str, before: str | None) -> str:
    """The organisation: of several the first that is no mere part of one."""
    text = AT.sub("", text, count=1)
    return text if not before or (is_unit(before) and not is_place(text)) else before


def _organization_later(pieces: Sequence[Piece], number: int) -> bool:
    """True where another organisation follows on the line, so that the first can be a title that sounds like one."""
    return any(
        piece.line == pieces[number].line
        and piece.before == ","
        and is_organization(piece.text)
        and not is_unit(pieces[number].text)
        and not is_known_university(pieces[number].text)
        for piece in pieces[number + 1 :]
    )


def is_known_university(text: str) -> bool:
    """True for a university of the vocabulary."""
    known = canonical(text)
    return known is not None and known.kind == "university"


def _role_at_end(text: str) -> tuple[str, str] | None:
    """A course with the role after it: "Reading and Writing Skills Instructor" -> course, role."""
    course, _, role = text.rpartition(" ")
    return (
        (course, role)
        if course.count(" ") and role.casefold() in ("instructor", "lecturer", "tutor", "teacher", "ta")
        else None
    )


def _cleaned(text: str) -> str:
    text = _NOTE.sub("", text)
    return _PEOPLE.sub("", text).strip(" ,;:.–-")


def _is_level(text: str) -> bool:
    return bool(
        {
            "level",
            "graduate",
            "undergraduate",
            "master",
            "masters",
            "phd",
            "msc",
            "bsc",
            "ba",
            "ma",
            "ms",
            "bs",
            "mba",
            "honors",
            "online",
            "core",
            "elective",
        }
        & set(word_list(text))
    )


def _is_school(text: str) -> bool:
    return is_titled(text) and len(text.split()) <= 3 and not any(c.isdigit() for c in text)


def _is_organization(text: str, title: Sequence[Piece]) -> bool:
    bare = AT.sub("", text, count=1)
    if not is_organization(bare):
        return False
    found = word_list(outside_brackets(bare))
    return bool(title) or not (
        {"lab", "laboratory", "systems", "research", "networks", "network", "team", "school", "program"}
        & set(found[-1:])
    )


def _goes_on(piece: Piece, title: Sequence[Piece], text: str) -> bool:
    """True for words that belong to the title begun: its code, its subtitle, the rest of a list inside it."""
    if piece.line != title[-1].line:
        return bool(CODE.fullmatch(title[-1].text)) or bool(CODE.fullmatch(text))
    if (
        CODE.fullmatch(text)
        or CODE.fullmatch(title[-1].text)
        or (piece.before == "-" and _is_code_like(title[-1].text))
    ):
        return True
    if piece.before in (".", "date", "|") or (piece.before == "-" and not text[0].islower()):
        return False
    return not (DESCRIBES.match(text) and piece.before != ":")


def _is_code_like(text: str) -> bool:
    return CODE.match(text) is not None or (text.isupper() and len(text) <= 6)


def _title(pieces: Sequence[Piece]) -> str:
    text = ""
    for piece in pieces:
        if text:
            text += {":": ": ", "-": " – ", "\t": " ", "\n": " "}.get(piece.before, ", ")
        text += piece.text
    return years_at_end(unquoted(text))[0] if text else ""


def _bracketed(line: Line, role: str | None) -> Course:
    match = _BRACKETS.match(line.text)
    quoted = _QUOTED.search(line.text)
    organization = match["a"] if match and not CODE.fullmatch(match["a"]) else match["b"] if match else None
    return Course(unquoted(quoted["words"]) if quoted else line.text, role, organization, Period())
