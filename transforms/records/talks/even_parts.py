"""Where the titles of a list's talks end by the number of their parts. Consumes talks as read; produces them mended.

"Looms at sea, Glass Lunch, Globex University" has as many parts as "Felt and frost, Weft Seminar, Initech College",
though no vocabulary holds where it was given.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence

from transforms.model import Line
from transforms.records.lists.looks import is_titled
from transforms.records.talks.scores import Given

Read = tuple[Sequence[Line], Sequence[Given]]

_COMMA = re.compile(r", (?=[A-ZÀ-Þ])")
_LEAST, _SHARE = 2, 0.6  # talks that show the form, their share
_NAME = 6  # words of where it was given


def with_even_parts(read: Sequence[Read]) -> list[Sequence[Given]]:
    """The talks of each entry; one whose plain title has a comma ends there, as the parts of its siblings tell."""
    shown = [given[0] for _, given in read if _is_plain(given)]
    even = [len(one.places[0].split(", ")) for one in shown if not _COMMA.search(one.title or "")]
    if not _SHARE * len(read) <= len(even) < len(read) or len(even) < _LEAST:
        return [given for _, given in read]
    size, count = Counter(even).most_common(1)[0]
    if size == 1 or count < _SHARE * len(even):
        return [given for _, given in read]
    return [_parted(lines, given, size) for lines, given in read]


def _is_plain(given: Sequence[Given]) -> bool:
    return len(given) == 1 and bool(given[0].title) and len(given[0].places) == 1


def _parted(lines: Sequence[Line], given: Sequence[Given], size: int) -> Sequence[Given]:
    """The talk of an entry with so many parts behind its title; what a style or quotation marks set apart stays."""
    if not _is_plain(given) or not _COMMA.search(given[0].title or ""):
        return given
    one, place = given[0], given[0].places[0]
    title, *names = _COMMA.split(one.title or "")
    whole = f"{one.title}, {place}"
    line = next((line for line in lines if whole in line.text), None)
    if line is None or line.italic or line.bold or line.links or len(names) + place.count(", ") + 1 != size:
        return given
    if not all(is_titled(name) and len(name.split()) <= _NAME for name in names):
        return given
    return [one._replace(title=title, places=(", ".join((*names, place)),))]
