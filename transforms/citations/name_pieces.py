"""Pieces of a list of names: whether the words between two separators are a name, and what kind of one."""

from __future__ import annotations

import re
from functools import lru_cache

from transforms.names.people import (
    clean_name,
    fold,
    is_common,
    is_given_name,
    is_glued,
    is_initials,
    is_name,
    is_no_family,
    is_particle,
)
from transforms.vocabulary import any_of, toml

_MARKS = " *†‡§¶#∗⋆^$\\{}_"
STATUS_WORD = re.compile(
    rf"(?:{any_of('citation_words', 'states', 'words')})\b",
    re.IGNORECASE,
)
INNER_STOP = re.compile(  # begins with the stop, which a search finds quickly: letters and up to two marks before it
    r"\.(?:"
    + "|".join(
        rf"(?<=[^\W\d_]{{2}}{marks}\.)(?<!\bJr{marks}\.)(?<!\bSr{marks}\.)(?<!\bS[tT]{marks}\.)(?<!\bDr{marks}\.)(?<!Prof{marks}\.)"
        for marks in ("", "[*†‡∗]", "[*†‡∗]{2}")
    )
    + r")[*†‡]?\s{1,3}\S"
)
_CUT = "|".join(f"(?<={name[0]}){name[1:]}" for name in toml("name_words")["cut_given_names"].split())
_JOINED_INITIALS = re.compile(  # "SQ. Dai", "Th. Brandt", "Yu. V. Orlov", "Wm. Orr"
    rf"([A-Z])(?:[A-Zhu]|{_CUT})\. (?=[A-Z](?:[a-z]|\. ?[A-Z]))"
)
_SIMPLE = re.compile(
    r"[A-Z][a-z]+(?:-[A-Z]?[a-z]+)? (?:[A-Z]\. )?[A-Z][a-z]+|(?:[A-Z]\. ?){1,3}[A-Z][a-z]+(?:-[A-Z][a-z]+)?"
)


_COLLECTIVES = frozenset(
    ("Team", "Collaboration", "Consortium", "Group", "Network", "Investigators", "Collaborators", "contributors")
)
_SPACED_INITIALS = re.compile(r"[^\W\d_a-z](?: [^\W\d_a-z]){1,3}")


_SUFFIXES = frozenset(("jr", "sr", "ii", "iii", "et al", "others", "et alii"))
_SMALL = frozenset(("the", "of", "for", "and", "on"))
_JOINTS = str.maketrans("", "", "-'’")


_ACRONYM_END = re.compile(r"[a-z][A-Z]{2,}$")  # "NeurIPS": a venue, and no family name


@lru_cache(maxsize=1 << 14)
def piece_kind(piece: str, owner: str) -> str:  # noqa: PLR0911 - a ladder of cases
    """Tell "name", "initials", "lone" (one family name), "weak" (a name with a common word) and "" (no name)."""
    if _SIMPLE.fullmatch(piece) and not any(map(is_common, piece.split())):
        return "name"
    if "." in piece:
        joined = _JOINED_INITIALS.match(piece)
        piece = f"{joined[1]}. {piece[joined.end() :]}" if joined else piece
        if INNER_STOP.search(piece):
            return "name" if _is_inverted(piece.strip(_MARKS)) else ""
    name = clean_name(piece.strip(_MARKS + " ,.;"))
    bare = piece.strip(_MARKS + " ,;")
    if not name:
        return "name" if piece.strip() and not any(c.isalnum() for c in piece) and "." in piece else ""
    if is_initials(bare.rstrip("*†‡")) or _SPACED_INITIALS.fullmatch(bare):
        return "initials"
    if owner and fold(name) == fold(owner):
        return "name"
    if name.casefold().rstrip(".") in _SUFFIXES:
        return "name"
    words = name.split()
    if _is_title(words):
        return ""
    return "name" if is_name(name) or is_glued(name) else _unsure_kind(words)


def _is_inverted(piece: str) -> bool:
    """True for "Vale. A. B.": a family name, and initials behind a full stop."""
    head, _, initials = piece.partition(". ")
    return (
        is_initials(initials.strip(_MARKS))
        and ("." in initials or (len(initials) < 3 and " " not in head))
        and len(head.split()) <= 2
        and head[:1].isupper()
        and not is_common(head)
    )


def _is_title(words: list[str]) -> bool:
    """True for three words that have a letter in their middle and are no name: "Vitamin D deficiency"."""
    return (
        len(words) == 3
        and is_initials(words[1])
        and "." not in words[1]
        and is_common(words[2])
        and not is_initials(words[0])
        and not is_given_name(words[0])
    )


def _unsure_kind(words: list[str]) -> str:
    """Which of "weak", "lone", "name" (of a group) and "" words are that no name list knows."""
    last = words[-1]
    if 2 <= len(words) <= 4 and last[:1].isupper() and (is_common(last) or is_initials(last)) and _weak_name(words):
        return "weak"
    if len(words) > 1 and words[0][0].islower() and all(map(is_particle, words[:-1])):
        words = words[-1:]  # "de Vries" stands as one family name
    if len(words) == 1 and last[:1].isupper() and last.translate(_JOINTS).isalpha() and not is_no_family(last):
        return "" if _ACRONYM_END.search(last) else "lone"
    is_group = 2 <= len(words) <= 6 and last in _COLLECTIVES and all(w[:1].isupper() or w in _SMALL for w in words)
    return "name" if is_group else ""


def _weak_name(words: list[str]) -> bool:
    """True for a name whose family name is also a common word ("Odile Marsh", "J. Field")."""
    first = words[0]
    if is_initials(words[-1]) and first[:1].isupper():
        return len(words) <= 3 and not is_initials(first) and sum(map(str.isalpha, words[-1])) < 3
    return (is_initials(first) or (not is_common(first) and len(first) > 2)) and is_name(" ".join((*words[:-1], "Xyz")))


def ends_in_initials(name: str) -> bool:
    """True for initials behind a name; in a name all in capitals ("HYE-JIN KIM") the last word is no such."""
    first, _, last = name.rpartition(" ")
    return is_initials(last or first) and not (len(first) > _INITIALS and name.isupper() and "." not in name)


_INITIALS = 3  # letters


def begins_with_initials(text: str) -> bool:
    """True for the rest of a name that stands inverted: "W., and Lund, A."."""
    return text[1:2] == "." and _INITIALS_ONLY.match(text) is not None


_INITIALS_ONLY = re.compile(r"(?:[A-Z]\. ?){1,3}(?:,|&|and\b)")
