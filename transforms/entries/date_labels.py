"""Lines that state one more date of a degree or post: "Thesis defended: 3 June 2021". Consumes the lines of a run.

They begin no entry, be their date the only one of the line: what stands below them belongs to the entry above.
"""

from __future__ import annotations

from functools import cache

from transforms.dates.ranges import find_dates, without_dates
from transforms.model import Line
from transforms.vocabulary import forms

_LONGEST = 70  # characters of such a line
_SIGNS = " :\t,.()–—-"


def further_dates(lines: list[Line]) -> frozenset[int]:
    """Places of such lines right below a dated one."""
    found: set[int] = set()
    for at in range(1, len(lines)):
        line = lines[at]
        if line.gap_before or line.bullet or len(line.text) > _LONGEST or not _is_labelled(line.text):
            continue
        if at - 1 in found or find_dates(lines[at - 1].text):
            found.add(at)
    return frozenset(found)


def _is_labelled(text: str) -> bool:
    dates = find_dates(text)
    if not dates:
        return False
    said = without_dates(text, dates).strip(_SIGNS).casefold().replace(":", " ").split()
    return not _labels().isdisjoint(said) and all(word in _labels() or word in _fillers() for word in said)


@cache
def _labels() -> frozenset[str]:
    return frozenset(forms("entry_words", "career", "date_labels"))


@cache
def _fillers() -> frozenset[str]:
    return frozenset(forms("entry_words", "career", "date_label_fillers"))
