"""A course on a line of its own over those that say as what, where and when: "Separation Lab" over "TA, Globex, 2020".

Consumes the lines of an entry, or an entry below a course; produces its course, or None for one written in any other
way.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates, is_date, without_dates
from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.records.lists.looks import CODE, holds_code, is_organization, is_titled
from transforms.records.lists.periods import Period, first_given, period
from transforms.records.lists.pieces import unquoted
from transforms.records.teaching.course import Course, is_sessions, named_like_body
from transforms.records.teaching.reading import course_on
from transforms.records.teaching.roles import role_phrase

_LINES = 2
_COUNT = re.compile(r"(?:~|about |approx\. )?\d{1,4}\b.{0,60}|")  # "16 undergraduates"


def course_above(item: Item) -> Course | None:
    """The course that stands over an entry of no more than a role, a date and a number of students, in that role."""
    if len(item.lines) != 1 or not item.entry.parent or find_dates(item.entry.parent[-1].text):
        return None
    own = course_on(item.lines, None, None)
    if not own.role or own.when == Period() or not _COUNT.fullmatch(own.course):
        return None
    above = course_on(item.entry.parent[-1:], None, None)
    if not above.course or above.role or (is_organization(above.course) and not holds_code(above.course)):
        return None
    return above._replace(role=own.role, organization=above.organization or own.organization, when=own.when)


def courses_under_date(lines: Sequence[Line]) -> list[Course]:
    """The courses of lines below a date alone, each with its role or its school; [] where one has neither."""
    if len(lines) <= _LINES or not is_date(lines[0].text):
        return []
    courses = [course_on([line], None, None) for line in lines[1:]]
    if not all(course.course and (course.role or course.organization) for course in courses):
        return []
    when = period(find_dates(lines[0].text))
    first, *others = courses
    if len(others) == 1 and first.role and not first.organization and _is_where(lines[2], others[0]):
        courses = [first._replace(organization=others[0].organization)]
    return [course._replace(when=first_given(course.when, when)) for course in courses]


def _is_where(line: Line, told: Course) -> bool:
    """True for a programme and its school below a course: "Undergraduate programme in Dyes, Department of Wool, X"."""
    return told.role is None and told.organization is not None and _PROGRAMME.search(line.text) is not None


_PROGRAMME = re.compile(
    r"(?i)\b(?:program(?:me)?|department|dept|faculty|division|degree)\b|^(?:under)?graduate\b|^(?:bachelor|master)"
)


def courses_below_role(item: Item, head: Course) -> Iterator[Course]:
    """The courses below a role: "Teaching Assistant" over "Globex University" over "Slow Looms"."""
    where = head.organization
    for line in (line for line in item.details if not is_sessions(line.text)):
        course = course_on(_with_sessions(line, item.details), head.role, where)
        course = named_like_body(line, course) if head.organization and not course.course else course
        if course.course:
            yield course._replace(when=first_given(course.when, head.when))
        elif not where and is_organization(line.text):
            where = course.organization


def _with_sessions(line: Line, lines: Sequence[Line]) -> list[Line]:
    """The line, and the one right below it where that only says how the course was taught."""
    following = lines[lines.index(line) + 1 : lines.index(line) + 2]
    return [line, *(other for other in following if is_sessions(other.text))]


def course_over_role(lines: Sequence[Line]) -> Course | None:
    """The course whose whole name is the first line, for the second one says all else."""
    if len(lines) != _LINES or "\t" in lines[0].text or CODE.search(lines[0].text) or not is_titled(lines[0].text):
        return None
    below = course_on(lines[1:], None, None)
    if below.course or not (below.role and below.organization) or below.when == Period():
        return None
    return None if find_dates(lines[0].text) else below._replace(course=unquoted(lines[0].text.strip(" .,;")))


def below_roles(items: Sequence[Item]) -> list[Item]:
    """The items; dated roles alone below an employer hold for the courses below them, up to the next such role."""
    found: list[Item] = []
    role: Item | None = None
    for number, item in enumerate(_below_labels(items)):
        after = next(iter(items[number + 1 : number + 2]), None)
        if role and item.entry.parent != role.entry.parent:
            role = None
        if _is_role(item) and after and after.entry.parent == item.entry.parent and not _is_role(after):
            role = item
        elif role:
            when = first_given(item.when_above, period(find_dates(role.text)))
            found.append(replace(item, above=(role.text, *item.above), when_above=when))
        else:
            found.append(item)
    return found


def _below_labels(items: Sequence[Item]) -> list[Item]:
    """The items; a role set apart over the first of several courses holds for all up to the next such: "_As Tutor_"."""
    found: list[Item] = []
    label: Item | None = None
    for item in items:
        label = item if _is_labelled(item) else label
        if label is None or item.entry.parent != label.entry.parent:
            found.append(item)
            continue
        head = item.head[1:] if item is label else item.head
        found.append(replace(item, head=head, above=(label.head[0].text, *item.above)))
    return found


def _is_labelled(item: Item) -> bool:
    """True for a role in a type of its own, without a date, apart from the course below it."""
    if len(item.head) < _LINES or item.head[0].bullet or not item.head[1].gap_before:
        return False
    label = item.head[0]
    is_styled = (label.is_italic or label.is_bold or label.text[-1] == ":") and not find_dates(label.text)
    return is_styled and role_phrase(label.text) is not None


def _is_role(item: Item) -> bool:
    if not item.entry.parent or len(item.lines) != 1:
        return False
    dates = find_dates(item.text)
    stated = without_dates(item.text, dates).strip(" \t,.()") if dates else ""
    return bool(stated) and role_phrase(stated) is not None
