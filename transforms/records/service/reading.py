"""Lines of an entry of service, read one after another: roles, and the venues where they are held.

Consumes the lines of one entry; produces `Held`s. A role alone holds for the venues below it, a body alone for the
roles below it, and a line of dates for what the line above states.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities import venues
from transforms.model import Line
from transforms.records.lists.looks import (
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
)
from transforms.records.lists.periods import NONE, Period, first_given, period
from transforms.records.service.hosts import says_whose
from transforms.records.service.lines import Clause, clauses_of
from transforms.records.service.margins import with_dates, with_roles_alone
from transforms.records.service.role_words import HELD_AT_SEVERAL, is_role, role_of, role_with_venue, roles_in
from transforms.records.service.roles import MEMBER
from transforms.records.service.venues import Held
from transforms.vocabulary import any_of

UNNAMED = re.compile(
    f"(?:(?:{any_of('entry_words', 'service', 'unnamed')}) )*(?:"
    f"{any_of('entry_words', 'service', 'kinds_of_venues')})(?: (?:scientifiques|internationales|"
    "internationaux))?(?: in .*)?"
)
_NAMELY = re.compile(
    r"(?:For|Pour|Including|Includes|Such as|Among (?:them|others)|These include|Dont|Notamment|E\.g\.)\b:?,?\s+"
    r"(?:the )?(?:journals |revues )?(?=\S*[A-ZÀ-Þ])"
)


class _Open(NamedTuple):
    """What the lines so far leave open: the role and dates for lines that state venues alone."""

    role: str | None
    when: Period
    listing: bool


def held_in(lines: Sequence[Line], above: str | None, *, listing: bool = False) -> list[Held]:
    """Every role held that the lines of an entry state; `above` is the role that stands over it.

    `listing`: the lines are known to list venues.
    """
    reading = _Reading(above, listing=listing)
    lines = _named(with_roles_alone(with_dates(lines)))
    if above and lines and (names := _NAMELY.match(lines[0].text)):
        lines = [replace(lines[0], text=lines[0].text[names.end() :], bold=(), italic=(), links=()), *lines[1:]]
    for line in lines:
        reading.read(line, last=line is lines[-1])
    return [held._replace(venue=_WHEN_LEFT.sub("", held.venue)) for held in reading.end_role()]


_WHEN_LEFT = re.compile(r" (?:in|since|from|during|for)(?: the)?(?: academic years?)?$")  # what stood before a date


def _named(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, a role at journals that the line below names with those: "For A, B, and C"."""
    found = list(lines[:1])
    for line in lines[1:]:
        names = _NAMELY.match(line.text)
        role = _role_at_some(found[-1].text) if names and "," in line.text else ""
        if names and role:
            text = f"{role}: {line.text[names.end() :]}"
            found[-1] = replace(found[-1], text=text, bold=(), italic=(), links=())
        else:
            found.append(line)
    return found


def _role_at_some(text: str) -> str:
    """The text up to the end of its role, where that is held at journals, whichever; else ""."""
    column = text.rfind("\t") + 1
    held = role_with_venue(text[column:])
    if held is None or not UNNAMED.fullmatch(outside_brackets(held.venue).strip()):
        return ""
    role = next((role for role in roles_in(text[column:]) if role.role == held.role), None)
    return text[: column + role.end] if role else ""


class _Reading:
    """What the lines so far state, and what they leave open."""

    def __init__(self, above: str | None, *, listing: bool) -> None:
        self.found: list[Held] = []
        self._above = above
        self._state = _Open(None if above == "other" else above, NONE, listing=listing)
        self._alone: Clause | None = None  # a role without a venue
        self._words = ""  # its line without dates
        self._before = 0  # how many were found when it was read
        self._row = NONE  # the dates in front of the row's first
        self._fresh = 0  # where the roles of the last line that stated any begin in `found`
        self._bodies: list[Held] = []  # those in which the lines below state roles

    def read(self, line: Line, *, last: bool) -> None:
        """Go on with a line."""
        clauses = _clauses(line, listing=self._state.listing and not _labels_office(line))
        is_begun = bool(self.found)
        is_host = is_begun and self.found[-1].when != NONE and says_whose(line, self._state.role)
        if is_host or not (is_begun or clauses) or not _goes_on(line, clauses, self._state, begun=is_begun):
            self._date(line, clauses)
            return
        if self._above in (None, "other") and self._is_role_below(clauses, last=last):
            return
        self._bodies = []
        start = len(self.found)
        for clause in _told_above(line, clauses, self._state):
            self._add(line, clause)
        self._fresh = start if len(self.found) > start else self._fresh

    def end_role(self, words: str = "") -> list[Held]:
        """All found; where a role stood alone and nothing came after it, the words for it say where it was held."""
        if self._alone and (body := self._alone.body or words) and len(self.found) == self._before:
            self.found.append(Held(self._alone.role, body, self._alone.when))
        return self.found

    def _date(self, line: Line, clauses: Sequence[Clause]) -> None:
        """The line says no more than where or when the roles of the line above were held."""
        below = [clause.when for clause in clauses] + [held.when for clause in clauses for held in clause.held]
        below = below or [period(find_dates(line.text))]
        fresh = [held._replace(when=first_given(held.when, *below)) for held in self.found[self._fresh :]]
        self.found[self._fresh :] = fresh

    def _is_role_below(self, clauses: Sequence[Clause], *, last: bool) -> bool:
        """True for a role below its body; the body holds for further ones."""
        if last and self._alone and [(one.role, one.held) for one in clauses] == [(MEMBER, ())]:
            self.end_role(self._words)  # "Loom Fair Organizing Committee" over "Elected member"
        stated = _role_below(clauses, self._bodies or self.found[self._fresh :], last=last)
        if not stated:
            return False
        self.found[len(self.found) if self._bodies else self._fresh :] = stated
        self._bodies = self._bodies or [held._replace(role=None) for held in stated]
        self._before, self._alone = len(self.found), None
        return True

    def _add(self, line: Line, clause: Clause) -> None:
        if clause.held:
            if line.text.startswith("[") and clause.when == NONE:
                clause = clause._replace(when=self._row)
            self._row = clause.when
            if clause.role:
                self.end_role()
            self._alone = None
            self.found += _of_clause(clause, self._state)
        elif clause.role:
            self._alone, self._before = clause, len(self.found)
            self._words = without_dates(line.text, find_dates(line.text)).strip(" \t,;:.()")
        self._state = _Open(
            clause.role or self._state.role,
            clause.when if not clause.held else self._state.when,
            self._state.listing or not clause.held or _labels_list(line, clause),
        )


def _labels_office(line: Line) -> bool:
    """True for a role in a column of its own that nobody holds at several places: "Secretary<tab>Guild of Dyers"."""
    role, tab, _ = line.text.partition("\t")
    return bool(tab) and is_role(role) and role_of(role) not in HELD_AT_SEVERAL


def _labels_list(line: Line, clause: Clause) -> bool:
    """True for a role in a column before the first of its venues, none of them dated: "Referee<tab>Weft Letters"."""
    role, tab, rest = line.text.partition("\t")
    is_label = bool(tab) and clause.role in HELD_AT_SEVERAL and is_role(role) and "\t" not in rest
    return is_label and not find_dates(line.text)


def _clauses(line: Line, *, listing: bool) -> list[Clause]:
    """The clauses of a line; one that states a role and ends in a colon or "for" heads venues, and is none itself."""
    clauses = clauses_of(line, listing=listing)
    unnamed = all(UNNAMED.fullmatch(held.venue) for clause in clauses for held in clause.held)
    if not (unnamed or line.text.endswith(_OPEN)):
        return clauses
    return [clause._replace(held=()) if clause.role else clause for clause in clauses]


_OPEN = (":", " for", " in", " of", " at")


def _told_above(line: Line, clauses: list[Clause], state: _Open) -> list[Clause]:
    """The clauses of a line; below a reviewer's heading a council's name is no role, and stays whole."""
    if not state.listing or state.role not in _LISTED_ROLES or [clause.role for clause in clauses] != ["committee"]:
        return clauses
    whole = without_dates(line.text, find_dates(line.text)).strip(" .,")
    if "," in whole or len(clauses[0].held) != 1:
        return clauses
    return [clauses[0]._replace(role=None, held=(clauses[0].held[0]._replace(venue=whole),))]


_LISTED_ROLES = frozenset(("reviewer", "editor"))


def _role_below(clauses: Sequence[Clause], above: Sequence[Held], *, last: bool) -> list[Held]:
    """The venues of the line above with the role and the dates that this line alone states; [] where it does not."""
    if len(clauses) != 1 or clauses[0].held or not clauses[0].role or not above or any(map(_is_stated, above)):
        return []
    role, when = clauses[0].role, clauses[0].when
    if any(held.role == role for held in above):
        return []  # one more body of the same kind: "Felt Committee" below "Dye Committee"
    if when == NONE and not last:
        return []  # it heads the venues below
    return [held._replace(role=role, when=first_given(when, held.when)) for held in above]


def _is_stated(held: Held) -> bool:
    """True for a role that more than the body's own name tells."""
    return held.role is not None and held.role != role_of(held.venue)


def _goes_on(line: Line, clauses: Sequence[Clause], state: _Open, *, begun: bool) -> bool:
    """True for the first line and for later ones with service of their own; others say where or when it was."""
    return (
        not begun
        or (state.listing and not is_place(line.text))
        or any(clause.role for clause in clauses)
        or line.text.startswith("[")
        or any(venues.known(held.venue) or _is_board(held) for clause in clauses for held in clause.held[:1])
        or (state.role in HELD_AT_SEVERAL and _names_venue(line, clauses))
    )


def _names_venue(line: Line, clauses: Sequence[Clause]) -> bool:
    """True for a line of nothing but the name of one venue, below others where one reviewed or edited."""
    held = [held for clause in clauses for held in clause.held]
    return len(held) == 1 and held[0].venue == line.text.strip(" .") and is_venue(line.text) and is_titled(line.text)


def _is_board(held: Held) -> bool:
    """True for a body of its own years, to whose name nothing is added: "Dye Committee (2020-21)"."""
    return held.when != NONE and role_of(held.venue) == "committee" and held.venue.endswith(("ommittee", "oard"))


def _of_clause(clause: Clause, state: _Open) -> Iterator[Held]:
    given = first_given(clause.when, state.when)
    for held in clause.held:
        own = role_of(outside_brackets(held.venue)) if state.role in _HELD_ONCE and not clause.role else None
        yield Held(held.role or clause.role or own or state.role, held.venue, _finer(held.when, given))


def _finer(own: Period, around: Period) -> Period:
    """A venue's own dates, unless they are no more than the year of finer ones around: "Sep 2024 ... ICFP 2024"."""
    alone = own.start is not None and len(own.start) == _YEAR and not (own.end or own.current)
    finer = alone and (around.start or "").startswith(f"{own.start}-")
    return around if finer else first_given(own, around)


_YEAR = 4  # characters


_HELD_ONCE = frozenset(("chair", "other", "committee"))  # what follows behind a semicolon may be of another role
