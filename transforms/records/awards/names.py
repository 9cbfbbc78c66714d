"""Names of honours: consumes the pieces of a line; produces each honour's name, who gives it, and its dates."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.entities import venues
from transforms.records.awards.beside import may_be_town, without_places, without_when
from transforms.records.awards.bold_names import is_set_off
from transforms.records.awards.purposes import held_in, is_given_by, is_told, told_apart, whole_meetings, whole_series
from transforms.records.awards.words import (
    bracketed_giver,
    has_award_word,
    holds,
    is_best,
    is_best_at,
    is_body,
    is_contest,
    is_meeting,
    is_placed,
    is_strong,
    says_got,
)
from transforms.records.grants.funders import funder_end
from transforms.records.grants.money import without_amount
from transforms.records.lists.listing import split_venues
from transforms.records.lists.looks import is_acronym, is_organization, is_place, is_titled, is_venue, outside_brackets
from transforms.records.lists.periods import Period, first_given, years_at_end
from transforms.records.lists.pieces import Piece, unquoted
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

_BRACKET = re.compile(r"\s?[(\[]([^()\[\]]{1,200})[)\]]")
_NOTE = re.compile(
    r"[%$€£¥₩₹]|\d,\d{3}|^\d{1,3}$|^\d{1,4} ?/ ?\d|^\d[\d,.]{0,8} (?:out )?of\b|^top \d|^with |^(?:link|news|url"
    r"|declined|awarded|certificate|cohort|batch|cycle)$|^declined (?:upon|due|for|in|to|because|as|after|when)\b",
    re.IGNORECASE,
)
_NOTE_WORDS = 4
_LEAST_NAME = 4  # characters of an honour's name
_MOST_PIECES = 30  # phrases of one honour; a line of more is no honour
_THROUGH = re.compile(r"(?:through|via|(?i:(?:fellow|scholar)ship|award|prize) (?:by|from)) (?:the )?(?=[A-Z])")
_IN_YEAR = re.compile(r"\s(?:in|on|for)$")
_REVIEWER = re.compile(r"\breviewers?\b|\breferees?\b|\barea chair\b", re.IGNORECASE)
_JOINS = re.compile(r"\s+(?P<by>at|from|by|awarded by|given by|of|in|for|@)\s+(?:the\s+)?(?=['‘\"“]?[A-Z\[(])")
_BY = re.compile(
    r"^(?P<name>.{4,80}?),?\s(?:(?:awarded|given|offered|conferred|sponsored|funded|financed|presented)\s)?"
    r"(?:by|from)\s(?:the\s)?(?P<by>[A-Z].+)$"
)
_AT_MEETING = re.compile(  # "Wool Prize at the 4th Conference on Looms", whatever town stands behind it
    r"(?P<name>[A-ZÀ-Þ][^,;:()]{3,60}?) in (?:the )?"
    r"(?P<by>(?=[A-ZÀ-Þ\d])[^,;:]{0,80}\b(?:Conference|Symposium|Workshop|Congress)\b.{0,120})$"
)
_AWARDED = re.compile(
    f"(?:{any_of('entry_words', 'awards', 'given')}|organi[sz]ed|chosen|selected) by (?:the )?([A-ZÀ-Þ].+)",
    re.IGNORECASE,
)
LABEL = re.compile(
    r"(?:(?:selected |other |academic |research |professional |notable |major )?(?:honou?rs?|awards?|prizes?"
    r"|scholarships?|fellowships?|achievements?|distinctions?|recognitions?)"
    r"(?:,? (?:and|&|/) (?:honou?rs?|awards?|prizes?|scholarships?|fellowships?|achievements?"
    r"|distinctions?))*)(?: (?:received|won|include[sd]?))?",
    re.IGNORECASE,
)
VERB = re.compile(
    r"^(?:I\s+|(?:(?:my|the|this|ph\.?d\.?|doctoral|master['’]?s?)\s+)?(?:thesis|dissertation)"
    rf"\s+)?(?:(?:was|were|been|has|have)\s+)?(?:{any_of('entry_words', 'awards', 'verbs')})\s+(?:(?:the|an?|"
    r"my|as|with|both)\s+)*",
    re.IGNORECASE,
)
EXPLAINED = re.compile(
    rf"(?:{any_of('entry_words', 'awards', 'explained')})\b",
    re.IGNORECASE,
)


class Found(NamedTuple):
    """An honour as its first line gives it."""

    name: str
    granter: str | None
    when: Period
    paper: str | None = None


def honours_of(pieces: list[Piece], when: Period) -> list[Found]:
    """The honour that the pieces of a line name; several where one name is given by several venues."""
    pieces = without_label(pieces)
    if len(pieces) > 1 and pieces[1].before == ":" and not pieces[0].quoted:
        if not venues.known(whole := f"{pieces[0].text}: {pieces[1].text}"):  # a meeting: "Weft: Salt and Systems"
            return _prefixed(pieces, when)
        pieces = [pieces[0]._replace(text=whole), *pieces[2:]]
    name, granter = _name_and_granter(pieces)
    return [Found(name, granter, when)] if name and not (name[-1] == "s" and LABEL.fullmatch(name)) else []


def without_label(pieces: list[Piece]) -> list[Piece]:
    """The pieces without what only says that honours follow: "Awards: ...", "Recipient: ..."."""
    while len(pieces) > 1 and (
        (pieces[1].before in (":", "\t", "-") and LABEL.fullmatch(pieces[0].text) and not _is_name(pieces))
        or (holds(pieces[0].text) and says_got(pieces))
    ):
        pieces = [pieces[1]._replace(before=""), *pieces[2:]]
    return pieces


def _is_name(pieces: Sequence[Piece]) -> bool:
    """True for the word of an honour, no plural, before a dash and who gave it: "Fellowship – Moss Foundation"."""
    name, giver = pieces[:2]
    return giver.before == "-" and name.text[-1] != "s" and gives(giver.text) and not is_strong(giver.text)


def _prefixed(pieces: list[Piece], when: Period) -> list[Found]:
    """What a colon states: "Granter: Name", "Name: Venue21, Venue22", or a name with a colon in it."""
    prefix, rest = pieces[0].text, pieces[1:]
    text = ", ".join(piece.text for piece in rest)
    if _REVIEWER.search(prefix) or ((is_strong(prefix) or is_best(prefix)) and gives(rest[0].text)):
        listed = [years_at_end(venue) for venue in split_venues(text, listing=True)]
        return [Found(cleaned(prefix), venue.strip(" ."), first_given(own, when)) for venue, own in listed]
    placed = is_placed(prefix, whole=True)
    if (is_strong(prefix) or is_best(prefix)) and not placed:
        return [Found(cleaned(prefix), granter_of(rest[1:]), when)]
    name, granter = _name_and_granter([rest[0]._replace(before=""), *rest[1:]])
    if not placed and (is_organization(prefix) or venues.known(prefix) or is_acronym(prefix)):
        return [Found(name, granter or prefix, when)]
    if placed or (granter and is_titled(prefix)):  # "Warp and Weft: Honorary Society, Globex College" is one name
        return [Found(f"{prefix}: {name}", granter, when)]
    return [Found(name, granter or (prefix if is_titled(prefix) else None), when)]


def _name_and_granter(pieces: list[Piece]) -> tuple[str, str | None]:
    pieces = whole_series(pieces)
    pieces = whole_meetings(pieces) if len(pieces) > 1 else pieces
    pieces = [part for piece in pieces for part in told_apart(piece)]
    pieces = [Piece(text, *piece[1:]) for piece in pieces if (text := cleaned(piece.text))]
    pieces = without_places(pieces[:_MOST_PIECES])
    pieces = [piece for piece in pieces if piece is pieces[0] or not holds(piece.text)]
    if not pieces:
        return "", None
    last = 1 if pieces[0].bold and is_set_off(pieces) else len(pieces)
    cut = next((i for i in range(1, last) if _parts_granter(pieces, i)), last)
    stop = next((i for i in range(1, cut) if _explains(pieces, i)), cut)
    if stop < cut and pieces[stop].before == "." and cut < len(pieces) and pieces[cut].before != ".":
        cut = len(pieces)  # the end of the sentence that explains the honour
    if stop == len(pieces) and _given_first(pieces):
        return _joined([pieces[1]._replace(before=""), *pieces[2:]]), pieces[0].text
    name = _joined(pieces[:stop])
    granter = granter_of(pieces[cut:]) or _told_giver(pieces[stop:])
    if (met := _AT_MEETING.match(name)) and is_strong(met["name"]) and not is_strong(met["by"]):
        name, granter = met["name"], met["by"]
    if (by := _BY.match(name)) and is_given_by(by):
        name, granter = by["name"], by["by"] + (f", {granter}" if granter and granter not in by["by"] else "")
    if not granter and stop == 1:
        name, granter = bracketed_giver(name)
        if not granter:
            name, granter = _inside(name)
    return without_front(VERB, name), _IN_YEAR.sub("", granter) if granter else None


def _told_giver(pieces: Sequence[Piece]) -> str | None:
    """Who gave an honour, as the words behind its name tell: "awarded by Globex", "for presenting at the LoomConf"."""
    for piece in pieces:
        if by := _AWARDED.match(piece.text):
            return by[1]
        at = _HELD_AT.search(piece.text) if piece.text[:4] == "for " else None
        if at and (gives(at["by"]) or is_acronym(at["by"])):
            return at["by"]
    return None


_HELD_AT = re.compile(r" at (?:the )?(?P<by>[A-Z][^,;()]+)$")


def _explains(pieces: Sequence[Piece], at: int) -> bool:
    """True where the words on an honour begin: what it was for, by whom it was given, a sentence.

    A rank is what was won at a contest: "Weaving Olympiad, Top 20".
    """
    if _RANK.match(pieces[at].text) and is_contest(pieces[0].text):
        return False
    return explains(pieces[at]) or _AWARDED.match(pieces[at].text) is not None or _ends_name(pieces, at)


_RANK = re.compile(r"(?i)top[ -]\d[\d,.]{0,6} ?%?$")


def _ends_name(pieces: Sequence[Piece], at: int) -> bool:
    """True where a sentence that explains begins: "Crafton Fellowship. Awarded a competitive fellowship by ..."."""
    return pieces[at].before == "." and any(is_strong(piece.text) for piece in pieces[:at])


def _given_first(pieces: Sequence[Piece]) -> bool:
    """True for who gives an honour before its name: "Crafton Foundation, PhD Scholarship", "Globex | Fellowship"."""
    if len(pieces) < _GIVEN_AND_NAME or not is_strong(pieces[1].text) or is_strong(pieces[0].text):
        return False
    first = pieces[0].text
    if pieces[1].before == "|":
        return is_titled(first)
    return (
        pieces[1].before in (",", "-")
        and not is_contest(first)
        and (is_organization(first) or funder_end(first) == len(first))
    )


_GIVEN_AND_NAME = 2  # pieces


def _inside(name: str) -> tuple[str, str | None]:
    """A name with its giver inside: "Best Demo Award at X Workshop", "Citation from X University"."""
    for joint in sorted(_JOINS.finditer(name, _LEAST_NAME), key=lambda joint: joint["by"] != "from"):
        honour, giver = name[: joint.start()], held_in(_IN_YEAR.sub("", name[joint.end() :]), joint["by"])
        named = gives(giver) or is_acronym(giver.split(" ")[0]) or (joint["by"] == "from" and is_titled(giver))
        is_named = is_strong(honour) or honour.startswith("Best ") or (joint["by"] in ("at", "@") and is_titled(honour))
        if not is_named or is_strong(giver) or not named or honour.count("(") > honour.count(")"):
            continue
        bare = years_at_end(giver)[0]
        if joint["by"] not in ("of", "in", "for") or (venues.acronym_year(bare) and is_acronym(bare)):
            return honour.strip(" ,"), bare.strip(" .")
        return name, bare.strip(" .") if joint["by"] != "for" and is_organization(bare) else None
    return name, None


def _joined(pieces: Sequence[Piece]) -> str:
    text = ""
    for piece in pieces:
        if text:
            text += {":": ": ", "-": " – ", "date": " ", ".": ". "}.get(piece.before, ", ")
        text += piece.text
    return text


def cleaned(text: str) -> str:
    """A phrase without sums of money, notes in brackets and quotation marks round the whole."""
    text, _ = without_amount(_BRACKET.sub(_unnoted, text) if "(" in text or "[" in text else text)
    text = unquoted(text).strip(" ,;:.–-") if text.count("“") < 2 else text.strip(" ,;:.–-")
    return without_when(text)


def _unnoted(match: re.Match[str]) -> str:
    """A bracket as it stands, or nothing where it only explains: "(top 1% of papers)", "(given to three students)"."""
    inner = match[1].strip()
    giver = ", ".join(part for part in inner.removeprefix("the ").split(", ") if not _NOTE.search(part)).strip(" ,")
    if giver and " " in giver and is_titled(giver) and (is_organization(giver) or is_meeting(giver)):
        return f" ({giver})"
    words_ = inner.split()
    explains = len(words_) > _NOTE_WORDS or (len(words_) > _NOTE_WORDS - 2 and words_[0].islower())
    return "" if explains or holds(inner) or _NOTE.search(inner) else match[0]


def _parts_granter(pieces: Sequence[Piece], at: int) -> bool:
    """True where the piece at this place begins the granter."""
    piece = pieces[at]
    before = [p.text for p in pieces[:at]]
    best = at == 1 and piece.before == "," and is_best_at(before[0], piece.text)
    named = best or any(is_strong(text) for text in before)
    own_award = (is_strong(piece.text) and not is_body(piece.text)) or is_contest(piece.text)
    if named and is_told(piece):
        return False
    if gives(piece.text) and not own_award:
        return named or at > 1 or has_award_word(before[0]) or not any(is_strong(p.text) for p in pieces[at:])
    if own_award or not named:
        return False
    if piece.italic and not pieces[0].italic:
        return True
    return (
        (piece.before in (",", ".", "\t", "|", ";") or (piece.before == "-" and is_acronym(piece.text)))
        and is_titled(piece.text)
        and not has_award_word(piece.text)
        and not explains(piece)
    )


def gives(text: str) -> bool:
    """True for an organisation or venue that can give an honour."""
    bare = years_at_end(outside_brackets(text))[0]
    return is_organization(bare) or venues.known(bare) is not None or (is_venue(bare) and not is_contest(bare))


def explains(piece: Piece) -> bool:
    """True for words of explanation after a name: "for the best thesis", "with A. Smith", "top 1%"."""
    text = piece.text
    if is_told(piece):
        return True
    return bool(EXPLAINED.match(text)) and piece.before != ":" and (text[:4] == "for " or not is_strong(text))


def granter_of(pieces: Sequence[Piece]) -> str | None:
    """Who gave it, from the pieces after the name: up to a place, an explanation, or another column."""
    kept: list[str] = []
    for piece in pieces:
        told = piece.before == "." and (is_placed(piece.text) or not (is_titled(piece.text) or gives(piece.text)))
        if kept and (piece.before == "\t" or told):
            break
        if explains(piece) or is_place(piece.text) or (kept and is_organization(kept[-1]) and may_be_town(piece.text)):
            break
        kept.append(_IN_YEAR.sub("", without_front(_THROUGH, piece.text)))
    return ", ".join(kept) or None
