"""One course as its lines state it: consumes `Line`s; produces a `Course`.

The phrases of the lines are gone through once: what is a role, an organisation, a place, a note or a person is no part
of the title; the rest is, up to where it ends.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.dates import DateRange
from transforms.degrees import find_degrees
from transforms.model import Line
from transforms.organizations import canonical, is_unit
from transforms.records.looks import (
    CODE,
    is_acronym,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
    tongues,
    word_list,
    words,
)
from transforms.records.periods import Period, first_given, period, years_at_end
from transforms.records.pieces import Piece, pieces_of, unquoted
from transforms.records.teaching_lists import is_level_line
from transforms.records.teaching_roles import AT, placed_role, role_before, role_for, role_phrase

_PEOPLE = re.compile(
    r"\s*\b(?:(?:(?:taught |lectured |led |instructed )?by|with|under|for|to|instructors?:|lecturer:"
    r"|supervisor:)\s+(?:the\s+)?(?:Profs?\b\.?|Professors?\b|Drs?\b\.?)|(?:taught|lectured|led|instructed"
    r"|supervised) by|instructors?:|professor:|lecturer:|supervisor:).*$"
)
_PERSON = re.compile(r"(?:with\s+)?(?:Profs?\b\.?|Professors?\b|Drs?\b\.)\s+\S.*")
_NOTE = re.compile(
    r"\s*[(\[](?:[^()\[\]]*(?:class size|students|enrol|hours|\d\s?h\b|\b[lm][1-3]\b|ects|credits|sws"
    r"|b\.?sc\b|m\.?sc\b|ph\.?d\b|evaluation|rating|/5|\d%|undergraduate"
    r"|instructor|taught|link|website|slides|sections?|taught|lecturer|prof\b|dr\b|\b(?:ug|pg|gr)\b)[^()\[\]]*|\d+"
    r"|[^()\[\]]*TA\b[^()\[\]]*)[)\]]",
    re.IGNORECASE,
)
_TAIL_ORG = re.compile(r"\s*[(\[](?P<org>[^()\[\]]{2,70})[)\]]$")
DESCRIBES = re.compile(
    r"(?:upper|lower|advanced|introductory|graduate|undergraduate|seminar|workshop|lecture|course|class|taught"
    r"|prepared|led|held|delivered|designed|developed|assisted|responsib\w{1,6}|graded|average|overall|evaluation"
    r"|rating|enrol\w{1,6}|discussion|approximately|~|\d{1,4}\s|topics?|required|elective|core|responsible"
    r"|conducted|organi[sz]ed|created)\b",
    re.IGNORECASE,
)
_LED = re.compile(
    r"(?:(?P<verb>(?:co-)?taught|(?:co-)?teaching(?!\s(?:assist|fellow|associate|intern))|assisted (?:with|in)"
    r"|lectured (?:on|in)|led)"
    r"|(?P<role>(?:[A-Z][\w-]{0,20}\s){0,3}(?:TA|GTA|[Aa]ssistant|[Ii]nstructor|[Ll]ecturer|[Tt]utor|[Gg]rader"
    r"|[Ff]ellow|[Aa]ssistent(?:in)?|[Tt]utorin|[Hh]ilfskraft))\s(?:for|of|in|für|zu|pour|en))\s+(?:the\s)?",
    re.IGNORECASE,
)

_OLDEST = "1950"  # earlier years are a course's matter, not its term


def describes(text: str) -> bool:
    """True for words about a course; "Topics in Weaving" and "Advanced Looms" are titles."""
    return DESCRIBES.match(text) is not None and (text[-1] in ".:" or len(text.split()) > _TITLE or not is_titled(text))


_TITLE = 7  # words


class Course(NamedTuple):
    """What the lines of an entry say of one course."""

    course: str
    role: str | None
    organization: str | None
    when: Period


def course_on(  # noqa: C901, PLR0912 - one pass over the pieces, a branch for each sort
    lines: Sequence[Line], role: str | None, organization: str | None
) -> Course:
    """The course that the lines name; its title is "" where they name none."""
    pieces, dates = pieces_of(lines)
    when = period(date for on_line in dates for date in on_line if (date.start or date.end or "9") > _OLDEST)
    title: list[Piece] = []
    ended = False
    stated: str | None = None
    quoted = [piece for piece in pieces if piece.quoted and piece.text[-1] in '”"»']
    for number, piece in enumerate(pieces):
        text, as_what, at = _told_apart(_cleaned(piece.text))
        stated, organization = stated or as_what, at or organization
        if not text or _PERSON.fullmatch(text) or (title and _is_aside(text, piece)):
            continue
        if not stated and (found := role_phrase(text)):
            stated = found
        elif not (stated or title) and (placed := placed_role(text)):
            stated, organization = placed
        elif title and not CODE.fullmatch(title[-1].text) and is_programme(text):
            ended = True
        elif title and not organization and _is_placed(pieces, number):
            organization, ended = text, True
        elif not (stated or title) and (before := role_before(text)):
            stated = text[:before]
            title.append(piece._replace(text=text[before:].lstrip()))
        elif not stated and title and piece.before == "," and role_for(text):
            stated, ended = role_for(text), True
        elif not stated and not title and (led := _LED.match(text)) and (led["verb"] or role_phrase(led["role"])):
            stated = led["role"] or stated
            title.append(piece._replace(text=text[led.end() :]))
        elif (
            _is_organization(text, title)
            and not _is_named_so(piece, title)
            and (title or not _organization_later(pieces, number))
        ):
            organization = _organization(text, organization)
            ended = bool(title)
        elif not title and _before_code(pieces, number):
            organization = organization or text
        elif title and not ended and (teacher := _role_at_end(title[-1].text)):
            title[-1] = title[-1]._replace(text=teacher[0])
            stated, organization, ended = stated or teacher[1], organization or text, True
        elif is_place(text) and (title or organization) and not _is_named_so(piece, title):
            ended = bool(title)
        elif len(quoted) == 1 and piece is not quoted[0] and (title or not CODE.fullmatch(text)):
            continue
        elif title and piece.before == ":" and _is_dated_between(title[-1], piece, dates):
            break
        elif not title or (not ended and _goes_on(piece, title, text)):
            title.append(piece._replace(text=text))
        elif piece.before in (".", "-") or piece.line != title[-1].line:
            ended = True
    if not organization and len(title) > 1 and title[-1].before == "," and is_venue(title[-1].text):
        organization = title.pop().text
    return Course(_title(title), stated or role, organization, when)


def _is_dated_between(title: Piece, piece: Piece, dates: Sequence[Sequence[DateRange]]) -> bool:
    """True where a date stands before the colon: what follows is what the course is about ("Looms (2004): Wool")."""
    if title.line != piece.line or _is_code_like(title.text):
        return False
    return any(title.span.end <= date.span.start < piece.span.start for date in dates[piece.line])


def _is_placed(pieces: Sequence[Piece], number: int) -> bool:
    """True for the letters of a school before its place: "Slow Weaving, UoK, Sri Lanka"."""
    piece, later = pieces[number], pieces[number + 1 : number + 2]
    if piece.before not in (",", "\t") or not is_acronym(piece.text) or CODE.fullmatch(piece.text):
        return False
    return bool(later) and later[0].before == "," and later[0].line == piece.line and is_place(later[0].text)


def _organization(text: str, before: str | None) -> str:
    """The organisation: of several the first that is no mere part of one."""
    text = AT.sub("", text, count=1)
    whole = _UNIT_AT.fullmatch(text)
    text = whole["whole"] if whole and is_organization(whole["whole"]) else text
    return text if not before or (is_unit(before) and not (is_place(text) or is_unit(text))) else before


_UNIT_AT = re.compile(
    r"(?:The )?(?:Department|Dept\.|School|Faculty|Division|Institute|Cent(?:er|re))\b.{2,60} at (?:the )?"
    r"(?P<whole>[A-Z].+)"
)


def _told_apart(text: str) -> tuple[str, str | None, str | None]:
    """A phrase without the note at its end, and the role or the organisation that the note states."""
    tail = _TAIL_ORG.search(text)
    if not tail or is_organization(text[: tail.start()]):
        return text, None, None
    note = tail["org"]
    if found := role_phrase(note):
        return (text, None, None) if role_phrase(text) else (text[: tail.start()], found, None)
    named = not (_is_level(note) or note.casefold() in tongues()) and (
        is_organization(note) or is_acronym(note) or (_is_school(note) and not is_place(note.partition(",")[0]))
    )
    return (text[: tail.start()], None, note) if named and not CODE.fullmatch(note) else (text, None, None)


def _is_named_so(piece: Piece, title: Sequence[Piece]) -> bool:
    """True for a place that a course is named after: "HIST 310: Paris"."""
    return piece.before == ":" and bool(title) and CODE.fullmatch(title[-1].text) is not None


def _is_aside(text: str, piece: Piece) -> bool:
    """True for a column that only says for whom a course is."""
    return piece.before == "\t" and is_level_line(text)


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


def _before_code(pieces: Sequence[Piece], number: int) -> bool:
    """True for the letters of a school in front of a course's code: "UHX, ICS 312: Machines"."""
    following = pieces[number + 1] if number + 1 < len(pieces) else None
    if following is None or following.before != ",":
        return False
    return is_acronym(pieces[number].text) and CODE.match(following.text) is not None


def is_known_university(text: str) -> bool:
    """True for a university of the vocabulary."""
    known = canonical(text)
    return known is not None and known.kind == "university"


def _role_at_end(text: str) -> tuple[str, str] | None:
    """A course with the role after it: "Basics of Weaving Instructor" -> course, role."""
    course, _, role = text.rpartition(" ")
    return (
        (course, role)
        if course.count(" ") and role.casefold() in ("instructor", "lecturer", "tutor", "teacher", "ta")
        else None
    )


def _cleaned(text: str) -> str:
    text = _NOTE.sub("", text) if "(" in text or "[" in text else text
    return _PEOPLE.sub("", text).strip(" ,;:.–-")


def is_programme(text: str) -> bool:
    """True for the degree programme that a course belongs to: "BSc Economics and Law"."""
    degrees = find_degrees(text) if text[:1].isupper() else ()
    return bool(degrees) and degrees[0].start == 0 and not CODE.search(text)


def _is_level(text: str) -> bool:
    found = word_list(text)
    return not words("teaching", "levels").isdisjoint(found) or words("teaching", "leveled").issuperset(found)


def _is_school(text: str) -> bool:
    return is_titled(text) and len(text.split()) <= 3 and ":" not in text and not any(c.isdigit() for c in text)


def _is_organization(text: str, title: Sequence[Piece]) -> bool:
    bare = AT.sub("", text, count=1)
    if not is_organization(bare):
        return False
    found = word_list(outside_brackets(bare))
    return bool(title and not CODE.fullmatch(title[-1].text)) or not (
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
    return years_at_end(unquoted(text))[0].rstrip("*†‡ ") if text else ""


def within(course: Course, context: Course) -> Course:
    """The course with what it leaves open filled from its context."""
    return Course(
        course.course,
        course.role or context.role,
        course.organization or context.organization,
        first_given(course.when, context.when),
    )
