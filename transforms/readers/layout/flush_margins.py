"""Margins set flush with the text beside them, in layout text. Consumes pages; produces lines and their gutters.

A Europass CV sets dates and headings alike in a margin, flush right: each begins elsewhere, and nothing stands beside a
heading, so that the margin looks like a sidebar. The dates stay where they are, each heading goes to the page's edge.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from transforms.headings.wording import is_role, named
from transforms.readers.date_patterns import RANGE

_PIECES = re.compile(r"( {4,})(\S+(?: \S+)*)(?: {2,}(\S.*))?")
_DATE = re.compile(RANGE, re.IGNORECASE)
_NEAR, _BEFORE = 2, 10  # columns by which places differ, letters being of unlike width; and a margin's gap
_LEAST_DATES, _LEAST_HEADS, _LEAST_GUTTER = 4, 3, 20


class _Margin(NamedTuple):
    """Where the dates of a page begin, and the text beside them."""

    left: int
    gutter: int


def flush_margins(pages: Sequence[list[str]]) -> list[tuple[list[str], list[int]]]:
    """The pages and the place of the gutter on each of their lines; [] where no such margin is found.

    Headings stand in lines of their own at the left, without a gutter, and all else is moved there with the dates.
    """
    found = [_margin(page) for page in pages]
    if sum(count for _, count in found) < _LEAST_DATES:
        return []
    heads = [dict(_heads(page, margin)) if margin else {} for page, (margin, _) in zip(pages, found, strict=True)]
    kinds = {named(words).kinds for page in heads for words, _ in page.values()}
    starts = {start for page in heads for _, start in page.values()}
    if len(kinds) < _LEAST_HEADS or len(starts) < _LEAST_HEADS:
        return []
    return [
        _moved(page, margin, its) if margin else (page, [0] * len(page))
        for page, (margin, _), its in zip(pages, found, heads, strict=True)
    ]


def _margin(page: Sequence[str]) -> tuple[_Margin | None, int]:
    """The margin of a page, and how many dates stand in it, all ending near one place."""
    rows = [
        (match.start(2), match.end(2), match.start(3))
        for line in page
        if line[:4] == "    " and (match := _PIECES.fullmatch(line)) and match[3] and _DATE.fullmatch(match[2])
    ]
    if not rows:
        return None, 0
    gutter = Counter(start for _, _, start in rows).most_common(1)[0][0]
    end = Counter(end for _, end, _ in rows).most_common(1)[0][0]
    if gutter < _LEAST_GUTTER or gutter - end > _BEFORE:
        return None, 0
    flush = [row for row in rows if abs(row[1] - end) <= _NEAR and abs(row[2] - gutter) <= _NEAR]
    return (_Margin(min(row[0] for row in flush), gutter), len(flush)) if len(flush) == len(rows) else (None, 0)


def _heads(page: Sequence[str], margin: _Margin) -> Iterator[tuple[int, tuple[str, int]]]:
    """The lines whose first words head a section and end before the text, with these words and where they begin."""
    for at, line in enumerate(page):
        match = _PIECES.fullmatch(line) if line[:4] == "    " else None
        if not match or match.end(2) >= margin.gutter or (match[3] and match.start(3) < margin.gutter - _NEAR):
            continue
        if named(match[2]).whole and not is_role(match[2]):
            yield at, (match[2], match.start(2))


def _moved(page: Sequence[str], margin: _Margin, heads: dict[int, tuple[str, int]]) -> tuple[list[str], list[int]]:
    blank, gutter = " " * margin.left, margin.gutter - margin.left
    rows: list[tuple[str, int]] = []
    for at, line in enumerate(page):
        if at not in heads:
            rows.append((line.removeprefix(blank) if line.startswith(blank) else line.lstrip(), gutter))
            continue
        words, start = heads[at]
        rest = line[start + len(words) :].strip()
        rows += [("", 0), (words, 0), ("", 0)]
        rows += [(" " * gutter + rest, gutter)] if rest else []
    return [line for line, _ in rows], [place for _, place in rows]
