"""Years that are a meeting's, beside dates that say when its role was held. Consumes a `Held`, produces one.

"LoomConf 2019 (Graz)<tab>2018", "Feb 2021 - May 2022<tab>Organiser of the Felt 2022 Symposium",
"2021-2022<tab>Chair of LoomConf22"
"""

from __future__ import annotations

import re

from transforms.dates.ranges import DateRange, find_dates
from transforms.records.lists.periods import Period
from transforms.records.lists.pieces import unquoted
from transforms.records.service.venues import Held

_EDITION = re.compile(r"\w (?:19|20)\d\d \([^()\d]{3,40}\)$")
_IN_NAME = re.compile(
    r"[^\W\d] (?:19|20)\d\d(?![\d–—-])['’]? [^\W\d]"
)  # a year with words behind it: "Felt 2022 Symposium"


def at_meeting(held: Held, beside: DateRange, text: str) -> Held:
    """The one venue of a text without its year, where that is the meeting's; else as it is."""
    if _EDITION.search(text):
        return held._replace(when=Period())
    if not beside.is_range:
        return held
    year = _IN_NAME.search(text)
    if year and beside.start_precision == "month" and not find_dates(text[year.end() :]):
        return held._replace(venue=unquoted(text.strip(" .")), when=Period())
    return held._replace(when=Period()) if _is_within(held.when, beside) else held


def _is_within(own: Period, beside: DateRange) -> bool:
    """True for one year of the years beside it, the first aside."""
    if not own.start or own.end or own.current or not beside.start or not beside.end:
        return False
    return beside.start[:4] < own.start[:4] <= beside.end[:4]
