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
_LAST = re.compile(r"(?<=, )(0?[1-9]|1[0-2])/(\d\d)(?=\.?$)")  # "Visiting Professor, 5/89."
_CENTURY_TURN = 45


def with_years_whole(text: str) -> str:
    """The text with such years in four digits."""
    if text[-4:].rstrip(".")[-2:].isdigit() and (last := _LAST.search(text, max(0, len(text) - 6))):
        text = f"{text[: last.start()]}{last[1]}/{_whole(last[2])}{text[last.end() :]}"
    return _PERIOD.sub(lambda match: _YEAR.sub(lambda year: f" {_whole(year[1])}", match[0]), text)


def _whole(digits: str) -> int:
    return int(digits) + (2000 if int(digits) < _CENTURY_TURN else 1900)
