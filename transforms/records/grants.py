r"""Grants: title, funder, amount, start, end. Consumes entries; produces `Grant` records.

Forms read: "Title, Funder, $X, dates"; "Funder – Scheme" over the project's title and lines "Dates: ...; Costs: ...";
"Title ($X)\tdate" over a line with the funder; "Awarded by Funder".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.model import Line
from transforms.names import is_name
from transforms.parsed import Grant
from transforms.records.givers import PAID_BY, giver_in, known_funder, stated_funder
from transforms.records.items import Item
from transforms.records.looks import (
    is_organization,
    is_place,
    is_titled,
    outside_brackets,
    word_list,
    words,
)
from transforms.records.money import AMOUNT, without_amount
from transforms.records.periods import Period, first_given, period
from transforms.records.pieces import Piece, pieces_of, unquoted

_ROLE = re.compile(
    r"^(?:(?:role|my role|status|position)\s*:.*|(?:(?:co-?|co-principal |principal |lead |sole |sub-?|award "
    r"|faculty |senior |site )*-?\s?(?:investigators?|pis?|pi/pd|personnel|applicant"
    r"|researcher)s?)(?:\s*\([^()]*\))?|co-?pi.*|co-?is?|pi:.*)$",
    re.IGNORECASE,
)
_LABEL = re.compile(
    r"^(?:dates?|period|duration|amount|total(?: (?:direct )?costs?)?|(?:total )?direct costs?|role|status|pis?"
    r"|co-?pis?|budget|value|number|award (?:number|no|id)|grant (?:number|no|id))\b.{0,12}:",
    re.IGNORECASE,
)
_STATUS = re.compile(
    r"^(?:awarded|funded|under review|pending|submitted|declined|completed|active|in review|not funded|ongoing"
    r"|current|total|direct costs?|amount)\b[^,;]{0,14}$",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"(?=.*\d{3})(?:[A-Z\d-]{2,16}[\s-]?){1,4}")  # an award's number alone: "R01 ES012345-05"
_TITLED = re.compile(r"(?:project )?title\s*:\s*(?P<title>\S.{3,})", re.IGNORECASE)
_PERSON = re.compile(r"\((?:Co-?)?PIs?\)", re.IGNORECASE)
_NOTE = re.compile(
    r"\s*\((?:[^()]*\b(?:with|role|PI|Co-PI|P\.I\.|awarded|total|amount|joint|stage|including|pending)\b[^()]*)\)"
)


_TOTAL = re.compile(r"(?i)(?:grand )?total\b(?!ly)")
_QUOTED = re.compile(r"[“\"](?P<title>[^“”\"]{3,300})[”\"]")
_CODE_TAIL = re.compile(r"[ ,(]{1,4}(?=\S{0,60}\d{3})[\w/().-]{1,60}$")  # an award's number behind its funder


class Found(NamedTuple):
    """A grant as its lines state it."""

    title: str | None
    funder: str | None
    amount: str | None


def grants_of(item: Item) -> Iterator[Grant]:
    """The grants of one entry; a line below that states only a role and other dates is the same grant once more."""
    lines = [line for line in item.lines if len(line.text) < 500]
    lines = lines[1:] if lines and _TOTAL.match(lines[0].text) else lines
    if not lines:
        return
    pieces, dates = pieces_of(lines)
    found = _found(lines, pieces)
    if not found.title and not found.funder:
        return
    where = item.evidence
    for when in _periods(lines, pieces, [*(period(on_line) for on_line in dates), item.when_above]):
        yield Grant(
            title=found.title,
            funder=found.funder,
            amount=found.amount,
            start=when.start,
            end=when.end,
            current=when.current,
            evidence=where,
            confidence=0.85 if found.title and found.funder else 0.7,
        )


def _periods(lines: Sequence[Line], pieces: Sequence[Piece], stated: list[Period]) -> list[Period]:
    bare = [
        number
        for number in range(len(lines))
        if stated[number] != Period() and all(_ROLE.match(piece.text) for piece in pieces if piece.line == number)
    ]
    if len(bare) > 1:
        return [stated[number] for number in bare]
    return [first_given(*stated)]


def _found(lines: Sequence[Line], pieces: Sequence[Piece]) -> Found:
    amount = next((a for line in lines if (a := without_amount(line.text)[1])), None)
    funder = next((f for line in lines if (f := stated_funder(line.text))), None)
    labelled = next((match["title"] for line in lines if (match := _TITLED.match(line.text))), None)
    if labelled:
        return Found(unquoted(labelled.strip(" .")), funder, amount)
    quoted = next((piece for piece in pieces if _QUOTED.search(piece.text)), None)
    kept = [
        piece._replace(text=text)
        for piece in pieces
        if piece is not quoted and (text := _cleaned(piece.text)) and not _is_furniture(piece, text)
    ]
    if quoted:
        return _quoted_grant(quoted, kept, funder, amount)
    if not kept:
        return Found(None, funder, amount)
    first = [piece for piece in kept if piece.line == kept[0].line]
    italic = _italic_title(first)
    if italic:
        return Found(italic.text, funder or _payer([piece for piece in kept if piece is not italic], italic), amount)
    later = [piece for piece in kept if piece.line != kept[0].line]
    title, inner = _head(first)
    below = next((_title_of(lines, kept, piece) for piece in later if _is_title(piece, lines)), None)
    if below and inner:
        title = below
    elif title and _NUMBER.fullmatch(outside_brackets(title)):
        named = next(
            (p for p in later if _is_named(lines[p.line].text, p.text) and not p.text.startswith("The goal")), None
        )
        title = _title_of(lines, kept, named) if named else title
    funder = (
        funder
        or inner
        or next((f for piece in first[1:] if (f := known_funder(piece.text))), None)
        or next((_funder(later[i:]) for i, piece in enumerate(later) if _may_fund(lines, piece)), None)
    )
    return Found(title, funder or (giver_in(title) if title else None), amount)


def _quoted_grant(quoted: Piece, kept: list[Piece], funder: str | None, amount: str | None) -> Found:
    """The grant whose title stands in quotes; the words before them may name its scheme, those behind who pays."""
    match = _QUOTED.search(quoted.text)
    assert match
    beside = [_cleaned(quoted.text[match.end() :]), _cleaned(quoted.text[: match.start()])]
    behind, lead = ([quoted._replace(text=text)] if text and not _is_furniture(quoted, text) else [] for text in beside)
    return Found(unquoted(match["title"]), funder or _payer([*behind, *kept, *lead], quoted), amount)


def _payer(rest: Sequence[Piece], title: Piece) -> str | None:
    """Who pays, beside a title in quotes or italics: a known funder or organisation, else what stands before it."""
    known = next((f for piece in rest if (f := known_funder(piece.text))), None)
    if known:
        return known
    before = [piece for piece in rest if (piece.line, piece.span.start) < (title.line, title.span.start)]
    titled = (piece for piece in [*before, *rest] if is_titled(piece.text) and not _is_person(piece.text))
    near = next((piece for piece in titled if not _NUMBER.fullmatch(piece.text)), None)
    return _CODE_TAIL.sub("", near.text) if near else None


def _is_person(text: str) -> bool:
    """True for a person's name; what begins with an acronym is a programme ("NIHR HTA")."""
    first = text.split(maxsplit=1)[0]
    return is_name(text) and not (first.isupper() and len(first) > _INITIALS)


_INITIALS = 2  # letters


def _italic_title(first: Sequence[Piece]) -> Piece | None:
    """The phrase of a first line that alone is set in italics, after others that are not."""
    italic = [piece for piece in first if piece.italic and len(piece.text.split()) > 1]
    return italic[0] if len(italic) == 1 and not first[0].italic and not is_organization(italic[0].text) else None


_LASTING = re.compile(r"(?i)(?:^|\s*/)\s*(?:\d{1,2}(?:\.\d)?|one|two|three|four|five)[ -](?:years?|yrs?\.?|months?)$")
_AS_PI = re.compile(r"(?i)^(?:co-?)?(?:PI|principal investigator) (?:on|of|for)(?: the)? ")  # "co-PI on X"
_FISCAL = re.compile(r"(?<=[ ,(])(?:FY|AY)$")


def _cleaned(text: str) -> str:
    text, _ = without_amount(_AS_PI.sub("", _NOTE.sub("", text)))
    text = _FISCAL.sub("", _LASTING.sub("", text)).rstrip(" ,(")
    bare = unquoted(text).strip(" ,;:.–-()") if not AMOUNT.fullmatch(text) else ""
    return bare + ")" if bare.count("(") > bare.count(")") and text.rstrip(" .,").endswith(")") else bare


def _is_furniture(piece: Piece, text: str) -> bool:
    return (
        bool(_ROLE.match(text) or _STATUS.match(text) or _LABEL.match(text + ":"))
        or (is_place(text) and piece.before != "")
        or text.casefold().startswith(("with ", "awarded by", "role"))
    )


def _head(first: Sequence[Piece]) -> tuple[str | None, str | None]:
    """Title and funder from the first line's pieces."""
    named = [i for i, piece in enumerate(first) if _is_scheme(piece.text)]
    givers = [i for i, piece in enumerate(first) if is_organization(piece.text) and i not in named[:1]]
    if len(first) == 1:
        joint = all(map(is_organization, first[0].text.split(" / ")))
        return (None, first[0].text) if joint and not _is_scheme(first[0].text) else (first[0].text, None)
    if givers and givers[0] > 0:
        return _joined(first[: givers[0]]), _funder(first[givers[0] :])
    if (
        (givers or is_titled(first[0].text))
        and first[1].before in (",", "-", ":", "\t", "|")
        and (_is_scheme(first[1].text) or givers)
    ):
        return first[1].text, first[0].text
    beside = next((p.text for p in first[1:] if p.before == "\t" and is_titled(p.text) and not is_name(p.text)), None)
    end = max(1, named[-1] + 1 if named else 1)
    while end < len(first) and first[end].before == ":":
        end += 1  # "NSF CAREER: Foam at Scale"
    return _joined(first[:end]), beside


_PAYERS = frozenset(("foundation", "trust", "council", "institute", "society", "academy", "association", "agency"))


def _is_scheme(text: str) -> bool:
    if text.rpartition(" ")[2].casefold() in _PAYERS and is_organization(text):
        return False  # "William T. Grant Foundation"
    found = set(word_list(outside_brackets(text)))
    return bool(found & (words("grants", "words") | {"award", "fellowship", "programme", "program", "scheme", "prize"}))


def _joined(pieces: Sequence[Piece]) -> str:
    text = ""
    for piece in pieces:
        if text:
            text += {":": ": ", "-": " – "}.get(piece.before, ", ")
        text += piece.text
    return text


def _funder(pieces: Sequence[Piece]) -> str | None:
    known = known_funder(pieces[0].text)
    if known and known != pieces[0].text:
        return known
    kept: list[str] = []
    for piece in pieces:
        if is_place(piece.text) or piece.line != pieces[0].line or (kept and piece.before == "."):
            break
        kept.append(piece.text)
    return ", ".join(kept) or None


def _may_fund(lines: Sequence[Line], piece: Piece) -> bool:
    """True for an organisation, or a name in a detail line that says no more than who pays."""
    if known_funder(piece.text):
        return True
    return (
        bool(lines[piece.line].bullet)
        and is_titled(piece.text)
        and not _is_scheme(piece.text)
        and len(piece.text.split()) > 1
        and not (_PERSON.search(lines[piece.line].text) or is_name(outside_brackets(piece.text)))
    )


def _is_title(piece: Piece, lines: Sequence[Line]) -> bool:
    """True for a line below the scheme's name that is the project's own title."""
    text = lines[piece.line].text
    return (
        len(text.split()) >= 4
        and not _LABEL.match(text)
        and not lines[piece.line].bullet
        and not is_organization(piece.text)
        and not PAID_BY.search(text)
    )


def _is_named(text: str, phrase: str) -> bool:
    """True for a line below an award's number that can be the project's title."""
    return len(text.split()) > 1 and not (
        _LABEL.match(text) or PAID_BY.search(text) or is_organization(phrase) or is_name(text)
    )


def _title_of(lines: Sequence[Line], kept: Sequence[Piece], piece: Piece) -> str:
    on_line = [p for p in kept if p.line == piece.line]
    return unquoted(lines[piece.line].text[on_line[0].span.start : on_line[-1].span.end].strip(" .,;"))
