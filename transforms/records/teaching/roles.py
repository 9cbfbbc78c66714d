"""Roles and organisations of courses. Consumes phrases of teaching sections; produces what they state."""

from __future__ import annotations

import re
from functools import lru_cache

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import canonical, find_organizations, is_unit
from transforms.entities.places import cut_place
from transforms.names.people import is_given_name, is_name
from transforms.records.lists.looks import CODE, is_organization, is_titled, outside_brackets, word_list, words
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

AT = re.compile(r"^(?:at|in)\s+(?:the\s+)?(?=[^\W\d_])", re.IGNORECASE)
_PARTS = re.compile(r"[,\t|]")
_ROLE_WORDS = re.compile(r"[^\W\d_]+(?:['’-][^\W\d_]+)*|&")
_AS = re.compile(r"as (?:an? )?|(?:docencia |enseñanza )?como |als ")
_NO_ROLE = frozenset(("teaching", "reader", "faculty"))


def is_level(text: str) -> bool:
    """True where a word says for whom courses are: "Undergraduate Courses"."""
    return not words("teaching", "levels").isdisjoint(word_list(text))


def role_in(text: str) -> str | None:
    """The role of a heading that may say more: "Teaching Assistant, University of X", "KTX<tab>Lecturer"."""
    text = without_dates(text, find_dates(text)).strip(" :|\t,")
    parts = _PARTS.split(text)
    return role_phrase(text) or next((found for part in parts if (found := _role_of(part))), None)


def _role_of(part: str) -> str | None:
    return role_phrase(part) or ((found := placed_role(part)) and found[0]) or None


@lru_cache(maxsize=1 << 10)  # several readers ask it of one line
def role_phrase(text: str) -> str | None:
    """The role where the phrase is nothing but one ("Head Teaching Assistant", "Guest Lectures"), else None."""
    if _FOR in text and (served := _served(text)):
        return served
    bare = outside_brackets(text).strip(" :.").casefold()
    if bare.replace(" ", "-") in words("teaching", "shared"):
        return _without_aside(text).strip(" :.")
    bare = _LEVEL.sub("", bare) if bare.endswith("level") else bare
    bare = _AS.sub("", bare, count=1) if "as " in bare or "como " in bare or bare.startswith("als ") else bare
    found = [word.removeprefix("co-") for word in _ROLE_WORDS.findall(bare)]
    found = _DIRECTED if found[-2:] and _directs(found[-2:]) else found
    roles, modifiers = words("teaching", "roles"), words("teaching", "modifiers")
    if (
        0 < len(found) <= 8
        and not _are_lectures(found)
        and all(word in roles or word in modifiers for word in found)
        and any(word in roles for word in found)
    ):
        is_told = any(word in roles and word not in _NO_ROLE for word in found)
        return _LEVEL.sub("", _AS_ROLE.sub("", _without_aside(text).strip(" :.@"))) if is_told else None
    return text if text.endswith(_ASSISTANT) and _OF_SUBJECT.fullmatch(text) else None


_ASSISTANT = (" Teaching Assistant", " Teaching Fellow")
_OF_SUBJECT = re.compile(
    r"(?:[A-ZÀ-Þ][\w&’'-]{1,20} (?:and |of )?){1,4}Teaching (?:Assistant|Fellow)"
)  # "Felt Studies ..."


_AS_ROLE = re.compile(
    r"^(?:(?:Docencia|Enseñanza) como |Als |Como |As (?:an? |the )?(?=[A-Z]))"
)  # "As Instructor", over the courses that are held so


def _are_lectures(found: list[str]) -> bool:
    """True for how courses are held and for whom, and no role: "Undergraduate and Graduate Lectures"."""
    levels = words("teaching", "levels")
    return "lectures" in found and all(word in levels or word in ("lectures", "and", "&") for word in found)


def _without_aside(text: str) -> str:
    """The role without what stands in brackets behind it, unless that says more of the role: "(Head)"."""
    aside = _ASIDE.search(text) if "(" in text else None
    known = words("teaching", "roles") | words("teaching", "modifiers")
    return text[: aside.start()] if aside and not known.issuperset(word_list(aside["words"])) else text


_LEVEL = re.compile(r"\s?[–—,-]\s(?:[\w'’-]{1,20} ){1,2}level$", re.IGNORECASE)  # "Tutor - PhD level"
_ASIDE = re.compile(r"\s*\((?P<words>[^()]+)\)\W{0,2}$")


_DIRECTED = ["lecturer"]


def _directs(found: list[str]) -> bool:
    """True for the words of who runs a course: "Course Director"."""
    return found[-1] in ("director", "directors") and found[0] in words("teaching", "directed")


_FOR = " for "


def _served(text: str) -> str | None:
    """The role of one who taught for somebody else: "Teaching Assistant for Ada Quill and Nora Lunde"."""
    role, _, people = text.partition(_FOR)
    names = [without_front(_TITLED, name) for name in _AND.split(people.strip(" .:"))]
    return role_phrase(role) if all(_is_person(name) for name in names) else None


def noted_role(text: str) -> str | None:
    """The role that a note begins with: "Co-Instructor with Ada Quill", "Grader for a course taught by Otto Weil"."""
    return role_phrase(text) or role_phrase(_BESIDE.split(text, maxsplit=1)[0])


_BESIDE = re.compile(r"\s(?:for|with|under)\s")


def role_for(text: str) -> str | None:
    """The role of a phrase that goes on with what it was for: "Teaching Assistant for three field courses"."""
    role, for_what, _ = text.partition(_FOR)
    return role_phrase(role) if for_what else None


def role_ahead(text: str) -> str:
    """The course of a phrase that says first in which role: "Instructor of Record for Slow Weaving"; "" for others."""
    role, _, course = text.partition(_FOR)
    course = course.removeprefix("the ")
    return course if course[:1].isupper() and role_phrase(role) else ""


def _is_person(text: str) -> bool:
    return 1 < len(text.split()) <= _NAME_WORDS and is_name(text) and not is_organization(text)


_TITLED = re.compile(r"^(?:Prof(?:essor|s)?\b\.?|Drs?\b\.?|Mr\.?|Ms\.?)\s*")
_AND = re.compile(r"\s*(?:,|&|\band\b)\s*(?:and\s)?")
_NAME_WORDS = 4


def up_to_role(name: str) -> tuple[str, str | None]:
    """A course's name up to the role behind it, and that role: "Deep Weaving, Lecturer, BSc Economics"."""
    first, *more = name.split(", ")
    for number, part in enumerate(more, 1):
        role = part if part in _SHORT_ROLES else role_phrase(part)
        if role and part[:1].isupper() and role.casefold().endswith(_PERSONS):
            return ", ".join([first, *more[: number - 1]]), role
    return name, None


_SHORT_ROLES = ("T.A.", "TA", "GTA")
_PERSONS = ("er", "or", "ant", "fellow", "ta", "t.a.")  # "Lecturer", "Instructor": none in "Dyes, Lecture and Lab"


def placed_role(text: str) -> tuple[str, str] | None:
    """The role and the school in front of it or behind it: "UCSD Teaching assistant"; None where the words say more."""
    at = _AT_SCHOOL.fullmatch(text) if " at " in text else None
    if at and (stated := role_phrase(at["role"])) and not _may_name_course(at["role"]):
        return stated, at["school"]
    if (abroad := _AT_ABROAD.fullmatch(text)) and is_organization(abroad["school"]):
        stated = role_phrase(abroad["role"])
        return (stated, abroad["school"]) if stated else None
    found = text.strip(" :.").split()
    if len(found) > 1 and (beside := _beside_school(found)):
        return beside
    if not 1 < len(found) <= _ROLE_LENGTH:
        return None
    for place, role in ((found[0], found[1:]), (found[-1], found[:-1])):
        if place[0].isupper() and canonical(place) and (stated := role_phrase(" ".join(role))):
            return stated, place
    return None


def _beside_school(found: list[str]) -> tuple[str, str] | None:
    """The role that the words begin with, and the school that they go on with: "Lab Instructor Globex University"."""
    first = found[0].casefold()
    if len(found) > _WORDS or (first not in words("teaching", "roles") and first not in words("teaching", "modifiers")):
        return None
    for size in range(len(found) - 1, 0, -1):
        stated = role_phrase(" ".join(found[:size])) if found[size][0].isupper() else None
        if stated:
            school = " ".join(found[size:])
            return (
                (stated, school)
                if is_organization(school) and not is_unit(school) and not _holds_course(school)
                else None
            )
    return None


def _may_name_course(role: str) -> bool:
    """True where what the role was for begins with no usual given name: "Teaching assistant for Slow Weaving"."""
    _, is_for, whom = role.partition(_FOR)
    return bool(is_for) and not (without_front(_TITLED, whom) != whom or is_given_name(whom.partition(" ")[0]))


def _holds_course(text: str) -> bool:
    """True where a course stands before the school: "Slow Weaving at Globex University"."""
    course, at, school = text.partition(" at ")
    return bool(at) and not is_organization(course) and is_organization(school.removeprefix("the "))


_ROLE_LENGTH, _WORDS = 5, 10
_AT_SCHOOL = re.compile(r"(?P<role>[^,;:()]{2,40}) at (?:the )?(?P<school>[A-Z][^,;:()]{1,60})")
_AT_ABROAD = re.compile(  # "Ayudante de profesor en la Universidad de X", "Chargée de cours à l'Université de X"
    rf"(?P<role>[^,;:()]{{2,50}}?) (?:{any_of('entry_words', 'teaching', 'at_abroad')})"
    r"(?P<school>[A-ZÀ-Þ][^,;:()]{1,60})"
)


def role_before(text: str) -> int:
    """Where the role ends that a course follows without a mark: "Lab instructor PHY101 Looms"; 0 for none."""
    first = text.split(" ", 1)[0].casefold()
    if first not in words("teaching", "roles") and first not in words("teaching", "modifiers"):
        return 0
    for end in _WORD_ENDS.finditer(text):
        if end[1].casefold() in _TAUGHT_AS and role_phrase(text[: end.start(2)]):
            rest = text[end.end() :]
            if rest.split(" ", 1)[0].casefold() in words("teaching", "roles"):
                continue
            coded = CODE.match(rest) is not None
            if coded or (end.start(1) and is_titled(rest) and rest.count(" ") and not role_phrase(rest)):
                return end.start(2)
    return 0


_WORD_ENDS = re.compile(r"(\w{2,14})(\s)(?=[A-Z])")
_TAUGHT_AS = frozenset(("assistant", "instructor", "lecturer", "tutor", "grader", "demonstrator", "ta", "teacher"))


def organization_in(text: str) -> str | None:
    """The organisation of a heading ("At the University of X:", "Teaching Assistant, University of X"), or None."""
    whole = next((one for one in find_organizations(text) if one.certain and "," in text[one.start : one.end]), None)
    if whole:
        return text[whole.start : whole.end]  # "University of California, Berkeley"
    found = [without_front(AT, part.strip()) for part in re.split(r"[,()\t|]|\s[–—]\s", text.strip(" :."))]
    placed = next((said[1] for bare in found if (said := placed_role(bare))), None)
    if placed:
        return placed
    found = [bare for bare in found if bare and is_organization(bare) and not role_phrase(bare)]
    return next((bare for bare in found if not is_unit(bare)), found[0] if found else None)


def school_over(text: str) -> str | None:
    """The organisation of a line over courses, without what its last columns said: "Globex University  Fall 2021"."""
    dates = find_dates(text)
    bare = without_dates(text, dates).rstrip(" ,") if dates and dates[-1].span.end == len(text) else text
    rest, place = cut_place(bare) if bare.count(",") else (bare, None)
    is_column = bool(place) and "," in (place or "") and bare[len(rest) : len(rest) + 1] == " "
    return organization_in(rest if is_column and is_organization(rest) else bare)


def leads_course(text: str) -> bool:
    """True for words that begin with who runs a course: "Unit Chair: Slow Weaving"."""
    return _LEADS_COURSE.match(text) is not None


_LEADS_COURSE = re.compile(
    r"(?i)(?:unit|course|module|subject|paper) (?:co-?)?(?:chair|convenor|convener|leader|lead)s?\b"
)
