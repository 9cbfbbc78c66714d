"""Names that their place in a list tells, be their words common ones ("Ada Vale, Bo Orr, Sage French, Mia Lund")."""

from __future__ import annotations

import re

from transforms.citations.name_pieces import STATUS_WORD, piece_kind
from transforms.names.people import is_name

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


_CAPITAL = r"[^\W\d_a-z]"
_WORDS = (
    rf"{_CAPITAL}[^\W\d_]{{1,15}} (?:{_CAPITAL}(?:\.|[^\W\d_]{{1,15}}) )?"
    rf"{_CAPITAL}[^\W\d_]{{1,20}}(?:-[^\W\d_]{{1,20}})?"
)
_CLOSING = re.compile(
    rf"(?P<names>{_WORDS}(?:, {_WORDS}){{0,40}}"
    rf"(?:,? (?:and|&) {_WORDS}(?=\. {_CAPITAL}[^\W\d_]|[.,]? ?[\"“«])|(?=[.,]? ?[\"“«])))"
)
_MONONYM = re.compile(
    rf"(?:, {_CAPITAL}[^\W\d_]{{2,15}}[*†‡∗]{{0,3}}){{0,3}}(?:(?:,? (?:and|&) |, )"
    rf"(?P<name>{_CAPITAL}(?:\.|[^\W\d_]{{1,15}}(?:-[^\W\d_]{{1,15}})?) (?:{_CAPITAL}(?:\.|[^\W\d_]{{1,15}}) )?"
    rf"{_CAPITAL}[^\W\d_]{{1,20}})"
    rf"(?=[*†‡∗]{{0,3}}(?:[.(]|,? ?[\"“«]|,? (?:and|&) |, {_CAPITAL}[\w-]{{0,15}}\.? {_CAPITAL}))"
    r"|[.,]? ?[\"“«])"
)
_BETWEEN = re.compile(r",? (?:and|&) |, ")
_SURE = 0.6  # of the names
