r"""Courses in quotation marks, behind them where and when they were held. Consumes text; gives a `Course`.

"\"Slow Looms\" (Felt Fellows, Spring 2016)" was held for those, whoever they are; so are
"\"Slow Looms,\" Felt Fellows, 2016".
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates, without_dates
from transforms.names.people import is_name
from transforms.records.lists.looks import is_place, is_titled
from transforms.records.lists.periods import period
from transforms.records.teaching.course import Course, is_programme
from transforms.records.teaching.lists import is_level_line
from transforms.records.teaching.roles import role_phrase


def quoted_and_dated(text: str) -> Course | None:
    """The course that a text quotes before a titled name and its date; None for any other text."""
    found = _QUOTED.match(text) or _LISTED.match(text)
    dates = find_dates(found["note"]) if found else ()
    if not found or len(dates) != 1 or dates[0].span.end < len(found["note"].rstrip(" .")):
        return None
    where = without_dates(found["note"], dates).rstrip(" ,;:–-")
    says_else = (
        role_phrase(where)
        or is_level_line(where)
        or is_programme(where)
        or is_place(where)
        or (where.count(" ") == 1 and is_name(where))
    )
    if says_else or not is_titled(where) or " " not in where:
        return None
    return Course(found["course"].rstrip(" ,."), None, where, period(dates))


_LISTED = re.compile(
    r"(?:\d{1,2}x )?[“\"](?P<course>[^“”\"()]{3,120})(?:,[”\"]|[”\"],) (?P<note>[A-Z][^(),]{5,80}, [\w /–-]{4,24})$"
)
_QUOTED = re.compile(r"(?:\d{1,2}x )?[“\"](?P<course>[^“”\"()]{3,120})[”\"],? \((?P<note>[A-Z][^()]{8,90})\)$")
