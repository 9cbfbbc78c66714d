"""Service: one record per role and venue. Consumes items of service sections; produces `Service` records.

Forms read: "Reviewer: A 2021-24, B", a role line followed by venue lines, "Role, Venue, years", "Venue, Role",
"Role for Venue", a subheading as role, and table rows under one date. What one line says is read in `service_lines`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms import venues
from transforms.dates import behind_dates, find_dates, without_dates
from transforms.model import Line
from transforms.names import fold, is_name
from transforms.organizations import is_unit
from transforms.parsed import Service
from transforms.records.items import Item
from transforms.records.looks import outside_brackets
from transforms.records.periods import Period, first_given, merged, period
from transforms.records.roles import role_of
from transforms.records.service_lines import Clause, clauses_of
from transforms.records.service_roles import MEMBER
from transforms.records.service_text import is_deed, one_list, sentences, without_honour, without_work
from transforms.records.service_venues import Held
from transforms.records.talk_titles import is_cited

_WORDS_OF_PROSE = 45
_LISTED = re.compile(r"(?:[;•|·].{2,200}?){2}|(?:,.{2,80}?){8}")
_PEOPLE = re.compile(
    r"\b(?:ph\.?\s?d\.?|thes[ie]s|dissertation|doctoral|masters?|examination) (?:\w+ )?(?:committees?|examin\w+)\b"
    r"|supervis|advis(?:ing|ees?|ers?|ors?)\b|mentee|students?$",
    re.IGNORECASE,
)
_BODY = re.compile(
    r"\b(?:committee|board|panel|council|working group|task force|jury|senate|commission)s?\b", re.IGNORECASE
)
_OF_BOARD = re.compile(
    r"^(?:the )?(?:editorial (?:\w+ )?board|board of editors)(?:,| of| for)\s+"
    r"(?:the (?:journal (?!of\b|for\b))?)?(?=\S)",
    re.IGNORECASE,
)


class _Open(NamedTuple):
    """What the lines so far leave open: the role and dates for lines that state venues alone."""

    role: str | None
    when: Period
    listing: bool


def service_of(item: Item) -> Iterator[Service]:
    """The service records of one item."""
    whole = one_list(item.lines) if sum(line.text.count(";") > 1 for line in item.lines) > 1 else item.lines
    lines = [
        line
        for one in whole
        for line in sentences(one)
        if len(line.text.split()) <= _WORDS_OF_PROSE or _LISTED.search(line.text)
    ]
    if lines and is_cited(lines[0].text):
        return
    told = [line for line in lines[1:] if is_deed(line)] if item.details else []
    lines = [line for line in lines if line not in told]
    if not lines or (_PEOPLE.search(" ".join(item.above)) and _names_person(lines[0])):
        return
    label, colon, rest = lines[0].text.partition(": ")
    if colon and _PEOPLE.search(label) and _names_person(replace(lines[0], text=rest)):
        return
    above = next((role for text in item.above if (role := role_of(text))), None)
    if above == "reviewer":
        lines = [without_work(line) for line in lines]
    for held in _held([without_honour(line) for line in lines], above):
        if "://" in held.venue or _UNNAMED.fullmatch(held.venue):
            continue  # a profile that shows the reviews; "various journals"
        when = first_given(held.when, item.when_above)
        role = _role(held, above)
        yield Service(
            role=role,
            venue=(_OF_BOARD.sub("", held.venue) if role == "editor" else held.venue) or None,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=item.evidence,
            confidence=0.9 if held.role or above else 0.6,
        )


_UNNAMED = re.compile(
    r"(?:(?:various|several|many|numerous|other|international|national|scientific|academic|leading|top|major|peer-reviewed"
    r"|funding|grant|research|the|and|of|a|number|variety|journals|proceedings|agencies|publishers|conferences) )*"
    r"(?:journals|proceedings|agencies|publishers|conferences|presses|organi[sz]ations|venues|workshops|outlets)"
    r"(?: in .*)?"
)


def _names_person(line: Line) -> bool:
    """True for a line that begins with a name, a date or a label in front of it aside."""
    return is_name(re.split(r"[,\t(]", behind_dates(line.text), maxsplit=1)[0])


def _role(held: Held, above: str | None) -> str:
    """The role; a mere member of a committee or board serves on it, and a line without a role may name one itself."""
    role = held.role or above or role_of(outside_brackets(held.venue)) or "other"
    body = held.venue.split(",", maxsplit=1)[0]
    if role == MEMBER:
        return role_of(body.split(" on ")[0]) or "committee" if _BODY.search(body) else "other"
    if role == "area chair" and is_unit(body):
        return "chair"  # of a department's own
    return role


def _held(lines: Sequence[Line], above: str | None) -> list[Held]:
    """Every role held that the lines of an item state."""
    found: list[Held] = []
    state = _Open(above, Period(), listing=False)
    alone: Clause | None = None
    before, row = 0, Period()
    fresh = 0  # where the roles of the last line that stated any begin in `found`
    bodies: list[Held] = []  # those in which the lines below state roles
    for line in lines:
        clauses = _clauses(line, listing=state.listing)
        if not (found or clauses) or not _goes_on(line, clauses, state, begun=bool(found)):
            below = [*(c.when for c in clauses), *(h.when for c in clauses for h in c.held)] or [
                period(find_dates(line.text))
            ]
            found[fresh:] = [held._replace(when=first_given(held.when, *below)) for held in found[fresh:]]
            continue
        if above in (None, "other") and (
            stated := _role_below(clauses, bodies or found[fresh:], last=line is lines[-1])
        ):
            found[len(found) if bodies else fresh :] = stated
            bodies = bodies or [held._replace(role=None) for held in stated]
            before, alone = len(found), None
            continue
        bodies = []
        start = len(found)
        for clause in _told_above(line, clauses, state):
            if clause.held:
                if line.text.startswith("[") and clause.when == Period():
                    clause = clause._replace(when=row)  # noqa: PLW2901 - the date in front of the first holds
                row = clause.when
                if alone and alone.body and clause.role and len(found) == before:
                    found.append(Held(alone.role, alone.body, alone.when))
                alone = None
                found += _of_clause(clause, state)
            elif clause.role:
                alone, before = clause, len(found)
            state = _Open(
                clause.role or state.role,
                clause.when if not clause.held else state.when,
                state.listing or not clause.held,
            )
        fresh = start if len(found) > start else fresh
    if len(found) == before and alone and alone.body:
        found.append(Held(alone.role, alone.body, alone.when))
    return found


def _clauses(line: Line, *, listing: bool) -> list[Clause]:
    """The clauses of a line; a line that ends in a colon and states a role heads venues, and is none itself."""
    clauses = clauses_of(line, listing=listing)
    unnamed = all(_UNNAMED.fullmatch(held.venue) for clause in clauses for held in clause.held)
    if not (unnamed or line.text.endswith(":")):
        return clauses
    return [clause._replace(held=()) if clause.role else clause for clause in clauses]


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
    if when == Period() and not last:
        return []  # it heads the venues below
    return [held._replace(role=role, when=first_given(when, held.when)) for held in above]


def _is_stated(held: Held) -> bool:
    """True for a role that more than the body's own name tells."""
    return held.role is not None and held.role != role_of(held.venue)


def _goes_on(line: Line, clauses: Sequence[Clause], state: _Open, *, begun: bool) -> bool:
    """True for the first line and for later ones with service of their own; others say where or when it was."""
    return (
        not begun
        or state.listing
        or any(clause.role for clause in clauses)
        or line.text.startswith("[")
        or any(venues.known(held.venue) for clause in clauses for held in clause.held[:1])
    )


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


def one_each(records: Iterable[Service]) -> list[Service]:
    """Records of one role at one venue put together: first start, last end."""
    found: dict[tuple[str, str], Service] = {}
    for record in records:
        key = (record.role, fold(record.venue or "") if record.role != "other" and record.venue else str(len(found)))
        found[key] = _together(found[key], record) if key in found else record
    return list(found.values())


def _together(a: Service, b: Service) -> Service:
    when = merged([Period(a.start, a.end, a.current), Period(b.start, b.end, b.current)])
    return a.model_copy(
        update={"start": when.start, "end": when.end, "current": when.current, "also": (*a.also, b.evidence, *b.also)}
    )
