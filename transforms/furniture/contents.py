"""A table of contents: consumes lines; produces the numbers of those that only say what stands on which page.

What it lists are the document's own headings, so most of its words come again below as lines of their own.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.headings.wording import named
from transforms.model import Line
from transforms.text.patterns import without_front

_PAGE = re.compile(r"(?P<words>.*?[^\s.·…_\d])[\s.·…_]{1,200}(?P<page>\d{1,3})$")
_NUMBERING = re.compile(r"(?:[A-Z]|\d{1,2})(?:\.\d{1,2}){0,3}[.)]?\s{1,9}(?=\w)")
_LONGEST = 100
_LEAST_ROWS = 3
_YEAR = 4  # figures, more than a page's
_AGAIN = 0.6  # of the rows' words come again below


def contents_lines(lines: list[Line]) -> set[int]:
    """Numbers of the rows of a table of contents, if there is one; `lines` are those with words."""
    menu = _menu(lines)
    if not [line for line in lines if line.text[-1].isdigit() and _page(line)]:
        return menu
    last = {_words(line.text): index for index, line in enumerate(lines) if len(line.text) <= _LONGEST}
    found = menu
    for start, end in _runs(lines, last):
        rows = lines[start:end]
        again = sum(last.get(_title(line), -1) >= end for line in rows)
        if len(rows) >= _LEAST_ROWS and again >= _AGAIN * len(rows):
            found |= {line.number for line in rows}
    return found


def _menu(lines: list[Line]) -> set[int]:
    """Numbers of a page's menu: the headings that come again below, near its top and one right below the other."""
    top = lines[:_TOP]
    places = range(len(top) - _LEAST_MENU + 1)[:_STARTS]
    starts = [start for start in places if _may_open(top[start : start + _LEAST_MENU])]
    starts = [start for start in starts if all(named(one.text).kinds for one in top[start : start + _LEAST_MENU])]
    if not starts:
        return set()
    last = {_words(line.text): place for place, line in enumerate(lines) if line.gap_before}
    for start in starts:
        end = start + 1
        while end < len(top) and not top[end].gap_before and len(top[end].text) <= _ENTRY:
            end += 1
        again = [last.get(_words(line.text), -1) for line in top[start:end]]
        if again[0] >= end and again == sorted(set(again)):
            return {line.number for line in top[start:end]}
    return set()


def _may_open(lines: list[Line]) -> bool:
    """True for short lines one right below the other, the first of them no heading in markup."""
    is_block = not (lines[0].heading or lines[1].gap_before or lines[2].gap_before or lines[3].gap_before)
    return is_block and max([len(line.text) for line in lines]) <= _ENTRY


_TOP, _STARTS = 24, 4  # lines of a page's top, and how many of them a menu may begin at
_LEAST_MENU, _ENTRY = 4, 40  # entries of a menu, and letters of one


def _runs(lines: list[Line], last: dict[str, int]) -> Iterator[tuple[int, int]]:
    """Runs of rows whose pages never go down: first and behind the last; a heading of rows may have no page."""
    at = 0
    while at < len(lines):
        start, end, page = at, at, 1
        while at < len(lines):
            found = _page(lines[at])
            if (found and found < page) or (not found and (at == start or not _heads_rows(lines, at, last))):
                break
            page, at = found or page, at + 1
            end = at if found else end
        yield start, end
        at = max(at, end, start + 1)


def _heads_rows(lines: list[Line], at: int, last: dict[str, int]) -> bool:
    """True for a line without a page that comes again far below the row behind it."""
    return at + 1 < len(lines) and _page(lines[at + 1]) > 0 and last.get(_words(lines[at].text), 0) > at + 1


def _page(line: Line) -> int:
    """The page that a row ends in; 0 for none."""
    text = line.text
    if not text[-1:].isdigit() or len(text) > _LONGEST or text[-_YEAR:].isdigit() or not (match := _PAGE.match(text)):
        return 0
    return int(match["page"])


def _title(line: Line) -> str:
    match = _PAGE.match(line.text)
    return _words(match["words"] if match else line.text)


def _words(text: str) -> str:
    text = text.rstrip(" :.").replace("\t", " ")
    return without_front(_NUMBERING, text).casefold()
