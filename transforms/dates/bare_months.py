"""Months in digits behind years ("2017-9", "2008-09"), in a document that writes its dates so.

Consumes a document's text. Elsewhere such digits are the last ones of a second year: "2014-5" is 2014 to 2015,
"2008-09" 2008 to 2009.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

_NOW = "[Pp]resent|[Nn]ow|[Tt]oday|[Oo]ngoing|[Cc]urrent"
_PAIR = re.compile(
    rf"[-/–](\d{{1,2}})(?:(?P<on> ?(?:--|[-–—~～至→]) ?(?:(?:19|20)\d\d(?!\d)|{_NOW})"
    rf"| ?(?:to|until|till|through) (?:(?:19|20)\d\d|{_NOW}|date))"
    r"|(?![\w/%]|[-–.]\w))"
)
_YEAR = re.compile(r"(?<![\w.:/-])((?:19|20)\d\d)$")
_REACH = 5  # characters of a year and of what stands before it
_MONTHS = 12
_ENOUGH = 2  # months that can be no years
_CENTURY = 2000


class _Pair(NamedTuple):
    year: int
    number: str
    goes_on: bool  # a dash and another year, or "present", follow


def writes_bare_months(document: str) -> bool:
    """True where such digits can be no year's: they do not run on from the year before them, or a range follows."""
    months = years = 0
    for pair in _pairs(document):
        if len(pair.number) == 1:
            if pair.number != "0" and (pair.goes_on or int(pair.number) <= pair.year % 10):
                return True
        elif _is_second_year(pair):
            years += 1
        else:
            months += _proves_month(pair)
    return months >= _ENOUGH and months > 2 * years


def _pairs(document: str) -> Iterator[_Pair]:
    for found in _PAIR.finditer(document):
        if year := _YEAR.search(document, max(0, found.start() - _REACH), found.start()):
            yield _Pair(int(year[1]), found[1], found["on"] is not None)


def _is_second_year(pair: _Pair) -> bool:
    """True for a year that no month is: "2015-19"."""
    return int(pair.number) > _MONTHS and int(pair.number) > pair.year % 100


def _proves_month(pair: _Pair) -> int:
    """How well digits prove a month: "2008-11 – 2012-06" wholly, "2021-09" half; "2008/09 – 2010/11" not at all."""
    number, year = int(pair.number), pair.year % 100
    if not 1 <= number <= _MONTHS:
        return 0
    if pair.goes_on and number != year + 1:
        return _ENOUGH
    return int(pair.year >= _CENTURY and number <= year)
