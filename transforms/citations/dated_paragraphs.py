"""Lists whose works are paragraphs, each below its year or standing: "2019" / "A. Quill. “Slow" / "Looms.” *Weft*, 4".

Consumes the lines of a papers section; produces the paragraphs with what stands over them, empty for other lists. A
year that heads a group stands over several works, and does not come back for the next one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.citations.name_runs import name_run
from transforms.model import Line

_OVER = re.compile(r"(?i)(?:(?:19|20)\d\d|forthcoming|in press|to appear|accepted|submitted|under review)[.:]?")
_LEAST = 2  # paragraphs
_NAMES = 5  # characters of names with which a work begins


def dated_paragraphs(lines: Sequence[Line], owner: str) -> list[tuple[Line, tuple[Line, ...]]]:
    """Each paragraph's year, and its other lines."""
    if not lines or not _OVER.fullmatch(lines[0].text) or any(line.bullet or line.heading for line in lines):
        return []
    begins = [i for i, line in enumerate(lines) if not i or line.gap_before]
    found = [(lines[i], tuple(lines[i + 1 : end])) for i, end in pairwise([*begins, len(lines)])]
    if len(found) < _LEAST or not all(below and _OVER.fullmatch(over.text) for over, below in found):
        return []
    comes_back = any(above[0].text == one[0].text for above, one in pairwise(found))
    return found if comes_back or not any(_holds_others(below, owner) for _, below in found) else []


def _holds_others(below: Sequence[Line], owner: str) -> bool:
    """True where another line than the first one begins with names: there, the year heads several works."""
    return any(name_run(line.text, 0, owner) > _NAMES for line in below[1:])
