"""Courses by their codes below the post that one taught them in. Consumes the lines of a section of positions.

"Autumn 2019: HIST 205 – Slow Felt" or "HIST 205: Slow Felt (Autumn 2019)" below "Lecturer, Globex University" is a
course of its own; a code stands in no sentence's beginning.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.dates.ranges import find_dates
from transforms.model import Context, Line, Section
from transforms.records.lists.periods import Period, period
from transforms.records.lists.wrapped import is_wrapped, margin
from transforms.records.teaching.teaching import read_course
from transforms.text.patterns import SEASON
from transforms.text.styled import together

_TERM = rf"(?:(?:{SEASON}|Term \d),? (?:of )?|AY )?(?:19|20)\d\d(?:[-–/]\d{{2,4}})?"
_CODE = r"[A-Z]{2,5}[ -]?\d{2,4}[A-Z]{0,2}"
_CODED = re.compile(
    rf"(?:{_TERM}(?:: |, | ?[–—-] ?|\t))?{_CODE}(?: ?[:–—-] |[.,] |\t| (?=[A-Z“\"])) ?(?P<title>\S.{{3,150}})"
)
_HINT = re.compile(rf"(?m)^[^\n]{{0,24}}?\b{_CODE}\b")
_LONGEST, _LONGEST_TITLE = 200, 14


def coded_below(section: Section, context: Context) -> Iterator[tuple[str, Period, tuple[Line, ...]]]:
    """The courses of lines that begin with a code or a term, each with its dates and its lines, once for all terms."""
    if not _HINT.search("\n".join([line.text for line in section.lines])):
        return
    found: dict[str, list[Line]] = {}
    for line in (*_whole(section.lines, margin(context)), None):
        coded = _CODED.fullmatch(line.text) if line and len(line.text) <= _LONGEST and not line.heading else None
        if line and coded and _is_title(coded["title"]) and (course := read_course([line]).course):
            found.setdefault(course, []).append(line)
        elif line is None or line.text[0].isalnum():  # another post
            yield from ((course, _when(lines), tuple(lines)) for course, lines in found.items())
            found = {}


def _whole(lines: Sequence[Line], width: int) -> list[Line]:
    """The lines, those of each course that wrapped in one."""
    out: list[Line] = []
    above: Line | None = None  # the last line of a course
    for line in lines:
        if not line.text:
            continue
        is_course = _CODED.fullmatch(line.text) is not None
        if above and not is_course and is_wrapped(above, line, width):
            out[-1] = together(out[-1], line)
        else:
            out.append(line)
        above = line if is_course or (above and out[-1] is not line) else None
    return out


def _is_title(words: str) -> bool:
    return len(words.split()) <= _LONGEST_TITLE and not words.rstrip(")").endswith(".")


def _when(lines: list[Line]) -> Period:
    """The first term and the last one."""
    dates = [date for line in lines for date in find_dates(line.text)]
    return period(sorted(dates, key=lambda date: date.start or date.end or ""))
