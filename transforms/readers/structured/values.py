"""Making records of nodes. Consumes nodes and the document's text; produces evidence, dates and names."""

from __future__ import annotations

import re
from bisect import bisect_right
from typing import NamedTuple

from transforms.dates.ranges import find_dates
from transforms.parsed import Evidence
from transforms.readers.structured.nodes import Node

CONFIDENCE = 0.98  # the form itself says which field is which
_ISO = re.compile(r"(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:T.*)?$")
_NOW = frozenset({"present", "now", "current", "today", "ongoing", "heute", "aujourd'hui", "actualidad"})


class Period(NamedTuple):
    """When something began and ended, as partial ISO text."""

    start: str | None = None
    end: str | None = None
    current: bool = False
    expected: bool = False


class Source:
    """The document's text with its line starts."""

    def __init__(self, text: str) -> None:
        """Find the lines."""
        self.text = text
        self._starts = [0]
        for match in re.finditer("\n", text):
            self._starts.append(match.end())

    def evidence(self, node: Node) -> Evidence:
        """Where a node stands, blanks at its end left out."""
        start, end = node.start, max(node.end, node.start + 1)
        end = start + max(len(self.text[start:end].rstrip()), 1)
        return Evidence(
            line_start=bisect_right(self._starts, start),
            line_end=bisect_right(self._starts, end - 1),
            char_start=start,
            char_end=end,
        )


def date(text: str) -> str | None:
    """A date as partial ISO text, or None."""
    match = _ISO.match(text.strip())
    if match:
        return "-".join([match[1], *(part.zfill(2) for part in match.groups()[1:] if part and part.strip("0"))])
    found = find_dates(text)
    return found[0].start or found[0].end if found else None


def period(start: Node, end: Node, single: Node | None = None) -> Period:
    """A period from two nodes, or from one that states both ("2019 - 2021")."""
    if not start.value and not end.value and single is not None and single.value:
        found = find_dates(single.text)
        if found:
            return Period(found[0].start, found[0].end, found[0].current, found[0].expected)
        return Period(date(single.text))
    is_now = end.text.lower() in _NOW
    return Period(date(start.text), None if is_now else date(end.text), is_now or bool(start.value and not end.value))
