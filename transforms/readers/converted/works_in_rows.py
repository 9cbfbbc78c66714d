"""Works whose title, names and venue a converter set as three rows. Consumes lines; puts each work in one line.

"- _Slow Looms_ Journal" over "Moss, A.; Quill, B." over "Loom Letters, 2018", blank lines between: the names, which
semicolons part, come first, then the title in quotation marks; the kind of work behind a title is no part of it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.vocabulary import any_of

_KIND = rf"(?:{any_of('citation_words', 'works', 'in_rows')})"
_TITLE = re.compile(
    rf"\s*(?:[-*•⋆★◦▪]|_[•⋆★◦▪]_) +_([^_]{{12,}})_\.?(?: [-–(]?{_KIND}(?: paper| article)?\)?)?", re.IGNORECASE
)
_NAME = r"[^\W\d_][\w'’ -]{0,30}, (?:[A-Z]\.?[ -]?){1,4}"
_NAMES = re.compile(rf"\s*{_NAME}(?: ?; ?{_NAME})+;?\s*")
_YEAR = re.compile(r"\b(?:19|20)\d\d\b")
_MARKS = tuple("-*•⋆★◦▪#|")  # of what begins an entry of its own
_LEAST = 2  # such works
_GAP = 2  # blank lines between two rows


def with_rows_of_works(lines: Sequence[str]) -> list[str]:
    """The lines; where several works stand so, each of them in one."""
    titles = {at: match[1] for at, line in enumerate(lines) if "_" in line and (match := _TITLE.fullmatch(line))}
    found = {at: rows for at in titles if (rows := _rows_below(lines, at))}
    if len(found) < _LEAST:
        return list(lines)
    out = list(lines)
    for at, (names, venue) in found.items():
        out[at] = f"- {lines[names].strip(' ;')} “{titles[at].rstrip('.')}”. {lines[venue].strip()}"
        out[names] = out[venue] = ""
    return out


def _rows_below(lines: Sequence[str], at: int) -> tuple[int, int] | None:
    """The rows of the names and of the venue below a title."""
    names = _next(lines, at)
    venue = _next(lines, names) if names else 0
    return (names, venue) if venue and _NAMES.fullmatch(lines[names]) and _dates_work(lines[venue]) else None


def _next(lines: Sequence[str], at: int) -> int:
    """The row below; none behind more blank lines than part the rows of one work."""
    return next((below for below in range(at + 1, min(at + 2 + _GAP, len(lines))) if lines[below].strip()), 0)


def _dates_work(line: str) -> bool:
    """True for a line with a year that begins no entry of its own: where and when a work came out."""
    return not line.lstrip().startswith(_MARKS) and _YEAR.search(line) is not None
