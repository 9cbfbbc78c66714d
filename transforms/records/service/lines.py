"""What one line of service says: its clauses, each with a role and venues, each venue with its own dates.

Consumes `Line`s; produces `Clause`s.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms.dates.ranges import DateRange, find_dates, without_dates
from transforms.entities import venues
from transforms.model import Line, Span
from transforms.records.lists.looks import is_acronym, is_organization, is_place, outside_brackets
from transforms.records.lists.periods import Period, period
from transforms.records.lists.pieces import Piece, pieces_of, tidy
from transforms.records.service.duty_lists import are_duties, is_duty, with_label_apart, without_label
from transforms.records.service.last_roles import with_last_role, without_praise
from transforms.records.service.meeting_years import at_meeting
from transforms.records.service.remarks import without_where
from transforms.records.service.role_words import HELD_AT_SEVERAL, is_role, role_of, role_with_venue, roles_in
from transforms.records.service.roles import is_named_body, role_in
from transforms.records.service.styled import sets_apart, styled_venues, with_styled_role
from transforms.records.service.venues import Held, venues_of
from transforms.text.styled import spliced

_LABEL = re.compile(
    r"(?:(?:top |selected |other |international |major |leading |peer[- ]reviewed )?(?:conferences?|journals?"
    r"|workshops?|conferences?/times|venues?|magazines?|societies|(?:granting|funding|grant) (?:agenc(?:y|ies)|bodies)"
    r"|symposia|transactions)(?! of\b)(?:,? (?:and|&) (?:conferences?|journals?|workshops?|symposia))?(?: \w+){0,2})"
    r"[\s:]*",
    re.IGNORECASE,
)
_LABEL_WORDS = 3
_MANNER = frozenset(("ad hoc", "ad-hoc"))  # how one reviewed: "Reviewing, ad hoc"
_PAIR = 2


class Clause(NamedTuple):
    """What one line, or part of it between semicolons, says.

    Attributes:
        role: the role that it states, or None.
        held: the venues, each with its own dates.
        when: the dates in front of or in a column beside them all.
        body: the role's own words where they also say where it was held ("Globex Educational Counselor"), or "".
    """

    role: str | None
    held: tuple[Held, ...]
    when: Period
    body: str = ""


def clauses_of(line: Line, *, listing: bool) -> list[Clause]:
    """The clauses of a line. `listing` says that venues alone are expected: a role stands above."""
    line = _without_bold_label(with_styled_role(_joined(with_label_apart(line))))
    pieces, dates = pieces_of([line])
    pieces = [piece for piece in pieces if piece.text.casefold() not in _MANNER] or pieces
    if not pieces:
        return []
    tab = line.text.rfind("\t")
    column = tab if tab > pieces[-1].span.start else len(line.text)
    beside = [date for date in dates[0] if date.span.end <= pieces[0].span.start or date.span.start > column]
    pieces = _without_label(pieces)
    pieces = without_label(pieces)
    duties = are_duties(pieces)
    groups = [[piece] for piece in pieces] if duties else _between_semicolons(pieces)
    stops = [*(group[0].span.start for group in groups[1:]), len(line.text)]
    groups = [[_bare(piece) for piece in group] for group in groups] if duties else groups
    clauses = [
        _clause(line, group, stop, beside, listing=listing and len(groups) == 1, whole=len(groups) > _PAIR)
        for group, stop in zip(groups, stops, strict=True)
    ]
    return [_of_duty(*pair) for pair in zip(clauses, groups, strict=True)] if duties else clauses


def _joined(line: Line) -> Line:
    """The line, a column that leaves its phrase open joined to the next: "Reviewer For<tab>Nature, Science"."""
    capital = _CAPITAL_LINK.search(line.text, 0, _LABEL_END)
    if capital:
        line = replace(line, text=line.text[: capital.start()] + capital[0].lower() + line.text[capital.end() :])
    role, tab, rest = line.text.partition("\t")
    if not tab or not role.endswith((" for", " of", " at")) or find_dates(role):
        return line
    return replace(line, text=f"{role} {rest}")


_CAPITAL_LINK, _LABEL_END = re.compile(r" (?:For|At|Of)(?=[:\t])"), 60


def _bare(piece: Piece) -> Piece:
    """A duty without "served on the" in front."""
    lead = _SERVED.match(piece.text)
    if not lead:
        return piece
    return piece._replace(text=piece.text[lead.end() :], span=Span(piece.span.start + lead.end(), piece.span.end))


_SERVED = re.compile(r"(?i)(?:co-)?serv(?:ed|ing) (?:on|as) (?:the |an? )?")


def _of_duty(clause: Clause, group: Sequence[Piece]) -> Clause:
    """The clause of a duty: an office is held nowhere but in its own words."""
    if clause.held and clause.role != "other":
        return clause
    return clause._replace(held=(Held(None, outside_brackets(group[0].text), clause.when),))


def _without_bold_label(line: Line) -> Line:
    """The line without a bold word before its list: "**Neuroscience** *Neuron • Brain*"."""
    if not line.bold or line.bold[0].start or "\t" in line.text:
        return line
    end = line.bold[0].end
    label, rest = line.text[:end].strip(" :"), line.text[end:]
    if rest.startswith(" ") and not role_of(label) and _is_role_alone(rest):
        return spliced(line, end, end, ",")  # "**LoomConf** Reviewer 2016"
    if (
        len(label.split()) > _LABEL_WORDS
        or not rest.startswith(" ")
        or role_of(label)
        or find_dates(label)
        or not rest.lstrip()[:1].isupper()
    ):
        return line
    moved = end + len(rest) - len(rest.lstrip())
    return replace(
        line,
        text=rest.lstrip(),
        bold=(),
        links=(),
        italic=tuple(Span(span.start - moved, span.end - moved) for span in line.italic if span.start >= moved),
    )


def _is_role_alone(text: str) -> bool:
    bare = without_dates(text, find_dates(text)).strip(_MARKS)
    return "," not in bare and ";" not in bare and is_role(bare)


_MARKS = " ,;:()–-."  # round a role, its dates gone


def _without_label(pieces: list[Piece]) -> list[Piece]:
    """The pieces without "Conferences:" and the like in front."""
    while len(pieces) > 1 and (
        (pieces[1].before in (":", "\t", "-") and _is_label(pieces[0].text)) or _is_row_label(pieces)
    ):
        pieces = [pieces[1]._replace(before=""), *pieces[2:]]
    return pieces


def _is_label(text: str) -> bool:
    return _LABEL.fullmatch(text) is not None and not role_of(text)


def _is_row_label(pieces: Sequence[Piece]) -> bool:
    """True for a word in a column of its own before venues: "Vision", then "CVPR, ICCV"."""
    first, second = pieces[0], pieces[1]
    if (
        role_of(first.text)
        or venues.known(first.text)
        or is_acronym(first.text)
        or len(first.text.split()) > _LABEL_WORDS
    ):
        return False
    return (second.before == "\t" and not is_place(second.text)) and (
        len(pieces) > _PAIR or is_acronym(second.text) or venues.known(second.text) is not None
    )


def _between_semicolons(pieces: Sequence[Piece]) -> list[list[Piece]]:
    if _is_row(pieces):
        pieces = [pieces[0], *(piece._replace(before=",") for piece in pieces[1:])]
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.before == ";" and groups[-1]:
            groups.append([])
        groups[-1].append(piece)
    return [group for group in groups if group]


def _is_row(pieces: Sequence[Piece]) -> bool:
    """True for a role, a body and whose it is, set apart by dots: "Member • Loom Committee • Globex"."""
    if len(pieces) != _FIELDS or any(piece.before != ";" for piece in pieces[1:]) or not is_role(pieces[0].text):
        return False
    if all(map(is_duty, pieces)):
        return False  # three bodies
    return role_of(pieces[0].text) not in HELD_AT_SEVERAL


_FIELDS = 3


def _clause(  # noqa: PLR0913 - a clause and its surroundings
    line: Line, pieces: list[Piece], stop: int, beside: Sequence[DateRange], *, listing: bool, whole: bool
) -> Clause:
    """One clause: its role, and its venues."""
    pieces = [_out_of_brackets(piece) for piece in pieces]
    role, rest, listing, body = role_in(line, pieces, listing)
    rest = _without_column(rest, line, listing=listing) if "\t" in line.text else rest
    rest = [one for one in _without_label(rest) if one.text and not (one.text[0] == "(" and role_of(one.text))]
    if not rest:
        return Clause(
            role, (), period(beside or [date for date in find_dates(line.text) if date.span.start < stop]), body
        )
    dropped = [
        (piece.span.start, piece.span.end)
        for piece in pieces
        if piece.span.start > rest[0].span.start and piece not in rest
    ]
    whole_piece = next((one for one in pieces if _is_cut(rest[0], one)), None)
    if whole_piece and (role != "committee" or whole_piece.text.endswith((" Member", " member"))):
        dropped.append((rest[0].span.end, whole_piece.span.start + len(whole_piece.text)))  # a role behind its place
    text = _raw(line.text, rest[0].span.start, stop, [*dropped, *((date.span.start, date.span.end) for date in beside)])
    text, where = without_where(without_praise(text))
    apart = styled_venues(line, rest[0].span.start, stop) if sets_apart(line) and not dropped else []
    dates = find_dates(line.text)
    before = [date for date in dates if pieces[0].span.start <= date.span.start < rest[0].span.start]
    behind = [date for date in dates if any(low <= date.span.start < high for low, high in dropped)]
    held = tuple(apart or venues_of(text, listing=listing, whole=whole))
    if len(held) == 1 and role in ("committee", "chair") and _is_owner(held[0].venue, body):
        held = (held[0]._replace(venue=f"{body}, {held[0].venue}"),)
    held = tuple(map(_with_own_role, held)) if len(held) > 1 else held
    if len(held) == 1:
        only = at_meeting(held[0], beside[0], text) if beside and held[0].when != Period() else held[0]
        role, only = with_last_role(role, only)
        held = (only,)
    return Clause(role, held, period(beside or before or where or behind))


def _with_own_role(held: Held) -> Held:
    """A venue of a list with the role that its own words state: "A (Reviewer), Organizer of B"."""
    own = role_with_venue(held.venue) if held.role is None else None
    if own is None or own.role not in HELD_AT_SEVERAL | {"organizer", "chair"} or roles_in(held.venue)[0].start:
        return held
    return held._replace(role=own.role, venue=own.venue)


def _is_cut(piece: Piece, whole: Piece) -> bool:
    """True for a piece that is the beginning of another one."""
    return piece.span.start == whole.span.start and piece.text != whole.text and whole.text.startswith(piece.text)


def _is_owner(of: str, body: str) -> bool:
    """True where the venue only says whose the body is that the role's own words name: "Loom Task Force Member, X"."""
    return bool(body) and body != of and is_organization(of.split(",", maxsplit=1)[0]) and is_named_body(body)


def _out_of_brackets(piece: Piece) -> Piece:
    """A role that a date parted from its venue, without its brackets: "LoomConf 2023 (Reviewer)"."""
    inner = piece.text[1:-1] if piece.text[0] == "(" and piece.text[-1] == ")" else ""
    return piece._replace(text=inner) if inner and is_role(inner) else piece


def _without_column(pieces: list[Piece], line: Line, *, listing: bool) -> list[Piece]:
    """The pieces without a place, an organisation or a link in a column behind the venue: "Moth Week<tab>Ohio".

    Where a role stands above (`listing`), an organisation may be one more venue.
    """
    linked = frozenset[int]() if listing else {link.start for link in line.links}
    return [
        piece
        for number, piece in enumerate(pieces)
        if not number
        or piece.before != "\t"
        or not (piece.span.start in linked or is_place(piece.text) or (not listing and is_organization(piece.text)))
    ]


def _raw(text: str, start: int, stop: int, dropped: Sequence[tuple[int, int]]) -> str:
    """A stretch of text without some spans of it."""
    for low, high in sorted(dropped, reverse=True):
        if start <= low < stop:
            text = text[:low] + " " * (high - low) + text[high:]
    return tidy(_BLANKS.sub(" ", _CELLS.sub(", ", text[start:stop])).replace(" ,", ","))


_BLANKS = re.compile(r"\s{2,}")
_CELLS = re.compile(r"(?<=[\w)])\t(?=[A-ZÀ-Þ])")
