"""Lists of honours in a sentence: members each with its year, "the Loom Prize in 2012, the Moss Medal (2014)".

Consumes the words behind "received"; produces the members, and which words name an honour.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from transforms.records.lists.looks import all_words, words
from transforms.vocabulary import any_of

LEADS = re.compile(
    rf"(?:(?:{any_of('prose', 'honours', 'leads')})\s+)+",
    re.IGNORECASE,
)
NAME_ENDS = re.compile(
    r"[;(\[—]|\s–\s|,(?!\s(?:First|Second|Third|Honou?rable|Runner))|(?<!\b[A-Z])\.(?=\s|$)|\s(?:"
    rf"{any_of('prose', 'honours', 'name_ends')})\s|\sin\s(?=(?:the (?:year|years|spring|summer|fall|autumn|"
    r"winter) )?(?:[A-Z][a-z]+ )?(?:19|20)\d\d)|\s(?=(?:19|20)\d\d\b)|\sboth in\s|\sand to (?:be|have)\s"
)


class Member(NamedTuple):
    """One honour of a list: its words, and where they stand in the sentence."""

    text: str
    start: int


def dated_members(clause: str) -> list[Member]:
    """The members of a list of names, each with its year: "the Loom Prize in 2012, the Moss in 2014, and Felt 30".

    Or in brackets: "Loom Prize (2012), Award for Felt and Wool (2014), and Moss Medal (2015)".
    """
    if (clause.count(" in ") < _SERIES and clause.count("(") < _SERIES) or not has_honour(clause):
        return []
    cuts = list(_AFTER_YEAR.finditer(clause))
    edges = [0, *(match.end() for match in cuts)], [*(match.start() for match in cuts), len(clause)]
    members = [without_lead(clause[a:b].rstrip(" ."), a) for a, b in zip(*edges, strict=True)]
    if len(members) < _SERIES or not all(_DATED.fullmatch(member.text) for member in members):
        return []
    honours = sum(has_honour(member.text) for member in members)
    return members if _SERIES * honours >= len(members) else []


_SERIES = 3  # members of a list, one in as many of which is an honour by its words
_AFTER_YEAR = re.compile(r"(?:(?<= in (?:19|20)\d\d)|(?<=(?:19|20)\d\d\)))(?:\s?,){1,2}\s(?:and\s)?")
_YEARS = r"\((?:19|20)\d\d(?: ?[,–-] ?(?:19|20)?\d\d)?\)"
_ENDS_DATED = re.compile(rf" (?:in (?:19|20)\d\d|{_YEARS})$")
_DATED = re.compile(
    r"[A-Z](?:[^,;()]{3,90}? in (?:19|20)\d\d"
    rf"|[^;()]{{3,90}}(?:\([A-Z][\w-]{{1,9}}\)[^;()]{{0,40}})? ?{_YEARS})"
)
_GIVEN_AT = re.compile(r" (?:at|from|by) (?:the )?(?P<by>[A-Z][^,;()]{1,60})$")


def undated(member: Member) -> tuple[str, str | None]:
    """The honour's name without its year, and who gave it where "at X" stands behind it."""
    name = _ENDS_DATED.sub("", member.text).strip(" ,")
    place = _GIVEN_AT.search(name)
    return (name[: place.start()], place["by"]) if place else (name, None)


def without_lead(text: str, start: int) -> Member:
    """The member without words that only lead to it: "the", "a prestigious"."""
    lead = LEADS.match(text)
    skip = lead.end() if lead else 0
    return Member(text[skip:], start + skip)


def has_honour(text: str) -> bool:
    """True where the name that the words begin with is an honour's."""
    stop = NAME_ENDS.search(text)
    return is_honour(text[: stop.start()] if stop else text)


def is_honour(name: str) -> bool:
    """True for a name with a word of honours in it."""
    strong = words("awards", "strong") - words("awards", "weak") - {"certificate"}
    return (
        bool(strong & all_words(name) and not _OF_DEGREE.match(name))
        or (name.endswith(("Scholar", "fellow")) and name[0].isupper())
        or name.startswith(("honorary member", "Honorary Member"))
        or f" {name.lower()}".endswith(_WEAKER)
    )


_OF_DEGREE = re.compile(r"(?i)(?:[\w-]+ ){0,2}honou?rs (?:degree|bachelor|master|b\.? ?s?c|b\.? ?a|m\.? ?a)\b")
_WEAKER = (" travel grant", " travel scholarship", " travel bursary", "’s list", "'s list")
