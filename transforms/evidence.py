"""Evidence: the spans of text that records were read from."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.model import Entry, Line
from transforms.parsed import Evidence
from transforms.unchecked import unchecked


def of_lines(lines: Sequence[Line]) -> Evidence:
    """The evidence of a record read from whole lines (at least one, in the document's order)."""
    first, last = lines[0], lines[-1]
    return unchecked(
        Evidence,
        _FIELDS,
        {
            "line_start": first.number,
            "line_end": last.until or last.number,
            "char_start": first.start,
            "char_end": last.end,
        },
    )


_FIELDS = set(Evidence.model_fields)


def of_entry(entry: Entry) -> Evidence:
    """The evidence of a record read from an entry: all its lines, and its parent's for the first one under it."""
    lines = entry.lines
    return of_lines(entry.parent + lines if entry.is_first and entry.parent else lines)


def join(a: Evidence, b: Evidence) -> Evidence:
    """The evidence from the first character of either to the last of either."""
    return Evidence(
        line_start=min(a.line_start, b.line_start),
        line_end=max(a.line_end, b.line_end),
        char_start=min(a.char_start, b.char_start),
        char_end=max(a.char_end, b.char_end),
    )
