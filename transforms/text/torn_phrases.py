"""Phrases that a narrow column broke: consumes a line and the one below; says whether the words alone join them.

"University of Looms and" over "Dyes", "Laurea in Applied" over "Mathematics", "Northern Weaving" over "Laboratory",
"Felt Society," over "2019": in a narrow column lines are broken wherever they are full, so that capitals begin no line
of its own.
"""

from __future__ import annotations

import re
from functools import cache

from transforms.vocabulary import forms

_YEAR = re.compile(r"(?:19|20)\d\d(?: ?[-–—] ?(?:19|20)?\d\d)?$")
_CLOSED = re.compile(r"(?:\d|[.:;!?)”\"])$")


def parts_phrase(above: str, below: str) -> bool:
    """True where a line ends within a phrase that goes on below."""
    if not above[:1].isalpha() or not below or not below[0].isalnum():
        return False
    if above[-1] == ",":
        return _YEAR.match(below) is not None
    last = above[above.rfind(" ") + 1 :]
    if len(last) < len(above) and last in _before_more() and below[0].isalpha():
        return True
    return below in _ends() and len(last) < len(above) and above[0].isupper() and not _CLOSED.search(above)


@cache
def _before_more() -> frozenset[str]:
    return frozenset(forms("small_words", "before_more"))


@cache
def _ends() -> frozenset[str]:
    return frozenset(forms("small_words", "ends_of_names"))
