"""Careers listed below a heading of a biography: consumes `Section`s; produces these lists as positions.

"Biography" over items that each begin with a role on a line of its own, the employer and the dates below it, lists a
career; what stands above the list stays the biography.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.model import Line, Section

_LEAST, _SHARE, _LONGEST = 2, 0.6, 6  # posts, their share in the items, lines of an item


def with_careers_listed(section: Section) -> Iterator[Section]:
    """The section; a list of posts that ends it as a section of positions."""
    bulleted = [i for i, line in enumerate(section.lines) if line.bullet] if section.kind == "about" else []
    first = bulleted[0] if bulleted else None
    if first is None or not _are_posts(_items(section.lines[first:])):
        yield section
        return
    if first:
        yield replace(section, lines=section.lines[:first])
    yield replace(section, kind="positions", kinds=("positions",), lines=section.lines[first:])


def _items(lines: Sequence[Line]) -> list[list[Line]]:
    found = list[list[Line]]()
    for line in lines:
        if line.bullet:
            found.append([])
        found[-1].append(line)
    return found


def _are_posts(items: Sequence[Sequence[Line]]) -> bool:
    posts = sum(map(_is_post, items))
    return posts >= max(_LEAST, _SHARE * len(items))


def _is_post(item: Sequence[Line]) -> bool:
    """True for a role on a line, an employer below it, and dates."""
    if not 1 < len(item) <= _LONGEST or not is_title(item[0].text.rstrip(" .:,")):
        return False
    below = [line.text for line in item[1:]]
    return any(map(find_dates, below)) and any(shape_rank(text) or find_organizations(text) for text in below)
