"""Names that their place in a list tells, be their words common ones ("Ada Vale, Bo Orr, Sage French, Mia Lund")."""

from __future__ import annotations

import re
from itertools import dropwhile

from transforms.citations.name_pieces import STATUS_WORD, piece_kind
from transforms.names.people import PARTICLES, is_common, is_initials, is_name, is_no_family

_NAME = r"[A-Z][a-z]{1,15} (?:[A-Z]\. )?[A-Z][a-z]{1,20}"
_AMONG = re.compile(rf"{_NAME}(?:,? (?:and|&)|,) ({_NAME})(?:(?:,? (?:and|&)|,) ({_NAME})(?=[,. ])|(?=\.))")
_JOINED = re.compile(r",? (?:and|&) $")
_LAST = re.compile(rf"{_NAME}(?<! St)(?=\. ?[A-Z\"“«]|, ?[\"“«]|: [A-Z]| \((?:19|20)\d\d)")
_FRONT = 6  # characters of what joins the last name to the others


def stands_among(text: str, position: int) -> bool:
    """True for two words in capitals before two names, or before the last one behind "and"."""
    match = _AMONG.match(text, position)
    if not match or not is_name(match[1]):
        return False
    return is_name(match[2]) if match[2] else " and " in match[0] or "& " in match[0]


def ends_list(text: str, position: int) -> int:
    """Where two words in capitals end that stand behind the "and" of a list and before its end; else 0."""
    if not _JOINED.search(text, max(0, position - _FRONT), position):
        return 0
    match = _LAST.match(text, position)
    return match.end() if match else 0


def closes_list(text: str, position: int) -> int:
    """Where a list goes on in words in capitals up to a quotation, or to the "and" and the stop before a title; else 0.

    Its names may be common words ("Ada Vale, Sage Long, Bo Orr, and Hope Major. Looms"), some of them are none.
    """
    match = _CLOSING.match(text, position)
    if not match or STATUS_WORD.match(text, position):
        return 0
    kinds = [piece_kind(name, "") for name in _BETWEEN.split(match["names"])]
    sure = kinds.count("name")
    return match.end("names") if sure and sure + kinds.count("weak") >= _SURE * len(kinds) else 0


def names_go_on(text: str, stop: int) -> bool:
    """True behind a lone word of a list of full names that another full name follows, or the quoted title: a mononym.

    "Ada Vale, Suharti, Bo Orr", "Ada Vale, Suharti. “Looms”": people of one name have no given name to follow.
    """
    match = _MONONYM.match(text, stop)
    if not match:
        return False
    return match["name"] is None or (piece_kind(match["name"], "") == "name" and is_name(match["name"]))


def family_behind(piece: str, at: int, owner: str) -> int:
    """Where the family name of two words behind a middle initial ends: "Ada M. Vale Duarte. Looms"; 0 if none does."""
    match = _TWO_WORDS.match(piece, at)
    return match.end() if match and piece_kind(piece[: match.end()], owner) == "name" else 0


_TWO_WORDS = re.compile(r" [^\W\d_a-z][^\W\d_]{2,20} [^\W\d_a-z][^\W\d_]{2,20}(?=\. [^\W\d_a-z][^\W\d_]{2})")


def title_like_start(text: str) -> bool:
    """True for words that begin a title behind the stop of an initial: "Looms of", "de novo looms"."""
    words = text.split()[:6]
    words = [*dropwhile(lambda word: word in PARTICLES, words)][:3]  # "Ada E. von Hohen, ..."
    if not words or is_initials(words[0]):
        return False
    if words[0].endswith((".", ",")) and not is_no_family(words[0].strip(".,*†‡")):
        return (
            words[0].endswith(".")
            and len(words[0]) < 7
            and len(words) > 1
            and (words[1].endswith(".") or words[1] == "of")
        )
    return (
        any(is_common(w) for w in words)
        or not words[0][:1].isupper()
        or len(words) < 2
        or not is_name(" ".join(words[:2]))
    )


_CAPITAL = r"[^\W\d_a-z]"
_WORDS = (
    rf"{_CAPITAL}[^\W\d_]{{1,15}} (?:{_CAPITAL}(?:\.|[^\W\d_]{{1,15}}) )?"
    rf"{_CAPITAL}[^\W\d_]{{1,20}}(?:-[^\W\d_]{{1,20}})?"
)
_CLOSING = re.compile(
    rf"(?P<names>{_WORDS}(?:, {_WORDS}){{0,40}}"
    rf"(?:,? (?:and|&) {_WORDS}(?=\. {_CAPITAL}[^\W\d_]|[.,]? ?[\"“«])|(?=[.,]? ?[\"“«])))"
)
_PART = rf"{_CAPITAL}(?:[^\W\d_]{{0,15}}(?:['’-][^\W\d_]{{1,15}}){{0,2}}\.?)"
_MONONYM = re.compile(
    rf"(?:, {_CAPITAL}[^\W\d_]{{2,19}}[*†‡∗]{{0,3}}){{0,3}}(?:(?:,? (?:and|&) |, )"
    rf"(?P<name>{_PART} (?:(?:{_PART}|{'|'.join(sorted(word for word in PARTICLES if len(word) > 1))}) ){{0,3}}{_PART})"
    rf"(?=[*†‡∗]{{0,3}}(?:[.(]|,? ?[\"“«]|,? (?:and|&) |, {_PART}(?: {_CAPITAL}|,? ?[\"“«])))"
    r"|[.,]? ?[\"“«])"
)
_BETWEEN = re.compile(r",? (?:and|&) |, ")
_SURE = 0.6  # of the names
