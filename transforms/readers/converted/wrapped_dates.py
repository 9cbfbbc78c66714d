"""Dates of a narrow column at the left that broke over lines. Consumes lines of converted markdown; joins each date's.

"Fall 2020, **Looms**, a course of" over "2022 many weeks" says both years before the course; "Aug 2020" right above
"Present" has lost its dash, as "2020 Present" has.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.date_patterns import NOW, POINT, RANGE

_POINT, _OPEN = re.compile(POINT, re.IGNORECASE), re.compile(rf"({POINT}) ({NOW})", re.IGNORECASE)
_LAST = re.compile(rf"{POINT}|{NOW}", re.IGNORECASE)
_LISTED = rf"{RANGE}(?:, {RANGE}){{0,4}}"
_BEGUN = re.compile(rf"({_LISTED}), (?=[*_“\"(]{{0,3}}[A-ZÀ-Þ][\w*]{{2}})", re.IGNORECASE)
_MORE = re.compile(rf"({_LISTED})(?: (?![–—-])|$)", re.IGNORECASE)
_LONGEST = 24  # characters of a date
_NEAR = 3  # lines down to the rest of the dates


def with_dates_of_two_lines(lines: Sequence[str]) -> list[str]:
    """The lines, each such date in one."""
    out = list(lines)
    for at, line in enumerate(out):
        if not line[:1].isalnum() or not any(map(str.isdigit, line[:_LONGEST])):
            continue
        if len(line) <= _LONGEST:
            _join_ends(out, at)
        elif match := _BEGUN.match(line):
            _join_lists(out, at, match)
    return out


def _join_ends(out: list[str], at: int) -> None:
    """A period whose dash was lost: in one line, or in two of which the first ends with the dash's blank."""
    line = out[at].strip()
    if match := _OPEN.fullmatch(line):
        out[at] = f"{match[1]} – {match[2]}"
        return
    below = out[at + 1].strip() if at + 1 < len(out) else ""
    stands_free = not (at and out[at - 1].strip()) and not (at + 2 < len(out) and out[at + 2].strip())
    if not below or not stands_free or not _POINT.fullmatch(line) or not _LAST.fullmatch(below):
        return
    if out[at].endswith(" ") or not below[-1].isdigit():
        out[at : at + 2] = [f"{line} – {below}", ""]


def _join_lists(out: list[str], at: int, begun: re.Match[str]) -> None:
    """Years behind a comma that go on before the words of the next line."""
    below = next((place for place in range(at + 1, min(at + _NEAR, len(out))) if out[place].strip()), 0)
    more = _MORE.match(out[below]) if below else None
    if more is None or (below > at + 1 and more.end() < len(out[below])):
        return
    rest = out[below][more.end() :]
    out[at] = f"{begun[1]}, {more[1]}\t{out[at][begun.end() :]}"
    out[below] = rest
