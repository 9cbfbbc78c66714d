"""Headings of a margin in capitals that the rows of their first entries tore. Consumes lines; sets them whole above.

A converter reads such a margin row by row: "**OTHER**", then the entry "_Weaver, Felt Hall_ 2017 –", then
"**POSTS**" are the heading "OTHER POSTS" and the entry below it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import named

_PIECE = re.compile(r"\*\*([A-Z][A-Z/&,-]+(?: [A-Z/&,-]+){0,2})\*\*")
_MOST = 3  # rows of an entry between two pieces, and pieces before it


def with_whole_margins(lines: Sequence[str]) -> list[str]:
    """The lines; each heading that is torn so whole, above the rows that tore it."""
    out: list[str] = []
    at = 0
    while at < len(lines):
        end = _end(lines, at) if lines[at][:2] == "**" else at
        heading = " ".join(match[1] for line in lines[at:end] if (match := _PIECE.fullmatch(line)))
        if end > at and named(heading).whole:
            out += ["", f"## {heading}", "", *(line for line in lines[at:end] if not _PIECE.fullmatch(line))]
            at = end
        else:
            out.append(lines[at])
            at += 1
    return out


def _end(lines: Sequence[str], begin: int) -> int:
    """The end of the rows from a heading's first piece to its last; the beginning without such rows."""
    first = next((at for at in range(begin, len(lines)) if not _PIECE.fullmatch(lines[at])), len(lines))
    last = next((at for at in range(first, len(lines)) if lines[at][:2] == "**" or not lines[at].strip()), len(lines))
    torn = 0 < first - begin <= _MOST and 0 < last - first <= _MOST and last < len(lines)
    return last + 1 if torn and _PIECE.fullmatch(lines[last]) else begin
