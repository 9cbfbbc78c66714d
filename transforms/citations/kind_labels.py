"""Kinds of works at the right of their titles ("Looms    Journal"). Consumes a list's lines; produces them without.

A label stands behind a wide blank at a line's end, and says of what kind a work is and no more.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.model import Line
from transforms.text.styled import without
from transforms.vocabulary import any_of

_LABEL = re.compile(rf"\t[(\[]?(?:{any_of('citation_words', 'works', 'beside')})[)\]]?$", re.IGNORECASE)
_LEAST = 3  # labels of a list


def without_kind_labels(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines; in a list of works that several labels stand beside, without these."""
    found = [_LABEL.search(line.text) if "\t" in line.text and not line.heading else None for line in lines]
    if sum(map(bool, found)) < _LEAST:
        return tuple(lines)
    return tuple(
        without(line, label.start(), len(line.text)) if label else line
        for line, label in zip(lines, found, strict=True)
    )
