"""Service: one record per role and venue. Consumes entries of service sections; produces `Service` records.

Forms read: "Reviewer: A 2021-24, B", a role line followed by venue lines, "Role, Venue, years", "Venue, Role",
"Role for Venue", a subheading as role, and table rows under one date.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from transforms import venues
from transforms.model import Line, Span
from transforms.names import fold, is_name
from transforms.parsed import Service
from transforms.records.items import Item
from transforms.records.kinds import is_honour
from transforms.records.listing import split_venues
from transforms.records.looks import is_acronym, is_organization, outside_brackets
from transforms.records.periods import Period, first_given, merged, period, years_at_end
from transforms.records.pieces import Piece, cut, pieces_of, unquoted
from transforms.records.roles import Role, is_role, role_of, role_with_venue, roles_in

_LABEL = re.compile(r"(?:(?:top |selected |other |international |major |leading )?(?:conferences?|journals?|workshops?|conferences? and journals?|journals? and conferences?|"
                    r"conference/times|venues?|magazines?|societies|symposia|conferences? and workshops?|conferences? & workshops?|transactions)(?: \w+){0,2})[\s:]*", re.IGNORECASE)
_COUNT = re.compile(r"\s*\((?:conferences?/\w+|attended[^()]*|over [^()]*|approx[^()]*|\d{1,3}\s?(?:x|×|times|papers|reviews)?|x\d+|w/o[^()]*|×\d+|[^()]*\btimes)\)")
_ARTICLE = re.compile(r"(?:the|a|an|workshop|workshops|following|session|sessions|on)\s+(?=[\"“‘A-Z(])", re.IGNORECASE)
_LEADING = re.compile(r"(?:(?:ad[ -]hoc|served as|serving as|serve as|i serve as|acted as|as|was|invited|appointed|an?|the)\s+)+", re.IGNORECASE)
_WORDS_OF_PROSE = 45
_LISTED = re.compile(r"(?:[;•|·].{2,200}?){2}|(?:,.{2,80}?){8}")
_PEOPLE = re.compile(r"\b(?:ph\.?\s?d\.?|thes[ie]s|dissertation|doctoral|masters?|examination) (?:\w+ )?committees?\b|supervis|advis[eio]|mentee|students?$", re.IGNORECASE)


class Held(NamedTuple):
    """One role at one venue as a clause states it; the role is None where only its surroundings tell."""

    role: str | None
    venue: str
    when: Period


class Clause(NamedTuple):
    """What one line, or part of it between semicolons, says.

    Attributes:
        role: the role that it states, or None.
        held: the venues, each with its own years.
        when: the dates that stand beside them all.
    """

    role: str | None
    held: tuple[Held, ...]
    when: Period


def service_of(item: Item) -> Iterator[Service]:
    """The service records of one entry."""
    lines = [line for line in item.lines if len(line.text.split()) <= _WORDS_OF_PROSE or _LISTED.search(line.text)]
    if lines and _PEOPLE.search(" ".join(item.above)) and is_name(lines[0].text.split(",")[0].split("\t")[0]):
        return
    lines = [_without_honour(line) for line in lines]
    if not lines:
        return
    above = next((role for text in item.above if (role := role_of(text))), None)
    where = item.evidence
    below = first_given(*(period(dates) for line in lines for dates in pieces_of([line])[1]))
    for held in _held(lines, above):
        held = held if held.when != Period() else held._replace(when=first_given(below, item.when_above))
        role = held.role or above or _role_by_words(held.venue)
        yield Service(role=role, venue=held.venue or None, start=held.when.start, end=held.when.end,
                      current=held.when.current, evidence=where, confidence=0.9 if held.role or above else 0.6)


def _held(lines: Sequence[Line], above: str | None) -> Iterator[Held]:
    """Every role held that the lines of an entry state."""
    role, when, open_list = above, Period(), False
    first, held_any = True, False
    alone: Clause | None = None
    for line in lines:
        clauses = list(_clauses(line, listing=open_list))
        stated = first or open_list or any(clause.role for clause in clauses) or _is_sibling(line)
        for clause in clauses:
            if clause.role and not clause.held:
                alone = alone or _own_body(line, clause)
                role, when, open_list, first = clause.role, clause.when, True, False
                continue
            if not clause.held:
                continue
            if stated:
                given = first_given(clause.when, when)
                for held in clause.held:
                    held_any = True
                    yield Held(held.role or clause.role or role, held.venue, first_given(held.when, given))
                when = given if not open_list else when
                role = clause.role or role
                first = False
    if alone and not held_any:
        yield Held(alone.role, outside_brackets(alone.held[0].venue), alone.when)


def _is_sibling(line: Line) -> bool:
    """True for a line below the first that is a venue of its own, not where or what the first was."""
    return line.text.startswith("[") or venues.known(line.text) is not None


def _own_body(line: Line, clause: Clause) -> Clause | None:
    """A role whose own words say where it was held: "Globex Educational Counselor"."""
    pieces, _ = pieces_of([line])
    text = " ".join(piece.text for piece in pieces)
    found = roles_in(text)
    if clause.when == Period() or not found or found[0].start <= 1 or not (is_acronym(text.split(" ")[0]) or venues.known(text) or is_organization(text)):
        return None
    return clause._replace(held=(Held(clause.role, text, clause.when),))


def _clauses(line: Line, *, listing: bool) -> Iterator[Clause]:
    line = _without_bold_label(line)
    pieces, dates = pieces_of([line])
    when = period(dates[0])
    groups = _between_semicolons(_without_label(pieces))
    role: str | None = None
    for group in groups:
        clause = _clause(line, group, when, role, listing=listing and len(groups) == 1, whole=len(groups) > _PAIR)
        role = clause.role or role
        yield clause


def _without_honour(line: Line) -> Line:
    """The line without the honour that stands after a dash in it."""
    for before, start, end in cut(line.text) if " - " in line.text or " – " in line.text else ():
        if before == "-" and is_honour(line.text[start:end]):
            return replace(line, text=line.text[: line.text.rfind(" ", 0, start - 2)], bold=(), italic=(), links=())
    return line


def _without_bold_label(line: Line) -> Line:
    """The line without a bold word before its list: "**Neuroscience** *Neuron • Brain*"."""
    if not line.bold or line.bold[0].start or "\t" in line.text:
        return line
    end = line.bold[0].end
    label, rest = line.text[:end].strip(" :"), line.text[end:]
    if len(label.split()) > _LABEL_WORDS or not rest[:1] == " " or role_of(label) or rest.count(",") + rest.count("•") + rest.count(";") < 1\
            and rest.strip()[:1].islower() or not _begins_name(rest):
        return line
    moved = end + len(rest) - len(rest.lstrip())
    return replace(line, text=rest.lstrip(), bold=(), links=(), italic=tuple(
        Span(span.start - moved, span.end - moved) for span in line.italic if span.start >= moved))


def _begins_name(text: str) -> bool:
    """True where words of a name follow, not what goes on with the bold ones ("**Mentor**, X", "**Chair** of X")."""
    text = text.lstrip()
    return text[:1].isupper() and text[:1].isalpha()


def _without_label(pieces: list[Piece]) -> list[Piece]:
    """The pieces without "Conferences:" and the like in front."""
    while len(pieces) > 1 and (pieces[1].before in (":", "\t", "-") and _LABEL.fullmatch(pieces[0].text) or _is_row_label(pieces)):
        pieces = [pieces[1]._replace(before=""), *pieces[2:]]
    return pieces


def _is_row_label(pieces: Sequence[Piece]) -> bool:
    """True for a word in a column of its own, or in bold, before venues: "Vision\tCVPR, ICCV"."""
    first, second = pieces[0], pieces[1]
    if role_of(first.text) or venues.known(first.text) or is_acronym(first.text) or len(first.text.split()) > _LABEL_WORDS:
        return False
    return second.before == "\t" and (len(pieces) > 2 or is_acronym(second.text) or venues.known(second.text) is not None)


def _between_semicolons(pieces: Sequence[Piece]) -> list[list[Piece]]:
    groups: list[list[Piece]] = [[]]
    for piece in pieces:
        if piece.before == ";" and groups[-1]:
            groups.append([])
        groups[-1].append(piece)
    return [group for group in groups if group]


def _clause(line: Line, pieces: list[Piece], when: Period, role: str | None, *, listing: bool, whole: bool) -> Clause:
    """One clause: its role, and its venues."""
    if not pieces:
        return Clause(role, (), when)
    stated = None
    rest = list(pieces)
    at = next((i for i, piece in enumerate(pieces) if is_role(_plain(piece.text)) and not _names_body(piece.text, pieces)), None)
    if at is not None:
        stated = role_of(pieces[at].text)
        rest = pieces[:at] + pieces[at + 1 :]
        listing = listing or (at == 0 and len(rest) > 0 and rest[0].before in (":", "-") and len(pieces) > 2)
        if rest and at == 0:
            rest[0] = rest[0]._replace(before="")
    else:
        stated, rest, listing = _role_inside(line, pieces, listing)
    rest = _without_label(rest)
    text = _span_text(line, rest)
    return Clause(stated, tuple(_venues(text, listing=listing, whole=whole)), when)


def _plain(text: str) -> str:
    return _LEADING.sub("", text, count=1) if text[:1].islower() or text[:2] in ("Ad", "ad", "Se") else text


def _names_body(text: str, pieces: Sequence[Piece]) -> bool:
    """True for a committee that is itself the place of service: "PhD Admissions Committee" """
    role = role_of(text)
    return role == "committee" and len(text.split()) > 1 and not text.casefold().endswith("member") and not any(
        venues.known(piece.text) for piece in pieces if piece.text != text) and not text.casefold().startswith(("committee", "steering"))


def _role_inside(line: Line, pieces: list[Piece], listing: bool) -> tuple[str | None, list[Piece], bool]:
    """A role inside a phrase: "Reviewer for A, B", "CVPR 2024: co-organizing the B workshop", "B Workshop Mentor"."""
    held = role_with_venue(pieces[0].text)
    if held:
        start = line.text.find(held.venue.split(" ")[0], pieces[0].span.start)
        first = pieces[0]._replace(text=held.venue, span=pieces[0].span._replace(start=max(start, pieces[0].span.start)))
        return held.role, [first, *pieces[1:]], True
    for number, piece in enumerate(pieces[:2]):
        found = roles_in(piece.text)
        if found and found[0].start <= _LEAD_ROOM and found[0].end < len(piece.text) and found[0].role != "other" and _opens(piece.text, found[0]):
            rest = _ARTICLE.sub("", piece.text[found[0].end :].lstrip(" ,:-"))
            rest = _ARTICLE.sub("", rest, count=1)
            if rest[:1] in "(":
                continue
            start = line.text.find(rest, piece.span.start)
            if rest and start >= 0:
                kept = piece._replace(text=rest, span=piece.span._replace(start=start), before="")
                return found[0].role, [kept, *pieces[number + 1 :]], listing
    return None, pieces, listing


def _opens(text: str, role: Role) -> bool:
    """True for a role that what follows belongs to: a verb ("co-organizing the X"), or before a quotation or known venue."""
    rest = text[role.end :].strip(" ,:-")
    return text[role.start : role.end].endswith(("ing", "ed")) or rest[:1] in "“\"" or is_acronym(rest.split(" ")[0]) or venues.known(rest) is not None


_LABEL_WORDS = 3
_PAIR = 2
_LEAD_ROOM = 12  # characters that may stand before a role's words: "I was ", "Student "


def _span_text(line: Line, pieces: Sequence[Piece]) -> str:
    """The line's own words from the first to the last piece, dates between them cut out."""
    text = ""
    for piece in pieces:
        if text:
            text += {":": ": ", "-": " – ", "date": ", ", "\t": ", ", "|": ", ", ".": ". "}.get(piece.before, ", ")
        text += piece.text
    return text


def _venues(text: str, *, listing: bool, whole: bool) -> Iterator[Held]:
    text = _COUNT.sub("", text)
    for name in [text] if whole and "," not in text else split_venues(text, listing=listing):
        bare, when = years_at_end(name.strip(" ."))
        bare = unquoted(bare.strip(" .:"))
        if bare and any(c.isalpha() for c in bare):
            yield Held(None, bare, when)


def _role_by_words(venue: str) -> str:
    """The role for a line that names none: a committee where one is named, else "other"."""
    return role_of(outside_brackets(venue)) or "other"


def one_each(records: Iterable[Service]) -> list[Service]:
    """Records of one role at one venue put together: first start, last end."""
    found: dict[tuple[str, str], Service] = {}
    for record in records:
        key = (record.role, fold(record.venue or "") if record.role != "other" and record.venue else str(len(found)))
        found[key] = _together(found[key], record) if key in found else record
    return list(found.values())


def _together(a: Service, b: Service) -> Service:
    when = merged([Period(a.start, a.end, a.current), Period(b.start, b.end, b.current)])
    return a.model_copy(update={"start": when.start, "end": when.end, "current": when.current,
                                "also": (*a.also, b.evidence, *b.also)})
