"""Two-digit years behind months, as careers have them: "Oct 09 – Sep 11", "since Jan 13". Consumes and produces text.

Elsewhere such a number is a day; so it takes a range, an opening word or a bracket of its own, and no year behind it.
"""

from __future__ import annotations

import re

from transforms.text.patterns import MONTH

_ONE = rf"\b{MONTH} \d\d(?![\w.:/%])(?!,? ?(?:19|20)\d\d)"
_PERIOD = re.compile(
    rf"{_ONE}(?: ?(?:[-–—]|to) ?(?:{_ONE}|(?i:present|now|current|today|ongoing)\b)|(?=[)\t]))"
    rf"|(?i:since|from|until|as of) {_ONE}(?! ?(?:[-–—]|to) )"
)
_YEAR = re.compile(r" (\d\d)(?!\d)")
# "Stanford University 93-94, Fellow", "95-2000: Reader", "09-present": no day, and no month before its year
_SPAN = re.compile(
    r"(?:^|(?<=[^\d\W] )|(?<=[,(\t])|(?<=[,;:] ))(?P<from>\d\d) ?[-–—] ?"
    r"(?:(?P<to>(?:19|20)\d\d|\d\d)(?![\w/%.-])|(?P<now>(?i:present|now|current|today)\b))"
)
_MONTHS, _LONGEST = 12, 45  # years of a career
_LAST = re.compile(r"(?<=, )(0?[1-9]|1[0-2])/(\d\d)(?=\.?$)")  # "Visiting Professor, 5/89."
_CENTURY_TURN = 45
_COUNTED = (" of ", " with ", " about ", " for ", " around ", " over ", " to ")  # in front of a number of things


def with_years_whole(text: str) -> str:
    """The text with such years in four digits."""
    if text[-4:].rstrip(".")[-2:].isdigit() and (last := _LAST.search(text, max(0, len(text) - 6))):
        text = f"{text[: last.start()]}{last[1]}/{_whole(last[2])}{text[last.end() :]}"
    text = _SPAN.sub(_years_of_span, text)
    return _PERIOD.sub(lambda match: _YEAR.sub(lambda year: f" {_whole(year[1])}", match[0]), text)


def _years_of_span(match: re.Match[str]) -> str:
    """A span of years with both in four digits, where its numbers go on and can be no months or days."""
    first, last = _whole(match["from"]), match["to"]
    if match.string.endswith(_COUNTED, 0, match.start()):
        return match[0]  # "teams of 10-20 students"
    if match["now"]:
        return f"{first}-{match['now']}"
    end = int(last) if len(last) > len(match["from"]) else _whole(last)
    if not 0 < end - first <= _LONGEST or (int(match["from"]) <= _MONTHS and len(last) > len(match["from"])):
        return match[0]
    return f"{first}-{end}"


def _whole(digits: str) -> int:
    return int(digits) + (2000 if int(digits) < _CENTURY_TURN else 1900)
