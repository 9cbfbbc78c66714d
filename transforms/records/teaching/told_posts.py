"""Courses told below a post: "2020 Lecturer, Globex School" over "Teaching Looms (LO 1) and Theory of Felt".

Consumes the items of a teaching section; produces the records of such courses and the items that are left.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.parsed import Teaching
from transforms.records.lists.items import Item
from transforms.records.lists.periods import first_given
from transforms.records.teaching.course import Course
from transforms.records.teaching.roles import role_phrase
from transforms.records.teaching.taught import told_by
from transforms.records.teaching.teaching import read_course, record_of

_TELLS = re.compile(
    r"(?:Currently |I )?(?:(?:[Cc]o-?)?(?:[Tt]eaching|[Tt]aught|[Tt]each)|[Ll]ectured (?:on|in)|[Ll]ecturing) "
    r"(?![Aa]ssist|[Ff]ellow|[Aa]ssociate)"
)
_MOST = 3  # lines


def told_below_posts(items: Sequence[Item]) -> tuple[list[Teaching], list[Item]]:
    """The records of the courses that sentences below posts name, and the other items."""
    found: list[Teaching] = []
    left: list[Item] = []
    for item in items:
        told = list(_told(item)) if 1 < len(item.lines) <= _MOST and _TELLS.match(item.lines[-1].text) else []
        found += told
        left += [] if told else [item]
    return found, left


def _told(item: Item) -> Iterator[Teaching]:
    *above, last = item.lines
    post = read_course(above)
    role = post.role or next(filter(None, (role_phrase(line.text) for line in above)), None)
    if role is None:
        return
    for told in told_by(last.text.rstrip(" .")):
        for title, when in told.courses:
            where = told.organization or post.organization
            yield record_of(item, Course(title, told.role or role, where, first_given(when, told.when, post.when)))
