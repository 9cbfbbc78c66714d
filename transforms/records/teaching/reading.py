"""One course as its lines state it: consumes `Line`s; produces a `Course`.

The phrases of the lines are gone through once: what is a role, an organisation, a place, a note or a person is no part
of the title; the rest is, up to where it ends.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from transforms.entities.places import is_country_code
from transforms.entities.titles import is_title
from transforms.model import Line, Link, Span
from transforms.records.lists.looks import (
    CODE,
    is_acronym,
    is_known_organization,
    is_organization,
    is_place,
    is_titled,
    is_venue,
)
from transforms.records.lists.periods import NONE, period
from transforms.records.lists.pieces import Piece, pieces_of
from transforms.records.teaching.behind_codes import behind_code
from transforms.records.teaching.beside import (
    before_code,
    goes_on,
    is_aside,
    is_dated_between,
    is_listed,
    is_named_so,
    is_placed,
    names_organization,
    organization_later,
    title_of,
)
from transforms.records.teaching.course import (
    Course,
    cleaned,
    first_organization,
    is_person,
    is_programme,
    is_sessions,
    placed_note,
    role_at_end,
    told_apart,
    within,
)
from transforms.records.teaching.joints import HELD_AT, LED, QUOTED_COURSE
from transforms.records.teaching.lists import course_in_role, is_level_line
from transforms.records.teaching.quoted import quoted_and_dated
from transforms.records.teaching.roles import placed_role, role_ahead, role_before, role_for, role_phrase
from transforms.records.teaching.told import behind_teacher, told_course
from transforms.records.teaching.whole import with_title_quoted

_CODED = re.compile(r"\([A-Z]{2,6}[ -]?\d{2,4}[A-Z]{0,2}\)$")  # of a course, be it named like a body
_MAY_QUOTE = frozenset('“"0123456789')
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
        coded = behind_code(piece.text) or course_in_role(piece.text)
        text, as_what, at = (*coded, None) if coded else placed_note(piece.text) or told_apart(cleaned(piece.text))
        if self.title and piece.line != self.title[-1].line and is_sessions(text):
            as_what, text = text, ""
        self.stated = self.stated or as_what
        if at and (not self.organization or is_organization(at)):
            self.organization = at
        if number and is_country_code(text) and piece.before == "," and is_place(self.pieces[number - 1].text):
            return
        if not text or is_person(text) or is_aside(text, piece, begun=bool(self.title)):
            return
        if self._is_role(piece, text):
            return
        text = self._without_school(text)
        listed = is_listed(self.pieces, number)
        goes_on_so = (
            listed and bool(self.title) and not is_known_organization(text)
        )  # "Guilds, Civil Society, and Wool"
        if text and (goes_on_so or not self._is_where(number, text)):
            self._is_title(piece, text, listed=listed)

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
        elif title and not self.organization and (is_placed(self.pieces, number) or self._is_behind_level(number)):
            self.organization, self.ended = text, True
        elif names_organization(text, title) and self._is_own(number) and not self._is_of_programme(number, text):
            self.organization = first_organization(text, self.organization)
            self.ended = bool(title)
        elif not title and before_code(self.pieces, number):
            self.organization = self.organization or text
        elif title and not self.ended and (teacher := role_at_end(title[-1].text)):
            title[-1] = title[-1]._replace(text=teacher[0])
            self.stated, self.ended = self.stated or teacher[1], True
            self.organization = self.organization or text
        elif is_place(text) and (title or self.organization) and not is_named_so(piece, title):
            self.ended = bool(title)
        else:
            return False
        return True

    def _without_school(self, text: str) -> str:
        """A course's words without the school that it was held at: "Reed Systems (RS4) at Globex University"."""
        begun = bool(self.title) and not text.startswith("and ")
        held = HELD_AT.search(text, text.index(" at ")) if " at " in text and not begun else None
        front = text[: held.start()].rstrip() if held and held[0].startswith("at ") else ""
        if not held or len(front) < _LEAST or is_organization(front) or not _is_school(held["where"]):
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
        return is_titled(piece.text) and not organization_later(self.pieces, number)

    def _is_own(self, number: int) -> bool:
        """True for an organisation that is no course named after one, or sounding like one."""
        if is_named_so(self.pieces[number], self.title) or _CODED.search(self.pieces[number].text):
            return False
        return bool(self.title) or not organization_later(self.pieces, number)

    def _is_title(self, piece: Piece, text: str, *, listed: bool) -> None:
        """The phrase as a part of the title, or as what ends it."""
        title = self.title
        if len(self.quoted) == 1 and piece is not self.quoted[0] and (title or not CODE.fullmatch(text)):
            return
        if title and piece.before == ":" and is_dated_between(title[-1], piece, self.dates):
            self.over = True
        elif not title or (not self.ended and (listed or goes_on(piece, title, text))):
            title.append(piece._replace(text=text))
        elif piece.before in (".", "-") or piece.line != title[-1].line:
            self.ended = True
        elif piece.before == "," and is_level_line(text):
            self.ended = self.leveled = True  # "Looms, Graduate course, where it was held"


def _is_school(text: str) -> bool:
    """True for where a course was held: an organisation, or its letters."""
    return is_organization(text) or is_acronym(text)


def course_on(lines: Sequence[Line], role: str | None, organization: str | None) -> Course:
    """The course that the lines name; its title is "" where they name none."""
    if lines and lines[0].bold and not lines[0].bold[0].start and (quoted := with_title_quoted(lines[0])):
        found = course_on([quoted, *lines[1:]], role, organization)
        return found._replace(course=found.course.replace("“", "").replace("”", ""))
    if len(lines) == 1:
        line = lines[0]
        return _on_one(line.text, line.bold, line.italic, line.links, role, organization)
    return _read(lines, role, organization)


@lru_cache(maxsize=1 << 9)  # an entry is read in several ways, and most of them ask it of its line alone
def _on_one(  # noqa: PLR0913, PLR0917 - what a course's line is read from
    text: str,
    bold: tuple[Span, ...],
    italic: tuple[Span, ...],
    links: tuple[Link, ...],
    role: str | None,
    organization: str | None,
) -> Course:
    return _read([Line(0, 0, 0, text, bold=bold, italic=italic, links=links)], role, organization)


def _read(lines: Sequence[Line], role: str | None, organization: str | None) -> Course:
    if len(lines) == 1 and lines[0].text[:1] in _MAY_QUOTE and (dated := quoted_and_dated(lines[0].text)):
        return within(dated, Course("", role, organization, NONE))
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
    read = Course(title_of(title), reading.stated or role, school, when)
    return within(told, read) if told else read
