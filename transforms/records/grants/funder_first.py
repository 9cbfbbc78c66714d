"""Lists of funding in one form, whatever a grant's words: "2019: Loom Council: Fellowship: Slow Felt, 559,202".

Consumes the items of a list; produces the grants of those that have the form, where most have it: a funder, a colon, a
title, and a sum at the end.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import behind_dates, find_dates
from transforms.parsed import Grant
from transforms.records.lists.items import Item
from transforms.records.lists.periods import first_given, period
from transforms.unchecked import made

_FORM = re.compile(
    r"(?P<funder>[A-ZÀ-Þ][^:;()\t]{1,60}(?:\([^()]{1,60}\)[^:;()\t]{0,60})?): (?P<title>[A-ZÀ-Þ“\"][^\t]{4,280}), "
    r"(?P<amount>[£$€]?\d{1,3}(?:[,.]\d{3}){1,3}(?: ?(?:€|[A-Z]{3}))?)\.?"
)
_LEAST, _MOST = 3, 0.6  # items of the form, and their share


def funder_first(items: Sequence[Item]) -> dict[int, Grant]:
    """The grants by their item's place; none where few have the form."""
    found = {
        i: match
        for i, item in enumerate(items)
        if item.text[-2:-1].isdigit() and (match := _FORM.fullmatch(behind_dates(item.text).lstrip(" :.,–—-\t")))
    }
    if len(found) < _LEAST or len(found) < _MOST * len(items):
        return {}
    return {i: _grant(items[i], match) for i, match in found.items()}


def _grant(item: Item, match: re.Match[str]) -> Grant:
    when = first_given(period(find_dates(item.text)[:1]), item.when_above)
    return made(
        Grant,
        title=match["title"],
        funder=match["funder"],
        amount=match["amount"],
        start=when.start,
        end=when.end,
        current=when.current,
        evidence=item.evidence,
        confidence=0.8,
    )
