"""Terms over the courses held in them: "Autumn 2021 at Globex University:" over a list, "Spring 2021 at GXU:" the next.

Consumes a section of courses; produces the numbers of these lines, which head its parts as bare terms do.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line, Section

_LEAST, _MOST = 2, 8  # lines that head a part each, and words of one


def over_courses(section: Section) -> frozenset[int]:
    """The lines between bullets, all of one look, where half of them say when and at which school, the first too."""
    lines = section.lines
    heads = [line for line in lines if not line.bullet]
    if section.kind != "teaching" or len(heads) < _LEAST or heads[0] is not lines[0]:
        return frozenset()
    if any(not (a.bullet or b.bullet) for a, b in pairwise(lines)) or not lines[-1].bullet:
        return frozenset()
    if len({_look(line) for line in heads}) > 1 or any(len(line.text.split()) > _MOST for line in heads):
        return frozenset()
    termed = [line for line in heads if _is_term(line.text)]
    alike = heads[0] in termed and _LEAST * len(termed) >= len(heads) and len(termed) >= _LEAST
    return frozenset(line.number for line in heads) if alike else frozenset()


def _look(line: Line) -> tuple[int, bool, bool, int]:
    return line.heading, line.is_bold, line.is_italic, line.indent


def _is_term(text: str) -> bool:
    """True for words that begin with a date and go on with a school: "Summer term 2024 at GXU:"."""
    dates = find_dates(text)
    if not dates or dates[0].span.start > 1:
        return False
    rest = without_dates(text, dates).strip(" .,:;()–—-")
    return rest.startswith("at ") and rest[3:4].isupper()


def over_times(lines: Sequence[Line]) -> frozenset[int]:
    """The headings that say when the courses below were or are taught: "Current academic year", "Past semesters"."""
    return frozenset(line.number for line in lines if line.heading and _TIME.fullmatch(line.text))


_TIME = re.compile(
    r"(?i)(?:current|this|next|last|previous|past|former|earlier) (?:academic |school )?(?:year|semester|term)s?:?"
)
