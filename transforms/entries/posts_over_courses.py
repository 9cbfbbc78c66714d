"""Posts over plain courses: role, employer and period on a line or two, the courses below in lines without a date.

"University of X" beside its town, "Lecturer" beside the period, then "Linear Algebra" and "MATH 210: Calculus", or
"Autumn 2019: MATH 210 – Calculus", each with its term.
Consumes a section of teaching; produces its `Entry`s, each below its post, or nothing where a line is neither.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import find_organizations, is_unit, shape_rank
from transforms.entities.places import is_place
from transforms.entities.titles import is_title
from transforms.model import Entry, Line, Section

_CODE = re.compile(r"(?:[A-Z]{2,6}|[A-Z][a-z]{2,6})[ -]?\d{2,4}[A-Z]?\b|\d{1,2}\.\d{2,4}\b")
_PARTS = re.compile(r"[,\t|;]|\s[–—-]\s")
_WORD = re.compile(r"[^\W\d_]{4,}")
_NO_COURSE = re.compile(r"[.:!?]$|\b(?:my|students?|was|were|with|by|for|at)\b")
_MOST, _POST, _TITLED = 10, 3, 0.6  # words of a course, lines of a post, share of capitals


def under_posts(section: Section) -> tuple[Entry, ...]:
    """The section's courses, each below its post's lines; () where these do not part them."""
    lines = section.lines
    if section.kind != "teaching" or len(lines) <= _POST or any(line.heading for line in lines) or section.subheads:
        return ()
    posts = [not line.bullet and _is_post(line.text) for line in lines]
    starts = [i for i, post in enumerate(posts) if post and not (i and posts[i - 1])]
    dated = any(post and find_dates(line.text) for post, line in zip(posts, lines, strict=True))
    if starts[:1] != [0] or not all(post or _is_course(line, dated) for post, line in zip(posts, lines, strict=True)):
        return ()
    if len({bool(line.bullet) for post, line in zip(posts, lines, strict=True) if not post}) > 1:
        return ()  # a programme between a school and its courses
    found: list[Entry] = []
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        size = posts[start:end].index(False) if False in posts[start:end] else 0
        if not 0 < size <= _POST or not _is_whole(lines[start : start + size]):
            return ()
        parent = lines[start : start + size]
        found += [
            Entry(section, (line,), (), "", tuple(parent), not i) for i, line in enumerate(lines[start + size : end])
        ]
    return tuple(found)


def _is_post(text: str) -> bool:
    """True for a line of nothing but a role, an employer, its units and place, and a period."""
    parts = [part for part in map(str.strip, _PARTS.split(without_dates(text, find_dates(text)))) if part.strip(" ()")]
    return bool(parts) and all(map(_says_where, parts)) and (len(parts) == 1 or not is_place(parts[0]))


def _says_where(part: str) -> bool:
    bare = part.strip(" ():.")
    return is_title(bare.removeprefix("Co-")) or _is_employer(bare) or is_unit(bare) or is_place(bare)


def _is_employer(text: str) -> bool:
    return shape_rank(text) > 1 or any(not one.start and one.end == len(text) for one in find_organizations(text))


def _is_whole(lines: Sequence[Line]) -> bool:
    """True where a post says when, or both as what and where."""
    parts = [part.strip() for line in lines for part in _PARTS.split(without_dates(line.text, find_dates(line.text)))]
    both = any(map(is_title, parts)) and any(map(_is_employer, parts))
    return both or any(find_dates(line.text) for line in lines)


_BEHIND_TERM = (":", "\t")  # "Autumn 2019: HIST 205 – Slow Felt"


def _is_course(line: Line, dated: bool) -> bool:
    """True for a course's code and words, or words with capitals, and nothing more that is said but when."""
    dates = find_dates(line.text)
    is_termed = dates and not dates[0].span.start and line.text[dates[0].span.end :][:1] in _BEHIND_TERM
    text = without_dates(line.text, dates).strip(" ,()[]\t" + (":–—-" if is_termed else "")) if dates else line.text
    if (
        (dated and ((dates and not (is_termed and _CODE.match(text))) or "\t" in text))
        or len(text.split()) > _MOST
        or not text
        or _NO_COURSE.search(text)
    ):
        return False
    if is_title(text) or _is_employer(text):
        return False
    words = _WORD.findall(text)
    return _CODE.match(text) is not None or sum(map(str.istitle, words)) >= max(1, _TITLED * len(words))
