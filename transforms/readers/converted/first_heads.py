"""A page's first heading, where a converter read it before the owner's name or address that stand higher.

Consumes lines; produces them with the heading below the contact.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import named
from transforms.readers.converted.lines import is_head, plain

_CONTACT = re.compile(r"\S@\w|\+\d[\d ()./-]{7,}")
_STATED = re.compile(r"[*_]{0,3}(?:19|20)\d\d\b")
_MOST_ABOVE, _MOST_ADDRESS, _MOST_BELOW, _LONGEST = 2, 6, 12, 90
_OWN = frozenset({"contact", "header", "about", "references", "other"})  # kinds whose words an address may be


def with_first_head_below(lines: Sequence[str]) -> list[str]:
    """The lines; the first heading of a section is set behind the name and the ways to reach the owner below it."""
    worded = [at for at, line in enumerate(lines) if line.strip()][: _MOST_ADDRESS + _MOST_BELOW + 1]
    heads = [number for number, at in enumerate(worded) if _heads_section(lines[at])]
    if (
        not heads
        or not _may_be_above(lines, worded, heads[0])
        or not _OWN.isdisjoint(named(_words(lines[worded[heads[0]]])).kinds)
    ):
        return list(lines)
    here = worded[heads[0]]
    last = -1
    for at in worded[heads[0] + 1 :]:
        line = lines[at]
        if len(plain(line)) > _LONGEST or _STATED.match(line) or _heads_section(line):
            break
        if _CONTACT.search(line) or line.startswith("# "):
            last = at
    return (
        [*lines[:here], *lines[here + 1 : last + 1], "", lines[here], *lines[last + 1 :]] if last > 0 else list(lines)
    )


def _may_be_above(lines: Sequence[str], worded: Sequence[int], first: int) -> bool:
    """True for a heading at the page's top; below an address for one right above a name that is as large as it."""
    if first <= _MOST_ABOVE:
        return True
    below = lines[worded[first + 1]] if first + 1 < len(worded) else ""
    return first <= _MOST_ADDRESS and lines[worded[first]][:2] == "# " == below[:2] and not _heads_section(below)


def _heads_section(line: str) -> bool:
    return is_head(line) and named(_words(line)).whole


def _words(line: str) -> str:
    return plain(line.lstrip("# "))
