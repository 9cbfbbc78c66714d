"""Heads of one shape over lists of courses: one that names no known school does so by its place among the others.

"**Globex University**<tab>2015-2018" and "**Loom Project, Graz**<tab>2011-2014", each over bulleted courses. Consumes
the items of a list; produces the courses below such heads, and the items left.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line
from transforms.parsed import Teaching
from transforms.records.lists.items import Item
from transforms.records.lists.looks import holds_code
from transforms.records.lists.periods import period
from transforms.records.teaching.course import Course, describes, within
from transforms.records.teaching.roles import role_in, school_over
from transforms.records.teaching.teaching import read_course, record_of

_LEAST, _MOST = 2, 2  # heads, one of which names a school; lines of one


def below_even_heads(items: Sequence[Item]) -> tuple[list[Teaching], list[Item]]:
    """The courses below heads that name no known school, and the other items."""
    if len(items) < _LEAST or not all(map(_is_headed, items)):
        return [], list(items)
    unknown = [item for item in items if not school_over(item.head[0].text)]
    if not unknown or len(unknown) > len(items) // 2 or any(role_in(item.head[0].text) for item in unknown):
        return [], list(items)
    found = [record for item in unknown for record in _taught_below(item)]
    return found, [item for item in items if item not in unknown]


def _is_headed(item: Item) -> bool:
    """True for one line with its dates at the end over nothing but bulleted, undated courses.

    A second line without a date may say in which department: "Dyers' Programme" below "Loom Project, Graz 2011-2014".
    """
    if not 0 < len(item.head) <= _MOST or not item.details or any(line.bullet for line in item.head):
        return False
    if any(find_dates(line.text) for line in item.head[1:]):
        return False
    dates = find_dates(item.head[0].text)
    at_end = len(dates) == 1 and dates[0].span.end == len(item.head[0].text) and dates[0].span.start > 0
    if not at_end or holds_code(without_dates(item.head[0].text, dates)):
        return False
    return all(line.bullet and not find_dates(line.text) for line in item.details)


def _taught_below(item: Item) -> list[Teaching]:
    head = item.head[0]
    above = Course("", None, _name(head), period(find_dates(head.text)))
    read = (within(_course(line), above) for line in item.details)
    return [record_of(item, course) for course in read if course.course and not describes(course.course)]


def _course(line: Line) -> Course:
    """The course of a line; its head says where, so that "Weaving for Schools" is no school."""
    own = read_course([line])
    return own._replace(course=line.text, organization=None) if own.organization == line.text else own


def _name(head: Line) -> str:
    """What the head says in bold, else all of it; up to the first comma, behind which it says where."""
    stated = head.text[: head.bold[0].end] if head.begins_bold else without_dates(head.text, find_dates(head.text))
    return stated.partition("\t")[0].partition(",")[0].strip(" ,:")
