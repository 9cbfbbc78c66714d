"""Numbers of courses that look like years: consumes a course's words; produces them without such a code.

"Old Looms (RELS 2030), Fall 2011" was taught in 2011 alone, and so was "Old Looms, HIST 1950, Spring 2011".
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates
from transforms.records.lists.looks import is_organization, is_place
from transforms.text.patterns import SEASON

_NUMBER = r"[ -]?(?P<year>(?:19|20)\d\d)[A-Z]?(?:/\d{3,4})?"
_CODE = re.compile(
    r"(?P<all> ?\((?P<named>[A-Z]{2,6}|[A-Z][a-z]{2,20}(?: (?:and |of |& )?[A-Z][a-z]{2,20}){0,3})"
    rf"{_NUMBER}\))|(?P<open>\(|, )(?P<subject>[A-Z]{{2,6}}){_NUMBER.replace('year', 'figure')}"
    rf"(?P<then>\)|[,;] (?=(?i:{SEASON})\b))"
)


def without_codes(text: str) -> str:
    """The text without a course's number that would be read as a year beside the year it was taught in."""
    found = _CODE.search(text)
    if found is None:
        return text
    subject, year = found["named"] or found["subject"], found["year"] or found["figure"]
    dates = find_dates(found[0])
    rest = find_dates(text[: found.start()]) + find_dates(text[found.end() :])
    if not dates or found[0].find(subject) >= dates[0].span.start or is_organization(subject) or is_place(subject):
        return text
    if not rest or any((one or "")[:4] == year for date in rest for one in (date.start, date.end)):
        return text
    kept = "" if found["all"] else "(" if found["open"] == "(" else found["then"]
    return text[: found.start()] + kept + text[found.end() :]
