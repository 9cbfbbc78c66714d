"""Plain entries of lists: one line of two phrases and a year, as most lists of duties and honours are written.

Consumes the line of an entry; produces its two phrases and the year, or None for a line written in any other way.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.model import Line, Section, new

_YEAR = r"(?:19[4-9]|20[0-3])\d"
_WORDS = r"[^\W\d_][^\W\d_’'& -]*(?:(?:[ '’-]| & )[^\W\d_]+)*"
_FORM = re.compile(
    rf"(?:(?P<before>{_YEAR})\t)?(?P<first>{_WORDS}), (?P<second>{_WORDS}(?: \([A-Z][A-Za-z]{{1,9}}\))?)"
    rf"(?:(?:, | \(| )(?P<behind>{_YEAR})(?P<closed>\)?))?"
)
_TITLED = re.compile(
    rf"(?:(?P<before>{_YEAR})\t)?(?P<first>[^\W\d_](?:[^\W\d_]|[ '’-](?=[^\W\d_])|[:?](?= [^\W\d_]))+\??), "
    rf"(?P<second>{_WORDS})(?:(?:, | \(| )(?P<behind>{_YEAR})(?P<closed>\)?))?"
)
_LONGEST = 100  # characters


class PlainItem(NamedTuple):
    """The two phrases of an entry, and its year."""

    first: str
    second: str
    year: str


def plain_rows(section: Section) -> list[PlainItem]:
    """What each line of a list says where all are plain and written alike, so that each is an entry; else []."""
    lines = section.lines
    if section.kind not in _KINDS or section.subheads or len(lines) < _LEAST:
        return []
    bullet, indent, gap = lines[1].bullet, lines[1].indent, lines[1].gap_before
    in_front, titled = lines[0].text[4:5] == "\t", section.kind == "talks"
    if bullet not in _MARKS or lines[0].bullet != bullet or lines[0].indent != indent or lines[0].until:
        return []
    found: list[PlainItem] = []
    for number, line in enumerate(lines):
        if number and (line.bullet != bullet or line.indent != indent or line.gap_before != gap or line.until):
            return []
        plain = plain_item((line,), (), titled=titled)
        if plain is None or (line.text[4] == "\t") != in_front or not plain.first[0].isupper():
            return []
        found.append(plain)
    return found


_KINDS = frozenset(("awards", "service", "teaching", "talks"))
_MARKS = frozenset(("", "-", "*", "•"))
_LEAST = 2  # lines of a list


def plain_item(head: Sequence[Line], details: Sequence[Line], *, titled: bool = False) -> PlainItem | None:
    """The phrases and the year of an entry of one plain line; only the year may be set in italics.

    `titled`: the first phrase may be a title in two parts ("Looms on Ice: Why They Slip").
    """
    if details or len(head) != 1:
        return None
    line = head[0]
    text = line.text
    if len(text) > _LONGEST or line.bold or line.links or line.underline or line.heading:
        return None
    match = _TITLED.fullmatch(text) if titled else _FORM.fullmatch(text)
    return _phrases(line, match) if match else None


def _phrases(line: Line, match: re.Match[str]) -> PlainItem | None:
    before, first, second, behind, closed = match.groups()
    opened = behind is not None and line.text[match.start("behind") - 1] == "("
    if (before is None) == (behind is None) or opened != bool(closed):
        return None
    year, start = before or behind, match.start("before" if before else "behind")
    if line.italic and line.italic != ((start, start + len(year)),):
        return None
    dates = find_dates(line.text)
    if len(dates) != 1 or dates[0].start != year or dates[0].is_range or dates[0].expected:
        return None
    return new(PlainItem, (first, second, year))
