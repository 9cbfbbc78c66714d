"""Degrees as headings of their own rank: "PhD", "MS" and "BSc" over one university each, and no "Education" above.

Consumes sections; produces them, those that degrees head as education.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import pairwise, takewhile

from transforms.dates.ranges import find_dates
from transforms.entities.degrees import degree_alone, find_degrees
from transforms.entities.studies import is_field
from transforms.entities.titles import is_title
from transforms.heads.looks import Head
from transforms.model import Line, Section
from transforms.sections.theses import with_theses

_SERIES = 2  # such headings of one rank
_UNKNOWN = frozenset(("header", "other", "about"))  # kinds of sections that such headings may have stayed in


def with_degrees(sections: Iterable[Section]) -> tuple[Section, ...]:
    """The sections; where headings of one rank again and again are degrees, education stands below them."""
    found = tuple(sections)
    headings = [line for section in found for line in _headings(section) if _is_degree(line)]
    ranks = Counter(line.heading for line in headings)
    heads = frozenset(line.number for line in headings if ranks[line.heading] >= _SERIES)
    parted = tuple(part for section in found for part in _parted(section, heads)) if heads else found
    return tuple(with_theses(parted))


def _headings(section: Section) -> Iterator[Line]:
    if section.heading and section.lines:
        yield section.heading
    if section.kind in _UNKNOWN:
        yield from (line for line in section.lines if line.heading)


def _is_degree(line: Line) -> bool:
    degree = degree_alone(line.text)
    return degree is not None and degree.level != "other"


def _parted(section: Section, heads: frozenset[int]) -> Iterator[Section]:
    """The section, what stands below each of these headings as education."""
    if section.heading and section.heading.number in heads:
        section = replace(section, kind="education", kinds=("education",))
    first = next((line for line in section.lines if line.number in heads), None)
    if first is None:
        yield section
        return
    inner = [i for i, line in enumerate(section.lines) if i and (line is first or _ends(line, first))]
    cuts = (0, *inner, len(section.lines))
    for start, end in pairwise(cuts):
        head, below = section.lines[start], section.lines[start + 1 : end]
        if head.number in heads:
            yield Section("education", head, below, (*section.path, head.text), ("education",))
        else:
            yield replace(section, lines=section.lines[start:end])


def _ends(line: Line, first: Line) -> bool:
    """True for a heading of the degrees' own rank, or a higher one, below the first of them."""
    return line.number > first.number and 0 < line.heading <= first.heading


def names_degree(text: str) -> bool:
    """True for a degree and its field, whose words may head sections too: "B.S., Software Engineering"."""
    degree = next(iter(find_degrees(text)), None)
    behind = _IN.match(text, degree.degree_end) if degree and not degree.start else None
    if behind is None or degree is None:
        return False
    field, is_said = text[behind.end() :], behind[0] in (", ", " in ") and degree.level != "other"
    return is_field(field) or (is_said and field.count(" ") < _FIELD)  # "Ph.D., Creative Writing", which heads no works


_FIELD = 3  # blanks of a field
_IN = re.compile(r"(?:,|:| in| of| -| –) (?=[A-ZÀ-Þ])")


def heads_degrees(lines: Sequence[Line]) -> bool:
    """True for a degree in markup that each of the dated items below it is one of.

    "## Postgraduate Diploma" over "- Peat Ethics, University of Turku, 2014" and "- Machine Knitting, ..., 2012".
    """
    if not lines[0].heading or degree_alone(lines[0].text) is None:
        return False
    items = list(takewhile(lambda line: line.bullet, lines[1:]))
    return len(items) >= _SERIES and all(find_dates(line.text) and not find_degrees(line.text) for line in items)


def names_entry(head: Head, kind: str) -> bool:
    """True for a degree among education, and for a title among positions: large type makes no heading of it."""
    text = head.line.text
    is_other = "education" not in head.named.kinds  # "Postgraduate Certificate", which is no award
    if kind == "education" and (names_degree(text) or (is_other and degree_alone(text))):
        return True
    words, aside, _ = text.partition(" (")
    if kind == "positions" and aside and text[-1] == ")" and degree_alone(words) is not None:
        return True  # "Doctorate (Moss Fund's PhD in Weaving)"
    if head.named.kinds and (head.named.kinds != ("advising",) or _OTHERS.search(text)):
        return False  # "PhD Student" is a station of one's own, "PhD Students" are others
    degrees = find_degrees(text) if kind == "education" else ()
    return kind in ("education", "positions") and (is_title(text) or (bool(degrees) and degrees[0].start == 0))


_OTHERS = re.compile(r"[sS]:?$|(?i:supervis|advis|mentor)")
