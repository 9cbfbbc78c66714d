"""Headings of groups across a margin of dates. Consumes a page's lines and its margin; says which of them head groups.

Dates stand in the margin, words beside them; a line that begins left of all and runs over the gutter is neither:
"Completed projects of the peat laboratory" over "2019 – 2021   Wool in water". Known words head a section, where
sections are headed so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import named
from transforms.readers.date_patterns import RANGE

_DATED = re.compile(rf"\s{{0,30}}\(?(?:{RANGE})[).:]?(?:,| |$)", re.IGNORECASE)
_WORDS, _LONGEST = 10, 80
_FEW = 3  # words of a section's heading right above


def group_heads(lines: Sequence[str], gutters: Sequence[int]) -> frozenset[int]:
    """Places of the lines that head what stands beside the dates below them."""
    left = min((_indent(line) for line in lines if line.strip()), default=0)
    found = [
        at
        for at, (line, gutter) in enumerate(zip(lines, gutters, strict=True))
        if gutter and _crosses(line, left, gutter) and _is_set_off(lines, at) and _stands_over_date(lines, at, gutter)
    ]
    known = {at for at in found if named(lines[at].strip()).whole}
    are_groups = any(at and lines[at - 1].strip() for at in found)  # right below a section's heading
    others = [at for at in range(len(lines)) if known and not are_groups and at not in known]
    heads = {lines[at].isupper() for at in others if _heads_section(lines, at, left)}
    return frozenset(found) - {at for at in known if lines[at].isupper() in heads}


def _heads_section(lines: Sequence[str], at: int, left: int) -> bool:
    """True for a section's heading on the same edge."""
    words = lines[at].strip()
    if not words or len(words.split()) > _FEW or _indent(lines[at]) > left + 1:
        return False
    return _is_set_off(lines, at) and named(words).whole


def _crosses(line: str, left: int, gutter: int) -> bool:
    words = line.strip()
    is_head = words[:1].isupper() and words[-1] not in ".,;" and len(words) <= _LONGEST
    if not is_head or _indent(line) > left + 1 or len(line.rstrip()) <= gutter + 1 or "  " in words:
        return False
    return len(words.split()) <= _WORDS and not any(map(str.isdigit, words))


def _is_set_off(lines: Sequence[str], at: int) -> bool:
    """True below a blank line, or right below a section's heading that is set off itself."""
    above = lines[at - 1] if at else ""
    heads = 0 < len(above.split()) <= _FEW and _indent(above) == _indent(lines[at])
    return not above.strip() or (heads and (at == 1 or not lines[at - 2].strip()))


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _stands_over_date(lines: Sequence[str], at: int, gutter: int) -> bool:
    below = next((line for line in lines[at + 1 : at + 3] if line.strip()), "")
    return _DATED.match(below[: gutter + 1]) is not None
