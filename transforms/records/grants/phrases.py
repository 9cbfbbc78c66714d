"""Phrases of a grant's entry, each with how much it looks like the project's title and like who pays.

Consumes the lines of an entry; produces `Phrase`s. What is neither is left out: roles, people, statuses, sums, award
numbers, places. Looks only: quotation marks, italics, letters, known names; `grants` chooses among them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.entities.organizations import shape_rank
from transforms.lines.shapes import is_prose
from transforms.model import Line, Span
from transforms.names.people import is_name
from transforms.records.awards.named_givers import known_funder
from transforms.records.grants.funders import funder_end
from transforms.records.grants.investigators import ROLE, ROLE_WORDS
from transforms.records.grants.money import AMOUNT, without_amount
from transforms.records.grants.notes import payer_apart
from transforms.records.lists.looks import is_acronym, is_organization, is_place, is_titled, outside_brackets, words
from transforms.records.lists.pieces import Piece, tidy, unquoted
from transforms.text.patterns import without_end, without_front
from transforms.vocabulary import any_of, forms

_STATUS = re.compile(
    rf"^(?:{any_of('entry_words', 'grants', 'states')})\b[^,;]{{0,14}}$",
    re.IGNORECASE,
)
_LABEL = any_of("entry_words", "grants", "labels")
LABELLED = re.compile(rf"(?:{_LABEL})\b[^:\t]{{0,20}}[:\t]", re.IGNORECASE)
_NOTE = re.compile(rf"\s*\((?:[^()]*\b(?:{any_of('entry_words', 'grants', 'notes')})\b[^()]*)\)")
_NUMBER = re.compile(
    r"(?i:(?:award|grant|contract|project|ref(?:erence)?|no|number|id|nr)\b[.:]?[ #]{0,2}){0,3}#?"
    r"(?=.*\d)(?=[^a-z]*$|\S*$)(?:[A-Za-z]{0,10}[\d/.-][\w/.-]*+|[A-Z]{1,6}\d?)"
    r"(?:[\s-](?:(?>[\w/.-]*\d[\w/.-]*)|[A-Z]{1,4})){0,4}"
)
_CODE_TAIL = re.compile(
    r"[ ,(]{1,4}(?=\S{0,60}\d{3})(?=\S{0,60}[A-Z/-]|\d{5})[\w/().-]{1,60}$"
    r"|\s{0,3}[(\[#](?=[^()\[\]]{0,60}\d{3})[^()\[\]]{3,60}[)\]]?$"
)
_LASTING = re.compile(
    r"(?i)(?:^|\s*/)\s*(?:\d{1,2}(?:\.\d)?|one|two|three|four|five)[ -](?:years?|yrs?\.?|months?)(?: of .{1,30})?$"
)
_AS_MEMBER = re.compile(
    rf"(?i)^(?:{ROLE_WORDS})(?:\s*\([^()]*\))? (?:on|of|for|in|to)(?: the| an?)? |^(?:{ROLE_WORDS})\s?[:–-]\s"
)
_AS_PI = re.compile(r"^(?:(?i:co)-?)?(?:PI|I) (?=[A-ZÀ-Þ“\"])")  # "Co-I Faults of the north"
_FROM = re.compile(r"\s*from (?:the )?(?=[A-ZÀ-Þ])")  # "$9,000 from the Globex Fund"
_FISCAL, _GIVEN = re.compile(r"(?<=[ ,(])(?:FY|AY)$"), re.compile(r" (?:funded|awarded|granted) (?:for|at|with)$")
_CARRIES_ON = re.compile(rf"(?:{any_of('entry_words', 'grants', 'carries_on')})\b")
_FOR_WHAT = re.compile(
    r"(?:(?:(?:Award|Grant|Fund|Provid)ed|Given|Fund(?:s|ing) [a-z]{5,8}) (?:for|by|to)|For (?:my|the|an?|[a-z]{5,}))\b"
)
_PROJECT = re.compile(
    r"(?i)^(?:the )?(?P<funder>\S.{0,60}?) (?:proje[ck]t|projet|proyecto|progetto) (?:titled |called )?(?=\S)"
)
_QUOTED = re.compile(r"[“\"«](?P<title>[^“”\"«»]{3,300})[”\"»]")
_SCHEMES, _NOTE_PARTS = frozenset(forms("entry_words", "grants", "schemes")), re.compile(r"[,;:–—]\s|\s[–—-]\s")
_KNOWN = 3.0  # what a funder of the vocabulary weighs
_SMALL_SUMS = re.compile(r"(?i)(?:grand )?total\b(?!ly)")
_BARE = re.compile(r"\d{0,4} ?[a-z]{0,12}|\d{1,3} ?% [a-z ]{2,30}")  # "36 h", "holder", "40% effort"


class Phrase(NamedTuple):
    """A phrase that may be the title or the funder.

    Attributes:
        piece: where it stands, and its style.
        text: its words, without notes in brackets, sums, award numbers.
        title, funder: how much it looks like either, about -3 to 5.
    """

    piece: Piece
    text: str
    title: float
    funder: float


def is_scheme(text: str) -> bool:
    """True for the name of a kind of grant: "Discovery Grant", "Small Grants Scheme 4"."""
    bare = [word for word in outside_brackets(text).casefold().split() if not word.strip("ivx.()").isdigit()]
    bare = bare[:-1] if bare and not bare[-1].strip("ivx") else bare
    return bool(bare) and bare[-1] in (words("grants", "words") | _SCHEMES)


def phrases_of(pieces: Sequence[Piece], lines: Sequence[Line]) -> list[Phrase]:
    """The phrases of an entry in order."""
    parts = [part for piece in _whole_spans(pieces, lines) for part in _quotes_apart(piece, lines[piece.line])]
    parts = [part for piece in parts for part in payer_apart(piece, lines[piece.line])]
    styled = _alone_in_style([part for part in parts if not (part.line and _tells(lines[part.line]))])
    found: list[Phrase] = []
    for number, piece in enumerate(parts):
        text = cleaned(piece.text)
        found += _in_notes(piece)
        named = number and piece.before == ":" and ROLE.match(parts[number - 1].text) and _is_person(text)
        if named or not text or _is_furniture(piece, text, lines[piece.line]):
            continue
        told = piece.line > 1 and _is_told(lines[piece.line], lines[0])
        found += _weighed(piece, text, lines[piece.line], styled=piece in styled, told=told)
    return found


def _whole_spans(pieces: Sequence[Piece], lines: Sequence[Line]) -> list[Piece]:
    """The pieces; those that one stretch of italics holds are one phrase, commas and colons in it or not."""
    found: list[Piece] = []
    for piece in pieces:
        last = found[-1] if found and piece.italic and found[-1].italic and found[-1].line == piece.line else None
        last = None if last and any(map(_is_named, (last.text, piece.text))) else last
        line = lines[piece.line]
        if last and any(span.start <= last.span.start + 1 and piece.span.end <= span.end + 1 for span in line.italic):
            whole = tidy(line.text[last.span.start : piece.span.end])
            found[-1] = last._replace(text=whole, span=Span(last.span.start, piece.span.end))
        else:
            found.append(piece)
    return found


def _is_named(text: str) -> bool:
    return is_organization(text) or is_place(text) or funder_end(text) > 0


def _in_notes(piece: Piece) -> Iterator[Phrase]:
    """The known funder that a note in brackets names beside people: "(PI: Lee – NASA SSW, 1 year)"."""
    for note in _NOTE.finditer(piece.text) if "(" in piece.text else ():
        for part in _NOTE_PARTS.split(note[0].strip(" ()")):
            if funder_end(part):
                yield Phrase(piece, part.strip(), -3.0, _KNOWN)


def _weighed(piece: Piece, text: str, line: Line, *, styled: bool, told: bool) -> Iterator[Phrase]:
    """The phrase weighed; two of them where it says "NSF project X"."""
    match = _PROJECT.match(text)
    if match and not is_scheme(text) and (funder_end(match["funder"]) or known_funder(match["funder"])):
        yield Phrase(piece, match["funder"], -3.0, 4.0)
        yield Phrase(piece, text[match.end() :], 3.0, -3.0)
        return
    later = 0.0
    if piece.line and not (piece.quoted or styled):
        later = 2.0 * bool(line.bullet or is_prose(line.text)) + 2.0 * (told or _tells(line))
    funds = _as_funder(text, styled=styled or piece.quoted)
    yield Phrase(piece, text, _as_title(piece, text, styled=styled) - later, funds - later / 2)


def _tells(line: Line) -> bool:
    """True for a line that below a grant tells what it is for."""
    return line.text.count(" ") > _TELLS


def _is_told(line: Line, first: Line) -> bool:
    """True for a sentence below a first line that is none: "The goal was to weave faster."."""
    return line.text[-1:] == "." != first.text[-1:] and line.text.count(" ") > _SHORT


def _quotes_apart(piece: Piece, line: Line) -> Iterator[Piece]:
    """The piece; parted where a title in quotation marks, or alone in italics, stands in it."""
    match = _QUOTED.search(piece.text)
    if not match and (cut := _bold_end(piece, line)):
        yield piece._replace(text=piece.text[:cut].strip(" ,;:("), bold=True)
        yield piece._replace(
            text=piece.text[cut:].strip(), before=".", span=Span(piece.span.start + cut, piece.span.end)
        )
        return
    if match and piece.italic and not piece.quoted:
        match = None
    slanted = _slanted(piece, line)
    title = match[0] if match and match[0] not in slanted else slanted
    start = piece.text.find(title) if title else -1
    if start < 0 or title == piece.text.rstrip(" ."):
        yield piece
        return
    end = start + len(title)
    before = without_end(_LEADS_ON, piece.text[:start].strip(" ,;:("), _LEAD)
    behind = piece.text[end:].strip(" ,;:)")
    at = piece.span.start
    if before:
        yield piece._replace(text=before, span=Span(at, at + len(before)), italic=False)
    middle = ":" if before else piece.before
    yield piece._replace(text=title, before=middle, span=Span(at + start, at + end), italic=title == slanted)
    if behind:
        yield piece._replace(text=behind, before=",", span=Span(at + end, piece.span.end), italic=False)


# What joins who pays to a title in quotation marks: "Globex Fund research grant for".
_LEADS_ON = re.compile(
    r"(?: [a-z-]{3,14})?(?: (?:grant|award|funding|contract|support|project|sum|fund))? "
    r"(?:for|on|titled|entitled|called|named)(?: (?:the|a|my|our))?(?: (?:research )?project)?"
    r"(?: titled| entitled| on)?$"
)
_LEAD = 60  # characters


def _bold_end(piece: Piece, line: Line) -> int:
    """Where a beginning in bold ends inside a piece, something else behind it: "**Globex 12** Rivers and towns"."""
    start = piece.span.start
    end = next((span.end - start for span in line.bold if span.start <= start < span.end < piece.span.end), 0)
    rest = piece.text[end:].strip()
    return end if end and rest[:1].isupper() and len(rest) > _SHORT and piece.text[:end].strip() else 0


def _slanted(piece: Piece, line: Line) -> str:
    """The words in italics in a piece that holds others too: "Supplement to *Rivers and their towns*"."""
    if piece.italic or not line.italic:
        return ""
    inside = [span for span in line.italic if piece.span.start <= span.start and span.end <= piece.span.end]
    found = line.text[inside[0].start : inside[0].end].strip() if len(inside) == 1 else ""
    return found if found.count(" ") > 1 else ""


def _alone_in_style(parts: Sequence[Piece]) -> list[Piece]:
    """The one phrase of the entry that is set in italics, or in italics beside others in neither."""
    slanted = [piece for piece in parts if piece.italic and (" " in piece.text or _stands_among(piece, parts))]
    if 0 < len(slanted) < len(parts) and len({piece.line for piece in slanted}) == 1:
        return [piece for piece in slanted if not (is_organization(piece.text) or funder_end(piece.text))]
    return []


def _stands_among(piece: Piece, parts: Sequence[Piece]) -> bool:
    """True for one word behind others on its line: "PI, *LoomNet*, Globex Fund"; a word alone there is a role."""
    return len(piece.text) > _SHORT and piece.before == "," and any(other.line == piece.line for other in parts)


def cleaned(text: str) -> str:
    """A phrase without notes in brackets, sums of money, award numbers and how long it lasts."""
    text = _NOTE.sub("", text) if "(" in text else text
    text, _ = without_amount(without_front(_AS_PI, without_front(_AS_MEMBER, text)))
    text = without_front(_FROM, text)
    text = _GIVEN.sub("", _FISCAL.sub("", _LASTING.sub("", text)).rstrip(" ,("))
    text = _CODE_TAIL.sub("", text)
    bare = unquoted(text).strip(" ,;:.–-()") if not AMOUNT.fullmatch(text) else ""
    return bare + ")" if bare.count("(") > bare.count(")") and text.rstrip(' .,”"»').endswith(")") else bare


def _is_furniture(piece: Piece, text: str, line: Line) -> bool:
    if piece.quoted:
        return False
    first = piece.before == ""
    return (
        bool(ROLE.match(text) or _STATUS.match(text) or _SMALL_SUMS.match(text))
        or (_BARE.fullmatch(text) is not None and (piece.before != ":" or text[0].isdigit()))
        or (_NUMBER.fullmatch(text) is not None and not funder_end(text))
        or (piece.line > 0 and LABELLED.match(line.text) is not None)
        or LABELLED.fullmatch(text + ":") is not None
        or (is_place(text) and not first)
        or ((_CARRIES_ON.match(text) or _FOR_WHAT.match(text)) is not None and not first)
        or ((not first or piece.text[:2] != text[:2]) and _is_person(text))
    )


def _is_person(text: str) -> bool:
    """True for a person's name; what holds an acronym is a programme ("NIHR HTA")."""
    first = _AND.split(outside_brackets(text), maxsplit=1)[0]
    if not is_name(first) or funder_end(text) or is_organization(text) or is_scheme(text) or _OF.search(text):
        return False
    if is_place(first.rpartition(" ")[2]):
        return False  # "Loom Erewhon" is a society there
    return not any(word.isupper() and len(word) > _INITIALS for word in text.split())


_AND = re.compile(r" (?:and|&) |, ")
_OF = re.compile(r" (?:in|of|for|on|to|under|through) ")  # people have none of them in their names
_INITIALS = 2  # letters
_SHORT, _FULL = 4, 7  # words
_TELLS = 25  # words
_KIND = re.compile(r"\b(?:[Gg]rants?|[Aa]wards?|[Ss]upplements?|[Ss]tipends?)$")
_NAME = 6  # words of a funder's name
MINISTRY = re.compile(r"(?i)(?:\w{1,20} )?(?:minist(?:ry|[eèé]r\w{2,4})|\w{0,12}ministerium)\b")


def _as_title(piece: Piece, text: str, *, styled: bool) -> float:
    if piece.quoted:
        return 5.0
    size = len(text.split())
    score = (3.0 if styled else 0.0) + 0.5 * (size >= _SHORT) + 0.5 * (size >= _FULL) + 1.0 * bool(piece.bold)
    score += 1.0 if _is_sentence(text) else 0.0
    score -= 2.0 if funder_end(text) else 1.0 if is_organization(text) and _KIND.search(text) is None else 0.0
    return score - 1.0 * is_scheme(text) - 1.0 * is_acronym(text)


def _as_funder(text: str, *, styled: bool) -> float:
    if styled:
        return -3.0
    end = funder_end(text)
    if end and (end >= len(text) or not _is_sentence(text[end:])):
        return _KNOWN + (end >= len(text))
    is_kind = _KIND.search(text) is not None  # "Faculty Seed Grant" is no faculty
    if (is_organization(text) and not is_kind) or known_funder(text) or MINISTRY.match(text):
        return 2.5
    if not is_kind and len(text.split()) <= _NAME and shape_rank(text) and is_titled(text):
        return 1.6
    if is_scheme(text) and any(map(str.isupper, text.split(maxsplit=1)[0])):
        return 1.5 if is_titled(text) else 1.0
    score = 1.0 if is_acronym(text) else 0.5 if len(text.split()) <= _NAME else 0.0
    return score if is_titled(text) else score - 1.5


def _is_sentence(text: str) -> bool:
    """True where words of some length begin with small letters, as in a title that is no name."""
    return any(word[0].islower() and len(word) > _SHORT for word in outside_brackets(text).split()[1:])
