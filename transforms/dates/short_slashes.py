"""Months and years of two digits each ("2/87", "6-7/11"), in a document that writes its dates so.

Consumes and produces text. Elsewhere such a pair is a fraction or a day; periods of two of them say how a document
writes: "9/68-6/72".
"""

from __future__ import annotations

import re
from collections.abc import Callable

from transforms.dates.short_seasons import with_seasons_marked, writes_short_seasons
from transforms.dates.short_years import with_short_years_marked, writes_short_years

Mark = Callable[[str], str]

_MONTH = r"(?:0?[1-9]|1[0-2])"
_PERIOD = re.compile(rf"/(?:\d\d) ?[-–—] ?{_MONTH}/\d\d(?![\d/])")  # begins with its rarest sign
_ALONE = re.compile(
    r"(?<![\d/.:+~-])(?<!\d [-–—])(?<!\d [-–—] )(?<!\d[–—])"
    rf"({_MONTH}(?: ?[-–—] ?{_MONTH})?)/(?=\d\d(?![\w/%]| ?[-–—] ?\d))"
)
_LEAST = 2  # such periods of a document


def writes_short_slashes(document: str) -> bool:
    """True where two periods or more of the document are written so."""
    periods = _PERIOD.finditer(document)
    return sum(1 for _, _ in zip(periods, range(_LEAST), strict=False)) == _LEAST


def with_slashes_marked(text: str) -> str:
    """The text of such a document with an apostrophe for the slash of each such date alone: places in it stay."""
    return _ALONE.sub(r"\1’", text) if "/" in text else text


def marks_of(document: str) -> tuple[Mark, ...]:
    """What marks the years of two digits in the texts of a document that writes its dates with such."""
    ways = (
        (writes_short_years, with_short_years_marked),
        (writes_short_slashes, with_slashes_marked),
        (writes_short_seasons, with_seasons_marked),
    )
    return tuple(mark for writes, mark in ways if writes(document))
