"""What follows a title, cut into pieces one of which may name the venue: consumes text, numbers blanked.

Full stops of abbreviations ("Org. Lett.") and blanked numbers inside a name cut nothing.
"""

from __future__ import annotations

import re

from transforms.entities import venues
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import is_place
from transforms.vocabulary import forms

_ABBREVIATIONS = frozenset(forms("publication_words", "abbreviations"))
_SENTENCE = re.compile(
    r"[.!?](?=\s|\x00|$)|[\n\t|•·]|;\s|\x00+|\s[–—]\s|\s-\s|\s/\s"
    r"|,\s(?=(?:Best|Outstanding|Distinguished) (?:\w{2,12} ){0,2}(?:Paper|Poster|Demo|Article)\b|Honou?rable Mention)"
    r"|,\s(?=(?:[Pp]oster|[Oo]ral|[Ss]potlight)(?: (?:[Pp]resentation|[Tt]alk|[Pp]aper|[Ss]ession))?(?:[,.\s\x00]|$))"
)

LINKED = re.compile(r"[\])]\s{0,2}[\[(]")  # between words of links in brackets


def pieces_of(rest: str) -> list[str]:
    """The rest cut at sentence ends, tabs, bars and blanks left by numbers; abbreviations do not end a sentence."""
    found, start = [], 0
    for match in _SENTENCE.finditer(rest):
        stop = match[0] in ".!?"
        if match[0] == "." and match.end() < len(rest.rstrip("\x00 ")) and _is_abbreviation(rest, match):
            continue
        if match[0][0] == "\x00" and _number_inside(rest, match):
            continue
        found.append(rest[start : match.start() + (1 if stop and match[0] == "." else 0)])
        start = match.end()
    found.append(rest[start:])
    return [piece for piece in found if any(c.isalpha() for c in piece)]


def _is_abbreviation(rest: str, stop: re.Match[str]) -> bool:
    """True for a full stop within an abbreviated title ("Org. Lett.")."""
    word = _word_before(rest, stop.start())
    return (
        word in _ABBREVIATIONS
        or word in ("editors", "editor", "eds", "hrsg")
        or (
            0 < len(word) < 11
            and bool(_ABBREVIATED_NEXT.match(rest, stop.start() + 1))
            and not (len(word) > _SHORT and (town := _NEXT.match(rest, stop.end())) and is_place(town[1]))
        )
    )


_SHORT, _NEXT = 6, re.compile(r"\s([A-Z][a-z]{2,10}),\s?(?:\x00|\d)")  # letters of a shortened word; "Oslo, 1-6"


_ABBREVIATED_NEXT = re.compile(
    r"\s(?:(?:and|for) (?:its )?[A-Z][a-z]{0,9}\.|[A-Z][A-Za-z]{0,8}\.(?!\w)|[A-H](?=[\s,\x00]|$)"
    r"|[A-Z][a-z]{2,10}(?=[”\"]?,?\s?(?:\x00|vol\b|\d))|(?:[A-Z][a-z]{2,7}\s){1,3}[A-Z][a-z]{1,6}\.)"
)


def _word_before(text: str, stop: int) -> str:
    """The letters right before a full stop, in lower case, at most ten."""
    start = stop
    while start > 0 and stop - start < 10 and text[start - 1].isalpha():
        start -= 1
    return text[start:stop].casefold()


def _number_inside(rest: str, match: re.Match[str]) -> bool:
    r"""True for a blanked year inside a name ("\x00 USENIX ATC", "Proceedings of the \x00 IEEE ...")."""
    before = rest[: match.start()].rstrip()
    return before.endswith(("the", "of", "In", "in", "at", "Proc.", "(", "IEEE", "ACM", " to", ":"))


_TOWN = re.compile(
    r"(?P<town>[A-ZÀ-Þ][\w.’' -]{2,25}?(?:(?:, | and | & |/)[A-ZÀ-Þ][\w. ]{1,16})?)"
    r"(?P<sign>\s?:|,) (?P<name>[A-ZÀ-Þ][^:]{2,60})"
)


def without_town(words: str) -> str:
    """The publisher of a book: what follows its town ("Paris, La Découverte", "London: Verso", "Moss, MI: Reed")."""
    match = _TOWN.fullmatch(words) if ":" in words or "," in words else None
    if match is None or venues.is_place(match["name"]):
        return words
    is_imprint = match["sign"] != "," and (venues.is_publisher(match["name"]) or match["name"].endswith(" Press"))
    town = match["town"] if match["sign"] == "," else match["town"].rpartition(", ")[2]
    is_town = venues.is_place(match["town"]) or venues.is_place(town)
    return match["name"] if is_imprint or is_town else words


def is_house(words: str) -> bool:
    """True for a publisher behind its town, and what stands behind it: "Moss, MI: Reed Press, 85-112"."""
    match = _HOUSE.match(words) if ": " in words else None
    return match is not None and (venues.is_publisher(match["house"].strip()) or match["house"].endswith(" Press"))


_HOUSE = re.compile(r"[A-ZÀ-Þ][\w.,’' /-]{2,30}: (?P<house>[A-ZÀ-Þ][^:,\d]{2,60})")


def without_inner_letters(words: str) -> str:
    """A venue without the letters of a body between its name and its meeting's: "Felt Guild (FG) 8th Annual Review"."""
    return _INNER_LETTERS.sub("", words, count=1)


_INNER_LETTERS = re.compile(
    r" \([A-Z][A-Za-z-]{1,9}\)(?= (?:\d{1,3}(?:st|nd|rd|th) )?(?:[A-Z][\w-]{1,20} ){0,4}"
    r"(?:Review|Conference|Workshop|Meeting|Symposium|Congress|Forum|Retreat|Days?|Convention)\b)"
)


def before_editors(rest: str) -> str:
    """The book whose editors stand in brackets right behind it: "Essays on Felt (eds. A. Orr and B. Sand)"; else ""."""
    found = _BEFORE_EDITORS.match(rest) if "(ed" in rest or "(Ed" in rest or "(Hrsg" in rest else None
    return found["book"] if found else ""


_BEFORE_EDITORS = re.compile(
    r"[\s.,;:)\x00]{0,6}(?:[Ii]n:? |For )?(?P<book>[A-Z][^()\x00\n“”\"]{3,120}?),? "
    r"\((?:[Ee]ds?\b\.?|[Ee]dit(?:ors?|ed by)\b|Hrsg\.)[:,]? ?[A-Z][^()\x00]{3,120}\)"
)


def is_town(words: str, rest: str) -> bool:
    """True for a town that nobody knows before its state, where a book says nothing else: "Reed Island, BC, Canada"."""
    where = rest.partition(words)[2]
    if where[:2] != ", " or len(where) > _WHERE or venues.likeness(words):
        return False
    return is_place(words + where.rstrip(" .,;)\x00\n"))


_WHERE = 30  # characters of a state and its country


def school_in(words: str) -> str:
    """The school where a thesis was handed in: neither its department nor its town, "Weft Dept, University of X, Y"."""
    parts = [part.strip() for part in words.split(",")]
    schools = [
        words[one.start : one.end] for one in find_organizations(words) if shape_rank(words[one.start : one.end]) > 1
    ]
    schools = schools or [part for part in parts if shape_rank(part) > 1]
    return (schools or [part for part in parts if not is_place(part)] or parts)[-1]
