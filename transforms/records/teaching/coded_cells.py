"""Courses of a cell, each behind its code and a colon: "Fall 2020<tab>TEX 204: Looms. TEX 210: Dyes".

Consumes the text of a line; produces its courses, each with the term of the row.
"""

from __future__ import annotations

import re

_PAIR = 2  # courses of a list at least


def behind_codes(text: str) -> list[str]:
    """The courses of a cell, each behind its code and a colon, and each with the row's term before it."""
    parts = _BEFORE_CODE.split(text) if text.count(": ") >= _PAIR else []
    if len(parts) < _PAIR:
        return []
    term, _, parts[0] = parts[0].rpartition("\t")
    are_coded = all(_CODE_FIRST.match(part) for part in parts)
    return [f"{term}\t{part}" if term else part for part in parts] if are_coded else []


_CODE_FIRST = re.compile(r"[A-Z]{2,6}[ -]?\d{2,4}[A-Z]?: ")
_BEFORE_CODE = re.compile(rf"[.;]\s+(?={_CODE_FIRST.pattern})")
