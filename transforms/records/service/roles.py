"""The role that a clause of service states, and what it leaves of the clause: its venues.

Consumes the `Piece`s of a clause; produces the role, the pieces left, and where the role's own words say it was held.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache

from transforms.entities import venues
from transforms.entities.organizations import is_unit
from transforms.model import Line, Span
from transforms.records.lists.looks import (
    SAT_ON,
    is_acronym,
    is_organization,
    is_place,
    is_titled,
    is_venue,
    outside_brackets,
)
from transforms.records.lists.periods import Period, years_at_end
from transforms.records.lists.pieces import Piece
from transforms.records.service.role_words import Held as RoleAt
from transforms.records.service.role_words import Role, is_role, role_of, role_with_venue, roles_in
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

_ARTICLE = re.compile(r"^(?:(?:the|an?|workshops?|following|sessions?|on|of)\s+)+(?=[\"“‘A-Z(])", re.IGNORECASE)
_LEADING = re.compile(
    rf"^(?:(?:{any_of('entry_words', 'service', 'leading')})\s+)+",
    re.IGNORECASE,
)
_HANGING = re.compile(r"\s+(?:for|of|at|in|on)(?: the)?(?: following)?(?: [a-zà-ÿ]\w*)?$")
_NOTE = re.compile(r"\s*\((?P<words>[^()]{3,60})\)$")
_MEMBERS = re.compile(r"(?:\w{1,20} )?members?\b", re.IGNORECASE)
_BODY = re.compile(
    rf"\b(?:(?:{SAT_ON}) on (?:the )?"
    r"|(?:search|hiring|selection|appointments?) committee (?:for|of) (?:the |an? )?)$",
    re.IGNORECASE,
)
_FUNDS = re.compile(
    r"\b(?:Research|Science|Sciences|Arts|Humanities) (?:Council|Board)\b"
)  # no council that one sits in
_LISTED_ROLES = frozenset(("reviewer", "program committee", "editor", "area chair"))  # held at several venues at a time
_MEMBER = re.compile(r"(?:\w{1,20} )?members?", re.IGNORECASE)
_LEAD_ROOM = 12  # characters that may stand before a role's words: "I was ", "Student "
MEMBER = "member"  # stated as no more than that: the place says what role it is
_PAIR = 2


def role_in(line: Line, pieces: list[Piece], listing: bool) -> tuple[str | None, list[Piece], bool, str]:
    """A clause's role, the pieces left, whether a list follows, and where the role's own words say it was held."""
    if len(pieces) > 1 and pieces[1].before == ":" and (role := _LABELS.get(pieces[0].text.casefold())):
        return role, [pieces[1]._replace(before=""), *pieces[2:]], True, ""
    at = next(
        (i for i, piece in enumerate(pieces) if _states_role(piece.text) and not _names_body(piece.text, pieces)),
        None,
    )
    if at is None:
        return *_role_inside(line, pieces, listing), ""
    rest = pieces[:at] + pieces[at + 1 :]
    if rest and at == 0 and rest[0].before in (":", "\t") and _states_other(pieces[at].text, rest[0]):
        if rest[0].before == "\t" and _names_body(rest[0].text, rest) and role_of(pieces[at].text) != "other":
            return role_of(pieces[at].text), [rest[0]._replace(before=""), *rest[1:]], listing, ""
        return role_in(line, rest, listing)
    if rest and at == 0:
        listing = listing or (rest[0].before in (":", "-") and len(rest) > 1) or _are_many(pieces[at], rest)
        rest[0] = rest[0]._replace(before="")
    role = role_of(_plain(pieces[at].text))
    aside = _NOTE.search(pieces[at].text) if role == "other" else None
    role = role_of(aside["words"]) if aside and is_role(aside["words"]) else role  # "Panelist (Peer Reviewer)"
    if role == "other" and _MEMBER.fullmatch(pieces[at].text):
        if rest and at == 0 and is_role(rest[0].text) and role_of(rest[0].text) not in ("other", "committee"):
            return role_in(line, rest, listing)
        role = MEMBER
    return role, rest, listing, _own_place(pieces[at].text, role)


_LABELS = {"review": "reviewer", "reviews": "reviewer", "advisory": "committee", "advisor": "other"}  # over a list


def _states_other(role: str, piece: Piece) -> bool:
    """True for a role in the next column or behind a label; not for a body's name that an office is held in."""
    if is_role(piece.text):
        return True
    held = role_with_venue(piece.text)
    return held is not None and not (role_of(role) == "chair" and held.role in _BODIES)


_BODIES = frozenset(("committee", "program committee"))  # "Chair<tab>Technical Committee on Looms"


def _are_many(role: Piece, rest: Sequence[Piece]) -> bool:
    """True for a role that is held at several places at a time, and many of them behind commas."""
    if len(rest) < _MANY or role_of(_plain(role.text)) not in _LISTED_ROLES:
        return False
    if rest[0].before != ",":
        return False
    return all(
        piece.before in (",", ":") and piece.text[0].isupper() and not is_place(piece.text) for piece in rest[:-1]
    )


_MANY = 4


def _states_role(text: str) -> bool:
    return is_role(_plain(text)) and " including " not in text


@lru_cache(maxsize=1 << 10)
def _plain(text: str) -> str:
    """A role phrase without what leads to it or hangs on it: "served as a reviewer for"."""
    return (
        _HANGING.sub("", without_front(_LEADING, text))
        if text[:1].islower()
        or text[:2] in ("Ad", "Se", "In")
        or text.endswith(("or", "of", "at", "ing", "als", "ces"))
        else text
    )


def _own_place(text: str, role: str | None = None) -> str:
    """Where a role was held, from its own words, or an office of no named role ("Erasmus Coordinator"); else ""."""
    text = outside_brackets(text)
    found = roles_in(text)
    of_body = len(found) > 1 and found[0].role == "committee" and found[-1].end == len(text.rstrip(" ."))
    at = found[-1 if of_body else 0].start if found else 0  # "Weft Student Council Chair"
    event = _SERIES.match(text, at)  # "Weft Seminar Organizer"
    before = text[: event.end() if event and at else at].strip(" -")
    before = _LEVEL.sub("", before) if before.endswith(("raduate", "octoral", "PhD")) else years_at_end(before)[0]
    if (
        not before
        or before.split(" ")[0] in _DEGREES
        or not (
            any(map(is_acronym, before.split(" ")))
            or venues.known(before)
            or is_organization(before)
            or is_venue(before)
        )
    ):
        if (role == "committee" or (of_body and role == "chair")) and " " in before and is_titled(before):
            return _MEMBER_END.sub("", text)  # "Slow Yarn Board Member"
        if role == "program committee" and years_at_end(text[:at].strip())[1] != Period() and is_titled(before):
            return before  # "Slow Yarn 2020 Program Committee"
        if role == "organizer" and " " in before and is_titled(before) and not _SORTS.fullmatch(f"{before} "):
            return before  # "Slow Yarn Night Organizer"
        return text.rstrip(" .") if before and role == "other" and text[0].isupper() else ""
    first, *rest = before.split(" ")
    if is_acronym(first) and not is_venue(before):
        return first if all(word.islower() or _MANNER.fullmatch(word) for word in rest) else before
    named = is_organization(before) or is_venue(before) or any(map(is_acronym, rest))
    return before if named else text


_DEGREES = frozenset(("PhD", "DPhil", "MSc", "MA", "MS", "MPhil", "MBA", "BSc", "BA"))  # "MSc programme coordinator"
_SERIES = re.compile(r"(?i)(?:seminar|reading group|symposium|colloquium|journal club)(?= )")
_LEVEL = re.compile(r"\s(?:(?:Under|Post|Post-)?[Gg]raduate|Doctoral|PhD)$")  # of students, not of where
_MANNER = re.compile(  # of a role: it is no part of where it was held
    f"(?i)(?:{any_of('entry_words', 'service', 'manners')})"
)
_SORTS = re.compile(  # of organisers and of what they organise
    rf"(?i)(?:(?:{any_of('entry_words', 'service', 'general')}|{any_of('entry_words', 'service', 'manners')}|"
    rf"{any_of('entry_words', 'service', 'sorts')}) )+"
)
_MEMBER_END = re.compile(r"(?i)\s(?:member|panell?ist|(?:co-?)?chair)s?$")
_OWN_NAME = re.compile(rf"(?i)(?:[\w&'’-]{{2,24}} ){{1,8}}(?:sub)?(?:{SAT_ON})$")
_GENERAL = re.compile(  # no name of a body, but what sort it is
    rf"(?i)(?:(?:{any_of('entry_words', 'service', 'general')}) )+\S+$"
)


def is_named_body(words: str) -> bool:
    """True for the name of one committee, not of a sort of them: "Loom Task Force", not "Steering Committee"."""
    return _OWN_NAME.fullmatch(words) is not None and _GENERAL.fullmatch(words) is None


def _names_body(text: str, pieces: Sequence[Piece]) -> bool:
    """True for a committee that is itself the place of service: "PhD Admissions Committee"."""
    low = outside_brackets(text).casefold().rstrip()
    return (
        role_of(text) == "committee"
        and len(text.split()) > 1
        and not low.endswith(("member", "panelist", "reviewer", "evaluator"))
        and not low.startswith(("committee", "steering"))
        and not any(venues.known(piece.text) for piece in pieces if piece.text != text)
        and not _is_of_bodies(pieces)
    )


def _is_of_bodies(pieces: Sequence[Piece]) -> bool:
    """True for a label over bodies with committees of this name each: "Executive committee: X Society, Y Society"."""
    bodies = pieces[1:]
    if len(bodies) < _PAIR or bodies[0].before != ":" or not all(piece.before == "," for piece in bodies[1:]):
        return False
    if len(bodies) == _PAIR and is_unit(bodies[0].text):
        return False  # a part and its whole
    return all(is_organization(piece.text) for piece in bodies)


def _role_inside(line: Line, pieces: list[Piece], listing: bool) -> tuple[str | None, list[Piece], bool]:
    """A role inside a phrase: "Reviewer for A, B", "CVPR 2024: co-organizing the B workshop", "B Workshop Mentor"."""
    if held := role_with_venue(pieces[0].text):
        return _role_for(held, line, pieces, listing)
    for number, piece in enumerate(pieces[:_PAIR]):
        found = roles_in(piece.text)
        if (
            found
            and found[0].start <= _LEAD_ROOM
            and found[0].end < len(piece.text)
            and found[0].role != "other"
            and _opens(piece.text, found[0])
        ):
            rest = without_front(_ARTICLE, piece.text[found[0].end :].lstrip(" ,:-"))
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
            role_of(last.text),
            [last._replace(text=place, span=Span(last.span.start, last.span.start + len(place)))],
            listing,
        )
    return None, pieces, listing


def _role_for(held: RoleAt, line: Line, pieces: list[Piece], listing: bool) -> tuple[str | None, list[Piece], bool]:
    """The role of a phrase that words it and its place together, and the pieces left."""
    is_member = held.role == "other" and _MEMBERS.match(pieces[0].text) is not None
    inner = role_with_venue(held.venue) if is_member else None
    if inner and inner.role in _LISTED_ROLES:  # "Member of the program committee of X"
        held, is_member = inner, False
    funds = held.role == "committee" and _FUNDS.search(pieces[0].text) is not None
    if funds or _is_body(pieces[0].text, held.venue):
        return None if funds else held.role, pieces, listing and funds
    role = MEMBER if is_member else held.role
    left = [_moved(line, pieces[0], held.venue), *pieces[1:]]
    if pieces[1:] and pieces[1].before == ":" and _SORT.fullmatch(held.venue):
        return held.role, [pieces[1]._replace(before=""), *pieces[2:]], True
    is_office = held.role != "reviewer" and _states_role(held.venue)
    if is_office and pieces[1:] and not _is_own_body(held.venue, pieces[1].text):
        left = [pieces[1]._replace(before=""), *pieces[2:]]  # "Chair of the organizing committee, X"
        role = (role_of(held.venue) if is_member else None) or role
    return role, left, listing or role in _LISTED_ROLES


_SORT = re.compile(  # of venues, which a colon then names: "on the committee of ML/NLP conferences: ICML, ..."
    r"(?:(?:[\w/&-]{2,24},?|and) ){0,6}(?:conferences|journals|venues|workshops|meetings|symposia|publishers|agencies)"
)


def _is_own_body(body: str, of: str) -> bool:
    """True for a committee that is itself the place of service: "hiring committee" of a department, of no meeting."""
    return role_of(body) == "committee" and not (venues.known(of) or is_venue(of))


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
