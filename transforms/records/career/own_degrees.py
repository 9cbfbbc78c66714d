"""Degrees that a phrase states as held, not words inside another one ("Undergraduate Research Assistant")."""

from __future__ import annotations

import re

from transforms.entities.degrees import Degree, find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.places import is_place
from transforms.entities.studies import is_field
from transforms.entities.titles import is_title
from transforms.names.words import is_given_name, is_name
from transforms.vocabulary import any_of, toml

TYPED = re.compile(f"(?i)(?:{any_of('entry_words', 'career', 'typed')})")

_SCHOOL = re.compile(r"(?i)(?:high school|secondary school|gymnasium|lycée)$")

STUDENT = re.compile(r"(?i)\b(?:candidate|student|scholar)\b")


def own_degrees(text: str) -> list[Degree]:
    """Degrees that are stated as held, not words inside another phrase ("Undergraduate Research Assistant")."""
    found = list(find_degrees(text))
    if len(found) > 1:  # "Abitur, Gymnasium am Markt"
        found = [
            degree
            for degree, above in zip(found, [None, *found], strict=False)
            if above is None
            or not (_SCHOOL.match(degree.degree) or text[above.degree_end : degree.start].strip() == "(")
        ]
    found = [
        degree
        for degree in found
        if degree is found[0]
        or not (_is_state(text, degree) or _is_aside(text, degree) or _is_again(text, degree, found[0]))
    ]
    if found and found[0].field and is_title(found[0].field) and text[found[0].degree_end :].lstrip().startswith("("):
        found[0] = found[0]._replace(field=None)  # "B.L. (Barrister at Law)"
    found = [
        degree
        for degree in _outside_programmes(text, found)
        if not (_is_before_name(text, degree) or _names_school(text, degree))
    ]
    if found and _is_short_name(text, found[0]):
        found = found[1:]
    if found and found[0].level == "other":
        found[0] = _with_its_kind(text, found[0]) if found[0].start else _with_track(text, found[0])
    if found and (not _stands_alone(text, found[0]) or (found[0].field and is_title(found[0].field))):
        return []
    return found


def _with_its_kind(text: str, degree: Degree) -> Degree:
    """The degree with the words before it that say which one it is: "Swiss Federal Diploma", "State Certificate"."""
    kind = text[: degree.start].strip()
    if not _OF_KINDS.match(degree.degree) or not _KIND.fullmatch(kind) or shape_rank(kind) > 1 or is_certain(kind):
        return degree
    return degree._replace(start=0, degree=f"{kind} {degree.degree}")


def _with_track(text: str, degree: Degree) -> Degree:
    """Preparatory classes with what they prepared for: "Classe préparatoire Khâgne, Lycée X"."""
    track = _TRACK.match(text) if degree.field is None else None
    return degree._replace(field=track[1].strip(), end=track.end()) if track else degree


_TRACK = re.compile(r"(?:(?i:classes? pr[ée]paratoires?)|CPGE) ([A-ZÀ-Þ][^,;:()|\t]{1,30})(?=[,(|\t]|$)")
_OF_KINDS = re.compile(r"(?:Certificate|Diploma|Baccalaureate)\b")
_KIND = re.compile(r"[A-ZÀ-Þ][\w’'-]{2,20}(?: (?:and |& )?[A-ZÀ-Þ][\w’'-]{2,20}){0,2}")


def _names_school(text: str, degree: Degree) -> bool:
    """True for what a school is called, "Master School, Turku"; a doctoral school is where somebody studied."""
    return degree.level != "doctorate" and _SCHOOL_NAME.match(text, degree.degree_end) is not None


_SCHOOL_NAME = re.compile(r" School(?=[,(\t]|\s*$| \()")


def _is_before_name(text: str, degree: Degree) -> bool:
    """True for somebody's degree before the name: "M.Sc. Bo Quill, head of the mill"."""
    named = _PERSON.match(text, degree.degree_end) if degree.field is None else None
    return named is not None and is_given_name(named["given"]) and is_name(f"{named['given']} {named['family']}")


_PERSON = re.compile(r" (?P<given>[^\W\d_]{2,20}) (?P<family>[A-ZÀ-Þ][\w'’-]{1,25})(?=[,.;)]|$)")


def _outside_programmes(text: str, found: list[Degree]) -> list[Degree]:
    """The degrees without those in a programme's name, where others stand behind: "Bachelor–Master Program, M.Sc."."""
    match = _JOINT_PROGRAMME.search(text) if len(found) > 1 else None
    behind = [degree for degree in found if match and degree.start >= match.end()]
    return [degree for degree in found if not match or degree.end <= match.start()] + behind if behind else found


_JOINT_PROGRAMME = re.compile(
    r"(?i)\b(?:bachelor|master|b\.?sc?|m\.?sc?|undergraduate|m\.?phil|m\.?a)\.?(?:['’]s)?(?: ?[-–/] ?| and )"
    r"(?:master|ph\.?d|doctoral|m\.?sc?|graduate)\.?(?:['’]s)? program(?:me)?s?\b"
)


def _is_state(text: str, degree: Degree) -> bool:
    """True for a state's letters behind a town: "University of Maryland, College Park, MD, Physics"."""
    before = text[: degree.start].rstrip()
    if degree.degree not in ("MD", "MA", "ME") or not before.endswith(","):
        return False
    return not find_degrees(before[:-1].rpartition(",")[2])


def _is_short_name(text: str, degree: Degree) -> bool:
    """True for an organisation's letters behind its name: "Max Planck Institute for Astrophysics (MPA)"."""
    before = text[: degree.start]
    if not (before.endswith("(") and degree.degree.isupper()):
        return False
    initials = iter(word[0] for word in before[:-1].split() if word[0].isupper())
    return all(letter in initials for letter in degree.degree) and bool(shape_rank(before[:-1].strip()))


def _is_aside(text: str, degree: Degree) -> bool:
    """True for what is said of the degree before it: "Study abroad, X (Erasmus)", "MSc (Wool Specialization)"."""
    if "(" in text and _LIKENED.search(text, 0, degree.start):
        return True
    if degree.level != "other":
        return False
    if text[degree.degree_end : degree.degree_end + 1] == ")" and "(" in text[: degree.start].rpartition(")")[2]:
        return True
    if degree.degree.casefold() in toml("degrees")["branches"]["words"]:
        return True
    return text[: degree.start].rstrip().endswith("(") or text[degree.start].islower()


_LIKENED = re.compile(  # "Diplom in Looms (equivalent to a combined Bachelor and Master)"
    r"\((?:[a-z]+ ){0,2}(?:similar|equivalent|comparable|correspond(?:s|ing)|equal|equals) (?:to|with) [^()]*$"
)


def _is_again(text: str, degree: Degree, first: Degree) -> bool:
    """True for another form of a degree, in brackets: "Doctoral Student in Weaving (ABD)"."""
    inside = text[: degree.start].endswith("(") and text[degree.degree_end : degree.degree_end + 1] == ")"
    return inside and degree.level == first.level


def _stands_alone(text: str, degree: Degree) -> bool:
    if degree.degree.casefold() in toml("degrees")["posts"]["words"] and degree.field and not is_field(degree.field):
        return False  # "Ingénieur de recherche"
    before, after = text[: degree.start].strip(" ("), text[degree.end :].strip()
    before = "" if TYPED.fullmatch(before) else before
    if degree.level == "other" or degree.degree.casefold().startswith(
        ("undergrad", "licen", "promotion", "grado", "kandidat")
    ):
        last = before.rstrip(" ,").rpartition(",")[2].strip()
        free = not before or (before[-1] == "," and (shape_rank(last) > 1 or is_certain(last)))
        return free and (degree.field is not None or not after or after[0] in ",(-–|")
    if (
        is_title(text)
        and not (" of " in degree.degree and not before)
        and ((after[:1].isalpha() and degree.field is None) or (before and text[: degree.start].rstrip().endswith("(")))
    ):
        return bool(STUDENT.search(text, degree.degree_end, degree.end))
    last = re.split(r"[,;/+&]|\band\b", before)[-1].strip()
    if _FOR_THE.search(last) and is_title(last):
        return False  # "tutor of the postgraduate course in X"
    return (
        not last
        or bool(TYPED.fullmatch(last))
        or is_field(last)
        or shape_rank(last) > 1
        or bool(find_organizations(last))
        or degree.field is not None
    )


_FOR_THE = re.compile(r"\b(?:of|for|in|on) (?:the|an?)\b")


def without_granter(degree: Degree) -> tuple[Degree, str | None]:
    """The degree, and the university or its town in brackets behind the field: "Ph.D. in Physics (Leeds)".

    A university that stands where the field would is no field: "M.S. in MIT".
    """
    if (
        degree.field
        and not is_field(degree.field)
        and any(_is_all(degree.field, *x[:2]) for x in find_organizations(degree.field))
    ):
        return degree._replace(field=None), degree.field
    field, _, inner = (degree.field or "").removesuffix(")").rpartition(" (")
    if not field or not (is_place(inner) or is_certain(inner)):
        return degree, None
    return degree._replace(field=field), inner


def _is_all(text: str, start: int, end: int) -> bool:
    return start == 0 and end == len(text.rstrip(" .,"))


def is_certain(text: str) -> bool:
    """True where a phrase holds the name of an organisation that is no everyday word."""
    return any(found.certain for found in find_organizations(text))
