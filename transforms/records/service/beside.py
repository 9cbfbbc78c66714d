"""What stands beside the event of a service: its date and behind that where it was held, and with whom.

"Moss Days, June 30 - July 2, 2009, University of Oslo, Oslo, Norway": what the date parts off is the
host and the place. Consumes the text of one venue; produces it without them.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import DateRange, find_dates
from transforms.names.people import is_name, split_names
from transforms.records.lists.looks import is_acronym, is_organization, is_place, is_venue
from transforms.records.lists.pieces import phrases

_WITH = re.compile(
    r"(?:,? \((?:jointly |together )?with (?P<in>[^()\d]{4,120})\)"
    r"|, (?:jointly |together )?with (?P<names>[^(),;\d]{4,60}))(?=\s*(?:,|\.?$))"
)
_ASIDE = re.compile(r" \([^()]{4,80}\)$")
_DAYS = frozenset(("day", "month"))


def without_partners(text: str) -> str:
    """The text without with whom somebody organised: "Session on Slate, with Per Aas, 2014"."""
    match = _WITH.search(text) if "with " in text else None
    if match is None:
        return text
    names = split_names(match["in"] or match["names"])
    return text[: match.start()] + text[match.end() :] if names and all(map(is_name, names)) else text


def before_date(text: str) -> tuple[str, tuple[DateRange, ...]] | None:
    """The event before a date with its host and place behind, and the date; None for any other text."""
    if text.count(",") < _PLACED:
        return None
    dates = find_dates(text)
    if len(dates) != 1 or (dates[0].is_range and dates[0].start_precision not in _DAYS):
        return None
    event, host = text[: dates[0].span.start].rstrip(), text[dates[0].span.end :].lstrip()
    if not (event.endswith(",") and host.startswith(",") and " " in event):
        return None
    parts = phrases(_ASIDE.sub("", host.strip(" ,.")), ",")
    known = all(is_place(part) or is_organization(part) for part in parts)
    held = dates[0].start_precision in _DAYS and not any(map(is_acronym, parts))
    return (event.rstrip(" ,"), dates) if parts and (held or known) and not _lists(event) else None


_PLACED = 2


def _lists(event: str) -> bool:
    """True for several venues before the date."""
    parts = phrases(event.rstrip(" ,"), ",")
    return sum(is_venue(part) or is_acronym(part) for part in parts) > 1
