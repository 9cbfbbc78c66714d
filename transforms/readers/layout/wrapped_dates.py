"""Dates that a narrow column wrapped, in layout text. Consumes pages' lines; puts each date on the first of its lines.

" September Weaver, Dyers" over "2010 - May" over "      2011" is one entry of a column whose dates are flush at one
side. Other lines of the page move as far as the longest date needs, so that columns stay columns: all of a line, or
what is beside the dates where these are flush at the left.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from transforms.readers.date_pieces import PIECE, goes_on, is_bare, is_piece, is_whole, joined

_PIECE = re.compile(rf" {{0,24}}(?:{PIECE}|[a-z]{{2,6}} (?:19|20)\d\d)(?: *[-–—](?=  ))?(?=\s|$)", re.IGNORECASE)
_GAP = re.compile(r"(?<=\S) {2,}(?=\S)")
_MOST_LINES, _NEAR, _WIDEST, _APART = 4, 1, 26, 2  # the last three: columns


class _Date(NamedTuple):
    """A date: its first line, text, its first piece's start and end, where words beside begin, its ends below."""

    at: int
    text: str
    start: int
    end: int
    is_left: bool
    beside: int
    ends: list[int]


def with_wrapped_dates(pages: Sequence[Sequence[str]]) -> list[list[str]]:
    """The pages with their dates whole."""
    return [_with_dates(list(page)) for page in pages]


def _with_dates(page: list[str]) -> list[str]:
    found = [date for at in range(len(page) - 1) if (date := _date(page, at))]
    if not found:
        return page
    is_left = all(one.is_left for one in found)
    by = max(0, *(len(one.text) + (_APART - one.beside + one.start if is_left else -one.end) for one in found))
    beside = min(one.beside for one in found)
    out = [_moved(line, by, beside) if is_left else (" " * by + line).rstrip() for line in page]
    for one in found:
        text = " " * one.start + one.text if is_left else f"{one.text:>{one.end + by}}"
        out[one.at] = f"{text:<{one.beside + by}}{page[one.at][one.beside :]}"
        for number, end in enumerate(one.ends, one.at + 1):
            out[number] = (" " * (end + by) + page[number][end:]).rstrip()
    taken = {number for one in found for number in range(one.at + 1, one.at + len(one.ends) + 1) if not out[number]}
    return [line for at, line in enumerate(out) if at not in taken]


def _moved(line: str, by: int, beside: int) -> str:
    """The line, what stands beside the dates further on."""
    if not line[: beside - _NEAR].strip():
        return (" " * by + line).rstrip()
    gap = next((one for one in _GAP.finditer(line) if one.end() >= beside - _NEAR), None)
    return line[: gap.end()] + " " * by + line[gap.end() :] if gap and gap.start() < beside else line


def _date(page: Sequence[str], at: int) -> _Date | None:
    """The date that begins a line and goes on below it; None where the line holds a whole one, or none."""
    match = _piece(page[at])
    rest = page[at][match.end() :] if match else ""
    if not match or not rest.strip():
        return None
    beside = len(page[at]) - len(rest.lstrip())
    said, whole, ends = [" ".join(match[0].split())], "", list[int]()
    for number in range(at + 1, min(len(page), at + 1 + _MOST_LINES)):
        more = _piece(page[number])
        if not more or not _fits(match, more, page[number], beside) or not goes_on(joined(said), more[0].strip()):
            break
        if page[number][more.end() :].strip() and is_bare(joined([*said, more[0].strip()])):
            break
        said.append(" ".join(more[0].split()))
        ends.append(more.end())
        if is_whole(joined(said)):
            whole, kept = joined(said), len(ends)
    start = _start(match[0])
    is_left = abs(start - _start(page[at + 1])) <= _NEAR
    return _Date(at, whole, start, match.end(), is_left, beside, ends[:kept]) if whole else None


def _piece(line: str) -> re.Match[str] | None:
    match = _PIECE.match(line) if line[:_WIDEST].strip() else None
    return match if match and is_piece(" ".join(match[0].split())) else None


def _fits(first: re.Match[str], more: re.Match[str], line: str, beside: int) -> bool:
    """Whether a piece is flush with the first, at the left or at the right, and words on its line stand beside it."""
    is_flush = abs(_start(first[0]) - _start(more[0])) <= _NEAR or abs(first.end() - more.end()) <= _NEAR
    rest = line[more.end() :]
    return is_flush and (not rest.strip() or len(line) - len(rest.lstrip()) >= beside - _NEAR)


def _start(line: str) -> int:
    return len(line) - len(line.lstrip())
