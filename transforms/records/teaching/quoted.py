r"""Courses in quotation marks, a bracket behind with where and when they were held. Consumes text; gives a `Course`.

"\"Slow Looms\" (Felt Fellows, Spring 2016)" was held for those, whoever they are.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates, without_dates
from transforms.records.lists.looks import is_titled
from transforms.records.lists.periods import period
from transforms.records.teaching.course import Course, is_programme
from transforms.records.teaching.lists import is_level_line
from transforms.records.teaching.roles import role_phrase


def quoted_and_dated(text: str) -> Course | None:
    """The course that a text quotes before a bracket of a titled name and its date; None for any other text."""
    found = _QUOTED.match(text)
    dates = find_dates(found["note"]) if found else ()
    if not found or len(dates) != 1 or dates[0].span.end < len(found["note"].rstrip(" .")):
        return None
    where = without_dates(found["note"], dates).rstrip(" ,;:–-")
    says_else = role_phrase(where) or is_level_line(where) or is_programme(where)
    if says_else or not is_titled(where) or " " not in where:
        return None
    return Course(found["course"].rstrip(" ,."), None, where, period(dates))


_QUOTED = re.compile(r"(?:\d{1,2}x )?[“\"](?P<course>[^“”\"()]{3,120})[”\"],? \((?P<note>[A-Z][^()]{8,90})\)$")
