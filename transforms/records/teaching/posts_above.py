"""Posts in lists of other things: over their courses ("2002-03: Teaching Associate, Weaver University"), among duties.

Consumes the items of a list; produces `Position`s. A document that has a section of posts states those over courses
there; "Research Scholar" and "Software Engineer" are posts among duties too.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.dates.ranges import behind_dates
from transforms.evidence import of_lines
from transforms.model import Context, Line
from transforms.parsed import Position
from transforms.records.career.pieces import career_lines
from transforms.records.lists.items import Item
from transforms.records.lists.periods import period
from transforms.unchecked import made

_SURE, _LONGEST = 2, 160  # strength of an employer, characters of a post


def posts_above(items: Sequence[Item], context: Context) -> Iterator[Position]:
    """The posts over the courses, where no section of the document is one of posts."""
    over = dict.fromkeys(item.entry.parent for item in items if len(item.entry.parent) == 1)
    if not over or any(section.kind == "positions" and section.lines for section in context.sections):
        return
    for (line,) in over:
        if found := _post(line):
            yield found


def posts_among(items: Sequence[Item]) -> dict[int, Position]:
    """The posts among duties, by the place of their item: one line each, which begins with the title of a job."""
    return {
        i: found
        for i, item in enumerate(items)
        if len(item.lines) == 1
        and _JOB.match(behind_dates(item.head[0].text).lstrip(" \t:"))
        and (found := _post(item.head[0], is_job=True))
    }


_JOB = re.compile(
    r"(?:(?:Adjunct|Visiting|Affiliated?|Senior|Graduate|Honorary|Assistant|Associate|Postdoctoral) ){0,3}"
    r"(?:Research (?:Scholar|Associate|Assistant|Fellow|Scientist)|Professor|Software (?:Engineer|Developer)|"
    r"Data Scientist|Teaching (?:Assistant|Fellow))(?:[,\t]| (?:of|in|at) )"
)


def _post(line: Line, *, is_job: bool = False) -> Position | None:
    """The post of a line that states one title, one known employer and since when.

    `is_job`: the title says that the phrase right behind it is the employer, known or not.
    """
    if line.heading or len(line.text) > _LONGEST:
        return None
    (read,) = career_lines((line,))
    titles = read.having("title")
    employers = [piece for piece in read.having("org") if piece.strength >= _SURE]
    unknown = read.having("unknown")
    if is_job and not employers and len(unknown) == 1 and list(read.pieces[1:2]) == unknown and read.having("place"):
        employers, unknown = unknown, []
    if len(titles) != 1 or titles[0].degree is not None or len(employers) != 1 or unknown:
        return None
    if not any(date.is_range for date in read.dates):
        return None
    when = period(iter(read.dates))
    units = [piece.text for piece in read.having("unit")]
    places = [piece.text for piece in read.having("place")]
    return made(
        Position,
        title=titles[0].text,
        organization=employers[0].text.partition(" (")[0] if is_job else employers[0].text,
        unit=", ".join(units) or None,
        location=", ".join(places) or None,
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=of_lines((line,)),
        confidence=0.8,
    )
