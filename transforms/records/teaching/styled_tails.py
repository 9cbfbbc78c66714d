"""Roles in italics behind courses, without a sign between: "2016 Sound Looms (LOG1999) *Coordinator & Lecturer*".

Consumes the items of a list; produces them without such tails, and the tails by the number of their line. Told by the
list: most of its items end so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.records.lists.items import Item
from transforms.text.styled import without

_LEAST, _MOST = 2, 0.6  # items, and their share in the list
_LONGEST, _COURSE = 50, 8  # characters of a role, and before it at least


def without_tails(items: Sequence[Item]) -> tuple[Sequence[Item], Mapping[int, str]]:
    """The items, and the role that ended each."""
    starts = {item.head[0].number: start for item in items if item.head and (start := _tail(item.head[-1]))}
    if len(starts) < max(_LEAST, _MOST * len(items)):
        return items, {}
    found, roles = list[Item](), dict[int, str]()
    for item in items:
        start = starts.get(item.head[0].number, 0) if item.head else 0
        last = item.head[-1] if start else None
        if last is None:
            found.append(item)
            continue
        roles[item.head[0].number] = last.text[start:].strip()
        found.append(replace(item, head=(*item.head[:-1], without(last, start, len(last.text)))))
    return found, roles


def _tail(line: Line) -> int:
    """Where the words in italics begin that end a line behind a bracket; 0 where none do."""
    span = line.italic[-1] if line.italic else None
    if span is None or span.end < len(line.text) or not span.start > _COURSE or span.end - span.start > _LONGEST:
        return 0
    return span.start if line.text[: span.start].endswith(") ") else 0
