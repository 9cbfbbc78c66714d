"""What a list of talks does with venues that no vocabulary holds. Consumes its `Talk`s; produces them mended.

"Looms and art, Weft Electronica, Oslo, Norway" stands among talks whose titles end at their first comma.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Sequence

from transforms.parsed import Talk
from transforms.records.lists.looks import is_place

_SEVERAL, _MOST = 3, 0.6  # talks that show the form, their share
_NAME, _PLACE = 7, 2  # words of a venue; parts of a place: a town and its country


def with_places(found: Sequence[Talk]) -> list[Talk]:
    """The talks; where most have a venue and a title without commas, a title with a place behind it ends sooner."""
    shown = [talk for talk in found if talk.title and talk.venue]
    if len(shown) < max(_SEVERAL, _MOST * len(found)) or any(", " in (talk.title or "") for talk in shown):
        return list(found)
    return [talk if talk.venue or not talk.title else _parted(talk, talk.title) for talk in found]


def _parted(talk: Talk, stated: str) -> Talk:
    """The talk whose title goes up to its first comma, where a name and a place follow."""
    title, *rest = stated.split(", ")
    names = list(rest)
    while names and is_place(names[-1]):
        names.pop()
    venue = ", ".join(names)
    words = venue.split()
    if len(rest) - len(names) < _PLACE or not 0 < len(words) <= _NAME or not (words[0][0] + words[-1][0]).isupper():
        return talk
    return talk.model_copy(update={"title": title, "venue": venue})


def with_repeats(found: Sequence[Talk]) -> list[Talk]:
    """The talks; a title that several were given under ends where they differ, and one before another's venue."""
    shared = _shared([talk.title for talk in found if talk.title], {talk.title for talk in found if talk.venue})
    whole = [_cut(talk, shared) for talk in found]
    venues = {name for talk in whole if talk.venue and " " in (name := talk.venue.partition(", ")[0])}
    return [talk if talk.venue else _before_venue(talk, venues) for talk in whole]


def _shared(titles: Sequence[str], stated: Container[str | None]) -> set[str]:
    """What several titles begin with before a comma and another name, and what is one talk's title as it stands."""
    behind: dict[str, set[str]] = {}
    for title in dict.fromkeys(titles):
        for begin, rest in _commas(title):
            behind.setdefault(begin, set()).add(rest)
    return {begin for begin, rests in behind.items() if len(rests) > 1 or begin in stated}


def _commas(title: str) -> Iterator[tuple[str, str]]:
    """A title's beginning and rest at each comma that a name in several words follows."""
    for comma in _COMMA.finditer(title):
        begin, rest = title[: comma.start()], title[comma.end() :]
        if begin.count(" ") >= _TITLE and " " in rest:
            yield begin, rest


def _cut(talk: Talk, shared: Container[str]) -> Talk:
    """The talk with the first of the titles that it begins with, and what follows in its venue."""
    for begin, rest in _commas(talk.title or ""):
        if begin in shared:
            return talk.model_copy(
                update={"title": begin, "venue": f"{rest}, {talk.venue}" if talk.venue else _bare(rest)}
            )
    return talk


def _before_venue(talk: Talk, venues: Container[str]) -> Talk:
    for begin, rest in _commas(talk.title or ""):
        if rest.partition(", ")[0] in venues:
            return talk.model_copy(update={"title": begin, "venue": _bare(rest)})
    return talk


def _bare(venue: str) -> str:
    """The venue without the places behind it."""
    first, *names = venue.split(", ")
    while names and is_place(names[-1]):
        names.pop()
    return ", ".join((first, *names))


_COMMA, _TITLE = re.compile(r", (?=[A-ZÀ-Þ])"), 3  # blanks of a title
