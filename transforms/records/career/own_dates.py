"""Which dates of a career's line are when the post was held. Consumes a line's text and its dates; produces dates."""

from __future__ import annotations

import re

from transforms.dates.ranges import DateRange


def own_dates(text: str, dates: tuple[DateRange, ...]) -> tuple[DateRange, ...]:
    """The dates without those of what was studied, where others stand beside: "Topic: Dams, 1945-63 (2006-07)".

    And without those of an absence: "On leave in 2015"; nor those told behind a period in front.
    """
    if " leave" in text and "(" not in text:
        away = [match.span() for match in _AWAY.finditer(text)]
        dates = tuple(date for date in dates if not any(a < date.span.start < b for a, b in away))
    if len(dates) < 2:
        return dates
    if dates[0].is_range and not dates[0].span.start and (told := _TOLD.search(text)):
        dates = tuple(date for date in dates if date.is_range or date.span.start < told.start())
    studied = [match.span() for match in _STUDIED.finditer(text)]
    own = tuple(date for date in dates if not any(a < date.span.start and date.span.end <= b for a, b in studied))
    return own or dates


_STUDIED = re.compile(
    r"“[^“”]{3,200}”(?: \([A-Z][^()]{15,200}\))?"
    r"|(?i:topics?|projects?|titles?|th[eè]s[ie]s|dissertations?|theme|subject): ?[^\t:()“”]{3,200}"
)
# "1972-1980 ... Wrote a book in 1981"
_TOLD = re.compile(r"(?<=[a-zß-ÿ]{3})\. [A-Z][a-z]+ [^.]{0,60}\bin (?=(?:19|20)\d\d)")
_AWAY = re.compile(r"(?i)\b(?:on|took) (?:\w{5,10} )?leave\b[^\t;.,)]{1,30}")
