"""What a list of talks does with venues that no vocabulary holds. Consumes its `Talk`s; produces them mended.

"Looms and art, Weft Electronica, Oslo, Norway" stands among talks whose titles end at their first comma.
"""

from __future__ import annotations

from collections.abc import Sequence

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
