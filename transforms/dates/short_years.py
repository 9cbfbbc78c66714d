"""Years of two digits behind months ("Mar 06"), in a document that writes its dates so. Consumes and produces text.

Elsewhere such a number is a day. Periods that cannot be days say how a document writes: "Oct 09 – Sep 11".
"""

from __future__ import annotations

import re
from itertools import chain

from transforms.text.patterns import MONTH, MONTHS

_YEAR = r"(?:19|20)\d\d"
_DAYS = rf" ?(?:[-–—]|to) ?(?:{MONTH} ?)?\d\d?(?:,? ?{_YEAR})"  # " – July 15, 2009"
_SHORT = re.compile(rf"\b({MONTH}) (?=\d\d(?![\w:/%°]|\.\d)(?!,? ?{_YEAR})(?!{_DAYS})(?! ?[-–—] ?\d))")
# Apart for each dash: a pattern that begins with one sign is found much sooner than one that begins with any of three.
_TO = tuple((dash, re.compile(rf"{dash} ?({MONTH}) (\d\d)(?![\w:/%°]|,? ?{_YEAR})")) for dash in "-–—")
_FROM = re.compile(rf"\b({MONTH}) (\d\d) ?$")
_SINCE = re.compile(rf"(?i:since) {MONTH} \d\d(?![\w:/%°]|,? ?{_YEAR})")
_MONTHS = "".join(month[:3] for month in MONTHS)
_REACH = 16  # characters of a month and its number
_LEAST = 2  # such periods of a document


def writes_short_years(document: str) -> bool:
    """True where periods of the document are no days: they run back through the year, or have a nought ahead."""
    periods = 0
    for last in chain.from_iterable(to.finditer(document) for dash, to in _TO if dash in document):
        first = _FROM.search(document, max(0, last.start() - _REACH), last.start())
        periods += _are_years(first, last) if first else 0
        if periods >= _LEAST:
            return True
    if "since " in document.lower():
        periods += sum(1 for _ in _SINCE.finditer(document))
    return periods >= _LEAST


def _are_years(first: re.Match[str], last: re.Match[str]) -> int:
    """How sure a period is of years: 2 where it runs back through the year, and on in its numbers."""
    runs_back = _MONTHS.index(first[1][:3]) > _MONTHS.index(last[1][:3])
    if runs_back and int(first[2]) < int(last[2]):
        return 1 if (first[1][:3], last[1][:3]) == ("Dec", "Jan") else _LEAST
    return int(runs_back or "0" in (first[2][0], last[2][0]))


def with_short_years_marked(text: str) -> str:
    """The text of such a document with an apostrophe for the blank before each such year: places in it stay."""
    return _SHORT.sub(r"\1’", text)
