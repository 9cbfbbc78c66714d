"""Courses that only words behind a dash tell apart: "Weaving – Patterns" beside "Weaving – Colours".

Consumes the courses of one list and its `Item`s; produces them, such words put to their titles.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence

from transforms.model import Line
from transforms.names.people import fold
from transforms.parsed import Teaching
from transforms.records.lists.items import Item
from transforms.records.lists.looks import is_organization, is_place
from transforms.records.teaching.roles import role_phrase

_TAIL = re.compile(r"(?P<mark> ?[–—:] | - )(?P<tail>[^\W\d][^,;()\t–—]{1,60}?)(?=[,;.(\t]|\s\d{4}|\s[–—-]\s|$)")
_LEAST = 2  # courses of one name


def told_apart_by_dash(records: Sequence[Teaching], items: Sequence[Item]) -> list[Teaching]:
    """The records; those of one name, each with other words behind a dash, with these words."""
    same: dict[str, list[int]] = defaultdict(list)
    for at, record in enumerate(records):
        same[fold(record.course)].append(at)
    found, lines = list(records), dict[int, Line]()
    for places in same.values():
        if len(places) >= _LEAST and not lines:
            lines = {line.number: line for item in items for line in item.lines}
        tails = [_tail(records[at], lines) for at in places] if len(places) >= _LEAST else []
        if tails and all(tails) and len(set(map(fold, tails))) == len(tails):
            for at, tail in zip(places, tails, strict=True):
                found[at] = records[at].model_copy(update={"course": records[at].course + tail})
    return found


def _tail(record: Teaching, lines: Mapping[int, Line]) -> str:
    """The mark and the words behind a course's name on its line; "" where they say as what or where."""
    line = lines.get(record.evidence.line_start)
    at = line.text.find(record.course) if line else -1
    tail = _TAIL.match(line.text, at + len(record.course)) if line and at >= 0 else None
    if tail is None or role_phrase(tail["tail"]) or is_organization(tail["tail"]) or is_place(tail["tail"]):
        return ""
    return tail[0].rstrip()
