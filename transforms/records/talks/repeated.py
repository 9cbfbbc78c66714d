"""Titles that a list of talks names more than once: one talk is given at several places, and its title stays the same.

Consumes the talks read of a list, and the lines of an entry; produces the entry's talks, their title cut where that of
another entry ends: "Slow Looms, Dyers United, Virtual" beside "Slow Looms, Globex University, Turku".
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise, takewhile

from transforms.dates.ranges import words_begin
from transforms.model import Line
from transforms.records.talks.given import cut_at
from transforms.records.talks.scores import Given

_LEAST, _LONGEST = 4, 40  # words of a title that is looked for, and blanks of a text that is looked at


def named_often(talks: Sequence[Given]) -> tuple[str, ...]:
    """The titles of talks of which a list says where each was given, the longest first."""
    titles = {talk.title for talk in talks if talk.title and talk.places and len(talk.title.split()) >= _LEAST}
    titles.update(_shared([talk.title for talk in talks if talk.title and not talk.places]))
    return tuple(sorted(titles, key=lambda title: (-len(title), title)))


def _shared(texts: Sequence[str]) -> Iterator[str]:
    """How far texts that name no place are the same up to a comma, as long as any two are."""
    begun = sorted(text for text in set(texts) if text.count(" ") < _LONGEST)
    for one, other in pairwise(begun):
        phrases = zip(one.split(", "), other.split(", "), strict=False)
        same = ", ".join(a for a, b in takewhile(lambda pair: pair[0] == pair[1], phrases))
        if len(same.split()) >= _LEAST and same not in (one, other):
            yield same


def as_named(talks: Sequence[Given], lines: Sequence[Line], titles: Sequence[str]) -> Sequence[Given]:
    """An entry's talks, its only title cut where another entry's ends."""
    if len(talks) != 1 or not (title := talks[0].title) or title in titles:
        return talks
    known = next((one for one in titles if title.startswith(f"{one}, ")), None)
    start = words_begin(lines[0].text)
    if known is None or not lines[0].text.startswith(known, start):
        return talks
    return cut_at(lines, 0, start, start + len(known)) or talks
