"""Affiliations taken apart: organisation, unit and place. Consumes text; produces `Affiliation`s."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms.entities.campuses import is_address
from transforms.entities.company_forms import form_end, is_company_form, kind_start, unit_apart
from transforms.entities.joint_employers import joint_end
from transforms.entities.organizations import Found, Organization, canonical, find_organizations, is_unit, shape_rank
from transforms.entities.places import cut_place, is_place
from transforms.entities.towns import TWO_TOWNS, is_half, is_town
from transforms.vocabulary import any_of, forms


class Affiliation(NamedTuple):
    """An affiliation taken apart. `rank`: 3 by vocabulary, 2 by a sure shape, 1 by a likely shape, 0 none seen."""

    organization: str | None
    unit: str | None
    location: str | None
    rank: int


_OPEN_ENDS = " ,;|–—-(\t·•:\\"


def _branch(text: str) -> Affiliation | None:
    """A firm's branch in a country, with its legal form: "Globex (China) Investment Co., Ltd."."""
    firm = _FIRM.match(text) if ")" in text else None
    return Affiliation(firm["name"], None, cut_place("X" + text[firm.end() :])[1], 3) if firm else None


_FIRM = re.compile(
    r"(?P<name>[A-ZÀ-Þ][\w&.-]{1,24}(?: [A-ZÀ-Þ][\w&.-]{1,24}){0,3} \([A-ZÀ-Þ][a-z]{2,14}\)"
    r"(?: [A-ZÀ-Þ][\w&-]{1,24}){0,4} (?:Co\.?(?:, ?Ltd\b\.?)?|Ltd\b\.?|Inc\b\.?|GmbH|LLC))(?=$|, )"
)


@lru_cache(maxsize=4096)
def split_affiliation(text: str) -> Affiliation:
    """An affiliation as organisation, unit and place ("Dept. X, Y University, Paris", "Globex Vision Team Paris")."""
    text = text.strip(_OPEN_ENDS)
    spelt = _SPELT.match(text) if ")" in text else None
    if (
        spelt
        and not _is_land(spelt["short"])
        and shape_rank(spelt["name"]) > 1
        and not any(name.certain for name in find_organizations(spelt["name"]))
    ):
        _, location = cut_place("X" + text[spelt.end() :])
        return Affiliation(spelt[0], None, location, 2)
    if (aside := _ASIDE.match(text)) and not (is_unit(aside["name"]) or find_organizations(aside["name"])):
        return Affiliation(aside["name"], None, cut_place("X" + text[aside.end() :])[1], 2)
    if whole := _branch(text) or (_shared(text) if " / " in text else None):
        return whole
    found = [
        name
        for name in find_organizations(text)
        if (name.certain or _alone(text, name))
        and not (_ends_unit(text, name) or _leaves_bracket(text, name) or is_half(text, name.start))
    ]
    if found:
        return _known(text, found)
    rest, location = cut_place(text)
    pieces = _pieces(rest)
    is_part = bool(pieces) and _PART.match(pieces[0]) is not None
    ranked = [
        (shape_rank(piece), is_part and "University" in piece, not piece.endswith(" Class"), -i)
        for i, piece in enumerate(pieces)
    ]
    if not pieces or not max(ranked)[0]:
        return Affiliation(None, rest or None, location, 0)
    rank, _, _, index = max(ranked)
    head = pieces[-index]
    if rank == 1 and (apart := unit_apart(head)):
        head, pieces[-index] = apart
    others = [piece for piece in pieces if piece != head]
    return Affiliation(_with_place(head, text), ", ".join(others) or None, location, rank)


_PART = re.compile(r"(?:School|College|Faculty|Institute) of ")  # of the university behind it


def _shared(text: str) -> Affiliation | None:
    """Several employers with slashes between as one, units between them apart: "Globex / Initech Software, Paris"."""
    rest, location = cut_place(text) if "," in text else (text, None)
    parts = [part.strip() for part in rest.split(" / ") if part.strip()]
    if len(parts) < 2 or "," in rest or "(" in rest:
        return None
    bodies = [part for part in parts if not is_unit(part) or canonical(part)]
    rank = split_affiliation(bodies[0]).rank if bodies else 0
    if rank < 2:
        return None
    units = [part for part in parts if part not in bodies]
    return Affiliation(" / ".join(bodies), ", ".join(units) or None, location, rank)


_SPELT = re.compile(
    r"(?P<name>[A-ZÀ-Þ][^(),;|\t]{8,80}) \((?P<short>[A-Z][\w/&–-]{1,14})\)(?=$|,)"
)  # "X Institute for Y (XIY-Z)"
_ASIDE = re.compile(  # "Initech (acquired by Globex)": what became of an employer
    r"(?P<name>[A-ZÀ-Þ][^(),;|\t]{1,60}) \((?:[a-z]{2,12} ){1,4}[A-ZÀ-Þ][^()]{1,60}\)(?=$|,)"
)


def _with_place(head: str, text: str) -> str:
    """The head with the city that belongs to its name put back: "Hochschule Osnabrück"."""
    at = text.find(head) + len(head)
    tail = re.match(r" ([A-ZÀ-Þ][\w'’.-]+)(?=$|,|;)", text[at:])
    needs = head.rsplit(maxsplit=1)[-1].casefold() in _NEEDS_PLACE or _OF_ARTS.fullmatch(head)
    is_open = needs and not TWO_TOWNS.match(head)
    return head + " " + tail[1] if tail and is_open else head


_OF_ARTS = re.compile(  # of which many a town has one: "University of the Arts Lundby", "Hochschule für Technik Lundby"
    r"(?:University|Academy|Conservatory|Conservatoire) (?:of|for) (?:the |Fine |Applied |Performing |Visual )?"
    r"(?:Arts?|Music|Design|Theatre)(?:,? (?:and|&) (?:[A-Z]\w+ ){0,2}[A-Z]\w+)?"
    r"|\w{0,6}[Hh]ochschule für [A-ZÀ-Þ]\w+(?: und [A-ZÀ-Þ]\w+)?"
)
_NEEDS_PLACE = frozenset(forms("organization_words", "universities", "need_place"))


def _alone(text: str, name: Found) -> bool:
    """True where a doubtful name stands alone in its phrase: an organisation was expected there."""
    before, after = text[: name.start].rstrip(), text[name.end :].lstrip()
    return (not before or before[-1] in ",;|(-–—@") and (not after or after[0] in ",;|)-–—(" or is_unit(after))


def _leaves_bracket(text: str, name: Found) -> bool:
    """True for words that begin in a bracket and end behind it: "Globex (now Initech) Leeds"."""
    close = text.find(")", name.start, name.end) if ")" in text else -1
    return close >= 0 and "(" not in text[name.start : close]


def _ends_unit(text: str, name: Found) -> bool:
    """True for a word of a unit's own name that is a company's too: "Department of Modern Oracle"."""
    word, before = text[name.start : name.end], text[: name.start]
    is_word = word.isalpha() and word[1:].islower() and name.organization.kind != "university"
    return is_word and before[-2:-1].isalnum() and before[-1:] == " " and _UNIT_OF.match(before) is not None


_UNIT_OF = re.compile(rf"(?i)(?:the )?(?:{any_of('organization_words', 'units', 'first')})")


_GOES_ON = ("d'", "d’")  # "École d'Optique, d'Électronique et d'Acoustique"


def _pieces(text: str) -> list[str]:
    """Phrases between commas, bars and dashes, outside brackets; a corporate suffix stays with its name."""
    parts = re.split(r"\s*(?:[,;|\t·•]|\s[-–—]+\s)\s*(?![^()]*\))", text)
    joined: list[str] = []
    for part in parts:
        if joined and (is_company_form(part.partition(" (")[0]) or part.startswith(_GOES_ON)):
            joined[-1] += ", " + part
        elif part.strip():
            joined.append(part.strip())
    return joined


def _known(text: str, found: list[Found]) -> Affiliation:
    if both := joint_end(text, found):
        rest, location = _behind(text[both:])
        return Affiliation(text[:both], rest or None, location, 3)
    head = _head(found)
    start, end = without_campus(text, *_whole_name(text, head), head.organization)
    start, end = kind_start(text, start) if start else 0, form_end(text, start, end)
    after, location = _behind(text[end:]) if text[end:].strip(" ,.;)") else ("", None)
    before = text[:start].strip(_OPEN_ENDS)
    if not location and before and not after:
        before, location = _leading(before)
    unit = ", ".join(part for part in map(_unlinked, (before, after)) if part)
    if head.organization.parent and before and "," not in before and is_unit(text[start:end]) and not is_unit(before):
        return Affiliation(before, text[start:end], location, max(shape_rank(before), 1))
    return Affiliation(_stated(text[start:end], head.organization), unit or None, location, 3)


def _behind(text: str) -> tuple[str, str | None]:
    """What stands behind a name, and the place that it ends in ("in New York")."""
    place = text[4:].strip(" ,.;") if text.startswith(" in ") else ""
    return ("", place) if place and is_place(place) else cut_place(text)


def without_campus(text: str, start: int, end: int, organization: Organization) -> tuple[int, int]:
    """The name without a town that belongs to an alias only and stands in an address: "University of X, Town, OH".

    A town that ends the text belongs to the name ("Merrow University Lundby"), and a firm's: "Globex Labs Zurich, CH".
    """
    stated = text[start:end]
    bare = len(organization.name)
    if (
        len(stated) > bare
        and stated[:bare].replace("’", "'") == organization.name
        and stated[bare] in " ,"
        and is_place(stated[bare:].strip(" ,"))
        and (stated[bare] == "," or organization.kind == "university")
        and is_address(text, end)
    ):
        return start, start + bare
    return start, end


_LINK = re.compile(
    r"(?i)^(?:in|at|of|the|@|from|with|and|within|part of|für|de|der)\b\s*|\s*\b(?:in|at|of|the|@|"
    r"from|with|and|within|an der|der|de)$"
)


def _unlinked(text: str) -> str:
    """A remainder without the small words that tied it to the name."""
    text = text.strip(_OPEN_ENDS)
    text = text.strip(_OPEN_ENDS + ")") if text.count("(") < text.count(")") else text
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


def _is_land(bracket: str) -> bool:
    """True for a country or town behind a name, which is no short form of it: "Weft University (Norway)"."""
    return not bracket.isupper() and is_place(bracket)


def _whole_name(text: str, head: Found) -> tuple[int, int]:
    """The name with its article, its acronym in brackets and what belongs to it ("Amazon Prime Air")."""
    start, end = head.start, head.end
    if text[:start].endswith("The "):
        start -= 4
    for front in (_KIND_OF, _HOSPITAL_OF):
        start = found.start() if (found := front.search(text, 0, start)) else start
    bracket = _ACRONYM.match(text, end)
    if bracket and not _is_land(bracket["short"]) and not _GROUP.search(bracket["short"]):
        return start, bracket.end()
    more = _MORE.match(text, end)
    if not more or is_town(more[0], text[more.end() :]) or not _belongs(text[start:end], more[0].strip(), head):
        return start, end
    school = _SCHOOL.match(text, end + 1)
    if school and cut_place("X" + text[school.end() :])[1]:
        return start, school.end()  # "Fulbright Institute of Technology Fukuoka"
    local = _LOCAL.search(text, 0, start) if more[0].endswith(_BODIES) else None
    return local.start() if local else start, more.end()


_BODIES = (" Trust", " Health Board")  # "Fernhill Hospital NHS Foundation Trust" is one body of many of the service
_LOCAL = re.compile(r"(?:(?:[A-ZÀ-Þ][\w'’.-]{0,30}|and|of|&) ){1,7}$")
_GROUP = re.compile(r" (?:Lab|Group|Team|Dept\.?)$")  # "Lund University (Fern Lab)": a part of it, no short form
_ACRONYM = re.compile(r"\s?,?\s?\((?P<short>(?:[A-ZÀ-Þ][\w/&.-]{1,12})(?: [A-ZÀ-Þ][\w/&.-]{1,12})?)\)")
_MORE = re.compile(r"(?: (?:[A-Z][\w&.'’-]{0,30}|of|for|and|&)){1,7}(?=$|\s?[,;|\t(]|\s[-–—]\s)")
# "Hospital of the University of X", "Klinikum der Universität X": an employer, and no part of one
_HOSPITAL_OF = re.compile(
    r"(?:\b(?:University|Children['’]s|General|Teaching|Women['’]s) )?\b(?:Hospitals?|Medical Cent(?:er|re)|"
    r"Klinikum) (?:of|at|der)(?: the)? $"
)
_KIND_OF = re.compile(r"\b(?:National|Royal|Imperial|Federal|King [A-Z][a-z]{2,15})(?: [A-Z][a-z]{2,15})? $")
# "Globex Felt School of Business" is known by that name; "Felt University School of Business" is a part of it
_SCHOOL = re.compile(
    r"(?:[A-ZÀ-Þ][\w.'’-]{1,14} ){0,3}(?:Graduate )?(?:School|College) of (?:"
    f"{any_of('organization_words', 'universities', 'school_subjects')})"
    rf"(?: (?:Public )?(?:{any_of('organization_words', 'universities', 'school_ends')}))?\b|Institute of Technology\b"
)


def _belongs(name: str, more: str, head: Found) -> bool:
    if "niversit" not in name and _SCHOOL.match(more):
        return True
    rest, location = cut_place(more)
    if location or is_unit(more):
        return False
    if head.organization.kind == "university":
        return "niversit" not in name and shape_rank(more) > 0
    return len(more.split()) <= 3 and bool(rest)


def _stated(text: str, organization: Organization) -> str:
    """The name as stated; odd punctuation gives way to the usual one."""
    if ":" in text:
        return organization.name if "," in organization.name else text.replace(": ", ", ", 1)
    return text.strip(_OPEN_ENDS)


def without_thesis(text: str) -> str:
    """A school without the thesis in brackets behind it: "Lund University (“Slow Looms”)"."""
    return _THESIS.sub("", text) if text[-1:] == ")" else text


_THESIS = re.compile(r"(?i)(?<=\w) \((?:[\"“‘']|(?:thesis|dissertation)\b)[^()]{3,200}\)$")
