"""Who gave an honour, and when, as the line below it says: "Funded by the Globex Agency for two years (2016-2018)".

Consumes the line's text; produces the granter and the `Period`.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates, without_dates
from transforms.records.awards.names import cleaned
from transforms.records.lists.periods import Period, period
from transforms.vocabulary import any_of

GIVEN_BY = re.compile(
    rf"(?:(?:{any_of('entry_words', 'awards', 'given')}|organi[sz]ed)\s+(?:by|from)|by)\s?:?\s+(?:the\s+)?(?P<by>.+)",
    re.IGNORECASE,
)
_LASTED = re.compile(  # "for two years", "for research on", ". Amount awarded: ..."
    r" (?:for|over|during) (?:an? |the )?(?:\d|one|two|three|four|five|six|period|first|full)"
    r"| for (?!the\b|and\b)(?-i:[a-z]{4})|\.\s+(?:Total )?[Aa]mount"
)


def given_below(text: str) -> tuple[str, Period] | None:
    """The granter and the period; None for a line that says nothing of the kind."""
    by = GIVEN_BY.match(text)
    if by is None:
        return None
    said = _LASTED.split(by["by"], maxsplit=1)[0]
    said = without_dates(said, find_dates(said)) or said
    return cleaned(said).split(",")[0].strip(" ."), period(find_dates(text))
