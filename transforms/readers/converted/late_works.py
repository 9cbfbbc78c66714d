"""Works that a converter set behind all columns. Consumes lines; puts them below the heading that nothing stands under.

A list as wide as the page below two columns is read last, its heading, which stands at the left, with the left column:
"## Publications" right over "## Education", and works below "## Skills", set off from them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.headings.wording import named
from transforms.readers.converted.lines import names_section

_WORK = re.compile(r"\s{0,6}- (?=[^\n]{50})")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_FREE, _LEAST = 3, 2  # blank lines above such works, and how many of them there are
_REACH = 4  # lines of a work


def with_late_works(lines: list[str]) -> list[str]:
    """The lines, such works below their heading."""
    heads = [at for at, line in enumerate(lines) if line[:1] in "#*" and line and names_section(line)]
    bare = [at for at, below in pairwise(heads) if _is_bare(lines, at, below)]
    if len(bare) != 1:
        return lines
    last = next((at for at in reversed(heads) if at > bare[0]), 0)
    start = _start(lines, last + 1)
    if not start or "papers" in named(lines[last].strip("#* ")).kinds:
        return lines
    return [*lines[: bare[0] + 1], "", *lines[start:], "", *lines[bare[0] + 1 : start]]


def _is_bare(lines: Sequence[str], at: int, below: int) -> bool:
    return not any(map(str.strip, lines[at + 1 : below])) and named(lines[at].strip("#* ")).kinds == ("papers",)


def _start(lines: Sequence[str], least: int) -> int:
    """Where works begin, set off from what is above, and go on to the end; 0 for other lines."""
    works = [at for at in range(least, len(lines)) if _WORK.match(lines[at])]
    if len(works) < _LEAST or any(map(str.strip, lines[works[0] - _FREE : works[0]])):
        return 0
    dated = sum(_YEAR.search(" ".join(lines[at : at + _REACH])) is not None for at in works)
    return works[0] if dated == len(works) and any(map(str.strip, lines[least : works[0]])) else 0
