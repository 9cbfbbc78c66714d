"""What one line of service says: its clauses, each with a role and venues, each venue with its own dates.

Consumes `Line`s; produces `Clause`s.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms import venues
from transforms.dates import DateRange, find_dates
from transforms.model import Line, Span
from transforms.records.looks import is_acronym, is_organization, is_venue, outside_brackets
from transforms.records.periods import Period, period
from transforms.records.pieces import Piece, pieces_of, tidy
from transforms.records.roles import Role, is_role, role_of, role_with_venue, roles_in
from transforms.records.service_venues import Held, venues_of

_LABEL = re.compile(
    r"(?:(?:top |selected |other |international |major |leading |peer[- ]reviewed )?(?:conferences?|journals?"
    r"|workshops?|conferences?/times|venues?|magazines?|societies"
    r"|symposia|transactions)(?! of\b)(?:,? (?:and|&) (?:conferences?|journals?|workshops?|symposia))?(?: \w+){0,2})"
    r"[\s:]*",
    re.IGNORECASE,
)
_ARTICLE = re.compile(r"^(?:(?:the|an?|workshops?|following|sessions?|on|of)\s+)+(?=[\"“‘A-Z(])", re.IGNORECASE)
_LEADING = re.compile(
    r"^(?:(?:ad[ -]hoc|served as|serving as|serve as|i serve as|acted as|as|was|invited|appointed|an?|the)\s+)+",
    re.IGNORECASE,
)
_HANGING = re.compile(r"\s+(?:for|of|at|in|on)(?: the)?(?: following)?(?: \w+)?$")
_NOTE = re.compile(r"\s*\((?P<words>[^()]{3,60})\)$")
_MEMBERS = re.compile(r"(?:\w{1,20} )?members?\b", re.IGNORECASE)
_BODY = re.compile(
    r"\b(?:(?:committee|task force|working group|panel|board|council|commission) on (?:the )?"
    r"|(?:search|hiring|selection|appointments?) committee (?:for|of) (?:the |an? )?)$",
    re.IGNORECASE,
)
_LISTED_ROLES = frozenset(("reviewer", "program committee", "editor", "area chair"))  # held at several venues at a time
_MEMBER = re.compile(r"(?:\w{1,20} )?members?", re.IGNORECASE)
MEMBER = "member"  # stated as no more than that: the place says what role it is
_LABEL_WORDS = 3
_MANNER = frozenset(("ad hoc", "ad-hoc"))  # how one reviewed: "Reviewing, ad hoc"
_LEAD_ROOM = 12  # characters that may stand before a role's words: "I was ", "Student "
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
    line = _without_bold_label(line)
    pieces, dates = pieces_of([line])
    pieces = [piece for piece in pieces if piece.text.casefold() not in _MANNER] or pieces
    if not pieces:
        return []
    tab = line.text.rfind("\t")
    column = tab if tab > pieces[-1].span.start else len(line.text)
    beside = [date for date in dates[0] if date.span.end <= pieces[0].span.start or date.span.start > column]
    groups = _between_semicolons(_without_label(pieces))
    stops = [*(group[0].span.start for group in groups[1:]), len(line.text)]
    return [
        _clause(line, group, stop, beside, listing=listing and len(groups) == 1, whole=len(groups) > _PAIR)
        for group, stop in zip(groups, stops, strict=True)
    ]


def _without_bold_label(line: Line) -> Line:
    """The line without a bold word before its list: "**Neuroscience** *Neuron • Brain*"."""
    if not line.bold or line.bold[0].start or "\t" in line.text:
        return line
    end = line.bold[0].end
    label, rest = line.text[:end].strip(" :"), line.text[end:]
    if (
        len(label.split()) > _LABEL_WORDS
        or not rest.startswith(" ")
        or role_of(label)
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
    return second.before == "\t" and (
        len(pieces) > _PAIR or is_acronym(second.text) or venues.known(second.text) is not None
    )


def _between_semicolons(pieces: Sequence[Piece]) -> list[list[Piece]]:
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.before == ";" and groups[-1]:
            groups.append([])
        groups[-1].append(piece)
    return [group for group in groups if group]


def _clause(  # noqa: PLR0913 - a clause and its surroundings
    line: Line, pieces: list[Piece], stop: int, beside: Sequence[DateRange], *, listing: bool, whole: bool
) -> Clause:
    """One clause: its role, and its venues."""
    role, rest, listing, body = _role(line, pieces, listing)
    rest = [piece for piece in _without_label(rest) if not (piece.text[0] == "(" and role_of(piece.text))]
    if not rest:
        return Clause(
            role, (), period(beside or [date for date in find_dates(line.text) if date.span.start < stop]), body
        )
    dropped = [
        (piece.span.start, piece.span.end)
        for piece in pieces
        if piece.span.start > rest[0].span.start and piece not in rest
    ]
    text = _raw(line.text, rest[0].span.start, stop, [*dropped, *((date.span.start, date.span.end) for date in beside)])
    before = [date for date in find_dates(line.text) if pieces[0].span.start <= date.span.start < rest[0].span.start]
    return Clause(role, tuple(venues_of(text, listing=listing, whole=whole)), period(beside or before))


def _raw(text: str, start: int, stop: int, dropped: Sequence[tuple[int, int]]) -> str:
    """A stretch of text without some spans of it."""
    for low, high in sorted(dropped, reverse=True):
        if start <= low < stop:
            text = text[:low] + " " * (high - low) + text[high:]
    return tidy(re.sub(r"\s{2,}", " ", text[start:stop]).replace(" ,", ","))


def _role(line: Line, pieces: list[Piece], listing: bool) -> tuple[str | None, list[Piece], bool, str]:
    """A clause's role, the pieces left, whether a list follows, and where the role's own words say it was held."""
    at = next(
        (i for i, piece in enumerate(pieces) if _states_role(piece.text) and not _names_body(piece.text, pieces)),
        None,
    )
    if at is None:
        return *_role_inside(line, pieces, listing), ""
    rest = pieces[:at] + pieces[at + 1 :]
    if rest and at == 0 and rest[0].before in (":", "\t") and (is_role(rest[0].text) or role_with_venue(rest[0].text)):
        return _role(line, rest, listing)
    if rest and at == 0:
        listing = listing or (rest[0].before in (":", "-") and len(rest) > 1)
        rest[0] = rest[0]._replace(before="")
    role = role_of(_plain(pieces[at].text))
    if role == "other" and _MEMBER.fullmatch(pieces[at].text):
        if rest and at == 0 and is_role(rest[0].text) and role_of(rest[0].text) not in ("other", "committee"):
            return _role(line, rest, listing)
        role = MEMBER
    return role, rest, listing, _own_place(pieces[at].text, role)


def _states_role(text: str) -> bool:
    return is_role(_plain(text)) and " including " not in text


def _plain(text: str) -> str:
    """A role phrase without what leads to it or hangs on it: "served as a reviewer for"."""
    return (
        _HANGING.sub("", _LEADING.sub("", text))
        if text[:1].islower()
        or text[:2] in ("Ad", "Se", "In")
        or text.endswith(("or", "of", "at", "ing", "als", "ces"))
        else text
    )


def _own_place(text: str, role: str | None = None) -> str:
    """Where a role was held, from its own words, or an office of no named role ("Erasmus Coordinator"); else ""."""
    found = roles_in(outside_brackets(text))
    before = text[: found[0].start].strip(" -") if found else ""
    if not before or not (
        is_acronym(before.split(" ")[0]) or venues.known(before) or is_organization(before) or is_venue(before)
    ):
        return outside_brackets(text).rstrip(" .") if before and role == "other" and text[0].isupper() else ""
    first = before.split(" ")[0]
    return (
        first
        if is_acronym(first) and not is_venue(before)
        else before
        if is_organization(before) or is_venue(before)
        else outside_brackets(text)
    )


def _names_body(text: str, pieces: Sequence[Piece]) -> bool:
    """True for a committee that is itself the place of service: "PhD Admissions Committee"."""
    low = text.casefold()
    return (
        role_of(text) == "committee"
        and len(text.split()) > 1
        and not low.endswith(("member", "panelist"))
        and not low.startswith(("committee", "steering"))
        and not any(venues.known(piece.text) for piece in pieces if piece.text != text)
    )


def _role_inside(line: Line, pieces: list[Piece], listing: bool) -> tuple[str | None, list[Piece], bool]:
    """A role inside a phrase: "Reviewer for A, B", "CVPR 2024: co-organizing the B workshop", "B Workshop Mentor"."""
    held = role_with_venue(pieces[0].text)
    if held and _is_body(pieces[0].text, held.venue):
        return held.role, pieces, False
    if held:
        role = MEMBER if held.role == "other" and _MEMBERS.match(pieces[0].text) else held.role
        left = [_moved(line, pieces[0], held.venue), *pieces[1:]]
        if _states_role(held.venue) and pieces[1:]:  # "Chair of the organizing committee, X"
            left = [pieces[1]._replace(before=""), *pieces[2:]]
        return role, left, listing or role in _LISTED_ROLES
    for number, piece in enumerate(pieces[:_PAIR]):
        found = roles_in(piece.text)
        if (
            found
            and found[0].start <= _LEAD_ROOM
            and found[0].end < len(piece.text)
            and found[0].role != "other"
            and _opens(piece.text, found[0])
        ):
            rest = _ARTICLE.sub("", piece.text[found[0].end :].lstrip(" ,:-"))
            if rest and rest[0] != "(":
                return found[0].role, [_moved(line, piece, rest), *pieces[number + 1 :]], listing
    last = pieces[0]
    note = _NOTE.search(last.text)
    if note and is_role(note["words"]):
        return role_of(note["words"]), [last._replace(text=last.text[: note.start()]), *pieces[1:]], listing
    found = roles_in(last.text)
    if len(pieces) == 1 and found and found[-1].end == len(last.text) and _own_place(last.text):
        place = last.text[: found[-1].start].strip()
        return (
            found[-1].role,
            [last._replace(text=place, span=Span(last.span.start, last.span.start + len(place)))],
            listing,
        )
    return None, pieces, listing


def _is_body(text: str, venue: str) -> bool:
    """True for a body that its task names: "Provost's Task Force on Academic Freedom"."""
    return _BODY.search(text[: -len(venue)]) is not None


def _moved(line: Line, piece: Piece, words: str) -> Piece:
    """The piece reduced to its last words."""
    start = line.text.find(words.split(" ", maxsplit=1)[0], piece.span.start + len(piece.text) - len(words) - 1)
    return piece._replace(text=words, before="", span=Span(max(start, piece.span.start), piece.span.end))


def _opens(text: str, role: Role) -> bool:
    """True for a role that what follows belongs to: a verb ("co-organizing X"), or before a quoted or known venue."""
    rest = text[role.end :].strip(" ,:-")
    return (
        text[role.start : role.end].endswith(("ing", "ed"))
        or rest[:1] in '“"'
        or is_acronym(rest.split(" ")[0])
        or venues.known(rest) is not None
    )
