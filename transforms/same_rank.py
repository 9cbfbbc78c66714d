"""Headings that head nothing: a page that sets every line as a heading of one level says large type, and no more.

Consumes `Line`s; produces them with that level taken back, so that capitals, rules and words tell the headings.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from transforms.model import Line

_SHARE, _LEAST = 0.7, 15  # of a document's lines; and how many


def without_vain_headings(lines: list[Line]) -> list[Line]:
    """The lines, a level of headings that most of them have as plain text."""
    ranks = Counter(line.heading for line in lines if line.text)
    level, many = max(((rank, count) for rank, count in ranks.items() if rank), key=lambda one: one[1], default=(0, 0))
    if many < _LEAST or many < _SHARE * ranks.total():
        return lines
    return [replace(line, heading=0) if line.heading == level else line for line in lines]
