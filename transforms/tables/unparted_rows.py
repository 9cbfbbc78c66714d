"""Rows of a career whose columns only blanks part: consumes a `Section`; produces it with a tab between title and body.

Word sets posts as a table, "2005 - 2012 | Associate Professor | Tarn Valley University"; what converts it leaves
one blank: "2005 - 2012 Associate Professor Tarn Valley University, School of Wool". The title ends where a body's name
begins that is known, that stands in other rows too, or that follows a title's last word; words that a narrow cell broke
off stand on the lines below.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.model import Line, Section
from transforms.text.styled import spliced, together

_STOPS = re.compile(r",\s|\t|\s[–—|-]{1,3}\s|:\s|;\s|\s\(|\sat\s|@|\.\s")
_SURE, _LEAST, _MOST_BELOW = 2, 2, 2  # a name's rank; rows; lines below a row
_LONGEST, _MOST_WORDS = 160, 14
_OF = frozenset(("of", "in", "for", "and", "&", "the", "to", "with"))


class _Row(NamedTuple):
    """A dated line with what was broken off from it, and where the words before its first stop stand."""

    lines: tuple[Line, ...]
    line: Line
    start: int
    words: list[str]


def with_rows_parted(section: Section) -> Section:
    """The section, titles and bodies of its rows apart; as it is where they are set in any other way."""
    if section.kind != "positions":
        return section
    rows = [row for group in _groups(section) if (row := _row(group))]
    if len(rows) < _LEAST:
        return section
    shared = _shared(rows)
    cuts = {row.line.number: cut for row in rows if (cut := _cut(row, shared))}
    if len(cuts) < max(_LEAST, len(rows) / 2):
        return section
    gone = {line.number for row in rows if row.line.number in cuts for line in row.lines[1:]}
    parted = {row.line.number: _parted(row, cuts[row.line.number]) for row in rows if row.line.number in cuts}
    lines = (parted.get(line.number, line) for line in section.lines if line.number not in gone)
    return replace(section, lines=tuple(lines))


def _groups(section: Section) -> Iterator[tuple[Line, ...]]:
    """Each dated line with the lines right below it that have no date."""
    group: list[Line] = []
    for line in section.lines:
        new = line.bullet or line.heading or line.gap_before or line.number in section.subheads
        if group and not new and not find_dates(line.text) and "\t" not in line.text:
            group.append(line)
            continue
        if group:
            yield tuple(group)
        group = [line] if line.number not in section.subheads and not line.heading else []
    if group:
        yield tuple(group)


def _row(group: tuple[Line, ...]) -> _Row | None:
    """The row, if a date begins or ends it and its words begin with a title that nothing ends."""
    line = group[0]
    dates = find_dates(line.text)
    if len(dates) != 1 or len(group) > _MOST_BELOW + 1 or line.is_bold or line.is_italic:
        return None
    if any(above.trailing_break and is_title(below.text) for above, below in pairwise(group)):
        return None  # broken by hand, each role on a line of its own
    if any(_ends_title(above) and _begins_body(below) for above, below in pairwise(group)):
        return None
    for below in group[1:]:
        line = together(line, below)
    span = dates[0].span
    start = span.end if not line.text[: span.start].strip() else 0
    rest = line.text[start:] if start else line.text[: span.start]
    start += len(rest) - len(rest.lstrip(" \t:.,–—-"))
    rest = rest.strip(" \t:.,–—-")
    stop = _STOPS.search(rest)
    words = (rest[: stop.start()] if stop else rest).split()
    may = len(rest) <= _LONGEST and _LEAST < len(words) <= _MOST_WORDS and words[0][:1].isupper()
    return _Row(group, line, start, words) if may else None


def _ends_title(line: Line) -> bool:
    """True where the last word before a date names a post: what stands below is no part of its name."""
    words = [word for word in line.text.split() if not any(map(str.isdigit, word))]
    return bool(words) and is_title(words[-1])


def _begins_body(line: Line) -> bool:
    return shape_rank(_STOPS.split(line.text, maxsplit=1)[0]) == _SURE


def _shared(rows: Sequence[_Row]) -> frozenset[str]:
    """The ends of several words that rows have in common: the names of bodies that hold more than one post."""
    ends = Counter(" ".join(row.words[at:]) for row in rows for at in range(1, len(row.words) - 1))
    return frozenset(end for end, count in ends.items() if count > 1 and shape_rank(end) == _SURE)


def _cut(row: _Row, shared: frozenset[str]) -> int:
    """How many words the title has; 0 where nothing tells."""
    words = row.words
    cuts = [
        at
        for at in range(1, len(words))
        if words[at][0].isupper() and words[at - 1].lower() not in _OF and is_title(" ".join(words[:at]))
    ]
    ends = {at: " ".join(words[at:]) for at in cuts}
    bodies = [at for at in cuts if shape_rank(ends[at]) == _SURE and not is_title(words[at])]
    known = (at for at in bodies if any(one.start == 0 for one in find_organizations(ends[at])[:1]))
    common = (at for at in bodies if ends[at] in shared)
    ended = (at for at in bodies if is_title(words[at - 1]) and len(words) > at + 1)
    plain = (at for at in bodies if not _OF.intersection(words[:at]))
    return next(known, 0) or next(common, 0) or max(ended, default=0) or max(plain, default=0)


def _parted(row: _Row, count: int) -> Line:
    """The row with a tab between its title and the rest."""
    at = row.start
    for word in row.words[:count]:
        at = row.line.text.index(word, at) + len(word)
    end = at + len(row.line.text[at:]) - len(row.line.text[at:].lstrip())
    return spliced(row.line, at, end, "\t")
