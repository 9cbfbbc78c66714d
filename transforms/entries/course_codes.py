"""Courses that begin with their codes. Consumes the lines of a run; produces the places where such entries begin."""

from __future__ import annotations

import re

from transforms.model import Line

_LEAST = 2  # courses of a list
_CODE = re.compile(r"[A-Z]{2,5}[ -]?\d{2,4}[A-Z]{0,2}\b[^,;]")
_CODED = 0.5  # of the lines


def by_codes(lines: list[Line]) -> list[int]:
    """Where courses begin: at each code; lines of a word or two above a code stand alone. [] where few have a code."""
    coded = [i for i, line in enumerate(lines) if line.text[:2].isupper() and _CODE.match(line.text)]
    if len(coded) < _LEAST or len(coded) < _CODED * len(lines) or len(coded) == len(lines):
        return []
    over = [i - 1 for i in coded if i - 1 not in coded and i and len(lines[i - 1].text.split()) < _FEW]
    return sorted({0, *coded, *over})


_FEW = 3  # words of a level ("Graduate courses")
