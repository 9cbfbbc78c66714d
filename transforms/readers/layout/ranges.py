"""Dates of a margin in layout text: consumes pages' lines; produces each period on one line, apart from its words.

"Jun 2019 -    University of X" over "Sep 2021      Lecturer": the end, or its year, stands below the beginning, entry
by entry; a period may be open.
"Jul       2021-   Dyer" over "present": a justified column stretched its dates.
"2019-21      Dyer" over "2022-present Weaver": a long date fills its margin, and one blank parts it from the words.
"""

from __future__ import annotations

import operator
import re
from bisect import bisect
from collections.abc import Sequence

from transforms.readers.date_patterns import MONTH, NOW, POINT, RANGE

_BEGUN = re.compile(rf"( {{0,24}}(?:{POINT}) ?[-–—](?: ?{MONTH})?) {{2,24}}(?=\S)", re.IGNORECASE)
_ENDED = re.compile(rf" {{0,24}}({POINT}|{NOW}) {{2,24}}(?=\S)", re.IGNORECASE)
_NARROW_BEGUN = re.compile(rf"( {{0,24}}(?:{POINT}) ?[-–—]) {{1,24}}(?!{POINT}|{NOW})(?=[^\W\d])", re.IGNORECASE)
_NARROW_ENDED = re.compile(rf" {{0,24}}({POINT}|{NOW})(?! ?[-–—])(?: {{1,24}}(?=\S)|$)", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d")
_LEAST, _NEAR = 2, 1  # such periods of a document, and columns by which the words beside both may differ


def with_periods_whole(pages: Sequence[Sequence[str]], *, is_narrow: bool = False) -> list[list[str]]:
    """The pages; where every open date of a margin has its end below, each is a period on one line.

    In a narrow margin one blank may part dates and words, where the shorter dates are filled up to their column.
    """
    first = _NARROW_BEGUN if is_narrow else _BEGUN
    out = [list(page) for page in pages]
    begun = [
        (page, at, match)
        for page in out
        for at, line in enumerate(page)
        if _may_begin(line) and (match := first.match(line))
    ]
    ends = [_end(page, at, match, is_narrow=is_narrow) for page, at, match in begun]
    still = [at + 1 == len(page) or not page[at + 1][: match.end()].strip() for page, at, match in begun]
    whole = sum(map(bool, ends))
    if whole < _LEAST or 2 * whole < len(ends) or (is_narrow and whole < len(ends)):
        return out
    if not all(map(operator.or_, map(bool, ends), still)):
        return out
    for (page, at, match), end in zip(begun, ends, strict=True):
        if end:
            page[at] = f"{match[1]} {end[1]}    {page[at][match.end() :]}"
            page[at + 1] = " " * end.end() + page[at + 1][end.end() :]
    return out


def with_stretched_dates(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    """The pages; the words of a date that begins a line stand one blank apart, and what is beside it stays in place."""
    return [[_closed(line) if "  " in line[1:_MARGIN] else line for line in page] for page in pages]


def _closed(line: str) -> str:
    found = _STRETCHED.match(line)
    if not found:
        return line
    return f"{found[1]}{found[2]} {found[3]}".ljust(found.end()) + line[found.end() :]


def with_dates_apart(page: Sequence[str]) -> list[str]:
    """The lines; where dates in a margin have their words in a column, those of longer dates stand there too."""
    out = list(page)
    dated = [
        (at, match)
        for at, line in enumerate(page)
        if any(map(str.isdigit, line[:_MARGIN])) and (match := _LED.match(line))
    ]
    wide = [(at, match.end()) for at, match in dated if match[0].endswith(_GAP)]
    if len(wide) < _LEAST_WIDE or len(wide) == len(dated):
        return out
    places = [at for at, _ in wide]
    for at, match in dated:
        if match[0].endswith(_GAP):
            continue
        above = max(bisect(places, at) - 1, 0)
        column = min(wide[above : above + 2], key=lambda one: abs(one[0] - at))[1]
        if abs(len(match[1]) + 1 - column) <= _LONGER:
            out[at] = f"{match[1].rstrip().ljust(column - len(_GAP))}{_GAP}{page[at][match.end() :]}"
    return out


_STRETCHED = re.compile(
    rf"( {{0,8}})({MONTH}) {{2,16}}((?:19|20)\d\d(?: ?[-–—](?: ?{MONTH})?)?)(?= {{1,24}}\S|$)", re.IGNORECASE
)
_GAP, _MARGIN, _LEAST_WIDE, _LONGER = "   ", 32, 3, 4
_LED = re.compile(rf"(\s{{0,4}}{RANGE}) {{1,24}}(?=[^\W\d])", re.IGNORECASE)


def _may_begin(line: str) -> bool:
    return any(map(str.isdigit, line[:_MARGIN])) and ("-" in line[:40] or "–" in line[:40] or "—" in line[:40])


def _end(page: Sequence[str], at: int, begun: re.Match[str], *, is_narrow: bool) -> re.Match[str] | None:
    """The end of a period on the line below, where the words beside both begin in one column."""
    last = _NARROW_ENDED if is_narrow else _ENDED
    end = last.match(page[at + 1]) if at + 1 < len(page) else None
    near = _NEAR + is_narrow
    if end is None or (end.end() < len(page[at + 1]) and abs(end.end() - begun.end()) > near):
        return None
    since, until = _YEAR.search(begun[1]), _YEAR.search(end[1])
    if since is None or (until and since[0] > until[0]):
        return None
    if is_narrow and page[at + 1][end.end() :][:1].isupper() and page[at].rstrip()[-1] not in "-,":
        is_filled = end[0].endswith("  ") and end.end() == begun.end() and (until is None or since[0] < until[0])
        return end if is_filled else None  # else an entry of its own
    return end
