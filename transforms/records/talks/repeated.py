"""Titles that a list of talks names more than once: one talk is given at several places, and its title stays the same.

Consumes the talks read of a list, and the lines of an entry; produces the entry's talks, their title cut where that of
another entry ends: "Slow Looms, Dyers United, Virtual" beside "Slow Looms, Globex University, Turku".
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, takewhile

from transforms.dates.ranges import words_begin
from transforms.model import Line
from transforms.records.talks.given import cut_at
from transforms.records.talks.scores import Given

_LEAST, _LONGEST = 4, 40  # words of a title that is looked for, and blanks of a text that is looked at


def named_often(talks: Sequence[Given]) -> Mapping[str, int]:
    """The titles of talks of which a list says where each was given, the longest first, and how often it names each."""
    named = [talk.title for talk in talks if talk.title and talk.places and len(talk.title.split()) >= _LEAST]
    counted = Counter([*named, *_shared([talk.title for talk in talks if talk.title and not talk.places])])
    return {title: counted[title] for title in sorted(counted, key=lambda title: (-len(title), title))}


def _shared(texts: Sequence[str]) -> Iterator[str]:
    """How far texts that name no place are the same up to a comma, as long as any two are."""
    begun = sorted(text for text in set(texts) if text.count(" ") < _LONGEST)
    for one, other in pairwise(begun):
        phrases = zip(one.split(", "), other.split(", "), strict=False)
        same = ", ".join(a for a, b in takewhile(lambda pair: pair[0] == pair[1], phrases))
        if len(same.split()) >= _LEAST and same not in (one, other):
            yield same


def as_named(talks: Sequence[Given], lines: Sequence[Line], titles: Mapping[str, int]) -> Sequence[Given]:
    """An entry's talks, its only title cut where another entry's ends, which the list names more often."""
    title = talks[0].title if len(talks) == 1 else None
    if not title:
        return talks
    own = titles.get(title, 0)
    known = next((one for one in titles if title.startswith((f"{one}, ", f"{one}. ")) and titles[one] > own), None)
    start = words_begin(lines[0].text)
    if known is None or not lines[0].text.startswith(known, start):
        return talks
    return cut_at(lines, 0, start, start + len(known)) or talks
