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
from transforms.records.kinds import is_honour
from transforms.records.looks import outside_brackets
from transforms.records.periods import Period, first_given, merged, period
from transforms.records.pieces import cut
from transforms.records.roles import role_of, roles_in
from transforms.records.service_lines import Clause, clauses_of
from transforms.records.service_roles import MEMBER
from transforms.records.service_venues import Held
from transforms.records.talk_titles import is_cited
from transforms.records.wrapped import together

_WORDS_OF_PROSE = 45
_LISTED = re.compile(r"(?:[;•|·].{2,200}?){2}|(?:,.{2,80}?){8}")
_PEOPLE = re.compile(
    r"\b(?:ph\.?\s?d\.?|thes[ie]s|dissertation|doctoral|masters?|examination) (?:\w+ )?(?:committees?|examin\w+)\b"
    r"|supervis|advis(?:ing|ees?|ers?|ors?)\b|mentee|students?$",
    re.IGNORECASE,
)
_QUOTED_WORK = re.compile(r"^[^“”\"\t]{0,60}[“\"][^“”\"]{12,300}[”\"][,.]?\s+(?:(?:for|in|at)\s+)?(?=\S*[^\W\d])")
_PROPOSAL = re.compile(
    r"^(?:(?:book|grant|research|article|chapter|journal|textbook|edited)\s+)?(?:proposals?|manuscripts?|articles?|books?"
    r"|chapters?)\b[^\t]{3,300}\bfor\s+(?:the\s+)?(?=[A-Z])",
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
    whole = _one_list(item.lines) if sum(line.text.count(";") > 1 for line in item.lines) > 1 else item.lines
    lines = [
        line
        for one in whole
        for line in _sentences(one)
        if len(line.text.split()) <= _WORDS_OF_PROSE or _LISTED.search(line.text)
    ]
    if lines and is_cited(lines[0].text):
        return
    told = [line for line in lines[1:] if _is_deed(line)] if item.details else []
    lines = [line for line in lines if line not in told]
    if not lines or (_PEOPLE.search(" ".join(item.above)) and _names_person(lines[0])):
        return
    label, colon, rest = lines[0].text.partition(": ")
    if colon and _PEOPLE.search(label) and _names_person(replace(lines[0], text=rest)):
        return
    above = next((role for text in item.above if (role := role_of(text))), None)
    if above == "reviewer":
        lines = [_without_work(line) for line in lines]
    for held in _held([_without_honour(line) for line in lines], above):
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


def _is_deed(line: Line) -> bool:
    """True for a sentence on what was done: mostly in lower case, with a full stop, and without a role in front."""
    found = line.text.split()
    if line.text[-1] != "." or len(found) < _DEED or 2 * sum(word[0].islower() for word in found) < len(found):
        return False
    return not roles_in(line.text[:_ROLE_ROOM])


_DEED = 6  # words


def _sentences(line: Line) -> list[Line]:
    """The line; or its sentences, each of which begins with a role: "Chair, A. Referee for B, C. Expert for D."."""
    if ". " not in line.text:
        return [line]
    starts = [
        match.end()
        for match in _SENTENCE_END.finditer(line.text)
        if (found := roles_in(line.text[match.end() : match.end() + _ROLE_ROOM])) and not found[0].start
        if any(map(str.isalpha, without_dates(line.text[: match.start()], find_dates(line.text[: match.start()]))))
    ]
    if not starts:
        return [line]
    stops = [*starts, len(line.text) + 1]
    parts = [line.text[start:stop].strip() for start, stop in zip((0, *starts), stops, strict=True)]
    return [replace(line, text=part, bold=(), italic=(), links=()) for part in parts]


_SENTENCE_END = re.compile(r"(?<=[a-z0-9)*\]])\.\s+(?=[A-Z])")
_UNNAMED = re.compile(
    r"(?:(?:various|several|many|numerous|other|international|national|scientific|academic|leading|top|major|peer-reviewed"
    r"|funding|grant|research|the|and|of|a|number|variety|journals|proceedings|agencies|publishers|conferences) )*"
    r"(?:journals|proceedings|agencies|publishers|conferences|presses|organi[sz]ations|venues|workshops|outlets)"
)
_ROLE_ROOM = 40  # characters of the longest role


def _one_list(lines: Sequence[Line]) -> list[Line]:
    """The lines, those of one list between semicolons put together: its members end there, not where a line does."""
    found: list[Line] = []
    for line in lines:
        if found and ";" in found[-1].text and ";" in line.text and not line.bullet and not find_dates(line.text):
            found[-1] = together(found[-1], line)
        else:
            found.append(line)
    return found


def _without_work(line: Line) -> Line:
    """A line under "Peer review" without the work reviewed: only for whom it was read stays."""
    match = _QUOTED_WORK.match(line.text) or _PROPOSAL.match(line.text)
    if not match:
        return line
    return replace(line, text=line.text[match.end() :], bold=(), italic=(), links=())


def _without_honour(line: Line) -> Line:
    """The line without the honour that stands after a dash in it."""
    for before, start, end in cut(line.text) if " - " in line.text or " – " in line.text else ():
        if before == "-" and is_honour(line.text[start:end]):
            return replace(line, text=line.text[: start - 1].rstrip(" –—-"), bold=(), italic=(), links=())
    return line


def _names_person(line: Line) -> bool:
    """True for a line that begins with a name, a date or a label in front of it aside."""
    return is_name(re.split(r"[,\t(]", behind_dates(line.text), maxsplit=1)[0])


def _role(held: Held, above: str | None) -> str:
    """The role; a mere member of a committee or board serves on it, and a line without a role may name one itself."""
    role = held.role or above or role_of(outside_brackets(held.venue)) or "other"
    body = held.venue.split(",", maxsplit=1)[0]
    if role == MEMBER:
        return role_of(body) or "committee" if _BODY.search(body) else "other"
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
    for line in lines:
        clauses = _clauses(line, listing=state.listing)
        if not (found or clauses) or not _goes_on(line, clauses, state, begun=bool(found)):
            below = [*(c.when for c in clauses), *(h.when for c in clauses for h in c.held)] or [
                period(find_dates(line.text))
            ]
            found[fresh:] = [held._replace(when=first_given(held.when, *below)) for held in found[fresh:]]
            continue
        if above is None and (stated := _role_below(clauses, found[fresh:], last=line is lines[-1])):
            found[fresh:] = stated
            before, alone = len(found), None
            continue
        start = len(found)
        for clause in clauses:
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
    if not line.text.endswith(":"):
        return clauses
    return [clause._replace(held=()) if clause.role else clause for clause in clauses]


def _role_below(clauses: Sequence[Clause], above: Sequence[Held], *, last: bool) -> list[Held]:
    """The venues of the line above with the role and the dates that this line alone states; [] where it does not."""
    if len(clauses) != 1 or clauses[0].held or not clauses[0].role or not above or any(one.role for one in above):
        return []
    role, when = clauses[0].role, clauses[0].when
    if when == Period() and not last:
        return []  # it heads the venues below
    return [held._replace(role=role, when=first_given(when, held.when)) for held in above]


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
