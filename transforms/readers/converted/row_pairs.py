r"""Entries of two rows (`\resumeSubheading` and its like) that a converter parted. Consumes lines; moves blank ones.

A bold row with a place or a date at the page's edge stands over one in italics. The converter puts a blank line between
the two where the faces change, and none before the next entry, so that each seems to begin with the last one's end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.date_patterns import RANGE

_OVER = re.compile(r"\*\*[^*\n]{2,120}\*\*(?:[ \t][^*_\n]{2,60})?")
_UNDER = re.compile(r"_[^_\n]{3,160}_")
_DATED = re.compile(rf"(?:^|[ _|]){RANGE}_?$", re.IGNORECASE)


def with_pairs_whole(lines: Sequence[str]) -> list[str]:
    """The lines with a blank one before each pair of rows and none in it, where an end stands right above one."""
    overs = {at for at in range(len(lines) - 2) if _begins_pair(lines, at)}
    if not any(at - 3 in overs for at in overs):
        return list(lines)
    out: list[str] = []
    for at, line in enumerate(lines):
        if at in overs and out and out[-1]:
            out.append("")
        if at - 1 not in overs:
            out.append(line)
    return out


def _begins_pair(lines: Sequence[str], at: int) -> bool:
    """Whether the line is a bold row, with a blank line and a row in italics below it, one of the two dated."""
    over, between, under = (line.strip() for line in lines[at : at + 3])
    if between or not _OVER.fullmatch(over) or not _UNDER.fullmatch(under):
        return False
    return bool(_DATED.search(over) or _DATED.search(under))
