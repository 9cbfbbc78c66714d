"""Labels of dates within the lines of a list: "Felt grant from UMC. Dates: from March 2011 to May 2013".

Consumes a document's `Line`s; produces them, the dates without such labels.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.text.styled import without

_LABEL = re.compile(r"(?<=[.,;:)] )(?:Dates?|Period|Starting [Dd]ate|Start [Dd]ate): {1,2}(?:from |From )?")
_SIGNS = ("Dates: ", "Date: ", "Period: ", "ing date: ")
_NEAR, _HEAD = 8, 24  # characters: from a label to its date; of a label that begins a line of fields


def may_label_dates(text: str) -> bool:
    """True for a document with such a label, at the beginning of a line or within one."""
    return any(sign in text for sign in _SIGNS)


def with_labelled_dates(lines: Sequence[Line]) -> list[Line]:
    """The lines; dates within them without the words that name them dates, but for lines that begin with a label."""
    return [_without_label(line) if ": " in line.text[_HEAD:] else line for line in lines]


def _without_label(line: Line) -> Line:
    match = _LABEL.search(line.text) if ": " not in line.text[:_HEAD] else None
    if match is None:
        return line
    dates = find_dates(line.text[match.end() :])
    is_dated = bool(dates) and dates[0].span.start <= _NEAR
    return without(line, match.start(), match.end()) if is_dated else line
