"""People's names in text: telling a name from other words, splitting lists of names, and taking a name apart.

Lists read: with commas, semicolons, "and", "&", "with"; "Smith, J., Doe, A. B."; footnote marks; "et al.".
"""

from __future__ import annotations

import re
from functools import lru_cache

from transforms.model import Span
from transforms.names.inverted import all_inverted, first_is_inverted
from transforms.names.known import is_family_name
from transforms.names.lists import Author, plain_list, plain_names
from transforms.names.parts import Part, parts_of
from transforms.names.post_nominals import is_post_nominal
from transforms.names.semicolons import semicolon_names
from transforms.names.words import (
    CJK,
    DEGREE,
    PARTICLES,
    SUFFIXES,
    clean_name,
    common_words,
    fold,
    is_common,
    is_given_name,
    is_glued,
    is_initials,
    is_name,
    is_name_word,
    is_no_family,
    is_particle,
    unmarked,
)
from transforms.text.patterns import MONTHS

__all__ = [
    "PARTICLES",
    "Author",
    "clean_name",
    "common_words",
    "fold",
    "given_family",
    "is_common",
    "is_given_name",
    "is_glued",
    "is_initials",
    "is_name",
    "is_no_family",
    "is_particle",
    "split_authors",
    "split_names",
]

_ET_AL = re.compile(
    r"(?:[,;&]\s{0,3}|\band\s{1,3})?(?:\bet\.?\s{0,3}al\b\.?(?:,?\s{1,3}\(?(?:incl\.|including)\s)?|\bu\.\s?a\.|"
    r"\band\s{1,3}(?:\d{1,4}\s{1,3})?(?:others|more|colleagues|co-?authors)\b|"
    r"\(?\+?\s?\d{1,4}\s{1,3}(?:more\s{1,3})?(?:others|authors)\)?|…|\.\s?\.\s?\.(?:\s?\.)?|等(?=\W|$))",
    re.IGNORECASE,
)
_RAISED = re.compile(r"[⁰¹²³⁴-⁹]")
_ET_AL_HINT = re.compile(r"…|等|\sal|others|\.\s?\.|more|\+|colleagues|a\.|author")
_STRONG = frozenset(";；")


def split_names(text: str) -> tuple[str, ...]:
    """The names of a list, in order, as stated; titles ("Prof.", "Dr."), marks (*, †, 1) and "et al." dropped."""
    return tuple(author.name for author in split_authors(text))


def split_authors(text: str) -> tuple[Author, ...]:
    """The names of a list in order, each with its marks and its place in the text."""
    if not text.isascii() and _RAISED.search(text):  # a raised figure looks like a letter of the name
        return _split_authors(text)
    return semicolon_names(text) or plain_names(text) or plain_list(text) or _split_authors(text)


@lru_cache(maxsize=1 << 9)  # the same list is looked at as one, and then read
def _split_authors(text: str) -> tuple[Author, ...]:
    if _ET_AL_HINT.search(text):
        text = _ET_AL.sub(_blanked, text)
    parts = _joined(parts_of(text))
    found = []
    for part in parts:
        name, marks = unmarked(part.text)
        if name and any(c.isalpha() for c in name):
            found.append(Author(name, marks, Span(part.start, part.end)))
    return tuple(found)


def _blanked(match: re.Match[str]) -> str:
    return "," + " " * (len(match[0]) - 1)


def _joined(parts: list[Part]) -> list[Part]:
    """Pieces of one name put together: "Smith" + "J.", "Geiger" + "R. Stuart", "Smith" + "Jr."."""
    found: list[Part] = []
    semicolons = sum(part.separator[:1] in _STRONG for part in parts)
    inverted = _inverted(parts)
    first_whole, paired = first_is_inverted(parts), all_inverted(parts)
    natural = False  # the list begins with "Given Family", so that a family name that stands first is a mononym
    waiting = False  # the last name found is a family name that may take a given name
    for part in parts:
        text = clean_name(part.text)
        comma = (
            part.separator[:1] in (",", "，") and " " not in part.separator.strip() and part.separator.strip().isascii()
        )
        if _is_degree(text, found[-1].text if found and waiting else "") or (comma and found and is_post_nominal(text)):
            continue
        if found and _is_suffix(text):
            found[-1] = _merge(found[-1], part)
            continue
        if (
            found
            and comma
            and part.separator == ","
            and waiting
            and (
                (
                    _takes(found[-1], text, inverted or bool(semicolons))
                    and not (natural and _stands_alone(found[-1].text, text))
                )
                or (first_whole and part is parts[1])
                or paired
                or _in_capitals(found[-1].text, text)
            )
        ):
            found[-1] = _merge(found[-1], part)
            waiting = False
            continue
        natural = natural or (" " in text and _is_whole(text))
        found.append(part)
        waiting = _may_be_family(text)
    return found


def _stands_alone(before: str, text: str) -> bool:
    """True for one more person of a list that begins "Given Family": "Suharti, William Orr", "Da He, Arjun S."."""
    named = _is_whole(text) or (" " in clean_name(before) and not is_initials(text))
    return named and not _behind_given(text)


def _is_degree(text: str, family: str) -> bool:
    """True for a degree; initials right behind a family name of one word are the person's: "Smith, MA"."""
    return DEGREE.fullmatch(text) is not None and not (family and " " not in family.strip() and is_initials(text))


_MONTHS = frozenset(form for month in MONTHS for form in (month.lower(), month[:3].lower())) | {"sept"}


def _is_whole(text: str) -> bool:
    """True for a piece that stands for a person: "William Y. Orr", "Suharti"; no initials, no "van Dyke", no month."""
    words = _without_suffix(text).split()
    if text.rstrip(".").lower() in _MONTHS:
        return False  # "Weft Trust, Panelist, Dec 2020"
    return not any(map(_initials_word, words[-1:])) and not all(map(is_particle, words[:-1] or words))


def _in_capitals(family: str, given: str) -> bool:
    """True for a family name in capitals before given names that are not: "DUPONT, Jean Paul"."""
    return len(family) > 3 and family.isupper() and "." not in family and given[:1].isupper() and given[-1:].islower()


def _is_suffix(text: str) -> bool:
    return text.rstrip(".").casefold() in SUFFIXES


def _without_suffix(name: str) -> str:
    """A family name without what stands behind it: "Reed Jr."."""
    before, blank, last = name.rpartition(" ")
    is_initials_of = last in _SHOUTED and not before.isupper()  # "Vale JR"
    return before if blank and _is_suffix(last) and not is_initials_of else name


_SHOUTED = frozenset(("JR", "SR"))


def _merge(a: Part, b: Part) -> Part:
    return Part(f"{a.text}, {b.text}", a.start, b.end, a.separator)


def _inverted(parts: list[Part]) -> bool:
    """True where the list begins with "Family, Initials", so that its members may all be inverted."""
    return (
        len(parts) > 1
        and parts[1].separator == ","
        and is_initials(clean_name(parts[1].text))
        and _may_be_family(clean_name(parts[0].text))
        and not (" " in parts[0].text and _OF_ONE_LETTER.fullmatch(parts[1].text) and _is_whole(parts[0].text))
    )


def _may_be_family(text: str) -> bool:
    """True for a piece that needs a given name: no initials in it, one word, or several that hold a particle."""
    parts = _without_suffix(text).split()
    return (
        1 <= len(parts) <= 4 and not any(map(_initials_word, parts)) and not CJK.fullmatch(text) and not is_glued(text)
    )


def _initials_word(word: str) -> bool:
    """True for a word of initials inside a name: "J.", "J", "JQ", "J.-P."; no particle."""
    return (
        is_initials(word) and (len(word) < 3 or not word.isalpha() or word.isupper()) and word not in ("De", "Di", "Da")
    )


def _takes(family: Part, given: str, inverted: bool) -> bool:
    """True where the second piece is the given name of the first."""
    name = _without_suffix(clean_name(family.text))
    lone = all(is_particle(p) for p in name.split()[:-1])
    if is_initials(given):
        return lone or inverted or (len(name.split()) <= 3 and not _OF_ONE_LETTER.fullmatch(given))
    if not lone:
        return False
    if _behind_given(given):
        return True
    parts = given.split()
    names = [part for part in parts if not is_initials(part)]
    if not inverted and _is_another(name, parts):
        return False
    return (
        len(parts) <= 4
        and all(map(is_name_word, parts))
        and (inverted or len(names) < 2 or (len(parts) < 3 and is_initials(parts[0])) or len(names) < len(parts))
    )


def _is_another(family: str, parts: list[str]) -> bool:
    """True for one more person behind a mononym: "Suharti, K. Orr III", "Suharti, Ada C. Vale", "Suharti, P. Quill"."""
    if len(parts) > 1 and _is_suffix(parts[-1]):
        return True
    if len(parts) < 2 or not any(map(is_initials, parts)) or is_initials(parts[-1]):
        return False
    if len(parts) > 2 and any(map(is_initials, parts[1:-1])):
        return is_given_name(parts[0]) or not is_given_name(parts[-1])
    usual = is_given_name(fold(parts[-1]).capitalize()) or is_family_name(family)
    return len(parts) == 2 and not usual and is_family_name(parts[-1])


def _behind_given(given: str) -> int:
    """Where behind a given name the particle of the family name before it begins: "Dahl, Ada van der"; 0 if none."""
    if not given.endswith(_LAST_PARTICLES):
        return 0
    names = given.split()
    while len(names) > 1 and names[-1] in PARTICLES:
        names.pop()
    front = " ".join(names)
    return len(front) if front != given and all(map(is_name_word, names)) else 0


_LAST_PARTICLES = tuple(f" {word}" for word in PARTICLES if word.islower() and len(word) > 1)


# A person whose family name is one letter, behind somebody whole: "Ada Vale, X. E, Bo Orr".
_OF_ONE_LETTER = re.compile(r"(?:[^\W\d_a-z]\.\s?){1,3}[^\W\d_a-z]")


def given_family(name: str) -> tuple[str, str]:
    """A stated name as (given, family with its particles). A lone word is a family name."""
    name = clean_name(name)
    family, comma, given = name.partition(",")
    if comma and not _is_suffix(given.strip()):
        before, _, last = given.rpartition(",")  # "Vale, Ada J., II"
        given, family = (before if _is_suffix(last.strip()) else given).strip(" ,"), _without_suffix(family.strip())
        cut = _behind_given(given)
        return (given[:cut], f"{given[cut + 1 :]} {family}") if cut else (given, family)
    parts = (family if comma else name).split()
    if len(parts) > 1 and _is_suffix(parts[-1]):
        parts = parts[:-1]
    if len(parts) > 1 and _trailing_initials(parts[-1], shouted=name.isupper()) and not is_initials(parts[0]):
        cut = next(i for i, part in enumerate(parts) if i and _trailing_initials(part, shouted=name.isupper()))
        return " ".join(parts[cut:]), " ".join(parts[:cut])
    start = len(parts) - 1
    while (
        start > 1
        and parts[start - 1].casefold().rstrip(".") in PARTICLES
        and (len(parts[start - 1].rstrip(".")) > 1 or parts[start - 1] == "Ó")
    ):
        start -= 1
    return " ".join(parts[:start]), " ".join(parts[start:])


def _trailing_initials(word: str, *, shouted: bool) -> bool:
    """True for initials as they stand after a family name: "J", "JR", "J.R.", but no short family name such as "Li"."""
    bare = word.replace(".", "").replace("-", "")
    return 0 < len(bare) <= (2 if shouted else 3) and bare.isupper()
