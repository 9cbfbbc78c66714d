"""Teaching: one record per course and role. Consumes entries of teaching sections; produces `Teaching` records.

Forms read: "Role, Course, CODE, Organisation, years", "years Role, Course (Organisation)", role, course and
organisation on lines of their own, "At the X:" over courses, "[Organisation] [CODE] “Course” by ...", "Course.
Description. Organisation".
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import is_unit
from transforms.model import Line
from transforms.parsed import Teaching
from transforms.records.lists.items import Item
from transforms.records.lists.looks import CODE, holds_code, is_organization, is_titled
from transforms.records.lists.periods import Period, first_given, period
from transforms.records.lists.pieces import phrases, pieces_of, unquoted
from transforms.records.lists.wrapped import begins_dated
from transforms.records.teaching.above import dates_in_heading, told_above
from transforms.records.teaching.coded import coded_courses
from transforms.records.teaching.course import DESCRIBES, Course, with_tail, within, without_unit
from transforms.records.teaching.lists import is_form, is_held, is_level_line, listed, names_courses
from transforms.records.teaching.over_roles import (
    course_above,
    course_over_role,
    courses_below_role,
    courses_under_date,
)
from transforms.records.teaching.reading import course_on
from transforms.records.teaching.roles import (
    noted_role,
    organization_in,
    role_in,
    role_phrase,
    school_over,
    up_to_role,
)
from transforms.records.teaching.terms import with_terms
from transforms.records.teaching.titled_entries import is_titled_entry
from transforms.records.teaching.whole import whole_items
from transforms.unchecked import made

_BRACKETS = re.compile(r"^(?:\[(?P<a>[^\]]{1,60})\]\s*)(?:\[(?P<b>[^\]]{1,60})\]\s*)?(?P<rest>.+)$")
_QUOTED = re.compile(r"[“\"](?P<words>[^“”\"]{3,})[”\"]")


def teaching_of(item: Item) -> Iterator[Teaching]:
    """The courses of one entry."""
    head, details = tuple(map(with_terms, item.head)), tuple(map(with_terms, item.details))
    if head != item.head or details != item.details:
        item = replace(item, head=head, details=details)
    role, organization = told_above(item)
    bracketed = [line for line in item.lines if line.text.startswith("[") and _QUOTED.search(line.text)]
    if bracketed:
        when = period(date for line in item.lines for date in pieces_of([line])[1][0])
        courses = [_bracketed(line, role)._replace(when=when) for line in bracketed]
    elif told := coded_courses(" ".join(line.text for line in item.lines)):
        courses = [course._replace(role=role, organization=organization) for course in told]
    elif over := course_over_role(item.lines) or course_above(item):
        courses = [over]
    else:
        dated = [within(course, Course("", role, organization, Period())) for course in courses_under_date(item.lines)]
        courses = dated or _listed(item, role, organization) or list(_courses(item, role, organization))
    yield from (record_of(item, course) for course in courses)


def record_of(item: Item, course: Course) -> Teaching:
    """The record of a course, with the dates above it, or in its section's heading, where it has none."""
    when = first_given(course.when, item.when_above, dates_in_heading(item))
    name, role = up_to_role(course.course) if ", " in course.course else (course.course, None)
    stated = (course.role or role or "").removeprefix("As ").removeprefix("an ").removeprefix("a ")
    return made(
        Teaching,
        course=name,
        role=stated or None,
        organization=course.organization and without_unit(course.organization),
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=item.evidence,
        confidence=0.9 if course.role or course.organization else 0.7,
    )


def read_course(lines: Sequence[Line]) -> Course:
    """What lines say of a course by themselves; its title is "" where they name none."""
    return course_on([with_terms(line) for line in lines], None, None)


def _under_organization(item: Item, role: str | None) -> list[Course]:
    """The courses of an entry whose first line is an organisation and whose others name one course each, or []."""
    program = _under_program(item, role)
    if program:
        return program
    above = organization_in(item.head[0].text) if item.head and not find_dates(item.head[0].text) else None
    rest = item.head[1:]
    if not above or "," in item.head[0].text or len(rest) < _PAIR or any(role_phrase(line.text) for line in rest):
        return []
    courses = [course_on([line], role or role_in(item.head[0].text), above) for line in rest]
    return courses if all(course.course for course in courses) else []


_PROGRAM = re.compile(r"\b(?:program(?:me)?|department|division|school|faculty|college)\b", re.IGNORECASE)
_COURSE_WORDS = 10


def _under_program(item: Item, role: str | None) -> list[Course]:
    """The courses below a line in bold that says programme and university, one a line without a date; or []."""
    lines = item.lines
    if len(lines) <= _PAIR or not lines[0].is_bold or not _PROGRAM.search(lines[0].text.split(",")[0]):
        return []
    places = [part.strip() for part in lines[0].text.split(",")]
    above = next((part for part in reversed(places) if is_organization(part) and not is_unit(part)), None)
    plain = all(
        not line.bold and len(line.text.split()) <= _COURSE_WORDS and not line.text.endswith((".", ":"))
        for line in lines[1:]
    )
    if not above or not plain or any(find_dates(line.text) or role_phrase(line.text) for line in lines):
        return []
    return [Course(unquoted(line.text.strip(" .,\\")), role, above, Period()) for line in lines[1:]]


_PAIR = 2


def _listed(item: Item, role: str | None, organization: str | None) -> list[Course]:
    """The courses of an entry whose lines list several each, below lines that say for whom, where or as what."""
    found: list[Course] = []
    if is_titled_entry(item):
        return found
    above = Course("", role, organization, Period())
    several = False
    lines = [_labelled(item.lines[0])] if len(item.entry.section.lines) == 1 else whole_items(item.lines)
    for line in lines:
        if is_level_line(line.text):
            continue
        if courses := listed_on(line, above):
            found += courses
            label, colon, _ = line.text.partition(":")
            several = several or len(courses) > 1 or (bool(colon) and (names_courses(label) or is_level_line(label)))
        elif found and (role_phrase(line.text) or organization_in(line.text)):
            return []
        elif not found:
            above = context_of(line, above) if line is not lines[-1] else above
        else:
            found.append(within(course_on([line], None, None), above))
    return found if several and all(course.course for course in found) else []


def _labelled(line: Line) -> Line:
    """The only line of a section of courses as a list, where it is one: "Dyes, Yarns and Looms, Felt"."""
    text = line.text
    if text.count(", ") >= _PAIR and not find_dates(text) and not _NO_LIST.search(text):
        return replace(line, text=f"Courses: {text}", bold=(), italic=(), links=())
    return line


_NO_LIST = re.compile(r"[;\t(]|^[^,:]{2,60}:|\.\s")


def listed_on(line: Line, above: Course) -> list[Course]:
    """The courses that one line lists, with what its label and the lines above say of all of them."""
    several = listed(line)
    if not several:
        return []
    if several.label:
        above = context_of(replace(line, text=several.label), above)
    many = len(several.lines) >= _MANY or is_level_line(several.label)
    courses = [_told(one, many=many) for one in several.lines]
    if several.label and role_phrase(several.label):
        courses = with_tail(courses)
    return [within(course, above) for course in courses]


def _told(one: Line, *, many: bool) -> Course:
    """The course that a part of a list names, be it the name of a body too: "Land Use Clinic" among titles."""
    found = course_on([one], None, None)
    if found.course or not (many or is_held(one.text)):
        return found
    dates = find_dates(one.text)
    return Course(without_dates(one.text, dates).strip(" .,;()"), None, None, period(dates))


_MANY = 4


def context_of(line: Line, above: Course) -> Course:
    """What a line that names no course says of those below it."""
    dates = find_dates(line.text)
    text = without_dates(line.text, dates)
    parts = re.split(r"\s*[,()\t]\s*|\s[–—-]\s", text)
    role = None if is_form(text) else next((one for part in parts if (one := role_phrase(part))), None)
    return Course("", role or above.role, school_over(text) or above.organization, above.when)._replace(
        when=first_given(period(dates), above.when)
    )


def _courses(item: Item, role: str | None, organization: str | None) -> Iterator[Course]:
    courses = _under_organization(item, role)
    if courses:
        yield from courses
        return
    if _is_place_over_roles(item):
        yield from (course_on([line], role, item.head[0].text.strip(" ,.")) for line in item.head[1:])
        return
    head = course_on(item.head, role, organization)
    if _names_employer(head, item):
        head = head._replace(course="", organization=head.course)
    if head.organization and not holds_code(head.course) and _are_coded(item.details):
        head = head._replace(course="")  # "Program in Textiles" over "TEX 220: Dyes"
    above = organization or (organization_in(item.head[0].text) if len(item.head) == _PAIR else None)
    if above and (stated := _role_of_subject(item)):
        head = head._replace(course="", role=stated, organization=above)
    if head.course:
        if not head.organization and item.details:
            below = course_on(item.details[:2], role, None)
            head = head._replace(
                organization=below.organization, when=head.when if head.when != Period() else below.when
            )
        yield within(head, _noted_below(item))
        return
    yield from courses_below_role(item, head)


def _noted_below(item: Item) -> Course:
    """The role and the dates in the bracket right below a course: "(Grader for Ada Quill; Spring 2015)"."""
    note = item.details[0].text if item.details else ""
    if note[:1] != "(" or note[-1] != ")":
        return Course("", None, None, Period())
    role = next((found for part in phrases(note[1:-1], ",;") if (found := noted_role(part))), None)
    return Course("", role, None, period(find_dates(note)))


def _is_place_over_roles(item: Item) -> bool:
    """True where the first line says where, by its place: no date, no mark, and dated roles below it."""
    first, *rest = item.head
    return (
        bool(rest)
        and not item.details
        and not (find_dates(first.text) or holds_code(first.text) or "," in first.text or role_phrase(first.text))
        and len(first.text.split()) <= _PLACE_WORDS
        and all(begins_dated(line) and len(on := pieces_of([line])[0]) > 1 and role_phrase(on[0].text) for line in rest)
    )


_PLACE_WORDS = 7


def _role_of_subject(item: Item) -> str | None:
    """The role of a head that names its subject, above the courses themselves: "Lecturer in Dyes, 2007-2011"."""
    if not 1 <= len(item.head) <= _PAIR or not item.details:
        return None
    last = item.head[-1].text
    stated = without_dates(last, find_dates(last)).strip(" ,.()")
    lead, _, subject = stated.partition(" in ")
    if not subject or "," in stated or not role_phrase(lead) or len(subject.split()) > _PAIR:
        return None
    return stated if all(is_titled(line.text) and not DESCRIBES.match(line.text) for line in item.details) else None


def _are_coded(lines: Sequence[Line]) -> bool:
    """True for items that begin with the code of a course each."""
    return len(lines) >= _PAIR and all(line.bullet and CODE.match(line.text) for line in lines)


def _names_employer(head: Course, item: Item) -> bool:
    """True where a head of several lines names a role beside the "course", and courses stand below in its list."""
    return (
        bool(head.role and not head.organization and is_titled(head.course))
        and len(item.head) > 1
        and head.course.split(",")[0] in item.head[0].text
        and len(item.details) >= _PAIR
        and all(
            line.text[0].isupper() and len(line.text.split()) <= _COURSE_WORDS and not DESCRIBES.match(line.text)
            for line in item.details
        )
    )


def _bracketed(line: Line, role: str | None) -> Course:
    match, quoted = _BRACKETS.match(line.text), _QUOTED.search(line.text)
    organization = match["a"] if match and not CODE.fullmatch(match["a"]) else match["b"] if match else None
    return Course(unquoted(quoted["words"]) if quoted else line.text, role, organization, Period())
