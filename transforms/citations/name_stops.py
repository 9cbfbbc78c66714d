"""What divides the names of a run: where a piece stops, and where the next begins."""

from __future__ import annotations

import re

from transforms.model import Span
from transforms.vocabulary import any_of


def next_stop(text: str, position: int) -> int:
    """Where the piece that begins at `position` ends: before a mark or word that divides names, or with the text."""
    hard = _HARD_STOP.search(text, position)
    begin = position
    while hard and hard[0] in _OPENS and (called := _CALLED.match(text, hard.start())):
        begin = called.end()
        hard = _HARD_STOP.search(text, begin)
    end = hard.start() if hard else len(text)
    words = text[position:end]
    if words and words[0] != "." and not words[-1].isspace() and ":" not in words and ".." not in words:
        between = words.lower().split()
        if _SOFT_STOPS.isdisjoint(between):
            return end  # as most names end
    match = _STOP.search(text, begin)
    return match.start() if match else len(text)


_OPENS = frozenset('("“')
# What somebody is called, inside a name: "Ada (Addie) Vale", "P. B. (Bob) Orr".
_CALLED = re.compile(
    r"(?:(?<=[^\W\d_] )|(?<=[^\W\d_a-z]\. ))"
    r"(?:\([^\W\d_a-z][^\W\d_]{1,14}\)|“[^\W\d_a-z][^\W\d_]{1,14}”|\"[^\W\d_a-z][^\W\d_]{1,14}\") "
    r"(?=[^\W\d_a-z][\w'’.-]{1,24}(?:[,;.*]| and | \((?:19|20)\d|$))"
)
_HARD_STOP = re.compile(r"[,;&\n\t()\[“\"«„\x00]")
_SOFT_STOPS = frozenset(("and", "und", "et", "y", "e", "og", "–", "—", "|", "·", "•", "-"))


# The set in front lets the search run over letters without trying the rest.
_STOP = re.compile(
    r"[\s,;&()\[“\"«„\x00:.](?:(?<=[,;&\n\t()\[“\"«„\x00])|(?<=\s)(?:\s{0,2}[,;&\n\t()\[“\"«„\x00]|"
    r"\s{0,2}(?:and|und|et)\s|\s{0,2}(?:(?-i:[ye])|og)\s(?=[^\s,;]+\s[^\s,;])|[–—|·•-]\s)|(?<=:)\s|(?<=\w\.\.)\s)",
    re.IGNORECASE,
)
_SKIP = re.compile(
    r"\s{0,3}(?:[,;&\n\t\s]|and\s|und\s|et\s(?!al)|(?-i:[ye])\s|og\s|(?<=al\., )incl(?:\.|uding)\s|"
    r"\((?:eq[^)]*|\*[^)]*|co-?first[^)]*|"
    r"[*†‡,]+|\d{1,2})\)|\[\s?[\d*†‡∗⋆,]+\s?\]|…|\[(?:…|\.\.\.)\])*",
    re.IGNORECASE,
)


def skip(text: str, stop: int) -> int:
    """Where the next piece begins, behind marks, words between names and notes on a name."""
    match = _SKIP.match(text, stop)
    return match.end() if match else stop


def is_last(text: str, stop: int, position: int) -> bool:
    """True where nothing that divides names stands between a piece's end and `position`, where the next would begin."""
    gap = text[stop:position]
    if text[position : position + 2] in _DASHES and not gap.strip():
        return True  # "Ada Vale, Bo Orr — ICML 2021"
    return ("\n" in gap and "," not in gap and "&" not in gap) or (not gap and position < len(text))


_DASHES = frozenset(("– ", "— ", "- ", "| "))


def is_closed(names: str) -> bool:
    """True for a list whose last name stands behind "and" without a comma: "Ada Vale, Bo Orr and Cy Dorn"."""
    before, joined, last = names.rpartition(" and ") if " and " in names else names.rpartition(" & ")
    return bool(joined) and " " in before and before[-1] not in ",;" and "," not in last and " " in last


def is_volume(piece: str, text: str, stop: int) -> bool:
    """True for a journal and its volume: Roman ones before issue or year ("Kempia VI (2), 1993: 5-7"), "ABCD 6".

    And Arabic ones before issue or pages: "Weft Letters 8 (2)", "Weft Letters 12: 45-67".
    """
    if _ACRONYM.fullmatch(piece) or (piece.rstrip()[-1:].isdigit() and _NUMBERS.match(text, stop)):
        return True
    return _ROMAN.search(piece) is not None and _ISSUE.match(text, stop) is not None


_NUMBERS = re.compile(r" ?\(\d{1,3}(?:[-/–]\d{1,3})?\)|: ?\d{1,5}[-–]\d")
_ROMAN = re.compile(r"[a-z] (?:X{1,3}(?:I[XV]|V?I{0,3})|I[XV]|VI{1,3}|I{2,3})(?: ?\(\d{1,3})?$")
_ACRONYM = re.compile(r"[A-Z&]{3,8} \d{1,4}\s?")
_ISSUE = re.compile(r" ?\(?\d{1,3}(?:[-/–]\d{1,3})?\)|,? \(?(?:19|20)\d\d\)?[:,] ?(?:pp?\. ?)?\d")


def leads_subtitle(text: str, start: int, end: int, position: int, last: int) -> bool:
    """True for two words before a colon among names that all have initials: "A. Vale, B. Orr, Salt Roads: A Study"."""
    if text[last : last + 2] != ": " or "." in text[position:last]:
        return False
    return all(_INITIAL.match(name) for name in _PARTS.split(text[start:end]))


def hold_subtitle(text: str, names: Span) -> bool:
    """True for names with a title's first words behind them: "A. Vale, B. Orr, Salt Roads:"."""
    end = names.end - (text[names.end - 1] == ":")
    last = text.rfind(", ", names.start, end)
    return ": " in text[slice(*names)] or (
        text.rfind(", ", names.start, last) > 0 and leads_subtitle(text, names.start, last, last + 2, end)
    )


_PARTS = re.compile(r",? and |,? & |, ")
_INITIAL = re.compile(r"[^\W\d_a-z](?:\.|[a-z]?\.)|[^\W\d_a-z]{1,2} [^\W\d_a-z]")


def begins_title(text: str, start: int, end: int) -> bool:
    """True where words like a name begin a title, for none begins with "and": "Loom Counter and Sorter for Rooms"."""
    return "." not in text[start:end] and _GOES_ON.match(text, end) is not None


_GOES_ON = re.compile(
    r" (?:and|&) (?:[Ii]ts |[Tt]heir |(?:[\w-]{1,30} ){1,3}"
    rf"(?:{any_of('citation_words', 'names', 'before_no_name')}) )"
)
