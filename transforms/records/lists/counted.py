"""Entries of lists that count up: consumes `Entry`s of one subheading; produces `Entry`s over the same lines.

Paragraphs between the items of a numbered list ("1. ...", "My role is ...", "2. ...") hide where the next one begins;
its number tells.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.model import Entry, Line

_LEAST = 3  # items of a list whose numbers are trusted


def counted(run: list[Entry]) -> list[Entry]:
    """The entries, or cut anew at the numbers where some of these stand inside them."""
    if run[0].head[0].bullet[:-1] != "1":
        return run
    lines = [line for entry in run for line in entry.lines]
    begins = _numbers(lines)
    known = {entry.lines[0].number for entry in run}
    if len(begins) < _LEAST or all(lines[at].number in known for at in begins):
        return run
    return [_entry(run[0], lines[start:end], is_first=not start) for start, end in pairwise([*begins, len(lines)])]


def _numbers(lines: Sequence[Line]) -> list[int]:
    """Where numbers that count up, or begin anew, begin lines no deeper than the first; a page may be set a bit off."""
    found: list[int] = []
    due = "1"
    for at, line in enumerate(lines):
        if line.bullet and line.bullet[:-1] in ("1", due) and line.indent <= lines[0].indent + 1:
            found.append(at)
            due = str(int(line.bullet[:-1]) + 1)
    return found


def _entry(like: Entry, lines: Sequence[Line], *, is_first: bool) -> Entry:
    """One item: what stands below a blank line are its details."""
    end = next((at for at, line in enumerate(lines) if at and line.gap_before), len(lines))
    return replace(like, head=tuple(lines[:end]), details=tuple(lines[end:]), is_first=like.is_first and is_first)
