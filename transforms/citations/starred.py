"""Works without a mark among works that have one: the star of some ("* with a student") that became their bullet."""

from __future__ import annotations

from collections.abc import Sequence

from transforms.citations.start_looks import is_strong_start
from transforms.model import Line


def with_unstarred(lines: Sequence[Line], own: list[bool], owner: str) -> list[bool]:
    """The beginnings; with them the plain lines that begin as a work does, where several do.

    "* Lund, A., & Berg, B. (2019). ..." over "Berg, B., & Holm, C. (2018). ...", a blank line between them or the lines
    below each set in: the star says something of some works, and parts none from the others.
    """
    top = min(line.indent for line, begins in zip(lines, own, strict=True) if begins)
    hangs = any(line.indent > top + 1 for line in lines if not line.bullet)
    plain = [
        i
        for i, line in enumerate(lines)
        if not line.bullet and _stands_out(line, top, hangs=hangs) and is_strong_start(line.text.lstrip(_SIGNS), owner)
    ]
    if len(plain) < _LEAST:
        return own
    return [begins or i in plain for i, begins in enumerate(own)]


def _stands_out(line: Line, top: int, *, hangs: bool) -> bool:
    return line.gap_before > 0 or (hangs and line.indent <= top)


_LEAST = 2
_SIGNS = "*†‡ "
