"""Bullets on lines of their own, between the two lines that they stand before. Consumes a page; sets them on the first.

A bullet that is centred before an entry of two lines has a place between them: "  Globex University      Lund", "○",
"  PhD in Botany      2012".
"""

from __future__ import annotations

from collections.abc import Sequence

_BULLETS = frozenset("•●○◦▪■□▷▹⊲◆◇")


def with_bullets_on_lines(page: Sequence[str]) -> list[str]:
    """The lines; each such bullet stands before the line above it."""
    out: list[str] = []
    for at, line in enumerate(page):
        mark = line.strip()
        if len(mark) != 1 or mark not in _BULLETS or not out or at + 1 == len(page):
            out.append(line)
            continue
        place, above = line.index(mark), _indent(out[-1])
        if place < above == _indent(page[at + 1]):
            out[-1] = f"{out[-1][:place]}{mark}{out[-1][place + 1 :]}"
        else:
            out.append(line)
    return out


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip()) if line.strip() else -1
