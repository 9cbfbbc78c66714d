"""One course as its lines state it: consumes `Line`s; produces a `Course`.

The phrases of the lines are gone through once: what is a role, an organisation, a place, a note or a person is no part
of the title; the rest is, up to where it ends.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import DateRange
from transforms.entities.organizations import is_unit
from transforms.entities.places import is_country_code
from transforms.entities.titles import is_title
from transforms.model import Line
from transforms.records.lists.looks import (
    CODE,
    is_acronym,
    is_known_organization,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
    word_list,
)
from transforms.records.lists.periods import NONE, period, years_at_end
from transforms.records.lists.pieces import Piece, pieces_of, unquoted
from transforms.records.teaching.course import (
    DESCRIBES,
    Course,
    cleaned,
    first_organization,
    is_code_like,
    is_known_university,
    is_person,
    is_programme,
    is_sessions,
    lasts,
    placed_note,
    role_at_end,
    told_apart,
    within,
    without_label,
)
from transforms.records.teaching.joints import HELD_AT, LED, QUOTED_COURSE
from transforms.records.teaching.lists import is_level_line
from transforms.records.teaching.roles import AT, placed_role, role_ahead, role_before, role_for, role_phrase
from transforms.records.teaching.told import behind_teacher, told_course
from transforms.text.patterns import without_front

_CODED = re.compile(r"\([A-Z]{2,6}[ -]?\d{2,4}[A-Z]{0,2}\)$")  # of a course, be it named like a body
_CODE = re.compile(r"[A-Z]{2,6}[ -]?\d{2,4}[A-Z]?")  # "ACM 207" is no society
_LEAST = 4  # characters of a course's words
_OLDEST = "1950"  # earlier years are a course's matter, not its term


class _Reading:
    """The phrases of an entry as they are gone through: the title so far, and the role and the organisation stated."""

    def __init__(self, lines: Sequence[Line], organization: str | None) -> None:
        """Begin before the first phrase."""
        self.pieces, self.dates = pieces_of(lines)
        self.organization = organization
        self.stated: str | None = None
        self.title: list[Piece] = []
        self.ended = self.over = self.leveled = False
        self.quoted = [piece for piece in self.pieces if piece.quoted and piece.text[-1] in '”"»']

    def take(self, number: int) -> None:
        """What one phrase says."""
        piece = self.pieces[number]
        text, as_what, at = placed_note(piece.text) or told_apart(cleaned(piece.text))
        if self.title and piece.line != self.title[-1].line and is_sessions(text):
            as_what, text = text, ""
        self.stated = self.stated or as_what
        if at and (not self.organization or is_organization(at)):
            self.organization = at
        if number and is_country_code(text) and piece.before == "," and is_place(self.pieces[number - 1].text):
            return
        if not text or is_person(text) or _is_aside(text, piece, begun=bool(self.title)):
            return
        if self._is_role(piece, text):
            return
        text = self._without_school(text)
        if text and not self._is_where(number, text):
            self._is_title(piece, text, listed=_is_listed(self.pieces, number))

    def _is_role(self, piece: Piece, text: str) -> bool:
        """True for a phrase with the role in which the course is taught, perhaps with the course behind it."""
        if self.stated:
            return False
        begun = bool(self.title)
        if found := role_phrase(text):
            self.stated = found
        elif not begun and (quoted := QUOTED_COURSE.match(text)) and is_title(quoted["role"]):
            self.stated, self.ended = quoted["role"], True
            self.title.append(piece._replace(text=quoted["course"]))
            if at := HELD_AT.search(text, quoted.end()):
                self.organization = at["where"]
        elif placed := placed_role(text):
            self.stated, self.organization, self.ended = placed[0], self.organization or placed[1], begun
        elif not begun and (before := role_before(text)):
            self.stated = text[:before]
            self._begin(piece, text[before:].lstrip())
        elif begun and piece.before == "," and (found := role_for(text)):
            self.stated, self.ended = found, True
        elif not begun and (behind := role_ahead(text)):
            self.stated = text[: text.find(" for ")]
            self._begin(piece, behind)
        elif not begun and (led := LED.match(text)) and (led["verb"] or role_phrase(led["role"])):
            self.stated = led["role"] or None
            self._begin(piece, text[led.end() :])
        else:
            return False
        return True

    def _begin(self, piece: Piece, text: str) -> None:
        """The title behind a role, without the school that it was held at."""
        self.title.append(piece._replace(text=self._without_school(text)))

    def _is_where(self, number: int, text: str) -> bool:
        """True for a phrase that says where: an organisation, a place, the programme that the course belongs to."""
        piece, title = self.pieces[number], self.title
        if title and not CODE.fullmatch(title[-1].text) and is_programme(text):
            self.ended = True
        elif title and not self.organization and (_is_placed(self.pieces, number) or self._is_behind_level(number)):
            self.organization, self.ended = text, True
        elif _is_organization(text, title) and self._is_own(number) and not self._is_of_programme(number, text):
            self.organization = first_organization(text, self.organization)
            self.ended = bool(title)
        elif not title and _before_code(self.pieces, number):
            self.organization = self.organization or text
        elif title and not self.ended and (teacher := role_at_end(title[-1].text)):
            title[-1] = title[-1]._replace(text=teacher[0])
            self.stated, self.ended = self.stated or teacher[1], True
            self.organization = self.organization or text
        elif is_place(text) and (title or self.organization) and not _is_named_so(piece, title):
            self.ended = bool(title)
        else:
            return False
        return True

    def _without_school(self, text: str) -> str:
        """A course's words without the school that it was held at: "Reed Systems (RS4) at Globex University"."""
        begun = bool(self.title) and not text.startswith("and ")
        held = HELD_AT.search(text, text.index(" at ")) if " at " in text and not begun else None
        front = text[: held.start()].rstrip() if held and held[0].startswith("at ") else ""
        if not held or len(front) < _LEAST or is_organization(front) or not is_organization(held["where"]):
            return text
        self.organization, self.ended = first_organization(held["where"], self.organization), True
        if not self.title:
            return front
        self.title.append(self.title[-1]._replace(text=front, before=","))
        return ""

    def _is_of_programme(self, number: int, text: str) -> bool:
        """True for a course named like a body, its programme behind it: "Laboratory of Weaving, BSc in Textiles"."""
        behind = self.pieces[number + 1 : number + 2]
        return not self.title and bool(behind) and is_programme(behind[0].text) and not is_known_organization(text)

    def _is_behind_level(self, number: int) -> bool:
        """True for the phrase behind the course's level, known or not: where it was held."""
        piece = self.pieces[number]
        if not self.leveled or piece.before != "," or is_place(piece.text):
            return False
        return is_titled(piece.text) and not _organization_later(self.pieces, number)

    def _is_own(self, number: int) -> bool:
        """True for an organisation that is no course named after one, or sounding like one."""
        if _is_named_so(self.pieces[number], self.title) or _CODED.search(self.pieces[number].text):
            return False
        return bool(self.title) or not _organization_later(self.pieces, number)

    def _is_title(self, piece: Piece, text: str, *, listed: bool) -> None:
        """The phrase as a part of the title, or as what ends it."""
        title = self.title
        if len(self.quoted) == 1 and piece is not self.quoted[0] and (title or not CODE.fullmatch(text)):
            return
        if title and piece.before == ":" and _is_dated_between(title[-1], piece, self.dates):
            self.over = True
        elif not title or (not self.ended and (listed or _goes_on(piece, title, text))):
            title.append(piece._replace(text=text))
        elif piece.before in (".", "-") or piece.line != title[-1].line:
            self.ended = True
        elif piece.before == "," and is_level_line(text):
            self.ended = self.leveled = True  # "Looms, Graduate course, where it was held"


def course_on(lines: Sequence[Line], role: str | None, organization: str | None) -> Course:
    """The course that the lines name; its title is "" where they name none."""
    told = told_course(lines[0]) if len(lines) == 1 else None
    if told and (told.organization or "," not in lines[0].text):
        return within(told, Course("", role, organization, NONE))
    reading = _Reading(lines, organization)
    for number in range(len(reading.pieces)):
        if not reading.over:
            reading.take(number)
    title = reading.title
    if not reading.organization and len(title) > 1 and title[-1].before == "," and is_venue(title[-1].text):
        reading.organization = title.pop().text
    stated = (date for on_line in reading.dates for date in on_line)
    when = period(date for date in stated if (date.start or date.end or "9") > _OLDEST)
    school = reading.organization or next((found for line in lines if (found := behind_teacher(line.text))), None)
    read = Course(_title(title), reading.stated or role, school, when)
    return within(told, read) if told else read


def _is_dated_between(title: Piece, piece: Piece, dates: Sequence[Sequence[DateRange]]) -> bool:
    """True where a date stands before the colon: what follows is what the course is about ("Looms (2004): Wool")."""
    if title.line != piece.line or is_code_like(title.text):
        return False
    return any(title.span.end <= date.span.start < piece.span.start for date in dates[piece.line])


def _is_listed(pieces: Sequence[Piece], number: int) -> bool:
    """True for the last but one of a list inside a title: "Threads" in "Topics in Looms, Threads, and Dyes"."""
    here, below = pieces[number], pieces[number + 1 : number + 2]
    if not (here.before == "," and below and below[0].before == "," and below[0].line == here.line):
        return False
    return below[0].text.startswith("and ")


def _is_placed(pieces: Sequence[Piece], number: int) -> bool:
    """True for the letters of a school before its place: "Slow Weaving, UoK, Sri Lanka"."""
    piece, later = pieces[number], pieces[number + 1 : number + 2]
    if piece.before not in (",", "\t") or not is_acronym(piece.text) or CODE.fullmatch(piece.text):
        return False
    return bool(later) and later[0].before == "," and later[0].line == piece.line and is_place(later[0].text)


def _is_named_so(piece: Piece, title: Sequence[Piece]) -> bool:
    """True for a place that a course is named after: "HIST 310: Paris"."""
    return piece.before == ":" and bool(title) and CODE.fullmatch(title[-1].text) is not None


def _is_aside(text: str, piece: Piece, *, begun: bool) -> bool:
    """True for a column that only says for whom a course is, and for a role's level: "Tutor - PhD level"."""
    if lasts(text):
        return True
    if begun:
        return piece.before == "\t" and is_level_line(text)
    return piece.before == "-" and (is_level_line(text) or text.endswith(" level"))


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


def _is_organization(text: str, title: Sequence[Piece]) -> bool:
    bare = without_front(AT, text)
    if not is_organization(bare) or _CODE.fullmatch(bare):
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
    if CODE.fullmatch(text) or CODE.fullmatch(title[-1].text) or (piece.before == "-" and is_code_like(title[-1].text)):
        return True
    if piece.before in (".", "date", "|") or (piece.before == "," and title[-1].bold and not piece.bold):
        return False
    if piece.before == "-" and not (text[0].islower() or _NUMBERED.search(title[-1].text)):
        return False
    return not (DESCRIBES.match(text) and piece.before != ":")


_NUMBERED = re.compile(r" (?:[IVX]{1,4}|\d{1,2})$")  # "Optics II - Waves and Rays"


def _title(pieces: Sequence[Piece]) -> str:
    text = ""
    for piece in pieces:
        if text:
            text += {":": ": ", ".": ". ", "-": " – ", "\t": " ", "\n": " "}.get(piece.before, ", ")
        text += piece.text
    return without_label(years_at_end(unquoted(text))[0].rstrip("*†‡ ")) if text else ""
