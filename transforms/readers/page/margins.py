"""Labels in the margin that are broken over several lines. Consumes a region's rows; produces each label on one row.

A narrow column of dates wraps them ("Sep 2014-", "May 2020"); the words beside the second line are a row of their own.
Forms wrap what they ask for ("Name and type of organisation", "providing education and training").
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.page.segments import Row, Segment

_MONTH = r"(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,7}\.?"
_OPEN = re.compile(rf"(?:[-–—/]|\b(?:to|until)|{_MONTH})$", re.IGNORECASE)
_REST = re.compile(
    rf"[-–—]?\s?(?:{_MONTH}\s)?(?:\d{{1,2}}[./])?(?:(?:19|20)\d\d|present|current|now|today|ongoing)\b"
    rf"\s?(?:[-–—/]\s?(?:{_MONTH}|(?:{_MONTH}\s)?(?:(?:19|20)\d\d|present))?)?\.?$",
    re.IGNORECASE,
)
_NEXT = 1.5  # leadings within which a label goes on
_LONGEST = 24
_NEAR = 2.5


def whole_labels(rows: Sequence[Row], main_x: float, leading: float) -> list[Row]:
    """The rows; dates in the margin that go on below are joined on the row where they begin."""
    out: list[Row] = []
    label: Segment | None = None
    is_beside = False  # whether words stand beside the label
    for row in rows:
        first = row.segments[0]
        if first.x0 > main_x - 3 or first.mark:
            label = label if 0 < row.gap <= _NEXT * leading else None
        elif (
            label is not None and 0 < row.gap <= _NEXT * leading and _goes_on(label, first, main_x, is_beside=is_beside)
        ):
            first.words[0].is_glued = label.text[-1] in "-–—"
            label.words += first.words
            del row.segments[0]
            if not row.segments:
                continue
        else:
            is_label = _is_margin(first, main_x) or (len(row.segments) > 1 and first.x1 < main_x)
            label, is_beside = (first if is_label else None), len(row.segments) > 1
        out.append(row)
    return out


def _is_margin(one: Segment, main_x: float) -> bool:
    return one.x1 < main_x and len(one.text) <= _LONGEST


def _goes_on(label: Segment, more: Segment, main_x: float, *, is_beside: bool) -> bool:
    text = label.text
    if is_beside and label.text[:1].isupper() and more.x1 < main_x and more.text[:1].islower():
        return min(abs(label.x0 - more.x0), abs(label.x1 - more.x1)) < _NEAR
    return (
        _is_margin(more, main_x)
        and len(text) <= _LONGEST
        and _OPEN.search(text) is not None
        and _REST.match(more.text) is not None
    )
