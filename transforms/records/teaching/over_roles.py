"""A course on a line of its own over one that says as what, where and when: "Separation Lab" over "TA, Globex, 2020".

Consumes the lines of an entry; produces its course, or None for one written in any other way.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.records.lists.looks import CODE, is_titled
from transforms.records.lists.periods import Period
from transforms.records.lists.pieces import unquoted
from transforms.records.teaching.course import Course
from transforms.records.teaching.reading import course_on

_LINES = 2


def course_over_role(lines: Sequence[Line]) -> Course | None:
    """The course whose whole name is the first line, for the second one says all else."""
    if len(lines) != _LINES or "\t" in lines[0].text or CODE.search(lines[0].text) or not is_titled(lines[0].text):
        return None
    below = course_on(lines[1:], None, None)
    if below.course or not (below.role and below.organization) or below.when == Period():
        return None
    return None if find_dates(lines[0].text) else below._replace(course=unquoted(lines[0].text.strip(" .,;")))
