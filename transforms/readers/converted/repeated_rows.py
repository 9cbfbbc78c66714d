"""Rows of a table that a page's end divides. Consumes lines of converted markdown; produces each row once.

A converter writes such a row at the foot of the page, and all of it again at the head of the next one.
"""

from __future__ import annotations

from collections.abc import Sequence

_GAP, _LEAST, _MOST, _LETTERS = 2, 2, 12, 40  # blank lines between pages, lines of a row, and letters in them


def without_repeated_rows(lines: Sequence[str]) -> list[str]:
    """The lines without those before a wide gap that stand again right behind it."""
    out: list[str] = []
    for at, line in enumerate(lines):
        if line and len(out) > _GAP and not any(out[-_GAP:]):
            _drop_repeated(out, lines[at : at + _MOST])
        out.append(line)
    return out


def _drop_repeated(above: list[str], below: Sequence[str]) -> None:
    end = len(above)
    while end and not above[end - 1]:
        end -= 1
    for count in range(min(_MOST, len(below), end), _LEAST - 1, -1):
        row = above[end - count : end]
        if row == list(below[:count]) and all(row) and sum(map(len, row)) >= _LETTERS:
            del above[end - count : end]
            return
