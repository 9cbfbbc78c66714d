"""Courses in bold beside where they were held: what stands below only tells of them. Consumes `Item`s.

"2016<tab>**Wool for Beginners**, *Globex College*" over "Marker for 4th year students".
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates, words_begin
from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.records.teaching.lists import is_course
from transforms.records.teaching.roles import organization_in, role_phrase

_PAIR = 2


def are_titled(items: Sequence[Item]) -> bool:
    """True where each entry is so, its date beside the course, be some courses and schools no vocabulary's."""
    for item in items:
        first, *below = item.head or item.lines
        if not below or not first.bold or not find_dates(first.text) or any(map(_is_dated, below)):
            return False
        if role_phrase(first.text[first.bold[0].start : first.bold[0].end]):
            return False
    return sum(map(is_titled_entry, items)) * _PAIR >= len(items)


def _is_dated(line: Line) -> bool:
    return bool(find_dates(line.text))


def is_titled_entry(item: Item) -> bool:
    """True for a course in bold beside where it was held: what stands below tells of it and lists no others."""
    first = item.lines[0]
    bold = first.bold[0] if first.bold and len(item.lines) > 1 else None
    if bold is None or bold.start > words_begin(first.text) or bold.end >= len(first.text):
        return False
    title, rest = first.text[bold.start : bold.end], first.text[bold.end :]
    return title[-1] != ":" and rest[:1] != ":" and is_course(title) and organization_in(rest) is not None
