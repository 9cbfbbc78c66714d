"""Items below works that each say one thing of the work above: "Contribution: drafting", "Impact: cited in the press".

Consumes the lines of a section; produces those of its works, each behind a note as a paragraph of its own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.lines.shapes import begins_with_authors, is_citation
from transforms.model import Line

_LABEL = re.compile(r"([A-Z][a-z]{1,15}(?: [a-z]{2,15}){0,2}): [^\W_]")
_YEAR = re.compile(r"\(?\b(?:19|20)\d\d[a-z]?\b\)?\W{0,3}$")
_LEAST = 2


def without_labelled_notes(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines without the items that are notes: every item has a label, and one label returns."""
    items = [line for line in lines if line.bullet]
    if not items or lines[0].bullet or not any(begins_with_authors(line.text) for line in lines if not line.bullet):
        return lines
    labels = [_label(line.text) for line in items]
    if not all(labels) or max(Counter(labels).values()) < min(_LEAST, _works_above(lines)):
        return lines
    kept: list[Line] = []
    is_behind = False
    for line in lines:
        if not line.bullet:
            kept.append(replace(line, gap_before=True) if is_behind else line)
        is_behind = bool(line.bullet)
    return kept


def _label(text: str) -> str:
    """The label that a note begins with; none of a title, which names or a year stand beside."""
    found = _LABEL.match(text)
    if found is None or begins_with_authors(text) or is_citation(text) or _YEAR.search(text):
        return ""
    return found[1]


def _works_above(lines: Sequence[Line]) -> int:
    """How many lines with a label's items below there are."""
    return sum(bool(below.bullet) and not above.bullet for above, below in pairwise(lines))
