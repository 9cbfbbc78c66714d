"""Years that head what stands below them: "2021", "2019-20", "2021 (4 publications)", "Year: 2021", "Papers in 2021".

Consumes a line's words; produces the year.
"""

from __future__ import annotations

import re

from transforms.vocabulary import any_of

_NOUN = f"(?:{any_of('headings', 'lines', 'counted')})"
_YEAR = re.compile(
    rf"\W{{0,5}}(?:(?:(?:year|{_NOUN})\s?:?|published|(?:{_NOUN} )?(?:in|from|of))\s{{1,3}})?"
    r"(?P<year>(?:19|20)\d\d)(?:\s?[-–—/]\s?(?:(?:19|20)?\d\d|present|now))?"
    rf"(?:\s?[:,–—([-]{{0,2}}\s?\d{{1,3}}(?: (?:[a-z-]{{3,14}} )?{_NOUN})[)\]]?|\s?[(\[]\d{{1,3}}[)\]])?\W{{0,5}}",
    re.IGNORECASE,
)
_LONGEST, _SIGNS = 60, 5  # characters of such a line, and of the signs in front


def headed_year(text: str) -> int | None:
    """The year that a line gives to all that stands below it, where it says no more than that and how many they are."""
    if len(text) > _LONGEST or ("19" not in text and "20" not in text):
        return None
    if text.count(")") > text.count("("):
        return None  # "2017)" ends what a line above began: "Northern Looms (Fall"
    comma = text.find(",", _SIGNS)
    if comma >= 0 and "20" not in text[:comma] and "19" not in text[:comma]:
        return None  # no word before the year ends in a comma
    match = _YEAR.fullmatch(text)
    return int(match["year"]) if match else None


def counts_works(text: str) -> bool:
    """True for a year with the number of works below it: "2021 (4 publications)"."""
    return headed_year(text) is not None and _COUNTED.search(text) is not None


_COUNTED = re.compile(r"(?i)\d (?:[a-z-]{3,14} )?(?:publications?|papers?|articles?|works)\b")
