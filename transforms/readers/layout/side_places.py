"""Where the words behind a sidebar's gutter begin, on one line of layout text. Consumes lines; produces places.

Letters are of unlike width, so that they begin some columns to the left or right of where they do on most lines.
"""

from __future__ import annotations

import re

from transforms.readers.date_patterns import RANGE

BEFORE, BEHIND = 5, 2  # columns about the gutter in which the words behind it may begin
BULLET = re.compile(r"(?<= )[•●○▪■◦▷](?= )")
_SET_IN = 6  # columns further behind in which what is set in begins
_IN_LINE, _DATE_WIDTH = re.compile(rf"(?<![^\s(]){RANGE}", re.IGNORECASE), 18
_WIDE = "   "
_TOUCH = re.compile(r"(?<=\d)(?=[A-ZÀ-Þ][a-zß-ÿ])")
_STARTS = re.compile(r"(?<= )\S")


def _before_date(line: str, at: int) -> int:
    """The place, or where the date begins that it lies in: none is cut in two."""
    dates = _IN_LINE.finditer(line, max(0, at - _DATE_WIDTH), at + _DATE_WIDTH)
    return next((date.start() for date in dates if date.start() < at < date.end()), at)


def is_sure(line: str, place: int) -> bool:
    """True for a line that shows the gutter: wide blanks or a mark there, with words not far behind."""
    if not line[place : place + BEHIND + _SET_IN].strip() and line[:place].strip():
        return False
    return place < len(line) and (not line[max(0, place - 2) : place].strip() or BULLET.match(line, place) is not None)


def place_on(line: str, column: int) -> int:
    """Where the words behind the gutter begin on a line; its length where none do, -1 where words run over it."""
    if len(line) <= column - BEFORE or not line.strip():
        return len(line)
    low, high = max(0, column - BEFORE), column + BEHIND
    if touch := _TOUCH.search(line, low, high + 2):
        return touch.start()
    starts = [match.start() for match in _STARTS.finditer(line, low, high + 1)]
    wide = [at for at in starts if not line[at - 2 : at].strip() or BULLET.match(line, at)]
    starts = wide or [at for at in starts if at >= column or _WIDE not in line[at : column + len(_WIDE)]]
    if not wide and len(line) <= column + 1:
        return len(line)
    if starts:
        return _before_date(line, min(starts, key=lambda at: abs(at - column)))
    if not line[low:].strip():
        return len(line)
    gap = line.find(_WIDE, low, high + 1 + len(_WIDE))
    return max(column, gap) if gap >= 0 and line[gap:].strip() else -1
