"""Lines whose only marks are stars in plain pairs, as most marked lines are: read without the whole of `markup`."""

from __future__ import annotations

import re

from transforms.model import Span, new
from transforms.text.words import Words, merged

_STARS = re.compile(r"(\*\**)")  # a star in front is sought quickly
_OTHER_MARKS = re.compile(r"[\\`$<\[\]{_&]")


def paired(raw: str) -> Words | None:
    """The words of such a line and their style; None for others."""
    if "*" not in raw or "  " in raw or "http" in raw or _OTHER_MARKS.search(raw):
        return None
    parts = _STARS.split(raw)
    if len(parts) % 4 != 1:
        return None
    ranges: dict[str, list[tuple[int, int]]] = {"*": [], "**": []}
    place = len(parts[0])
    for at in range(1, len(parts), 4):
        before, opening, inside, closing, after = parts[at - 1 : at + 4]
        if opening != closing or opening not in ranges or not _flanked(before[-1:], inside, after[:1]):
            return None
        ranges[opening].append((place, place + len(inside)))
        place += len(inside) + len(after)
    text = "".join(parts[::2])
    if text[:1].isspace() or text[-1:].isspace() or "  " in text:
        return None
    return new(Words, (text, _spans(text, ranges["**"]), _spans(text, ranges["*"]), (), ()))


def _spans(text: str, found: list[tuple[int, int]]) -> tuple[Span, ...]:
    if len(found) > 1:
        return merged(text, found)
    return (new(Span, found[0]),) if found else ()


def _flanked(before: str, inside: str, after: str) -> bool:
    """True where the marks round these words can open and close."""
    first, last = inside[0], inside[-1]
    return (
        not (first.isspace() or last.isspace())
        and (first.isalnum() or not before.isalnum())
        and (last.isalnum() or not after.isalnum())
    )
