"""Employers with their place in brackets before a dash and the role: "**Globex (Spain)** — Loom Watch (2019–2020)".

Consumes the lines of a section's entries; produces the pieces of such a line, whose role no list may know.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.entities.places import is_place
from transforms.entities.titles import is_title
from transforms.records.career.labels import Piece
from transforms.records.career.pieces import CareerLine

_POST = re.compile(
    r"(?P<org>[A-ZÀ-Þ][^()\t:;—–]{1,60}) \((?P<place>[A-ZÀ-Þ][^()\t:;—–]{2,40})\) [—–-] "
    r"(?P<role>[A-ZÀ-Þ][^()\t:;.—–]{2,60}?)(?:,? \(|, | ?\t)(?=[^()\t]{0,20}(?:19|20)\d\d)"
)
_LEAST = 2


def are_dashed(entries: Sequence[Sequence[CareerLine]]) -> bool:
    """True where several entries are so written, and one of them at least has a role that its words tell."""
    found = [post for lines in entries if lines and (post := _read(lines[0]))]
    return len(found) >= _LEAST and any(is_title(post["role"]) for post in found)


def dashed(lines: Sequence[CareerLine]) -> list[CareerLine]:
    """The lines, the first with its employer, place and role, where it is so written."""
    post = _read(lines[0]) if lines else None
    if post is None:
        return list(lines)
    chunks = [piece.chunk for piece in lines[0].pieces] or [0]
    labels = (("org", "org"), ("place", "place"), ("title", "role"))
    pieces = tuple(Piece(label, post[group], 1, chunks[0]) for label, group in labels)
    return [lines[0]._replace(pieces=pieces), *lines[1:]]


def _read(line: CareerLine) -> re.Match[str] | None:
    text = line.line.text
    found = _POST.match(text) if ") " in text else None
    return found if found and is_place(found["place"]) and not is_title(found["org"]) else None
