"""What is told below an entry of one line: consumes a section's entries; produces them with such sentences as details.

"Wool Fellowship, 2016" over "This fellowship is given to those who...", where each entry stands behind a gap and no
sentence does.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.lines.bullets import is_dated
from transforms.lines.shapes import is_prose
from transforms.model import Entry, Line

_KINDS = frozenset(("awards", "service", "grants", "talks", "teaching"))
_LEAST, _TWO, _BLANKS, _LOWER = (
    3,
    2,
    9,
    0.6,
)  # entries; lines of a head; blanks of a sentence; its share of words in small letters


def with_remarks_below(entries: Sequence[Entry]) -> Sequence[Entry]:
    """The entries; sentences right below the dated line of one are told of it, where all others stand apart."""
    if len(entries) < _LEAST or entries[0].section.kind not in _KINDS:
        return entries
    told = [_begins_told(one) and i > 0 for i, one in enumerate(entries)]
    own = [one for one, tells in zip(entries, told, strict=True) if not tells]
    below = any(told) or any(map(_told_from, own))
    if not below or len(own) < _LEAST or not all(one.head[0].gap_before for one in own[1:]):
        return entries
    found: list[Entry] = []
    for one, tells in zip(entries, told, strict=True):
        if tells and is_dated(found[-1].head[0]) and found[-1].group == one.group:
            found[-1] = replace(found[-1], details=(*found[-1].details, *one.lines))
        else:
            found.append(_parted(one))
    return found


def _parted(one: Entry) -> Entry:
    at = _told_from(one)
    return replace(one, head=one.head[:at], details=(*one.head[at:], *one.details)) if at else one


def _told_from(one: Entry) -> int:
    """Where sentences begin below the dated first line of an entry's head; 0 where none do."""
    if len(one.head) < _TWO or not is_dated(one.head[0]):
        return 0
    return next((at for at, line in enumerate(one.head) if at and _tells(line)), 0)


def _begins_told(one: Entry) -> bool:
    return bool(one.head) and _tells(one.head[0])


def _tells(line: Line) -> bool:
    """True for a sentence without a gap, a mark or a heading of its own."""
    if line.gap_before or line.bullet or line.heading or line.text[-1] != "." or line.text.count(" ") <= _BLANKS:
        return False
    words = line.text.split()
    return is_prose(line.text) or sum(map(str.islower, words)) >= _LOWER * len(words)
