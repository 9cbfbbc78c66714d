"""Titles of projects in headings whose words chance to name a kind of section. Consumes lines and headings.

"## Why Mills Support Local News" over "Reed College" and "May 2019 - June 2021", a line each, is a title: it heads no
news. Produces the headings with such titles naming nothing, as their siblings do.
"""

from __future__ import annotations

from collections.abc import Sequence

from transforms.dates.ranges import find_dates, is_date
from transforms.headings.wording import Named
from transforms.heads.looks import Heads
from transforms.model import Line

_WORDS = 5  # of a title
_BELOW = 4  # lines of an entry's head
_NOTHING = Named((), False)


def with_titles_unnamed(body: Sequence[Line], heads: Heads) -> Heads:
    """The headings; what is a title over a period of its own names no kind."""
    found = [
        at
        for at, head in heads.items()
        if head.style.level
        and head.named.kinds
        and not head.named.whole
        and head.line.text.count(" ") >= _WORDS - 1
        and _is_over_period(body[at + 1 : at + 1 + _BELOW])
    ]
    return {**heads, **{at: heads[at]._replace(named=_NOTHING) for at in found}} if found else heads


def _is_over_period(below: Sequence[Line]) -> bool:
    """True for plain lines one of which is a period and no more."""
    plain = next((n for n, line in enumerate(below) if line.heading or line.bullet), len(below))
    return any(is_date(line.text) and find_dates(line.text)[0].is_range for line in below[1:plain])
