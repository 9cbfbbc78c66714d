"""Headings that say whose or where: "Publications of Ada Quill", "Ada Quill – Talks", "Teaching Experience: Globex U".

Consumes a heading's words; produces what they name without the name, and the name.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from transforms.entities.organizations import find_organizations, shape_rank
from transforms.headings.wording import Named, is_role, named
from transforms.model import Line, Section
from transforms.names.words import is_name

_OF = re.compile(r"(?P<what>[^,;:|\d]{4,50}?) (?:of|by) (?P<name>[^,;:|\d]{5,40})$")
_WHOSE = re.compile(r"(?P<name>[^,;:|\d]{5,40}?)(?:['’]s|s['’]) (?P<what>[^,;:|\d]{4,50})$")
_BESIDE = re.compile(r"(?P<one>[^,;:|\d]{4,40}?)(?:\s[-–—·]\s|\s?[|:]\s)(?P<other>[^,;:|\d]{4,40})$")
_INCLUDE = re.compile(r" (?:include|includes|are|follow|are listed below):?$")  # "Papers by Ada Quill include:"
_KINDS = frozenset(("papers", "talks", "teaching", "awards", "service", "grants", "projects"))
_LONGEST = 90
_PLACED = re.compile(r"(?P<what>[^:,;|\d]{6,40}): (?P<where>[A-ZÀ-Þ][^:;|\d]{3,60})")
_HELD = frozenset(("positions", "teaching", "service", "advising"))  # what people do at one place
_SURE = 2  # rank of a university's name


class Owned(NamedTuple):
    """What a heading names, and for whom."""

    named: Named
    name: str


@lru_cache(maxsize=1 << 9)
def owned(text: str) -> Owned | None:
    """What the words name and for whom; None where they name no list, or nobody."""
    if len(text) > _LONGEST or " " not in text:
        return None
    text = text[: told.start()] if (told := _INCLUDE.search(text)) else text
    if match := _OF.match(text) or _WHOSE.match(text):
        return _owned(match["what"], match["name"])
    if match := _BESIDE.match(text):
        return _owned(match["one"], match["other"]) or _owned(match["other"], match["one"])
    return None


def named_beside(text: str, *, is_marked: bool) -> Named | None:
    """What the words name beside a place, in a marked heading also beside a person's name; else None."""
    if is_marked and (own := owned(text)):
        return own.named
    return placed(text)


def placed(text: str) -> Named | None:
    """What the words before a colon name as a whole, where only the place follows it; None for any other."""
    match = _PLACED.fullmatch(text) if ": " in text else None
    if match is None or " " not in match["what"] or is_role(match["what"]):
        return None
    said, where = named(match["what"]), match["where"]
    if not said.whole or said.kinds[0] not in _HELD:
        return None
    known = next(iter(find_organizations(where)), None)
    is_known = known is not None and known.certain and (known.start, known.end) == (0, len(where))
    return said if is_known or (shape_rank(where) >= _SURE and "," not in where) else None


def owners(sections: Sequence[Section]) -> Iterator[tuple[str, Line]]:
    """The names in headings that say whose their lists are, and where; before them the one right below "About me"."""
    yield from _below_about(sections)
    for section in sections:
        own = owned(section.title) if section.heading else None
        if own and section.heading:
            yield own.name, section.heading


def _below_about(sections: Sequence[Section]) -> Iterator[tuple[str, Line]]:
    """The name right below the page's first heading where that says "About me", if the page has its last word again."""
    first = next((part for part in sections if part.heading or part.lines), None)
    if not first or first.kind != "about" or not first.heading or not first.lines:
        return
    line, *rest = first.lines
    if len(line.text) < _LONGEST and is_name(line.text):
        family = line.text.split()[-1].lower()
        others = (other for part in sections for other in (rest if part is first else part.lines))
        if any(family in other.text.lower() for other in others):
            yield line.text, line


def _owned(what: str, name: str) -> Owned | None:
    said = named(what)
    is_list = said.whole and bool(said.kinds) and said.kinds[0] in _KINDS
    return (
        Owned(said, name.strip())
        if is_list and " " in name.strip() and is_name(name.strip()) and not named(name).whole
        else None
    )
