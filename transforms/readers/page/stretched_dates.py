"""Dates that a narrow, justified column stretched. Consumes the rows of a region; puts each date's words together.

"July          2021-" over "present" and "Oct.     2019-July" over "2021": LaTeX sets a table's column of dates flush on
both sides, so that the words of one date stand as far apart as those of two columns do.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.date_patterns import MONTH, POINT, RANGE, may_begin_date
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.stacked_dates import without, words_of

_DATE = re.compile(rf"{POINT} ?[-–—] ?{MONTH}|{RANGE}", re.IGNORECASE)
_MOST_WORDS, _LEAST = 5, 2


def with_stretched_dates_whole(rows: Sequence[Row]) -> None:
    """Put the words of a date with which a row begins together, where they are cut apart and more stands beside."""
    for row in rows:
        if len(row.segments) > 1 and not row.mark and may_begin_date(row.segments[0].words[0].text):
            _join(row)


def _join(row: Row) -> None:
    words, first = words_of(row), len(row.segments[0].words)
    for length in range(min(_MOST_WORDS, len(words) - 1), max(first, _LEAST - 1), -1):
        if _DATE.fullmatch(" ".join(word.text for word in words[:length])):
            break
    else:
        return
    row.segments[:] = [Segment(words[:length]), *without(row, length)]
