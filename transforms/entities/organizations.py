"""Organisations in text: by vocabulary (`universities.txt`, `organizations.txt`) and by shape.

Consumes text; produces `Found` spans and canonical `Organization`s. The vocabulary is one trie of folded words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.entities.campuses import campus_end, institute_end, is_namesake
from transforms.entities.compounds import is_in_compound
from transforms.entities.places import is_place
from transforms.entities.spelling import is_whole_word, spelt_out
from transforms.entities.subjects import names_subject
from transforms.names.people import fold
from transforms.text.patterns import by_letter
from transforms.vocabulary import forms, toml, words


class Organization(NamedTuple):
    """One organisation of the vocabulary. `parent` is the canonical name of what it is a unit of."""

    name: str
    kind: str
    city: str | None
    country_code: str | None
    parent: str | None


class Found(NamedTuple):
    """A vocabulary name in a text. `certain` is False where it is an everyday word or a person's name as well."""

    start: int
    end: int
    organization: Organization
    certain: bool


class _Alias(NamedTuple):
    text: str
    organization: Organization
    certain: bool
    commas: bool


class _Node(NamedTuple):
    deeper: dict[str, _Node]
    aliases: list[_Alias]


_VOCABULARY = toml("organization_words")
_UNIVERSITIES = _VOCABULARY["universities"]
_WORD = re.compile(r"[^\W_]+")
_BREAK = re.compile(r"[\t\n|;•·/]")
_DASH = re.compile(r"\s[-–—]\s")
_SKIPPED = frozenset(("the", "and"))
_OF_SUBJECT = re.compile(rf" of (?={'|'.join(_VOCABULARY['subjects'])})[A-Z]\w+(?:(?: and| &)? [A-Z]\w+){{0,3}}")
_OF_ITS_OWN = re.compile(r" (?:(?:Children['’]s )?Hospitals?|Medical Cent(?:er|re)|Clinics?)\b")


def _entries() -> Iterator[tuple[Organization, list[str]]]:
    for source, kind in (("universities", "university"), ("organizations", "")):
        country = None
        stated = kind
        for line in words(source):
            if line[0] == "@":
                parts = line[1:].split()
                stated = parts[0] if len(parts) > 1 else kind
                country = None if parts[-1] == "-" else parts[-1]
                continue
            columns = [column.strip() for column in line.split("|")] + ["", "", ""]
            name = columns[0].removeprefix("~")
            aliases = [columns[0], *(alias for alias in map(str.strip, columns[2].split(";")) if alias)]
            aliases += [alias.replace(" at ", ", ") for alias in aliases if stated == "university" and " at " in alias]
            city, _, elsewhere = columns[1].partition(", ")
            if kind and city and name.startswith("University of ") and name.endswith(f" {city}"):
                aliases.append(f"{name.removesuffix(city)}at {city}")  # "University of Massachusetts at Dartmouth"
            yield Organization(name, stated, city or None, elsewhere or country, columns[3] or None), aliases


@cache
def _trie() -> _Node:
    """Folded words -> deeper nodes; each with the aliases that end there."""
    root = _Node({}, [])
    for organization, aliases in _entries():
        for alias in aliases:
            node = root
            text = alias.removeprefix("~")
            for word in _folded(text):
                node = node.deeper.setdefault(word, _Node({}, []))
            node.aliases.append(
                _Alias(
                    text, organization, alias[0] != "~", "," in text or "(" in text or organization.kind == "university"
                )
            )
    return root


@cache
def by_name() -> dict[str, Organization]:
    """The organisations of the vocabulary by their folded names and aliases."""
    found: dict[str, Organization] = {}
    for organization, aliases in _entries():
        for alias in aliases:
            found.setdefault(" ".join(_folded(alias)), organization)
    return found


def _folded(text: str) -> list[str]:
    return [word for word in spelt_out(fold(text).split()) if word not in _SKIPPED]


@lru_cache(maxsize=1 << 10)
def canonical(name: str) -> Organization | None:
    """The organisation of the vocabulary that is written so, or None where nobody knows it."""
    known = by_name().get(" ".join(_folded(name)))
    if known is None and "(" in name:
        outer, _, inner = name.partition("(")
        known = by_name().get(" ".join(_folded(outer))) or by_name().get(" ".join(_folded(inner)))
    return known


@lru_cache(maxsize=4096)
def find_organizations(text: str) -> tuple[Found, ...]:
    """The names of known organisations in a text, left to right, the longest at each place."""
    first = _trie().deeper
    folded = fold(text).split() if text.isascii() else []
    if text.isascii() and first.keys().isdisjoint(spelt_out(folded)):
        return ()
    tokens = _places(text.lower(), folded) if folded else [match.span() for match in _WORD.finditer(text)]
    folded = spelt_out(folded or [fold(text[start:end]) for start, end in tokens])
    found: list[Found] = []
    after = 0
    for at, word in enumerate(folded):
        if word in first and at >= after:
            match, after = _longest(text, tokens, folded, at)
            if (
                match
                and not is_in_compound(text, match.start, match.end, certain=match.certain)
                and not text.endswith((" O'", " O’"), 0, match.start)
                and not is_namesake(text, match.end, match.organization.kind)
                and not (text[match.start - 1 : match.start] == "/" and text.startswith(("'s ", "’s "), match.end))
            ):
                found.append(_whole(text, match))
    return tuple(found)


def _places(low: str, words: list[str]) -> list[tuple[int, int]]:
    """Where the words of a text stand, in order: nothing but signs and blanks stands between them."""
    found: list[tuple[int, int]] = []
    end = 0
    for word in words:
        start = low.find(word, end)
        end = start + len(word)
        found.append((start, end))
    return found


_KIND = re.compile(  # another university of the town: "Technical University of X", "Romanian-American University"
    rf"\b(?:{'|'.join(_UNIVERSITIES['kinds'].split())}) $|"
    r"(?<![\w-])(?:[A-ZÀ-Þ][a-zà-ÿ.]{1,20}-(?:(?:von|van|de|zu)-)?){1,3}$"
)


def _whole(text: str, found: Found) -> Found:
    """A university's hospital, "X University of Y", "Technical University of Y" are organisations of their own."""
    if found.start and text.startswith(_NOUNS, found.start) and (sort := _KIND.search(text, 0, found.start)):
        name = text[sort.start() : found.end]
        return Found(sort.start(), found.end, Organization(name, "university", None, None, None), found.certain)
    at_institute = found.start and text.startswith("Institute ", found.start)
    if at_institute and (place := _TOWN_S.search(text, 0, found.start)) and is_place(place[1]):
        name = text[place.start() : found.end]
        return Found(place.start(), found.end, Organization(name, "institute", None, None, None), found.certain)
    if town := _of_town(text, found) or institute_end(text, found.start, found.end, found.organization.kind):
        name = text[found.start : town]
        return Found(found.start, town, Organization(name, found.organization.kind, None, None, None), found.certain)
    if found.organization.kind != "university":
        return found
    more = _OF_ITS_OWN.match(text, found.end)
    more = more or (_OF_SUBJECT.match(text, found.end) if text[: found.end].endswith("University") else None)
    owner = found.organization
    end = more.end() if more else campus_end(text, found.start, found.end, owner.city)
    if end == found.end:
        return found
    kind = "hospital" if more and " of " not in more[0] else "university"
    return Found(
        found.start, end, Organization(text[found.start : end], kind, None, owner.country_code, None), found.certain
    )


_TOWN_S = re.compile(r"(?<![\w-])([A-ZÀ-Þ][\w’'-]{2,24}) $")  # "Turku Institute for Advanced Study"
_NOUNS, _SISTERS = tuple(_UNIVERSITIES["nouns"]), tuple(_UNIVERSITIES["sisters"])
_SCHOOLS = tuple(_UNIVERSITIES["schools"].split())
_OF_TOWN = re.compile(r" (?:of|de|du|di) (?:the )?([A-ZÀ-Þ][\w'’-]{2,30})(?=$|[^\w &'’-]| [^A-Za-z])")


def _of_town(text: str, found: Found) -> int:
    """Where "X Institute of Town" ends, a school of its own and no part of the X Institute; 0 where no town follows."""
    if not text.endswith(_SCHOOLS + _SISTERS, found.start, found.end):
        return 0
    more = _OF_TOWN.match(text, found.end)
    return more.end() if more and (is_place(more[1]) or text.endswith(_SISTERS, found.start, found.end)) else 0


def _longest(text: str, tokens: list[tuple[int, int]], folded: list[str], at: int) -> tuple[Found | None, int]:
    node, best, following = _trie(), None, at + 1
    start = tokens[at][0]
    comma = False
    for index in range(at, min(at + 14, len(tokens))):
        word = folded[index]
        deeper = node.deeper.get(word)
        skipped = index > at and word in _SKIPPED
        if deeper is None and not skipped:
            break
        gap = text[tokens[index - 1][1] : tokens[index][0]] if index > at else " "
        if gap != " ":
            if (_BREAK.search(gap) and gap != "/") or (gap == ". " and is_whole_word(text[slice(*tokens[index - 1])])):
                break
            comma |= "," in gap or ":" in gap or "(" in gap or (len(gap) > 2 and _DASH.fullmatch(gap) is not None)
        if skipped or deeper is None:
            continue
        node = deeper
        if not node.aliases:
            continue
        end = tokens[index][1]
        end += text[end : end + 1] == ")" and "(" in text[start:end]
        if alias := _written_so(text[start:end].rstrip(")"), node.aliases, comma=comma):
            best, following = Found(start, end, alias.organization, alias.certain), index + 1
    return best, following


def _written_so(stated: str, aliases: list[_Alias], *, comma: bool) -> _Alias | None:
    """The alias that may be written so: an acronym as it stands, a name with a capital, its commas as stated."""
    for alias in aliases:
        name = alias.text
        is_acronym = " " not in name and (len(name) <= 6 or name.isupper())
        is_so = stated == name if is_acronym else stated[0].isupper() or not name[0].isupper()
        if is_so and (alias.commas or not comma):
            return alias
    return None


_ABROAD = [rf"\b{word}\b" for word in forms("lists", "organizations", "abroad")]
_KEY = re.compile(by_letter((*_VOCABULARY["keys"], *_ABROAD)))  # both of text in lower case
_SURE = re.compile(by_letter(_VOCABULARY["sure"]))
_UNIT_FORMS = {where: "|".join(forms) for where, forms in _VOCABULARY["units"].items()}
_UNIT_SURE = re.compile(
    rf"(?i)^(?:the )?(?:{_UNIT_FORMS['first']})\b|\b(?:{_UNIT_FORMS['last']})$|{_UNIT_FORMS['anywhere']}"
)


def shape_rank(text: str) -> int:
    """How sure the shape of a phrase makes it an organisation: 2 sure, 1 likely (units too), 0 not at all."""
    if text[:2] in _BEFORE_TOWN and _SHORT_UNIVERSITY.fullmatch(text):
        return 2
    if len(text) > 140 or not _capitalised(text) or not _KEY.search(low := text.lower()):
        return 0
    if names_subject(text):
        return 0
    return 2 if _SURE.search(low) else 1


_BEFORE_TOWN = ("U ", "U.")
_SHORT_UNIVERSITY = re.compile(r"U\.? (?:of )?[A-ZÀ-Þ][a-zß-ÿ]{3,20}(?:[ -][A-ZÀ-Þ][a-zß-ÿ]{2,20}){0,2}")  # "U Oslo"


def is_unit(text: str) -> bool:
    """True where the phrase names a part of an organisation: a department, a faculty, a team, a laboratory."""
    return len(text) <= 140 and _UNIT_SURE.search(text) is not None and not _is_ministry(text)


def _is_ministry(text: str) -> bool:
    """True for a government's department: "Ohio Department of Health"."""
    name = _MINISTRY.match(text)
    return name is not None and is_place(name["place"].removesuffix(" City"))


_MINISTRY = re.compile(r"(?P<place>[A-Z][\w. -]{2,30}?) Department of [A-Z]")


# "Merrow Institute of plant biology", "Institut des sciences de la terre"
_OF_SMALL = re.compile(
    r"(?:[A-ZÀ-Þ][\w-]+ ){0,3}(?:Institut[eo]?|Cent(?:er|re)|Laborato(?:ry|ire)|Department|Faculty|School|College)"
    r" (?:of|for|de|des|du|di|für) (?:the |la |l['’])?[a-zà-ÿ][\wà-ÿ]{3,}"
)


def _capitalised(text: str) -> bool:
    """True for a name: its words begin with capitals but for small ones, or but for its subject's."""
    if _OF_SMALL.match(text):
        return True
    long = [word for word in text.split() if len(word) > 3 and word[0].isalpha()]
    capitals = [word for word in long if _APOSTROPHES.sub("", word, count=1)[:1].isupper()]
    return bool(long) and len(capitals) >= 0.6 * len(long)


_APOSTROPHES = re.compile(r"^(?:[a-z]|[dnsc]?[ae]?ll)['’](?=\w)")  # "Laboratoire d'Annecy", "Studi dell'Insubria"
