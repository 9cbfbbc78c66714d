"""Dates of a narrow column at the left that broke over lines. Consumes lines of converted markdown; joins each date's.

"Fall 2020, **Looms**, a course of" over "2022 many weeks" says both years before the course; "Aug 2020" right above
"Present" has lost its dash, as "2020 Present" has.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.date_patterns import MONTH, NOW, POINT, RANGE, SEASON
from transforms.readers.date_pieces import is_bare, is_whole
from transforms.readers.late_dates import with_late_dates

_POINT, _OPEN = re.compile(POINT, re.IGNORECASE), re.compile(rf"({POINT}) ({NOW})", re.IGNORECASE)
_LAST = re.compile(rf"{POINT}|{NOW}", re.IGNORECASE)
_LISTED = rf"{RANGE}(?:, {RANGE}){{0,4}}"
_BEGUN = re.compile(rf"({_LISTED}), (?=[*_“\"(]{{0,3}}[A-ZÀ-Þ][\w*]{{2}})", re.IGNORECASE)
_MORE = re.compile(rf"({_LISTED})(?: (?![–—-])|$)", re.IGNORECASE)
_FIRST = re.compile(
    rf"((?:{POINT} ?[-–—] ?)?(?:{MONTH}|{SEASON})|{POINT} ?[-–—]) (?!{MONTH}\b)(?=[*_“\"(]{{0,3}}[A-ZÀ-Þ][\w*])",
    re.IGNORECASE,
)
_REST = re.compile(rf"({POINT}(?: ?[-–—] ?(?:{POINT}|\d\d|{NOW}))?|{NOW})(?: |$)", re.IGNORECASE)
_DATED = re.compile(rf"(?:{RANGE}) [*_“\"]{{0,3}}[A-ZÀ-Þ]", re.IGNORECASE)
_END_FIRST = re.compile(rf"_?({NOW}|{POINT})_? (?=[*_]{{0,3}}[A-ZÀ-Þ])", re.IGNORECASE)
_SINCE = re.compile(rf"({POINT}) (?=[*_]{{0,3}}[A-ZÀ-Þ])", re.IGNORECASE)
_LEAST = 2  # lines that a date begins where dates have a column at the left
_LONGEST = 24  # characters of a date
_NEAR = 3  # lines down to the rest of the dates


def with_dates_of_two_lines(lines: Sequence[str]) -> list[str]:
    """The lines, each such date in one."""
    out = _over_pages(_with_ends_first(lines))
    for at, line in enumerate(out):
        if not line[:1].isalnum() or not any(map(str.isdigit, line[:_LONGEST])):
            continue
        if len(line) <= _LONGEST:
            _join_ends(out, at)
        elif match := _BEGUN.match(line):
            _join_lists(out, at, match)
    return with_late_dates(_with_broken_dates(out))


def _with_broken_dates(lines: list[str]) -> list[str]:
    """The lines, each with its date's rest from before the words of the next one ("Aug **Weaver**", "2019 Ltd.")."""
    if sum(bool(_DATED.match(line)) for line in lines) < _LEAST:
        return lines
    for at, line in enumerate(lines):
        begun = _FIRST.match(line) if line[:1].isalnum() else None
        below = next((place for place in range(at + 1, min(at + _NEAR, len(lines))) if lines[place].strip()), 0)
        more = _REST.match(lines[below]) if begun and below else None
        if begun is None or more is None:
            continue
        date = f"{begun[1]}{'' if begun[1][-1] in '-–—' else ' '}{more[1]}"
        if is_whole(date) and not (is_bare(date) and lines[below][more.end() :].startswith("- ")):
            lines[at] = f"{date}\t{line[begun.end() :]}"
            lines[below] = lines[below][more.end() :]
    return lines


def _over_pages(lines: list[str]) -> list[str]:
    """The lines; a date that a page's end tore from its entry, the page's number between, back before the entry."""
    if sum(bool(_DATED.match(line)) for line in lines) < _LEAST:
        return lines
    places = [at for at, line in enumerate(lines) if line.strip()]
    for above, at, below in zip(places, places[1:], places[2:], strict=False):
        number, date = lines[at].strip(), lines[above].strip()
        is_torn = len(date) <= _LONGEST and _WHOLE.fullmatch(date) and not _REST.match(lines[below])
        if number.isdigit() and len(number) < _PAGES and is_torn and lines[below][0].isalpha():
            lines[below], lines[above] = f"{date}\t{lines[below]}", ""
    return lines


_WHOLE = re.compile(RANGE, re.IGNORECASE)
_PAGES = 3  # figures of a page's number, and one


def _with_ends_first(lines: Sequence[str]) -> list[str]:
    """Periods whose ends lead entries' first rows, and beginnings the second: "_present_ Weaver," over "2016 Loom X".

    One that lasts tells the others: "2015 Tutor," over "2013 Loom Y".
    """
    out = list(lines)
    begun = [at for at in range(len(out) - 1) if out[at] and out[at + 1] and not (at and out[at - 1].strip())]
    pairs = {at: pair for at in begun if (pair := (_END_FIRST.match(out[at]), _SINCE.match(out[at + 1]))) and all(pair)}
    if not any(end and not end[1][-1].isdigit() for end, _ in pairs.values()):
        return out
    for at, (end, since) in pairs.items():
        if end and since and (not end[1][-1].isdigit() or since[1][-4:] <= end[1][-4:]):
            out[at : at + 2] = [f"{since[1]} – {end[1]}\t{out[at][end.end() :]}", out[at + 1][since.end() :]]
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
