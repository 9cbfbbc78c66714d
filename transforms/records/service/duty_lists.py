"""Duties in one line: several bodies and offices behind commas, and the label over them.

Consumes the `Piece`s of a line of service; tells whether each is a duty of its own, and drops the label.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import named
from transforms.model import Line
from transforms.records.lists.looks import outside_brackets
from transforms.records.lists.pieces import Piece
from transforms.records.service.role_words import role_of, role_with_venue
from transforms.text.styled import spliced

_PAIR = 2


def without_label(pieces: list[Piece]) -> list[Piece]:
    """The pieces without what only says whose they are: "University service: A, B", "Committees: Loom Board, ..."."""
    if len(pieces) >= _PAIR and pieces[1].before in (":", "-") and _is_kind(pieces[0].text, pieces[1].text):
        return [pieces[1]._replace(before=""), *pieces[2:]]
    if len(pieces) < _PAIR or pieces[1].before not in (":", "\t"):
        return pieces
    below = [pieces[1]._replace(before=""), *pieces[2:]]
    role = role_of(pieces[0].text)
    return below if _is_service(pieces[0].text) or (role == "committee" and are_duties(below)) else pieces


def _is_kind(label: str, text: str) -> bool:
    """True for the kind of a duty before one that states its role: "Editorial – Guest editor of Felt Letters"."""
    return _KIND.fullmatch(label) is not None and role_with_venue(text) is not None


_KIND = re.compile(r"(?i)(?:editorial|editing|review(?:ing|s)?|organi[sz](?:ation|ing)|events?|committees?|panels?)")


def with_label_apart(line: Line) -> Line:
    """The line, a colon behind bold words in front that only say whose the duties are: "**Committees** Loom Board"."""
    bold = line.bold[0] if line.bold else None
    if bold is None or bold.start or line.text[bold.end : bold.end + 1] != " " or not line.text[bold.end - 1].isalpha():
        return line
    label = line.text[: bold.end]
    if not (_is_service(label) or (role_of(label) == "committee" and label[-1] == "s")):
        return line
    return spliced(line, bold.end, bold.end, ":")


def _is_service(text: str) -> bool:
    """True for a heading of service that states no role itself."""
    heading = named(text)
    return heading.whole and heading.kinds == ("service",) and role_of(text) is None


def are_duties(pieces: Sequence[Piece]) -> bool:
    """True for duties between commas, each a body or an office of its own: "Senate, Hiring Committee, DGS"."""
    if len(pieces) < _PAIR or any(piece.before != "," for piece in pieces[1:]):
        return False
    if _SEARCHES.search(pieces[0].text) and _OFFICE.search(outside_brackets(pieces[1].text)):
        return False  # "Search Committee, Director of Looms" is one
    if len(pieces) == _PAIR and _OFFICE_ALONE.search(pieces[0].text) and _COUNCIL.search(pieces[1].text):
        return False  # "Communications Officer, Council of Weavers": an office and where it was held
    if len(pieces) == _PAIR and _SENT.search(pieces[0].text) and _DUTY.search(outside_brackets(pieces[1].text).strip()):
        return False  # "Student Representative, Library Committee"
    return all(map(is_duty, pieces))


def is_duty(piece: Piece) -> bool:
    """True for the name of a body or of an office."""
    bare = outside_brackets(piece.text)
    return " " in bare and (_DUTY.search(bare) or _OFFICE.search(bare)) is not None


_SEARCHES = re.compile(r"(?i)\b(?:search|hiring|recruitment|selection|appointments?) committee\b")
_DUTY = re.compile(
    r"(?i)^(?:co-)?serv(?:ed|ing) on\b|^(?:committee|task force|panel|working group) (?:on|for)\b"
    r"|\b(?:committee|board|panel|council|task force|senate|working group|commission|jury)$"
)
_OFFICE_ALONE = re.compile(r"(?i)\b(?:director|coordinator|officer|representative|liaison)$")
_SENT = re.compile(r"(?i)\b(?:representative|liaison|delegate)$")
_COUNCIL = re.compile(r"(?i)\b(?:council|board|senate)$")
_OFFICE = re.compile(r"(?i)\b(?:director|coordinator|officer|representative|liaison)(?: (?:of|for) [\w &]{3,60})?$")
