"""The venue of a citation: consumes what follows the title, numbers and dates blanked; produces its words and year."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from transforms.citations.honours import without_showing
from transforms.citations.status import PREPRINT, status_of
from transforms.citations.summaries import is_running
from transforms.citations.venue_editors import without_editors
from transforms.citations.venue_pieces import (
    LINKED,
    before_editors,
    is_house,
    pieces_of,
    school_in,
    without_inner_letters,
    without_town,
)
from transforms.entities import venues
from transforms.names.people import fold, is_name
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of, toml

_VOCABULARY: dict[str, str] = toml("publication_words")

_TARGET = re.compile(r"^[\s,:;.)\]]{0,6}(?:(?:to|in|at|by|with)\s{1,3}(?:the\s{1,3})?)?")
_LOOKED_AT = 24  # characters of a venue that are looked for among the words in italics


class StatedVenue(NamedTuple):
    """A venue as stated, cleaned; `year` where the name holds it ("OSDI’26"), `set_off` where italics do."""

    name: str | None
    year: int | None = None
    is_preprint: bool = False
    set_off: bool = False


_BRACKETS = re.compile(r"[\[(（]([^\[\]()（）]{1,200})[\])）]")
_MONTHS = frozenset(_VOCABULARY["months"].split())
_NOTE_WORDS = frozenset((*_VOCABULARY["note_words"].split(), "bib", "bibtex"))
_NOTE_LEAD = re.compile(
    rf"\W{{0,5}}(?:{any_of('citation_words', 'venues', 'notes')})",
    re.IGNORECASE,
)
_HONOUR_WORDS = re.compile(
    rf"\b(?:{any_of('citation_words', 'venues', 'honours')})\b",
    re.IGNORECASE,
)
_AWARDED_AT = re.compile(
    r"^.{0,60}\b(?:award|prize|paper|presentation|mention)\s{1,3}(?:at|in|of|from)\s{1,3}(?:the\s{1,3})?", re.IGNORECASE
)
_LEADS = re.compile(
    rf"^[\s,.:;)\]–—-]{{0,6}}(?:(?:{any_of('citation_words', 'venues', 'leads')})"
    r"\b(?:\s{1,3}for (?:publication|presentation))?[\s,:]*(?:in|at|to|by|on|"
    r"with|for)?\b\s{0,3})?(?:in\b[:\s]+)?(?:the\s{1,3})?",
    re.IGNORECASE,
)
_THESIS = re.compile(
    r"(?:ph\.?\s?d\.?|master'?s?|m\.?sc\.?|doctoral|bachelor'?s?|diploma|habilitation)[\s.]*(?:thesis|dissertation)|"
    r"thèse(?: de doctorat)?|tesis(?: doctoral)?|"
    r"tesi di (?:dottorato|laurea)|doktorarbeit|habilitationsschrift",
    re.IGNORECASE,
)
_TRAIL = re.compile(
    rf"\b(?:{any_of('citation_words', 'venues', 'trails')})\b\.?[\s\d,.:]{{0,12}}$",
    re.IGNORECASE,
)


def find_venue(rest: str, italic: Sequence[str] = (), styled: Sequence[str] = ()) -> StatedVenue:
    """The venue that the words after the title state; `name` None where they state none.

    `italic` are the words in italics behind the title, `styled` all words in italics, each with the next character.
    """
    tagged = _tag(rest)
    if tagged:
        return tagged
    if "(" in rest and (edited := before_editors(rest)):
        return _named(edited)
    for piece in italic:
        words = _stripped(piece) if len(piece) > 2 else ""
        if words and not _useless(words, 0) and not status_of(words):
            return _named(words)._replace(set_off=True)
    best, best_score, server = None, 0.25, ""
    skipped = 0
    for place, piece in enumerate(pieces_of(rest)):
        index = place - skipped
        words = without_showing(_stripped(piece))
        if not words or _useless(words, index) or (index and is_house(words)):
            skipped += _is_link(piece)
            continue
        if _is_server(words):
            server = server or words  # perhaps a link's label: "WoNet 2023, arXiv, code"
            continue
        if index == 0 and (venues.known(words) or _IN_EDITED.match(piece)):
            return _named(words)
        score = venues.likeness(words) + (0.35 if index == 0 else 0.2 if index == 1 else 0.0) + _italic(words, styled)
        if score > best_score:
            best, best_score = words, score
    best = server if server and (best is None or is_running(best)) else best
    return _named(best) if best else _imprint(rest)


def _is_server(words: str) -> bool:
    """True for the bare name of a preprint server, which may be no more than the label of a link."""
    found = venues.known(words) if " " not in words else None
    return found is not None and found.kind == "preprint server"


def _is_link(piece: str) -> bool:
    """True for link words in brackets ("[pdf] (slides)"): what follows them is as near to the title as they are."""
    return piece.strip()[:1] in ("[", "(") and all(map(is_note, LINKED.split(piece.strip(" []()\t\n"))))


def _imprint(rest: str) -> StatedVenue:
    """A book's publisher, its town dropped, where the words state no more."""
    for piece in pieces_of(rest):
        words = piece.replace("\x00", " ").strip(" ,.;:()[]”\"“’‘'»«–—-\t\n").rpartition(": ")[2]
        if state := status_of(words):  # "to appear with Loom Press", "Loom Press, forthcoming"
            before = words[: state[1].start].rstrip(" ,.;:(")
            words = before if len(before) > 2 else without_front(_TARGET, words[state[1].end :])
        if venues.is_publisher(words) and not _STATE_ALONE.fullmatch(words):
            return StatedVenue(words)
    return StatedVenue(None)


def _tag(rest: str) -> StatedVenue | None:
    """A venue in square brackets or alone in round ones: "[OSDI’26]", "(NeurIPS 2024)" with nothing else before it."""
    for match in _BRACKETS.finditer(rest):
        words = match[1].replace("\x00", " ").strip()
        if _STATE_ALONE.fullmatch(words):
            continue
        before = rest[: match.start()].strip(" .,;:\x00\n\t)]”\"'")
        found = venues.acronym_year(words)
        if (found or _TAG_SHAPE.fullmatch(words)) and not before:
            bare, year = venues.without_year(words)
            return StatedVenue(bare.strip(), year, found is not None and found[0].kind == "preprint server")
        if match[0][0] == "[" and PREPRINT.search(words) and not before and not status_of(words):
            return StatedVenue(words, None, True)
    return None


_TAG_SHAPE = re.compile(  # an acronym and a year; words and a short one
    r"[A-Z][A-Za-z&*+-]{0,12}[A-Z][A-Za-z&*+-]{0,8}\s?(?:[’'‘`]\s?\d\d|(?:19|20)\d\d)|[A-ZÀ-Þ][\w&:. -]{2,80}[’'‘`]\d\d"
)


@lru_cache(maxsize=1 << 12)
def _stripped(piece: str) -> str:
    piece = piece.replace("\x00", " ").strip(" ,.;:”\"“’‘'»«)]–—-\t\n")
    if _STATE_ALONE.fullmatch(piece) or piece.rstrip(".").casefold() in _MONTHS:
        return ""
    piece = without_editors(without_front(_AWARDED_AT, _WHOSE.sub("", piece) if ", a" in piece else piece))
    piece = piece if _STATE_FIRST.match(piece) else without_front(_LEADS, piece)
    state = status_of(piece)
    if state and state[1].start <= 2:
        piece = without_front(_TARGET, piece[state[1].end :])
    elif state:
        piece = piece[: state[1].start]
    piece = without_front(_VOLUME_BEFORE, piece) if piece[:1].isdigit() else piece
    piece = _without_trail(piece)
    piece = piece.strip(' ,;:|–—-/"“”’‘*')
    if ": " in piece and (imprint := _IMPRINT.search(piece)) and venues.is_publisher(imprint[1]):
        piece = piece[: imprint.start()]
    if piece.count("(") > piece.count(")"):
        head, _, tail = piece.rpartition("(")
        piece = head.strip() if len(head.strip()) > 2 else tail.strip()
    return piece


def _without_trail(piece: str) -> str:
    """The venue without the words for volume, pages and standing behind it, a series of papers with its own name."""
    if series := _SERIES.search(piece):
        return piece[: series.end("name")]
    for _ in range(3):
        trail = _TRAIL.search(piece[-40:])
        if not trail:
            break
        piece = piece[: len(piece) - len(trail[0])].rstrip(" ,.:;([–—-")
    return piece


_SERIES = re.compile(
    r"(?P<name>\b(?:[Ww]orking|[Dd]iscussion|[Rr]esearch|[Pp]olicy|[Ss]taff|[Oo]ccasional|[Tt]echnical|[Ww]hite) "
    r"[Pp]apers?(?: [Ss]eries)?)(?:,?\s(?:no|nr|number|num|№|#)?\.?\s?#?[A-Z]{0,3}[\d\s/.:-]{0,10})?$",
    re.IGNORECASE,
)
_VOLUME_BEFORE = re.compile(r"^\d{1,3} (?=(?:[A-Z][a-z]+|[A-Z]+) (?:[\w&'’]+ ){0,6}(?:Law|Journal|Review)\b)")
_WHOSE = re.compile(r"(?<=\w), an? (?:\w+ )?(?:publication|journal|magazine) (?:of|by) (?:the )?[A-Z][^;()]{3,100}$")
_STATE_ALONE = re.compile(r"(?i)in (?:preparation|prep\.?|press|progress|review|revision|submission)")
_STATE_FIRST = re.compile(rf"{_STATE_ALONE.pattern}[,;:] ")  # "In Review, Globex": no venue, and not in one
_IMPRINT = re.compile(r"(?<=\w),\s[A-Z][\w.’' -]{2,25}: ([^:,]{3,50})$")
_IN_EDITED = re.compile(r"[\s.,;:)\x00]{0,6}[Ii]n:? [^()]{3,120}?[\s,(\[](?:[Ee]ds?|[Ee]ditors?|Hrsg)\b")


def is_note(words: str) -> bool:
    """True for link words, kinds of work and figures ("PDF", "short paper", "Top 1.2%") that are no venue."""
    return (len(words) < 80 and all(word in _NOTE_WORDS for word in fold(words).split()) and "&" not in words) or bool(
        _NOTE_LEAD.match(words)
    )


@lru_cache(maxsize=1 << 12)
def _useless(words: str, index: int) -> bool:
    return bool(
        is_note(words)
        or (venues.is_place(words) and (index or not _is_meeting(words)))
        or (venues.is_publisher(words) and not _is_meeting(words))
        or (not any(c.isupper() for c in words) and (len(words) < 4 or words.lstrip(_DATE_SIGNS) in _NOW))
        or (_HONOUR_WORDS.search(words) and venues.likeness(words) < 0.9)
        or len(words) > 260
        or (len(words) > _TOLD and is_running(words) and venues.likeness(words) < (0.9 if len(words) > _LONG else 0.01))
        or (index and is_name(words) and len(words.split()) < 4 and not venues.known(words))
    )


_SERVER_NUMBER = re.compile(r"\s[\d.]{6,}$")
_DATE_SIGNS, _NOW = "0123456789./ –—-\x00", ("present", "now", "ongoing")  # of "2026.03 – present"
_TOLD, _LONG = 60, 120  # characters of a sentence on the work, and of one whatever it mentions


def _is_meeting(words: str) -> bool:
    """True for a publisher's name, or a state's letters, that is a conference's acronym as well ("AAAI", "SC")."""
    found = venues.known(words)
    return found is not None and found.kind == "conference" and found.acronym == words


def _italic(words: str, styled: Sequence[str]) -> float:
    """A bonus for words that begin in italics."""
    return 0.45 if words and any(words[:_LOOKED_AT] in text for text in styled) else 0.0


def named(container: str) -> StatedVenue | None:
    """The venue that a container's words name; None where they are no venue."""
    words = _stripped(container)
    return _named(words) if words and not _useless(words, 0) else None


def _within_quotes(words: str) -> str:
    """A venue without the quotes round it and what follows them; quotes inside a venue's name stay."""
    head, _, _ = words.partition("»")
    return head.lstrip("« ") if head.rfind("«") <= 0 else words


_SPECIAL = re.compile(  # behind the journal's name
    r"(?i)(?:(?<=\w{3})|(?<=\w (?-i:[A-Z])))(?<!\bthe)(?<!\bfor)(?<!\band)"
    r"[\s,:–-]{1,3}special (?:issue|section)\b.{0,200}$"
)


@lru_cache(maxsize=1 << 12)
def _named(words: str) -> StatedVenue:
    for match in _BRACKETS.finditer(words):
        if is_note(match[1]) or _HONOUR_WORDS.search(match[1]):
            words = words.replace(match[0], "")
    if "»" in words or words[:1] == "«":
        words = _within_quotes(words)
    thesis = _THESIS.search(words)
    if thesis:
        after = words[thesis.end() :].strip(" ,.:;()-–")
        before = words[: thesis.start()].strip(" ,.:;()-–") if not after and "niv" in words else ""
        return StatedVenue(school_in(after) if after else before or None)
    bare, year = venues.without_year(
        without_town((without_inner_letters(words) if ") " in words else words).strip(" .,"))
    )
    if year is None:
        year = venues.without_year(bare.split(",", 1)[0])[1]
    name = venues.clean(_SPECIAL.sub("", bare) if "pecial" in bare else bare)
    if not name or fold(name) in ("", "in", "the"):
        return StatedVenue(None, year)
    kind = venues.known(name)
    preprint = (kind is not None and kind.kind == "preprint server") or bool(PREPRINT.match(name))
    if preprint:
        name = _SERVER_NUMBER.sub("", name)
    if preprint and ("arxiv" in name.casefold() or name == "CoRR"):
        name = "arXiv"
    return StatedVenue(name, year, preprint)


def whole(container: StatedVenue | None, found: StatedVenue) -> StatedVenue:
    """The container; or what italics set off, or the whole name that it is only the end of ("Y" of "X in Y")."""
    if container is None or (found.set_off and found.name):
        return found
    if container.name and found.name and found.name.endswith(container.name) and not found.name.startswith("Proc"):
        before = found.name[: -len(container.name)].split()
        return found if before and before[-1] in _INNER else container
    return container


_INNER = frozenset(("in", "of", "for", "für", "on", "and", "&", "de", "der", "des"))


def year_told(stated: int | None, over: int | None) -> int | None:
    """A work's year as it states it; far from what stands over or before it, that: "2012: “Wool”, *Weft* 379: 1945"."""
    return over if stated is None or (over is not None and abs(stated - over) > 1) else stated
