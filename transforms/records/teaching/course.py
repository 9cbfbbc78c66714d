"""Courses, and what a phrase says of one: consumes text; produces a `Course`'s parts."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import canonical, find_organizations, is_unit, shape_rank
from transforms.model import Line
from transforms.names.people import is_name
from transforms.records.lists.looks import (
    CODE,
    holds_code,
    is_acronym,
    is_known_organization,
    is_organization,
    is_place,
    is_titled,
    tongues,
    word_list,
    words,
)
from transforms.records.lists.periods import Period, first_given
from transforms.records.lists.pieces import phrases
from transforms.records.teaching.renamed import renames
from transforms.records.teaching.roles import AT, role_phrase
from transforms.text.patterns import without_front
from transforms.vocabulary import any_of

_PEOPLE = re.compile(
    r"\s*\b(?:(?:(?:taught |lectured |led |instructed )?by|with|under|for|to|instructors?:|lecturer:"
    r"|supervisor:)\s+(?:the\s+)?(?:Profs?\b\.?|Professors?\b|Drs?\b\.?)|(?:taught|lectured|led|instructed"
    r"|supervised|held|given|offered) by|instructors?:|professor:|lecturer:|supervisor:).*$"
)
_NOTE = re.compile(
    rf"\s*[(\[](?:[^()\[\]]*(?:{any_of('entry_words', 'teaching', 'notes')})[^()\[\]]*|\d+|[^()\[\]]*TA\b[^()"
    r"\[\]]*)[)\]]",
    re.IGNORECASE,
)
_TAIL_ORG = re.compile(r"\s*[(\[](?P<org>[^()\[\]]{2,70})[)\]]$")
_BESIDE = re.compile(r"(?:co-?taught |jointly |together )?with (?=[A-ZÀ-Þ])")
DESCRIBES = re.compile(
    rf"(?!\w{{5,10}}(?: on)? [“\"])(?:{any_of('entry_words', 'teaching', 'describes')})\b",
    re.IGNORECASE,
)


def without_unit(organization: str) -> str:
    """A university without the department behind its name: "University of Leeds Department of Textiles"."""
    for named in find_organizations(organization)[:1]:
        if named.certain and not named.start and is_unit(organization[named.end :].strip(" ,–-")):
            return organization[: named.end]
    return organization


def describes(text: str) -> bool:
    """True for words about a course; "Topics in Weaving" and "Advanced Looms" are titles."""
    return DESCRIBES.match(text) is not None and (text[-1] in ".:" or len(text.split()) > _TITLE or not is_titled(text))


_TITLE = 7  # words


class Course(NamedTuple):
    """What the lines of an entry say of one course."""

    course: str
    role: str | None
    organization: str | None
    when: Period


def first_organization(text: str, before: str | None) -> str:
    """The organisation: of several the first that is no mere part of one."""
    text = without_front(AT, text)
    whole = _UNIT_AT.fullmatch(text)
    text = whole["whole"] if whole and is_organization(whole["whole"]) else text
    return text if not before or (is_unit(before) and not (is_place(text) or is_unit(text))) else before


_UNIT_AT = re.compile(
    r"(?:The )?(?:Department|Dept\.|School|Faculty|Division|Institute|Cent(?:er|re))\b.{2,60} at (?:the )?"
    r"(?P<whole>[A-Z].+)"
)


_IN = re.compile(r"^(?:(?:taught|given|held) )?in ")


def told_apart(text: str) -> tuple[str, str | None, str | None]:
    """A phrase without the note at its end, and the role or the organisation that the note states."""
    tail = _TAIL_ORG.search(text)
    if tail and _BESIDE.match(tail["org"]):
        return text[: tail.start()], None, None
    if tail and _IN.match(tail["org"]) and _IN.sub("", tail["org"].casefold()) in tongues():
        return text[: tail.start()], None, None
    if tail and is_organization(text[: tail.start()]) and (found := role_phrase(tail["org"])):
        return text[: tail.start()], found, None
    if not tail or is_organization(text[: tail.start()]) or CODE.fullmatch(text, 0, tail.start()):
        return text, None, None
    note, _, more = tail["org"].partition(", ")
    note = note if more.islower() and is_acronym(note.partition("/")[0]) else tail["org"]
    if found := role_phrase(note):
        return (text, None, None) if role_phrase(text) else (text[: tail.start()], found, None)
    named = not (_is_level(note) or _is_format(note) or note.casefold() in tongues() or _PART.match(note)) and (
        is_organization(note)
        or is_acronym(note)
        or (_is_school(note) and not is_place(note.partition(",")[0]) and not renames(note, text[: tail.start()]))
    )
    return (text[: tail.start()], None, note) if named and not CODE.fullmatch(note) else (text, None, None)


def placed_note(text: str) -> tuple[str, str | None, str] | None:
    """The course, the role and the school of a note that lists for whom, as what and where.

    "Looms (Master 2, Globex Tech, Oslo)", "Felt (Tutor, Globex University)".
    """
    tail = _TAIL_LIST.search(text) if text[-1:] == ")" and "," in text else None
    parts = phrases(tail["note"], ",") if tail and tail.start() else []
    if len(parts) < _PAIR or any(part.count(" ") > _TITLE for part in parts):
        return None
    named = [part for part in parts if is_organization(part) and not CODE.fullmatch(part)]
    if not named and is_place(parts[-1]):
        where = [part for part in parts if not is_place(part)][-1:]
        named = [part for part in where if is_acronym(part) or (len(parts) > _PAIR and is_titled(part))]
        named = [part for part in named if not (_is_level(part) or _is_format(part) or CODE.fullmatch(part))]
    chosen = next((part for part in named if not is_unit(part)), named[0] if named else "")
    role = next((found for part in parts if (found := role_phrase(part))), None)
    return (text[: tail.start()], role, chosen) if tail and chosen else None


_TAIL_LIST = re.compile(r"\s\((?P<note>(?:[^()]|\([^()]{0,60}\)){6,150})\)$")
_PAIR = 2


@lru_cache(maxsize=1 << 8)
def is_sessions(text: str) -> bool:
    """True for words that only say how a course was taught: "Tutorial and lab sessions.", "Exercise classes"."""
    found = word_list(text)
    return 0 < len(found) <= _TITLE and found[-1] in _SESSIONS and words("teaching", "sessions").issuperset(found)


_SESSIONS = frozenset(
    ("sessions", "session", "classes", "tutorials", "lectures", "exercises", "labs", "practicals", "seminars")
)


def is_known_university(text: str) -> bool:
    """True for a university of the vocabulary."""
    known = canonical(text)
    return known is not None and known.kind == "university"


def _without_note(note: re.Match[str]) -> str:
    """Nothing; the note itself where it ends the text and is nothing but a role: "Looms (Guest Lecturer)"."""
    is_role = note.end() == len(note.string) and role_phrase(note[0].strip(" ()[]"))
    return note[0] if is_role else ""


@lru_cache(maxsize=1 << 10)
def cleaned(text: str) -> str:
    """A phrase without notes for whom and how long a course is, and without its teachers."""
    text = _NOTE.sub(_without_note, text) if "(" in text or "[" in text else text
    text = _LEVEL.sub("", text) if text[-1:] == ")" else text
    return _PEOPLE.sub("", text).strip(" ,;:.–-")


_OF_LEVEL = (
    r"(?:(?:post-?|under-?)?grad(?:uate)?s?|masters?(?:['’]s)?|bachelors?(?:['’]s)?|doctoral|ph\.?d\.?|m\.?(?:sc|a|s)\.?"
    r"|b\.?(?:sc|a|s)\.?)"
)
# For whom a course is, in brackets behind it: "(graduate)", "(Master's degree)", "(BSc level, 2nd semester)"
_LEVEL = re.compile(
    rf"(?i)(?<=\w) \({_OF_LEVEL}(?:(?: ?[/&+] ?| and ){_OF_LEVEL})?"
    r"(?:[ -](?:levels?|degrees?|programmes?|programs?|students?|course))?"
    r"(?:, ?\d(?:st|nd|rd|th)? (?:year|semester|term))?\)$"
)


def is_person(text: str) -> bool:
    """True for whom one taught with: "with Prof. Quill", "with Ada Quill and Bo Marsh"."""
    if _PERSON.fullmatch(text):
        return True
    return text.startswith("with ") and all(map(is_name, _AND.split(text[5:])))


_PERSON = re.compile(r"(?:with\s+)?(?:Profs?\b\.?|Professors?\b|Drs?\b\.)\s+\S.*")
_AND = re.compile(r",? (?:and|&) |, ")


def lasts(text: str) -> bool:
    """True for how long a course took: "two days"."""
    return _LASTED.fullmatch(text) is not None


_LASTED = re.compile(r"(?i)(?:one|two|three|four|five|half|full|\d{1,2}) ?-?(?:day|week|hour|month)s?")


def without_label(text: str) -> str:
    """A title without the word for what it is: "Course: Slow Weaving", "Course “Slow Weaving” for beginners"."""
    called = _CALLED.match(text)
    return called["course"] if called else _LABEL.sub("", text, count=1)


_LABEL = re.compile(r"^(?:Course|Module|Class|Subject|Discipline|Unit|Course title|Topic): (?=[A-ZÀ-Þ“])")
_CALLED = re.compile(
    r"(?:The )?(?:Courses?|Lectures?|Seminars?|Modules?|Class|Tutorials?|Practicals?|Exercises?|Labs?)(?: on| in)? "
    r"[“\"](?P<course>[^“”\"]{3,120})[”\"](?=$|[ ,.;(])"
)


def is_programme(text: str) -> bool:
    """True for the degree programme that a course belongs to: "BSc Economics and Law", "BA-2 Psychology"."""
    text = without_front(_YEAR_OF, text) if text[:1].isdigit() else text
    text = _STUDY_YEAR.sub("", text, count=1) if any(map(str.isdigit, text[2:9])) else text
    degrees = find_degrees(text) if text[:1].isupper() else ()
    return bool(degrees) and degrees[0].start == 0 and not holds_code(text)


_YEAR_OF = re.compile(r"^[1-6](?:st|nd|rd|th)[- ]years? (?:of )?(?:the )?")
_STUDY_YEAR = re.compile(r"(?<=^[BM][AS])[-–]?[1-5](?= [A-ZÀ-Þ][a-zß-ÿ])|(?<=^[BM]Sc)[-–]?[1-5](?= [A-ZÀ-Þ][a-zß-ÿ])")


def _is_level(text: str) -> bool:
    found = word_list(text)
    return not words("teaching", "levels").isdisjoint(found) or words("teaching", "leveled").issuperset(found)


def _is_format(text: str) -> bool:
    """True for how a course is held: "Independent Study", "Online/Asynchronous", "Honors Seminar"."""
    return not words("teaching", "formats").isdisjoint(word_list(text.replace("/", " ")))


def _is_school(text: str) -> bool:
    return (
        text[:1].isupper()
        and is_titled(text)
        and len(text.split()) <= _SCHOOL
        and not any(mark in text for mark in (":", " and ", "&"))
        and not any(c.isdigit() for c in text)
    )


_SCHOOL = 3  # words
_PART = re.compile(
    r"(?:[IVX1-4]{1,4}(?:[+&,/ -]{1,3}[IVX1-4]{1,4}){1,3}$|(?i:incl\w*|with|part|section|group|track)\b)"
)  # "(I+II)"


def is_code_like(text: str) -> bool:
    """True for what begins with a code, for a few capitals and for a number that is no year: "511180"."""
    is_number = text.isdecimal() and 3 <= len(text) <= 7 and not find_dates(text)
    return CODE.match(text) is not None or is_number or (text.isupper() and len(text) <= 6)


def within(course: Course, context: Course) -> Course:
    """The course with what it leaves open filled from its context."""
    return Course(
        course.course,
        course.role or context.role,
        course.organization or context.organization,
        first_given(course.when, context.when),
    )


def with_tail(courses: list[Course]) -> list[Course]:
    """Courses behind one role: the term and the school behind the last of them, which no other has, hold for all."""
    last = courses[-1]
    if any(course.when != Period() or course.organization for course in courses[:-1]):
        return courses
    return [course._replace(when=last.when, organization=last.organization) for course in courses]


def role_at_end(text: str) -> tuple[str, str] | None:
    """A course with the role after it: "Basics of Weaving Instructor", "Peat PAL leader" -> course, role."""
    course, _, role = text.rpartition(" ")
    if course.count(" ") and role.casefold() in _TAUGHT_AS:
        return course, role
    led = _LED.search(text) if role in _LEADING else None
    return (text[: led.start()], led["role"]) if led else None


_TAUGHT_AS = frozenset(("instructor", "lecturer", "tutor", "teacher", "ta"))
_LEADING = frozenset(("leader", "assistant", "demonstrator", "grader", "facilitator"))
_LED = re.compile(
    r"(?<=\w) (?P<role>(?:[A-Z]{2,6} |(?:peer|study|session|group|workshop|seminar|tutorial|teaching|lab|course) ){1,2}"
    r"(?:leader|assistant|facilitator)|demonstrator|grader)$"
)


def named_like_body(line: Line, read: Course) -> Course:
    """The course of an item below a school that seems to name another body: "Comparative Government (seminar)"."""
    name = CODE.sub("", without_dates(line.text, find_dates(line.text))).partition(" (")[0].strip(" .,;:")
    may = bool(line.bullet) and 1 < len(name.split()) <= _TITLE and is_titled(name) and shape_rank(name) == 1
    return read._replace(course=name) if may and not is_known_organization(name) else read
