"""Dates that a narrow column breaks: consumes a `Section`; produces it with each range on its entry's first line.

"Sep 2012 –<tab>PhD in Weaving" over "Jun 2016<tab>Ort University", "present<tab>PhD in Weaving," over "Oct 2016<tab>Ort
University", and the same in a column at the right.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise, zip_longest
from typing import NamedTuple

from transforms.dates.ranges import DateRange, find_dates, is_date
from transforms.entities.degrees import find_degrees
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.model import Line, Section
from transforms.text.styled import spliced

_KINDS = frozenset(("positions", "education", "projects"))
_OPEN = re.compile(r"\s*(?:[–—-]{1,2}|\b(?:to|until|till|through|bis|à|au|al|tot))$")
_CLOSED = re.compile(r"^(?:[–—-]{1,2}|(?:to|until|till|through|bis|à|au|al|tot)\b)\s*")
_NOW = re.compile(r"(?i)(?:present|current|now|today|ongoing|to ?date|heute|actuel|actual|presente)")
_LONGEST = 24  # characters of a date in a column


class _Cell(NamedTuple):
    """A date in the first or last column of a line: where it stands, and its words."""

    start: int
    end: int
    words: str


def with_dates_whole(section: Section) -> Section:
    """The section with ranges whole whose two dates stand one over the other in a column."""
    if section.kind not in _KINDS or sum("\t" in line.text for line in section.lines) < 2:
        return section
    joined = {a.number: found for a, b in pairwise(section.lines) if (found := _joined(a, b))}
    if not joined:
        return section
    lines: list[Line] = []
    taken = None
    for line, below in zip_longest(section.lines, section.lines[1:]):
        if line is taken:
            continue
        found = joined.get(line.number, (line,))
        taken = below if line.number in joined else None
        lines += found
    return replace(section, lines=tuple(lines))


def _joined(above: Line, below: Line) -> Sequence[Line]:
    """The two lines with the range on the first; nothing where each has a date of its own."""
    if below.gap_before or below.heading or above.heading or "\t" not in above.text:
        return ()
    if below.bullet and (above.bullet or below.bullet not in _DASHES):
        return ()
    for find in (_first, _last):
        first, second = find(above.text), find(below.text)
        if first and _may_date(below.text) and (words := _range(first, _alone(below), "", "")):
            return (replace(spliced(above, first.start, first.end, words), end=below.end, until=below.number),)
        if first is None or second is None or (below.bullet and second.start):
            continue
        second = second._replace(words=f"{below.bullet}{second.words}")
        if words := _range(first, second, _beside(above.text, first), _beside(below.text, second)):
            cut = (second.start - 1, len(below.text)) if second.start else (0, second.end + 1)
            return spliced(above, first.start, first.end, words), replace(spliced(below, *cut), bullet="")
    return ()


_DASHES = ("-", "–", "—")


def _alone(line: Line) -> _Cell:
    return _Cell(0, len(line.text), f"{line.bullet}{line.text}")


def _beside(text: str, cell: _Cell) -> str:
    """The words beside the date."""
    return text[: cell.start - 1] if cell.start else text[cell.end + 1 :]


def _first(text: str) -> _Cell | None:
    words, tab, rest = text.partition("\t")
    return _Cell(0, len(words), words) if tab and rest.strip() and _may_date(words) else None


def _last(text: str) -> _Cell | None:
    rest, tab, words = text.rpartition("\t")
    return _Cell(len(rest) + 1, len(text), words) if tab and rest.strip() and _may_date(words) else None


def _may_date(words: str) -> bool:
    return len(words) <= _LONGEST and (any(map(str.isdigit, words)) or _NOW.search(words) is not None)


def _range(first: _Cell, second: _Cell, above: str, below: str) -> str:
    """The range of two cells that make up one; "" for others."""
    start, end = _OPEN.sub("", first.words).strip(), _CLOSED.sub("", second.words).strip()
    is_said = start != first.words.strip() or end != second.words.strip()
    if not (_is_single(start) and _is_single(end)) or (_is_now(start) and _is_now(end)):
        return ""
    if not is_said and not _continues(above, below):
        return ""
    if _begins_post(above) and _begins_post(below):
        return ""  # "2014-<tab>Dyer, Globex" over "2011<tab>Guest Weaver, Ort University": each has its own
    if _is_now(start) or (not _is_now(end) and _when(end) < _when(start)):
        start, end = end, start
    return f"{start} – {end}"


def _continues(above: str, below: str) -> bool:
    """True where a role or degree ends in a comma, or stands over the body where it was held."""
    if above.endswith(","):
        return True
    holds = bool(find_degrees(above)) or is_title(above)
    held = not (find_degrees(below) or is_title(below)) and shape_rank(below.split(",", maxsplit=1)[0]) > 1
    return holds and held and not find_organizations(above)


def _begins_post(words: str) -> bool:
    """True for words that a role or a degree begins."""
    first = words.partition(",")[0]
    degree = find_degrees(first)
    return bool(degree and not degree[0].start) or is_title(first)


def _is_now(words: str) -> bool:
    return _NOW.fullmatch(words) is not None


def _is_single(words: str) -> bool:
    return _is_now(words) or (is_date(words) and not _dates(words)[0].is_range)


def _dates(words: str) -> tuple[DateRange, ...]:
    return find_dates(words)


def _when(words: str) -> str:
    return next((date.start or date.end or "" for date in _dates(words)), "")
