"""Plain courses: a title, a known university and a year on one line ("Slow Weaving, University of Leeds, 2020").

Consumes an `Item`; produces what it states, or None for one written in any other way: `teaching` reads those.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import canonical, shape_rank
from transforms.entities.places import is_place
from transforms.parsed import Teaching
from transforms.records.lists.items import Item, alone
from transforms.records.lists.kinds import kind_of
from transforms.records.lists.looks import is_known_organization
from transforms.records.lists.periods import Period
from transforms.records.lists.pieces import pieces_of
from transforms.records.plain.items import PlainItem
from transforms.records.teaching.above import told_above
from transforms.records.teaching.course import Course
from transforms.records.teaching.teaching import record_of, teaching_of
from transforms.vocabulary import toml

_MOST_WORDS = 6
_LETTERS = re.compile(r"[^\W\d_]+")


def courses_in(item: Item) -> Iterator[Teaching]:
    """The courses of one entry, a plain one or any other."""
    if (plain := plain_course(item)) and told_above(item) == (None, None):
        return iter((record_of(item, Course(plain.first, None, plain.second, Period(plain.year))),))
    return teaching_of(item)


@lru_cache(maxsize=1 << 6)  # asked for its kind, and for what it states
def plain_course(item: Item) -> PlainItem | None:
    """Title, university and year of a plain course in a list of nothing but courses."""
    plain = item.plain
    if plain is None or not item.stands_alone:
        return None
    if item.entry.section.kinds != ("teaching",) or not _are_read_so(plain.first, plain.second):
        return None
    return plain if [piece.text for piece in pieces_of(item.head)[0]] == [*plain[:2]] else None


def _are_read_so(course: str, school: str) -> bool:
    """True for a course and its university; one that is not known by its words is read the long way once."""
    is_usual, is_known = _is_course(course), _is_school(school)
    if is_usual and is_known:
        return True
    if is_known:
        return course.count(" ") < _MOST_WORDS and course[0].isupper() and _is_read_so(course, _SCHOOL)
    return is_usual and " and " not in school and shape_rank(school) > 1 and _is_read_so(_COURSE, school)


_COURSE, _SCHOOL, _YEAR = "Slow Weaving", "University of Oxford", "2001"


@lru_cache(maxsize=1 << 10)
def _is_read_so(course: str, school: str) -> bool:
    """True where the long way reads these words, one of which is sure, as a course and where it was taught."""
    item = alone("teaching", "Teaching", f"{course}, {school}, {_YEAR}")
    if kind_of(item) != "teaching":
        return False
    found = [(one.course, one.role, one.organization, one.start, one.end) for one in teaching_of(item)]
    return found == [(course, None, school, _YEAR, None)]


@lru_cache(maxsize=1 << 10)
def _is_course(text: str) -> bool:
    """True for a few words, none of which says as what, how or for whom, or may name a body or an honour."""
    words = _LETTERS.findall(text.lower())
    if text.count(" ") >= _MOST_WORDS or not text[0].isupper() or not telling().isdisjoint(words):
        return False
    return canonical(text) is None and not is_place(text) and not find_degrees(text)


@cache
def telling() -> frozenset[str]:
    """The words of roles, levels, sessions, honours, duties, talks, bodies, posts and degrees."""
    return frozenset(
        word
        for table in ("lists", "titles", "dates")
        for word in _LETTERS.findall(str(toml(table)).lower())
        if len(word) > len("of")
    )


@lru_cache(maxsize=1 << 10)
def _is_school(text: str) -> bool:
    """True for a known university whose name is no place and no programme's."""
    known = canonical(text)
    if known is None or known.kind != "university" or not is_known_organization(text):  # "Rub" is not written so
        return False
    return not is_place(text) and not find_degrees(text)
