"""Organisations in text: by vocabulary (`universities.txt`, `organizations.txt`) and by shape; units and places split off.

Consumes text; produces `Found` spans, `Affiliation`s and canonical `Organization`s. The vocabulary is one trie of folded words.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from transforms.names import fold
from transforms.places import cut_place, is_place
from transforms.vocabulary import words


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


class Affiliation(NamedTuple):
    """An affiliation taken apart. `rank`: 3 by vocabulary, 2 by a sure shape, 1 by a likely shape, 0 no organisation seen."""

    organization: str | None
    unit: str | None
    location: str | None
    rank: int


class _Alias(NamedTuple):
    text: str
    organization: Organization
    certain: bool
    commas: bool


_WORD = re.compile(r"[^\W_]+")
_BREAK = re.compile(r"[\t\n|;•·/]")
_DASH = re.compile(r"\s[-–—]\s")
_SKIPPED = frozenset(("the", "and"))


def _entries() -> Iterator[tuple[Organization, list[str]]]:
    for source, kind in (("universities", "university"), ("organizations", "")):
        country = None
        for line in words(source):
            if line[0] == "@":
                parts = line[1:].split()
                kind = parts[0] if len(parts) > 1 else kind
                country = None if parts[-1] == "-" else parts[-1]
                continue
            columns = [column.strip() for column in line.split("|")] + ["", "", ""]
            name = columns[0].removeprefix("~")
            aliases = [columns[0], *(alias for alias in map(str.strip, columns[2].split(";")) if alias)]
            yield Organization(name, kind, columns[1] or None, country, columns[3] or None), aliases


@cache
def _trie() -> dict[str, dict]:  # type: ignore[type-arg]
    """Folded words -> deeper nodes; under "" the aliases that end there."""
    root: dict[str, dict] = {}  # type: ignore[type-arg]
    for organization, aliases in _entries():
        for alias in aliases:
            node = root
            text = alias.removeprefix("~")
            for word in _folded(text):
                node = node.setdefault(word, {})
            node.setdefault("", []).append(
                _Alias(
                    text, organization, alias[0] != "~", "," in text or "(" in text or organization.kind == "university"
                )
            )
    return root


@cache
def _by_name() -> dict[str, Organization]:
    found: dict[str, Organization] = {}
    for organization, aliases in _entries():
        for alias in aliases:
            found.setdefault(" ".join(_folded(alias)), organization)
    return found


def _folded(text: str) -> list[str]:
    return [word for word in fold(text).split() if word not in _SKIPPED]


def canonical(name: str) -> Organization | None:
    """The organisation of the vocabulary that is written so, or None where nobody knows it."""
    known = _by_name().get(" ".join(_folded(name)))
    if known is None and "(" in name:
        outer, _, inner = name.partition("(")
        known = _by_name().get(" ".join(_folded(outer))) or _by_name().get(" ".join(_folded(inner)))
    return known


@lru_cache(maxsize=4096)
def find_organizations(text: str) -> tuple[Found, ...]:
    """The names of known organisations in a text, left to right, the longest at each place."""
    tokens = [(m.start(), m.end()) for m in _WORD.finditer(text)]
    found: list[Found] = []
    at = 0
    while at < len(tokens):
        match, following = _longest(text, tokens, at)
        if match:
            found.append(match)
        at = following
    return tuple(found)


def _longest(text: str, tokens: list[tuple[int, int]], at: int) -> tuple[Found | None, int]:
    node, best, following = _trie(), None, at + 1
    start = tokens[at][0]
    comma = False
    for index in range(at, min(at + 14, len(tokens))):
        if index > at:
            gap = text[tokens[index - 1][1] : tokens[index][0]]
            if (_BREAK.search(gap) and gap != "/") or (gap == ". " and tokens[index - 1][1] - tokens[index - 1][0] > 3):
                break
            comma = (
                comma or "," in gap or ":" in gap or "(" in gap or (len(gap) > 2 and _DASH.fullmatch(gap) is not None)
            )
        word = fold(text[tokens[index][0] : tokens[index][1]])
        if word in _SKIPPED and index > at:
            continue
        deeper = node.get(word)
        if deeper is None:
            break
        node = deeper
        end = tokens[index][1]
        end += text[end : end + 1] == ")" and "(" in text[start:end]
        alias = next(
            (a for a in node.get("", ()) if _written_so(text, start, end, a) and (a.commas or not comma)), None
        )
        if alias:
            best, following = Found(start, end, alias.organization, alias.certain), index + 1
    return best, following


def _written_so(text: str, start: int, end: int, alias: _Alias) -> bool:
    """Acronyms must stand as they are written; other names must begin with a capital where the alias does."""
    stated = text[start:end].rstrip(")")
    if " " not in alias.text and (len(alias.text) <= 6 or alias.text.isupper()):
        return stated == alias.text
    return stated[0].isupper() or not alias.text[0].isupper()


_KEY = re.compile(
    r"(?i)univers|\buni\b|institu|istituto|college|coll[eè]ge|\bschool\b|école|ecole|escuela|scuola|"
    r"schule|hochschule|polit[eé]c|polyt[eé]c|"
    r"academ|akadem|laborator|\blabs?\b|cent(?:er|re|ro|rum)\b|zentrum|hospital|clini|hôpital|"
    r"foundation|fundaci|fondazione|stiftung|society|"
    r"associat(?:ion|es)|ministr|agency|agence|council|bank\b|\binc\b|\bllc\b|\bltd\b|gmbh|\bcorp|"
    r"company|\bco\.|\bag\b|\bs\.?r\.?l|\bs\.a\.|"
    r"technolog(?:y|ies)$|technologies\b|systems$|software$|solutions$|partners$|capital$|consult|"
    r"ventures$|museum|librar|observator|"
    r"department|dept|division|facult|fakult|\bteam\b|\bgroup\b|gruppe|\bunit\b|\bchair\b|lehrstuhl|"
    r"program|section|office|dipart|départ|"
    r"departa|institut|studios?$|media$|networks$|robotics$|pharma|therapeutics|biosciences|"
    r"analytics|corporation|consortium|federation|"
    r"\bllp\b|\bpty\b|\bplc\b|\bbv\b|b\.v\.|\bkg\b|\boy\b|\bab\b$|\bspa\b|s\.p\.a|startup|start-up|"
    r"school$|\bnetwork\b|initiative|\bclass\b|"
    r"project$|organi[sz]ation|commission|committee|parliament|senate|court|navy|army|air force|"
    r"government|city of|state of|\bcern\b"
)
_SURE = re.compile(
    r"(?i)\buniversit\w{1,3}\s+(?:of|de|di|del|della|degli|du|des|da|do|zu|van|für|at)\b|"
    r"\buniversit\w{1,3}(?:\s*[(,]|$)|"
    r"^(?:università|universit[eé]|universität|universidade?|universiteit|universitat|uniwersytet)\b|"
    r"hochschule|politecnic|polytechnic|"
    r"institute of (?:technology|science)|\binc\b\.?|\bllc\b|\bltd\b\.?|gmbh|\bcorp\b\.?|corporation|"
    r"\bplc\b|\bllp\b|s\.p\.a|\bs\.?r\.?l\b|"
    r"max[- ]planck|fraunhofer|national lab|école (?:normale|polytech|centrale|nationale)|"
    r"ecole (?:normale|polytech|centrale|nationale)|"
    r"\buni\b (?=[A-Z])|academy of sciences|\bcollege\b(?! of)|medical (?:center|centre|school)|"
    r"hospital|\btu (?=[A-Z])|kk\b$|\bco\., ?ltd|technologies$|"
    r"state university|institute$|school of economics|business school|foundation$|council$|"
    r"ministry of|bank$|high school|academy$|"
    r"observatory|museum|company$"
)
_UNIT = re.compile(
    r"(?i)^(?:the )?(?:[\w&,.'’ -]{0,50} )?(?:department|dept\b\.?|dep\b\.?|division|faculty|"
    r"fakultät|school|team|group|unit|section|chair|program(?:me)?|"
    r"office|lab|labs|laboratory|laboratories|centre|center|institute|class|college|track|branch|"
    r"cluster|lehrstuhl|arbeitsgruppe|dipartimento|"
    r"département|departamento|facultad|facoltà|faculté|instituut|institut|afdeling|organization|org)\b"
)
_UNIT_SURE = re.compile(
    r"(?i)^(?:the )?(?:department|dept\b\.?|dep\b\.?|division of|faculty of|fakultät|school of|"
    r"chair (?:of|for)|lehrstuhl|dipartimento|"
    r"département|departamento|facultad|facoltà|faculté|college of|section of|institute (?:of|for)|"
    r"institut für|laboratory (?:of|for)|"
    r"laboratoire|cent(?:er|re) (?:of|for)|office of)\b|"
    r"\b(?:department|dept|dept\.|division|team|group|unit|lab|labs|laboratory|program|branch|office|"
    r"track|class|section|faculty|chair|institute)$|"
    r"^(?:lab|group) of\b|\b(?:school of|department of|faculty of)\b"
)
_OPEN_ENDS = " ,;|–—-(\t·•:\\"


def shape_rank(text: str) -> int:
    """How sure the shape of a phrase makes it an organisation: 2 sure, 1 likely, 0 not at all. Units count as likely."""
    if len(text) > 140 or not _KEY.search(text) or not _capitalised(text):
        return 0
    if _UNIT_SURE.search(text) and not _SURE.search(text):
        return 1
    return 2 if _SURE.search(text) else 1


def is_unit(text: str) -> bool:
    """True where the phrase names a part of an organisation: a department, a faculty, a team, a laboratory."""
    return len(text) <= 140 and _UNIT_SURE.search(text) is not None


def _capitalised(text: str) -> bool:
    """True for a name: its words begin with capitals but for small ones."""
    long = [word for word in text.split() if len(word) > 3 and word[0].isalpha()]
    return bool(long) and sum(word[0].isupper() for word in long) >= 0.6 * len(long)


@lru_cache(maxsize=4096)
def split_affiliation(text: str) -> Affiliation:
    """An affiliation as organisation, unit and place ("Dept. of X, Y University, Paris, France", "Globex Vision Team Paris, France")."""
    text = text.strip(_OPEN_ENDS)
    found = [name for name in find_organizations(text) if name.certain or _alone(text, name)]
    if found:
        return _known(text, found)
    rest, location = cut_place(text)
    pieces = _pieces(rest)
    ranked = [(shape_rank(piece), -i) for i, piece in enumerate(pieces)]
    if not pieces or not max(ranked)[0]:
        return Affiliation(None, rest or None, location, 0)
    rank, index = max(ranked)
    head = pieces[-index]
    if rank == 1 and (glued := _GLUED.fullmatch(head)):
        pieces[-index] = glued["unit"]
        head = glued["name"]
    others = [piece for piece in pieces if piece != head]
    return Affiliation(_with_place(head, text), ", ".join(others) or None, location, rank)


_GLUED = re.compile(
    r"(?P<name>(?:[A-ZÀ-Þ][\w&.'’-]{0,30} ){0,4}(?:Inc\.?|LLC|Ltd\.?|GmbH|AG|Corp\.?|Corporation|"
    r"Company|Co\.|Systems|Technologies|Software|Solutions|Analytics|Robotics|Networks|Labs|Bank|"
    r"Studios|Works|Ventures|Partners|Capital|Therapeutics|Pharma|Sciences|Motors|Energy|Health|"
    r"Media|Games|Security|Semiconductor|Electronics|Group|Industries|Institute|Hospital|Research))"
    r" (?P<unit>(?:[A-ZÀ-Þ][\w&.'’-]{0,30} ){1,5}(?:Team|Group|Lab|Laboratory|Department|Division|Unit|Org))"
)


def _with_place(head: str, text: str) -> str:
    """The head with the city that belongs to its name put back: "Hochschule Osnabrück"."""
    at = text.find(head) + len(head)
    tail = re.match(r" ([A-ZÀ-Þ][\w'’.-]+)(?=$|,|;)", text[at:])
    return head + " " + tail[1] if tail and head.rsplit(maxsplit=1)[-1].casefold() in _NEEDS_PLACE else head


_NEEDS_PLACE = frozenset(
    [
        "hochschule",
        "universität",
        "universiteit",
        "universität",
        "université",
        "università",
        "universidad",
        "tu",
        "uni",
        "fachhochschule",
        "école",
        "institute",
        "institut",
        "university",
        "college",
    ]
)


def _alone(text: str, name: Found) -> bool:
    """True where a doubtful name stands alone in its phrase: an organisation was expected there."""
    before, after = text[: name.start].rstrip(), text[name.end :].lstrip()
    return (not before or before[-1] in ",;|(-–—@") and (not after or after[0] in ",;|)-–—(" or is_unit(after))


def _pieces(text: str) -> list[str]:
    """Phrases between commas, semicolons, bars and spaced dashes, outside brackets; a corporate suffix stays with its name."""
    parts = re.split(r"\s*(?:[,;|\t·•]|\s[-–—]+\s)\s*(?![^()]*\))", text)
    joined: list[str] = []
    for part in parts:
        if joined and re.fullmatch(r"(?i)(?:inc|llc|ltd|corp|co|gmbh|l\.?l\.?c|s\.?a)\.?", part):
            joined[-1] += ", " + part
        elif part.strip():
            joined.append(part.strip())
    return joined


def _known(text: str, found: list[Found]) -> Affiliation:
    head = _head(found)
    start, end = _without_campus(text, *_whole_name(text, head), head.organization)
    after, location = cut_place(text[end:]) if text[end:].strip(" ,.;)") else ("", None)
    before = text[:start].strip(_OPEN_ENDS)
    if not location and before and not after:
        before, location = _leading(before)
    unit = ", ".join(part for part in map(_unlinked, (before, after)) if part)
    if head.organization.parent and before and "," not in before and is_unit(text[start:end]) and not is_unit(before):
        return Affiliation(before, text[start:end], location, max(shape_rank(before), 1))
    return Affiliation(_stated(text[start:end], head.organization), unit or None, location, 3)


def _without_campus(text: str, start: int, end: int, organization: Organization) -> tuple[int, int]:
    """The name without a town that belongs to an alias only: "Purdue University West Lafayette", "University of X, Town"."""
    stated = text[start:end]
    bare = len(organization.name)
    if (
        len(stated) > bare
        and stated[:bare] == organization.name
        and stated[bare] in " ,"
        and is_place(stated[bare:].strip(" ,"))
    ):
        return start, start + bare
    return start, end


_LINK = re.compile(
    r"(?i)^(?:in|at|of|the|@|from|with|and|within|part of|für|de|der)\b\s*|\s*\b(?:in|at|of|the|@|"
    r"from|with|and|within|an der|der|de)$"
)


def _unlinked(text: str) -> str:
    """A remainder without the small words that tied it to the name."""
    text = text.strip(_OPEN_ENDS + ")") if text.count("(") < text.count(")") else text.strip(_OPEN_ENDS)
    while match := _LINK.search(text):
        text = (text[: match.start()] + text[match.end() :]).strip(_OPEN_ENDS)
    return text


def _leading(before: str) -> tuple[str, str | None]:
    rest, location = cut_place(before)
    return (before, None) if rest else (rest, location)


def _head(found: list[Found]) -> Found:
    """The employer among several names: no unit of another one found, universities first, then the first."""
    names = {name.organization.name for name in found}
    tops = [name for name in found if name.organization.parent not in names] or found
    return min(tops, key=lambda name: (not name.certain, name.organization.kind != "university", name.start))


def _whole_name(text: str, head: Found) -> tuple[int, int]:
    """The name with its article, its acronym in brackets and what belongs to it ("Amazon Prime Air", "Johns Hopkins Hospital")."""
    start, end = head.start, head.end
    if text[:start].endswith("The "):
        start -= 4
    bracket = _ACRONYM.match(text, end)
    if bracket:
        return start, bracket.end()
    more = _MORE.match(text, end)
    return (start, more.end()) if more and _belongs(text[start:end], more[0].strip(), head) else (start, end)


_ACRONYM = re.compile(r"\s?,?\s?\((?:[A-ZÀ-Þ][\w/&.-]{1,12})(?: [A-ZÀ-Þ][\w/&.-]{1,12})?\)")
_MORE = re.compile(r"(?: (?:[A-Z][\w&.'’-]{0,30}|of|for|and|&)){1,5}(?=$|[,;|\t(]|\s[-–—]\s)")


def _belongs(name: str, more: str, head: Found) -> bool:
    rest, location = cut_place(more)
    if location or is_unit(more):
        return False
    if head.organization.kind == "university":
        return "niversit" not in name and shape_rank(more) > 0
    return len(more.split()) <= 3 and bool(rest)


def _stated(text: str, organization: Organization) -> str:
    """The name as stated; a campus in the alias only, or odd punctuation, gives way to the usual name."""
    if ":" in text:
        return organization.name
    place = re.fullmatch(r"(?P<name>[^,()]+?)(?:,| at) [\w. ]+", text)
    if place and fold(organization.name).removeprefix("the ") == fold(place["name"]).removeprefix("the "):
        return place["name"]
    return text.strip(_OPEN_ENDS)
