"""Service roles in words: which of `warehouse.fields.ROLES` a phrase states, and where the role's words stand in it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.records.lists.looks import is_known_organization, outside_brackets
from transforms.text.patterns import without_front
from transforms.text.spelling import well_spelt
from transforms.vocabulary import any_of, toml

_WORD = re.compile(r"[^\W\d_][\w&’'-]*|&")
_LINK = re.compile(
    rf"(?<!\w)\s*(?:(?:@|\b(?:{any_of('entry_words', 'service', 'links')}))\s*:?\s+|\bd['’](?:une?\s+)?)"
    r"(?:(?:the|la|le|les|an?|both|several|various|following)\s+|l['’])*",
    re.IGNORECASE,
)
_WHAT = re.compile(r"[a-z][a-zà-ÿ -]{3,40} (?:for|pour|für) (?:the )?(?=\S*[A-ZÀ-Þ])")  # "software for Globex"
_WORKS = re.compile(  # what was reviewed, and how much: "reviewed two papers for the Loom Letters"
    r" (?:[\d>~+]{1,5} |[a-z-]{2,12} ){0,3}(?:papers?|manuscripts?|articles?|submissions?|abstracts?|books?)(?= for )"
)
_PREPOSITION = re.compile(r"\b(?:of|for|in|on|at|to|with)\s", re.IGNORECASE)
_AND = re.compile(r"\s*(?:and|&|/)\s*(?:co-)?", re.IGNORECASE)
_SECOND = re.compile(r"\s+(?:and|&)\s+(?!instructor)[a-z-]+$")  # "organizer and speaker"
_JOURNAL = re.compile(r"Reviews? (?:in|of) (?=[A-ZÀ-Þ])")  # "Annual Review of Spinning", and no role there
_LONGEST = 5
_MEMBER = 7  # characters of "members", which gives way to the board or committee named with it


HELD_AT_SEVERAL = frozenset(("reviewer", "program committee", "editor", "area chair"))
"""Roles that are held at several venues at a time, and listed so."""


class Role(NamedTuple):
    """A role found in a phrase: which, and the range of its words."""

    role: str
    start: int
    end: int


@cache
def _wordings() -> dict[tuple[str, ...], str]:
    return {
        tuple(wording.split()): role
        for role, text in toml("lists")["service"].items()
        for wording in (part.strip() for part in text.replace("\n", "").split("|"))
        if wording
    }


@cache
def _first_words() -> frozenset[str]:
    return frozenset(wording[0] for wording in _wordings())


@lru_cache(maxsize=4096)
def roles_in(text: str) -> tuple[Role, ...]:
    """Every role that the phrase words, left to right, the longest wording at each place."""
    matches = list(_WORD.finditer(text))
    words = well_spelt(tuple([match[0].casefold().replace("’", "'") for match in matches]))
    found = [(word, match.start(), match.end()) for word, match in zip(words, matches, strict=True)]
    wordings, roles, at = _wordings(), [], 0
    while at < len(found):
        for size in range(min(_LONGEST, len(found) - at), 0, -1) if words[at] in _first_words() else ():
            role = wordings.get(words[at : at + size])
            if role:
                if not (_names_journal(matches, at, size) or (size == 1 and _names_body(matches, at))):
                    first = at + _names_meeting(matches, at, size)
                    role = "committee" if _is_own_board(matches, at, size) else role
                    roles.append(Role(role, found[first][1], found[at + size - 1][2]))
                at += size - 1
                break
        at += 1
    return tuple(roles)


def _names_journal(words: Sequence[re.Match[str]], at: int, size: int) -> bool:
    """True for "Reviews" at the end of a journal's name: "Loom and Felt Reviews"; "Journal Reviews" are a role."""
    if words[at][0] != "Reviews" or size > 1 or at == 0:
        return False
    before = words[at - 1][0]
    return before[0].isupper() and not before.isupper() and before.casefold() not in _reviewed()


def _names_body(words: Sequence[re.Match[str]], at: int) -> bool:
    """True for a body that is called so: "Netherlands Organisation for Felt"; "Conference Organisation" is a role."""
    if words[at][0] not in ("Organisation", "Organization") or not 0 < at < len(words) - 1:
        return False
    before, behind = words[at - 1], words[at + 1]
    is_name = before[0][0].isupper() and before.end() + 1 == words[at].start()
    return is_name and behind[0] in ("for", "of") and before[0].rstrip("s") not in _MEETINGS


def _is_own_board(words: Sequence[re.Match[str]], at: int, size: int) -> bool:
    """True for a board that looks through what no meeting shows: "Curriculum Review Committee".

    So does a society's "Technical Committee on Looms", unlike the "Technical Committee" of a meeting.
    """
    if words[at][0] == "Technical" and words[at + size - 1][0] == "Committee":
        behind = words[at + size][0] if at + size < len(words) else ""
        return size == len(("Technical", "Committee")) and behind in ("on", "for")
    if size < len(("Review", "Committee")) or at == 0 or words[at][0] != "Review":
        return False
    before = words[at - 1][0]
    is_word = before[0].isupper() and not any(map(str.isupper, before[1:]))
    return is_word and before not in _MEETINGS and before.casefold() not in _reviewed()


def _names_meeting(words: Sequence[re.Match[str]], at: int, size: int) -> bool:
    """True where a committee's first word ends a meeting's name: "Loom Conference Organizing Committee"."""
    if size < _OF_MEETING or at == 0 or words[at][0] not in _MEETINGS or words[at + size - 1][0] != "Committee":
        return False
    before = words[at - 1]
    is_name = any(map(str.isupper, before[0])) and not before[0].isupper()
    return is_name and before.end() + len("! ") >= words[at].start()


_OF_MEETING = 3  # words of "Conference Organizing Committee"
_MEETINGS = frozenset(
    ("Conference", "Workshop", "Symposium", "Seminar", "Meeting", "Congress", "Event", "Session", "Panel")
)


@cache
def _reviewed() -> frozenset[str]:
    """What is reviewed, and how: the words before "review" in the wordings of that role."""
    told = (words[-2] for words in _wordings() if len(words) > 1 and words[-1].startswith("review"))
    return frozenset((*told, "book", "and", "other", "invited", "selected", "professional", "technical", "academic"))


@lru_cache(maxsize=4096)
def role_of(text: str) -> str | None:
    """The role that a role phrase states ("Workshop Co-chair", "Reviewer for journals"); None where it states none."""
    found = roles_in(outside_brackets(text))
    if found:
        return _head(_without_second(outside_brackets(text), found)).role
    found = roles_in(text)
    return _head(found).role if found else None


def _without_second(text: str, found: tuple[Role, ...]) -> tuple[Role, ...]:
    """The roles without those that an "and" adds to a first one: "Reviewer and Panelist"."""
    return tuple(
        role
        for number, role in enumerate(found)
        if not number
        or found[number - 1].role == "other"
        or text[role.start : role.end].casefold() == "instructor"
        or not _AND.fullmatch(text[found[number - 1].end : role.start])
    )


def _head(found: tuple[Role, ...]) -> Role:
    """The role that decides: the last before the first "for"/"of", but a bare "member" or "organization" gives way."""
    generic = found[-1].end - found[-1].start <= _MEMBER and found[-1].role == "other"
    strong = [role for role in found if role.role != "other"]
    return strong[-1] if generic and strong else found[-1]


@lru_cache(maxsize=4096)
def is_role(text: str) -> bool:
    """True where the phrase is nothing but a role: its last word outside brackets ends a role's wording."""
    bare = without_front(_MEMBER_OF, outside_brackets(text).rstrip(" .:"))
    found = roles_in(bare)
    second = _SECOND.search(bare) if found else None
    if second and found[-1].end == second.start():
        bare = bare[: second.start()]
    if found and is_known_organization(bare):
        return False
    return (
        bool(found)
        and found[-1].end == len(bare)
        and len(bare.split()) <= 8
        and not _LINK.search(bare[: found[-1].start])
    )


def noted_role(words: str) -> str | None:
    """The role that a note beside a venue states, by its words or its letters: "Reviewer", "SAC"."""
    if is_role(words):
        return role_of(words)
    return next((role for role, found in toml("lists")["service_letters"].items() if words in found.split()), None)


_MEMBER_OF = re.compile(  # "Member of the scientific committee"
    r"Members? of (?:the )?(?=(?:[\w-]+ ){1,3}[Cc]omm?itt?ee?$|(?:(?:Editorial|Advisory|[a-z-]+) ){1,3}[Bb]oard$)"
)


class Held(NamedTuple):
    """A phrase that words a role and its place together: "Reviewer for ICML" -> reviewer, "ICML"."""

    role: str
    venue: str


@lru_cache(maxsize=4096)
def role_with_venue(text: str) -> Held | None:
    """A role, "for/of/at" and where; None where the phrase is not built so."""
    for role in roles_in(text):
        rest = text[role.end :]
        if _JOURNAL.match(text, role.start):
            continue
        note = re.match(r"\s*\([^()]{0,60}\)", rest)
        rest = rest[note.end() :] if note else rest
        rest = f" for{rest}" if text[: role.end].endswith(" for") else rest
        rest = without_front(_WORKS, rest)
        link = _LINK.match(rest)
        if (
            link
            and not _PREPOSITION.search(text[: role.start])
            and rest[link.end() :].strip()
            and len(text[: role.start].split()) <= 6
        ):
            return Held(role_of(text[: role.end]) or role.role, without_front(_WHAT, rest[link.end() :].strip(" :.")))
    return None
