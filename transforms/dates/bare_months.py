"""Months of one digit behind years ("2017-9", "2014/3"), in a document that writes its dates so.

Consumes a document's text. Elsewhere such a digit is the last one of a second year: "2014-5" is 2014 to 2015.
"""

from __future__ import annotations

import re

_PAIR = re.compile(r"[-/–]([1-9])(?![\w/%]|[-–.]\w)( ?[-–—~～至] ?(?:19|20)\d\d| ?to (?:19|20)\d\d)?")
_YEAR = re.compile(r"(?<![\w.:/-])(?:19|20)\d(\d)$")
_REACH = 5  # characters of a year and of what stands before it


def writes_bare_months(document: str) -> bool:
    """True where such a digit can be no year's: it does not run on from the year before it, or a range follows."""
    for pair in _PAIR.finditer(document):
        year = _YEAR.search(document, max(0, pair.start() - _REACH), pair.start())
        if year and (pair[2] or pair[1] <= year[1]):
            return True
    return False
