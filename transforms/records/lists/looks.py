"""What a phrase looks like: an organisation, a venue, a place, a code, an amount. Vocabulary in `lists.toml`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from transforms.entities import places, venues
from transforms.entities.organizations import find_organizations
from transforms.entities.subjects import names_subject
from transforms.names.words import is_common
from transforms.text.spelling import misspelt
from transforms.vocabulary import any_of, forms, toml

_WORD = re.compile(r"[^\W\d_](?:[\w’'&/-]*\w)?")
_SMALL = frozenset(forms("small_words", "of_names"))
_ACRONYM = re.compile(r"[A-Z0-9][A-Za-z0-9&+/-]{1,11}(?:['’]s)?")
CODE = re.compile(
    r"\(?(?:[A-Z]{2,6}(?:[/&][A-Z]{2,5}|-[A-Z]{1,2}\.?(?=[ -]?\d))?|[A-Z]{2}\.(?=\d{3}\.\d{3})"
    r"|[A-Z][a-z]{1,9}(?:[A-Z][a-z]{1,3}(?=\d))?"
    rf"|(?!(?:{any_of('entry_words', 'teaching', 'no_subjects')})\.)(?:[A-Z][a-z]{{0,6}}\. )?"
    r"[A-Z][a-z]{1,7}\.)"
    r"[ -]{0,3}(?:(?<=[a-z][ -])[A-Z])?\d{1,5}(?:[.-]\d{1,4})?[A-Z]{0,3}(?:[/,& -]{1,3}\d{2,5}[A-Z]?){0,3}\)?"
    r"|\(?\d{1,2}\.[A-Z]?\d{2,4}[A-Z]?\)?|\(?\d{2}-\d{3}\)?"
)
_MAY_CODE = re.compile(  # a quick look for a code's first figure
    r"\d(?:(?<=[A-Za-z].)|(?<=[A-Z][A-Z]\..)|(?<=[A-Za-z][ -].)|(?<=[A-Za-z][ -]{2}.)|(?<=[A-Za-z][ -]{3}.)"
    r"|\d?\.[A-Z]?\d\d|\d-\d{3})"
)


SAT_ON = "|".join((*toml("lists")["organizations"]["sat_on"], *misspelt("committee")))
"""Bodies that one sits in: an alternation for patterns of any case."""

SOCIETIES = any_of("lists", "organizations", "societies")
"""Learned societies by their letters: an alternation for patterns of any case."""


@cache
def words(table: str, key: str) -> frozenset[str]:
    """A vocabulary of `lists.toml` as a set."""
    return frozenset(forms("lists", table, key))


def word_list(text: str) -> list[str]:
    """The words of a phrase in lower case; brackets left out."""
    return list(_words(text))


@lru_cache(maxsize=1 << 12)
def _words(text: str) -> tuple[str, ...]:
    if text.replace(" ", "").isalpha():
        return tuple(text.casefold().split())
    return tuple(map(str.casefold, _WORD.findall(text)))


@lru_cache(maxsize=1 << 12)
def all_words(text: str) -> frozenset[str]:
    """The words of a phrase in lower case, the parts of hyphenated ones too; brackets left out."""
    found = _words(outside_brackets(text))
    return frozenset((*found, *(part for word in found if "-" in word for part in word.split("-"))))


def outside_brackets(text: str) -> str:
    """The phrase without what stands in round or square brackets."""
    if "(" not in text and "[" not in text:
        return text
    count = 1
    while count:
        text, count = _INNERMOST.subn("", text)
    return " ".join(_OPEN.split(text, maxsplit=1)[0].split())


_INNERMOST, _OPEN = re.compile(r"[(\[][^()\[\]]*[)\]]"), re.compile(r"[(\[]")


def holds_code(text: str) -> bool:
    """True where a course's code stands in the text."""
    return _MAY_CODE.search(text) is not None and CODE.search(text) is not None


def is_at_town(text: str) -> bool:
    """True for a name of few words and the town behind it: "Globex Hong Kong", "Brisk AI Lab Carrow, Italy"."""
    if len(text.split()) > _FEW or text[-1] in '.?!”"':
        return False
    name, town = places.cut_place(text)
    return town is not None and bool(name) and is_titled(name) and ":" not in name


_FEW = 6  # words


def is_acronym(text: str) -> bool:
    """True for one token that looks like an acronym, its year with it or not: "NeurIPS", "T-PAMI", "RA-L", "CHI'21"."""
    if text[-3:-2] in _APOSTROPHES and text[-2:].isdecimal():
        text = text[:-3]
    if _ACRONYM.fullmatch(text) is None or sum(map(str.isupper, text)) < 2:
        return False
    return "-" not in text or not _COMPOUND.fullmatch(text)


_COMPOUND = re.compile(r"[A-Z][a-z]{2,}-[A-Z][a-z]{2,}")  # words of a title: "Moss-Based"
_APOSTROPHES = ("'", "’")
_EASTERN = "\u2e80"  # the first of the Chinese and Japanese signs


@cache
def _heads() -> frozenset[str]:
    return words("organizations", "heads") | words("organizations", "abroad")


@lru_cache(maxsize=8192)
def is_organization(text: str) -> bool:
    """True where the phrase names an organisation or a part of one."""
    bare = outside_brackets(text)
    found = word_list(bare)
    if not 0 < len(found) <= 14 or text[:1].islower():
        return False
    if text[0] >= _EASTERN:
        return any(head in bare for head in words("organizations", "eastern"))
    if is_known_organization(bare) or _OF_TOWN.match(bare) or _is_in_town(bare) or _is_programme(bare):
        return True
    if not _is_mostly_titled(bare) or tells(found) or _is_inner(found) or names_subject(bare):
        return False
    heads = _heads()
    if found[-1] in heads or found[0] in heads or (len(found) == 1 and found[0] in words("organizations", "acronyms")):
        return True
    at = next((i for i, word in enumerate(found) if word in ("of", "for", "at", "de", "in")), None)
    within = at is not None and (found[at - 1] in heads or found[-1] in words("organizations", "acronyms"))
    return within or (at is None and _is_one_of_several(found, text))


_OF_TOWN = re.compile(r"(?:U\.? of|U\.C\.) [A-Z]|U\.? [A-ZÀ-Þ][a-zß-ÿ]{3,20}$")  # "U. of Oslo", "U.C. Davis", "U Oslo"


def _is_programme(text: str) -> bool:
    """True for a school with its programme: "Globex College Program in Wool and Dyes"."""
    program = _PROGRAM.search(text) if " Program" in text else None
    return program is not None and "," not in text and is_organization(text[: program.start()])


_PROGRAM = re.compile(r"(?:(?<=ollege)|(?<=versity)|(?<=titute)) Program(?:me)? (?:in|of|on|for) (?=[A-Z])")


def _is_in_town(text: str) -> bool:
    """True for a known name before its town: "Globex Zurich"."""
    known = next(iter(find_organizations(text)), None) if 1 < len(text.split()) <= _TOLD_APART else None
    return known is not None and known.certain and not known.start and places.is_place(text[known.end :].strip())


def _is_one_of_several(found: Sequence[str], text: str) -> bool:
    """True for a body told apart by its town: "Queen's College Tarn", "UC Tarn"."""
    if not 1 < len(found) <= _TOLD_APART or is_common(found[-1]):
        return False
    if found[0] in words("organizations", "systems"):
        return text.split(maxsplit=1)[0].isupper()
    return len(found) > _PAIR and found[-2] in words("organizations", "schools")


_TOLD_APART, _PAIR = 4, 2  # words


def tells(found: Sequence[str]) -> bool:
    """True for words joined as titles join them, and no body's name does: "School Meals and Rents during Droughts"."""
    return len(found) > _TELLING and not words("organizations", "joining").isdisjoint(found[_TELLING - 1 :])


def _is_inner(found: Sequence[str]) -> bool:
    """True where the last word is inside what is told: "Law and Society", "Reading Habits in Rural Schools"."""
    if found[-1] in _THEMES and found[-2:-1] in (["and"], ["in"]):
        return True
    if found[-3:-1] == ["in", "the"] or (found[1:2] == ["and"] and found[0] in _heads() and "of" not in found):
        return True  # "Work and Family in the Lab", "Trust and Taxes in Border Towns"
    if found[-1] == "schools" and "of" in found[1:-1] and found[0] not in _heads():
        return True
    return (
        found[-1][-1] == "s"
        and "in" in found[1:-1]
        and found[-1] in words("organizations", "inner")
        and "of" not in found
    )


_TELLING, _TITLE = 4, 7  # words

_THEMES = frozenset(("society", "school", "schools"))  # "Law and Society", "Race in Schools": what a course is about


@lru_cache(maxsize=8192)
def is_venue(text: str) -> bool:
    """True where the phrase names a conference, journal, seminar or other venue."""
    bare = outside_brackets(text)
    found = word_list(bare)
    if not found:
        return False
    heads = words("venues", "heads")
    return (
        found[-1] in heads
        or (
            found[0] in heads and ((len(found) < _TITLE and not tells(found)) or found[0] in words("venues", "openers"))
        )
        or bool(
            [1 for word, following in pairwise(found) if word in heads and following in ("on", "of", "for", "in", "at")]
        )
    )


def _is_mostly_titled(text: str) -> bool:
    """True where most longer words begin with a capital, as in a name."""
    long = [word for word in text.split() if len(word) > 3 and word[0].isalpha()]
    return len([word for word in long if word[0].isupper()]) >= _MOSTLY * len(long)


_MOSTLY = 0.6


def is_known_organization(text: str) -> bool:
    """True where the vocabulary holds the whole phrase as an organisation that is no everyday word."""
    known = find_organizations(text)
    return any(
        found.start <= _ARTICLE and found.end >= len(text.rstrip(" .")) and (found.certain or len(text.split()) > 1)
        for found in known[:2]
    )


_ARTICLE = 4  # characters of "The "


@lru_cache(maxsize=8192)
def is_place(text: str) -> bool:
    """True where the phrase is a city, region or country, or "online"."""
    bare = text.strip(" .,;()")
    return venues.is_place(bare) or (places.is_place(bare) and not is_known_organization(bare))


@lru_cache(maxsize=1 << 10)
def without_city(text: str) -> str:
    """The phrase without a known city at its end, where words of a name are left: "Apple Cupertino" -> "Apple"."""
    if is_known_organization(text):
        return text
    rest, place = places.cut_place(text)
    own = word_list(rest)[-1:] and word_list(rest)[-1] in words("organizations", "heads")
    own = own and not is_known_organization(rest)
    torn = rest.count("(") > rest.count(")")  # "Weavers' Network (WN NS)"
    return rest if place and rest and not (own or torn) else text  # "Free University Berlin"


@cache
def tongues() -> frozenset[str]:
    """The languages that people speak, in lower case."""
    return frozenset(forms("skills", "tongues", "names"))


def is_titled(text: str) -> bool:
    """True where every word but small ones begins with a capital, as in a name."""
    plain = text.replace(" ", "").isalpha()
    every = text.split() if plain else _WORD.findall(outside_brackets(text))
    found = [word for word in every if word.casefold() not in _SMALL]
    return bool(found) and not [word for word in found if not word[0].isupper()]
