"""Evidence: the spans of text that records were read from."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.model import Entry, Line
from transforms.parsed import Evidence


def of_lines(lines: Sequence[Line]) -> Evidence:
    """The evidence of a record read from whole lines (at least one, in the document's order)."""
    first, last = lines[0], lines[-1]
    return Evidence(line_start=first.number, line_end=last.number, char_start=first.start, char_end=last.end)


def of_entry(entry: Entry) -> Evidence:
    """The evidence of a record read from an entry: all its lines, and its parent's for the first one under it."""
    return of_lines(entry.parent + entry.lines if entry.is_first else entry.lines)


def join(a: Evidence, b: Evidence) -> Evidence:
    """The evidence from the first character of either to the last of either."""
    return Evidence(
        line_start=min(a.line_start, b.line_start),
        line_end=max(a.line_end, b.line_end),
        char_start=min(a.char_start, b.char_start),
        char_end=max(a.char_end, b.char_end),
    )
