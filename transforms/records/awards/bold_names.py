"""Names of honours that bold letters hold whole, who gave them in italics: "**Moss Medal, Class of Dyes**, *Globex*".

Consumes the pieces of a line; produces them with such a name as one piece, and tells who stands off a bold name.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.model import Line, Span
from transforms.records.awards.words import is_best, is_contest, is_strong
from transforms.records.lists.looks import is_known_organization, is_organization, is_place, is_titled
from transforms.records.lists.pieces import Piece, tidy


def with_name_whole(pieces: list[Piece], line: Line) -> list[Piece]:
    """The pieces; those that the first bold words hold put together, where words in italics follow."""
    bold = line.bold[0] if line.bold and line.italic else None
    if bold is None or abs(bold.start - pieces[0].span.start) > 1 or not is_strong(pieces[0].text):
        return pieces
    count = sum(piece.span.end <= bold.end + 1 for piece in pieces)
    behind = pieces[count] if 1 < count < len(pieces) else None
    if behind is None or behind.before != "," or is_place(behind.text):
        return pieces
    if not any(span.start - 1 <= behind.span.start < span.end for span in line.italic) or _names_giver(pieces[1:count]):
        return pieces
    start = pieces[0].span.start
    named = pieces[0]._replace(text=tidy(line.text[start : bold.end]), span=Span(start, bold.end))
    return [named, *pieces[count:]]


def _names_giver(pieces: Sequence[Piece]) -> bool:
    return any(piece.before != "," or is_known_organization(piece.text) for piece in pieces)


def is_set_off(pieces: Sequence[Piece]) -> bool:
    """True where a bold name stands before who gave it: "**Felt Membership**, Felt Xi the Honor Society"."""
    if len(pieces) < _PAIR or not pieces[0].bold or pieces[1].bold or pieces[1].before not in (",", "."):
        return False
    giver = pieces[1].text.removeprefix("the ")
    if not (is_strong(pieces[0].text) or is_organization(giver)) or is_best(giver) or is_contest(giver):
        return False
    return is_titled(giver)


_PAIR = 2  # pieces
