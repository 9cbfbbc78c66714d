"""Where projects were done, by the place at which their siblings say it. Consumes projects; produces them mended.

"**Slow looms**, Tidewater Analytics, 2020" stands among "**Frost**, Globex Laboratory, 2021" and others like it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise

from transforms.dates.ranges import find_dates, without_dates
from transforms.parsed import Project
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_titled
from transforms.records.lists.pieces import pieces_of
from transforms.records.service.role_words import is_role
from transforms.section_kinds.shapes import tools
from transforms.vocabulary import forms

Read = tuple[Item, list[Project]]
_Place = tuple[int, str]  # the phrase's number on the first line and the mark before it; or _BELOW

_LEAST, _SHARE = 2, 0.5  # projects that show the place, their share
_NAME = 6  # words of an organisation
_BELOW: _Place = (-1, "\n")


def with_even_bodies(read: Sequence[Read]) -> Iterator[Project]:
    """The projects of each entry; one without an organisation has what stands where its siblings have theirs."""
    read = _with_subtitles(read) if len(read) > _LEAST else read
    place = _usual(read) if len(read) > _LEAST else None
    for item, projects in read:
        if place is None or len(projects) != 1 or projects[0].organization:
            yield from projects
        else:
            yield _placed(item, projects[0], place)


def _with_subtitles(read: Sequence[Read]) -> Sequence[Read]:
    """The projects; a colon in one of several lines leads to the second half of a title, and to no description."""
    marked = [_COLON in item.head[0].text if item.head else False for item, _ in read]
    if not 0 < sum(marked) <= _FEW * len(read):
        return read
    return [
        (item, [_whole(item, projects[0])]) if is_marked and len(projects) == 1 else (item, projects)
        for (item, projects), is_marked in zip(read, marked, strict=True)
    ]


def _whole(item: Item, project: Project) -> Project:
    """The project with the words behind the colon that ends its title, up to the next mark."""
    pieces = pieces_of(item.head[:1])[0]
    second = next((b.text for a, b in pairwise(pieces) if b.before == ":" and a.text == project.title), "")
    second = _BEHIND.split(second, maxsplit=1)[0]
    words = second.casefold().split()
    if not 0 < len(words) <= _NAME or second[-1] == "." or not _kinds().isdisjoint(words):
        return project
    return project.model_copy(update={"title": f"{project.title}{_COLON}{second}"})


@cache
def _kinds() -> frozenset[str]:
    return frozenset(forms("lists", "projects", "kinds"))


_COLON, _FEW = ": ", 0.34
_BEHIND = re.compile(r"\s*[(\[|]|\.$")


def _usual(read: Sequence[Read]) -> _Place | None:
    """Where at least half of the entries name an organisation, where others do not."""
    single = [(item, projects[0]) for item, projects in read if len(projects) == 1]
    if len(single) < len(read) or all(project.organization for _, project in single):
        return None
    places = Counter(
        place
        for item, project in single
        if project.organization
        for place, text in _phrases(item)
        if text == project.organization
    )
    place, count = places.most_common(1)[0] if places else (None, 0)
    return place if count >= max(_LEAST, _SHARE * len(read)) else None


def _phrases(item: Item) -> Iterator[tuple[_Place, str]]:
    """The phrases of an entry's first line behind the first, and the line below it, each with its place."""
    pieces = pieces_of(item.head[:1])[0]
    for number, piece in enumerate([piece for piece in pieces if piece.before != ":"]):
        if number:
            yield (number, piece.before), piece.text
    if len(item.head) > 1 and not item.head[1].bullet:
        text = item.head[1].text
        yield _BELOW, without_dates(text, find_dates(text)).strip(" ,|–-\t")


def _placed(item: Item, project: Project, place: _Place) -> Project:
    name = next((text for at, text in _phrases(item) if at == place), "")
    if not 0 < len(name.split()) <= _NAME or not is_titled(name) or is_role(name) or name.casefold() in tools():
        return project
    title = project.title.removesuffix(f", {name}")
    return project.model_copy(update={"organization": name, "title": title}) if name not in title else project
