"""Works with hanging indents, most of which a reader has already joined to a line each.

Consumes a list's lines; says whether those at the margin begin the works: "Slow Looms, 12 Weft L. Rev." over a line set
in, "33 (2031)", and whole works on lines of their own around them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.model import Line

_LEAST = 4  # works
_YEAR = re.compile(r"\b(?:19|20)\d\d[a-z]?\b|\b(?:[Ff]orthcoming|[Ii]n press|[Uu]nder review)\b")
_OVER = re.compile(r"(?:\b(?:19|20)\d\d[a-z]?|\d)[).\]]{0,2}$")


def hang_whole(lines: Sequence[Line], hanging: Sequence[bool], gaps: Sequence[bool]) -> bool:
    """True where every work at the margin states its year and ends as works do, and few lines are set in below."""
    starts = [i for i, begins in enumerate(hanging) if begins]
    if len(starts) < _LEAST or len(starts) == len(lines) or starts[0] or 2 * sum(gaps) > len(starts):
        return False
    if any(line.bullet or line.heading for line in lines) or any(gaps[i] for i in range(len(lines)) if i not in starts):
        return False
    works = [" ".join(line.text for line in lines[a:b]) for a, b in pairwise((*starts, len(lines)))]
    return all(_YEAR.search(work) and _OVER.search(work) for work in works)
