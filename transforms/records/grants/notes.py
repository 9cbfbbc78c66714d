"""Who pays for a grant, in the brackets behind its title: "Foam at Scale (NSF, 2019-2023, $412,000)".

Consumes the pieces of a grant's lines; produces the title's piece and those inside the brackets.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.dates.ranges import find_dates
from transforms.model import Line, Span
from transforms.names.people import is_name
from transforms.records.awards.named_givers import known_funder
from transforms.records.grants.funders import funder_end
from transforms.records.grants.investigators import ROLE
from transforms.records.grants.money import AMOUNT, may_state_amount
from transforms.records.lists.looks import is_organization
from transforms.records.lists.pieces import Piece, tidy

_NOTE = re.compile(r"\((?P<inside>[^()]{2,160})\)?$")
_PART = re.compile(r"[^,;]+")
_PEOPLE = re.compile(r"(?i)\b(?:with|PIs?|co-?PIs?|role|investigators?|jointly|including|pending)\b")
_LEAST = 2  # words of a title


def payer_apart(piece: Piece, line: Line) -> Iterator[Piece]:
    """The piece; parted where brackets behind a title name who pays, and a sum or years beside or a known name tell."""
    match = _NOTE.search(piece.text) if piece.text[-1:] == ")" and "(" in piece.text else None
    title = piece.text[: match.start()].rstrip(" ,:–-") if match else ""
    if not match or title.count(" ") + 1 < _LEAST or _PEOPLE.search(match["inside"]):
        yield piece
        return
    start = line.text.find("(" + match["inside"][:2], piece.span.start + len(title) // 2)
    end = line.text.find(")", start)
    raw = line.text[start + 1 : end] if 0 <= start < end else match["inside"]
    payer = _payer(raw)
    if not payer or not (_has_terms(raw) or funder_end(payer) or is_organization(payer)) or _pays(title):
        yield piece
        return
    yield piece._replace(text=title, span=Span(piece.span.start, max(piece.span.start + 1, start)))
    yield piece._replace(text=payer, before="(", span=Span(start + 1, end), bold=False, italic=False)


def _payer(raw: str) -> str:
    """The words of the brackets that are neither a date, nor a sum, nor a role."""
    for date in reversed(find_dates(raw)):
        raw = raw[: date.span.start] + "," + raw[date.span.end :]
    raw = AMOUNT.sub(",", raw) if may_state_amount(raw) else raw
    parts = [words for part in _PART.findall(raw) if (words := tidy(part)) and not ROLE.match(words)]
    return (
        ", ".join(parts) if parts and parts[0][0].isupper() and (funder_end(parts[0]) or not is_name(parts[0])) else ""
    )


def _has_terms(raw: str) -> bool:
    return bool(find_dates(raw)) or AMOUNT.search(raw) is not None


def _pays(title: str) -> bool:
    """True where what stands before the brackets is itself who pays: "Globex Foundation (Looms, $9,000)"."""
    return funder_end(title) > 0 or is_organization(title) or known_funder(title) is not None


TELLS_OF_ALL = re.compile(  # no grant, but all or several: "Projects funded by Globex, the Weft Fund, and others"
    r"(?i)(?:grand )?total\b(?!ly)|[\w -]{8,60} total(?:s|ed|ing|led|ling)? (?:of )?(?:\w{4,14} )?(?:than )?[€$£]"
    r"|[\w,/ -]{0,80}\b(?:projects|grants) (?:funded|supported|sponsored) by\b"
    r"|[€$£]? ?\d[\d.,]* ?[€$£kM]? (?:secured|raised) (?:as|in|from)\b"
)
