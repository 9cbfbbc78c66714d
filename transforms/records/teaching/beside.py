"""How a phrase of a course stands among its neighbours: does it go on, say where, or stand aside?

Consumes the pieces of an entry's lines; produces what `reading` asks of one of them, and the title put together.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import DateRange
from transforms.entities.organizations import is_unit
from transforms.records.lists.looks import (
    CODE,
    is_acronym,
    is_organization,
    is_place,
    outside_brackets,
    word_list,
    words,
)
from transforms.records.lists.periods import years_at_end
from transforms.records.lists.pieces import Piece, unquoted
from transforms.records.teaching.course import DESCRIBES, is_code_like, is_known_university, lasts, without_label
from transforms.records.teaching.lists import is_level_line
from transforms.records.teaching.roles import AT
from transforms.text.patterns import without_front

_CODE = re.compile(r"[A-Z]{2,6}[ -]?\d{2,4}[A-Z]?")  # "ACM 207" is no society


def is_dated_between(title: Piece, piece: Piece, dates: Sequence[Sequence[DateRange]]) -> bool:
    """True where a date stands before the colon: what follows is what the course is about ("Looms (2004): Wool")."""
    if title.line != piece.line or is_code_like(title.text):
        return False
    return any(title.span.end <= date.span.start < piece.span.start for date in dates[piece.line])


def is_listed(pieces: Sequence[Piece], number: int) -> bool:
    """True for the last but one of a list inside a title: "Threads" in "Topics in Looms, Threads, and Dyes"."""
    here, below = pieces[number], pieces[number + 1 : number + 2]
    if not (here.before == "," and below and below[0].before == "," and below[0].line == here.line):
        return False
    return below[0].text.startswith("and ")


def is_placed(pieces: Sequence[Piece], number: int) -> bool:
    """True for the letters of a school before its place: "Slow Weaving, UoK, Sri Lanka", "Looms. UoK, Turku"."""
    piece, later = pieces[number], pieces[number + 1 : number + 2]
    if piece.before not in (",", "\t", ".") or not is_acronym(piece.text) or CODE.fullmatch(piece.text):
        return False
    return bool(later) and later[0].before == "," and later[0].line == piece.line and is_place(later[0].text)


def is_named_so(piece: Piece, title: Sequence[Piece]) -> bool:
    """True for a place that a course is named after: "HIST 310: Paris"."""
    return piece.before == ":" and bool(title) and CODE.fullmatch(title[-1].text) is not None


def is_aside(text: str, piece: Piece, *, begun: bool) -> bool:
    """True for words that only say for whom a course is or how it is held: "Looms, exercise class, bachelor level"."""
    if lasts(text):
        return True
    if begun and piece.before == "," and (year := _STUDY_YEAR.match(text)):
        rest = word_list(text[year.end() :])
        return (words("teaching", "levels") | words("teaching", "leveled")).issuperset(rest)
    if begun:
        in_small = piece.before == "," and text[0].islower() and not text.startswith("and ")
        if in_small and (text.endswith(" level") or words("teaching", "sessions").issuperset(word_list(text))):
            return True
        return (in_small or piece.before == "\t") and is_level_line(text)
    return piece.before == "-" and (is_level_line(text) or text.endswith(" level"))


# "2nd-year undergraduates", "first year"
_STUDY_YEAR = re.compile(r"(?i)(?:[1-6](?:st|nd|rd|th)|first|second|third|fourth|fifth|final)[- ]years?\b")


def organization_later(pieces: Sequence[Piece], number: int) -> bool:
    """True where another organisation follows on the line, so that the first can be a title that sounds like one."""
    return any(
        piece.line == pieces[number].line
        and piece.before == ","
        and is_organization(piece.text)
        and not is_unit(pieces[number].text)
        and not is_known_university(pieces[number].text)
        for piece in pieces[number + 1 :]
    )


def before_code(pieces: Sequence[Piece], number: int) -> bool:
    """True for the letters of a school in front of a course's code: "UHX, ICS 312: Machines"."""
    following = pieces[number + 1] if number + 1 < len(pieces) else None
    if following is None or following.before != ",":
        return False
    return is_acronym(pieces[number].text) and CODE.match(following.text) is not None


def names_organization(text: str, title: Sequence[Piece]) -> bool:
    """True for an organisation; words such as "Systems Lab" are one only behind a title."""
    bare = without_front(AT, text)
    if not is_organization(bare) or _CODE.fullmatch(bare):
        return False
    found = word_list(outside_brackets(bare))
    return bool(title and not CODE.fullmatch(title[-1].text)) or not (
        {"lab", "laboratory", "systems", "research", "networks", "network", "team", "school", "program"}
        & set(found[-1:])
    )


def goes_on(piece: Piece, title: Sequence[Piece], text: str) -> bool:
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


def title_of(pieces: Sequence[Piece]) -> str:
    """The pieces of a title put together, with the marks between them."""
    text = ""
    for piece in pieces:
        if text:
            text += {":": ": ", ".": ". ", "-": " – ", "\t": " ", "\n": " "}.get(piece.before, ", ")
        text += piece.text
    return without_label(years_at_end(unquoted(text))[0].rstrip("*†‡ ")) if text else ""
