"""Margins of dates in layout text. Consumes pages; produces their lines with the place where the text beside begins.

A margin shows page by page, section by section, or only in all pages together, where single sections have few dates:
"  2014–2016    Weaver, Dyers' Guild" over "       Since    Reader, Loom School" below a heading set flush left.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from transforms.readers.date_patterns import MONTH
from transforms.readers.layout.pages import aligned, beside_dates, blocks, dated_at
from transforms.readers.layout.side_text import names_section

Lined = tuple[list[str], list[int]]  # lines, and the place of the margin on each of them

_LETTERS = re.compile(r"\S+")
_ENUMERATED = re.compile(r"[\[(]?[A-Z]{0,2}\d{1,3}[\]).:]?|\W+")
_MONTHS = re.compile(rf"(?:since |from )?{MONTH}(?: ?[-–—] ?{MONTH})?", re.IGNORECASE)
_LABEL, _LEAST_LABEL = 32, 4  # columns that labels may take
_CANDIDATES, _LEAST_UNLIKE, _LEAST_LABELS = 6, 3, 4
_CROSSING, _BEGINNING, _DATED = 0.12, 0.25, 0.5  # of the lines that reach over the place; of the labels


class _Shown(NamedTuple):
    """What shows a margin at a column: its labels, the lines that words cross it on, all lines that reach over it."""

    labels: list[str]
    crossing: int
    reach: int


def margins_of(pages: Sequence[list[str]]) -> list[Lined]:
    """The pages, and the place of the margin on each of their lines; [] where most pages have no margin.

    Where most have one, the others are looked at section by section.
    """
    found = [_margin(page) for page in pages]
    if 2 * sum(gutter > 0 for _, gutter in found) < len(found):
        return _of_all(pages)
    parts = [[one] if one[1] else [_margin_of_part(part) for part in blocks(one[0])] for one in found]
    return [_lined(its) for its in parts]


def begins_near(line: str, column: int) -> bool:
    """True where a word begins at the column or right beside it: letters are of unlike width, a grid's are not."""
    return any(line[at - 1] == " " != line[at] for at in range(column - 1, min(column + 2, len(line))))


def _lined(parts: Sequence[tuple[list[str], int]]) -> Lined:
    return [line for lines, _ in parts for line in lines], [place for one in parts for place in beside_dates(*one)]


def _of_all(pages: Sequence[list[str]]) -> list[Lined]:
    """The same of pages whose sections show their margins only together; [] where none leads half of their lines.

    Each page has a place of its own, as the grid sets it; sections without the margin have none.
    """
    parted = [_parts(page) for page in pages]
    found = [(parts, *_column(parts)) for parts in parted]
    if not _are_dates([label for _, _, labels in found for label in labels]):
        return []
    placed = [[(part, column if column and _has(part, column) else 0) for part in parts] for parts, column, _ in found]
    led = sum(len(part) for its in placed for part, gutter in its if gutter)
    return [_lined(its) for its in placed] if 2 * led >= sum(map(len, pages)) else []


def _parts(page: Sequence[str]) -> list[list[str]]:
    """The page cut above and below each line that begins a paragraph at the page's edge and has no columns."""
    heads = [
        at
        for at, line in enumerate(page)
        if line[:1].strip() and "  " not in line and not (at and page[at - 1].strip())
    ]
    cuts = sorted({0, *heads, *(at + 1 for at in heads), len(page)})
    return [list(page[start:end]) for start, end in pairwise(cuts)]


def _column(parts: Sequence[Sequence[str]]) -> tuple[int, list[str]]:
    """The place behind the most dates in sections that hardly a line runs over it in, and the labels before it."""
    full = [_worded(part) for part in parts]
    best, found, most = 0, list[str](), 0
    for column, count in _starts([line for lines in full for line in lines]):
        shown = [one for lines in full if (one := _shown(lines, column)).labels and _is_free(one)]
        labels = [label for one in shown for label in one.labels]
        dated = sum(map(_is_dated, labels))
        if dated > most and count > _BEGINNING * sum(one.reach for one in shown):
            best, found, most = column, labels, dated
    return best, found


def _worded(lines: Sequence[str]) -> list[str]:
    """The lines with words that are no headings of sections."""
    return [line for line in lines if line.strip() and not _heads(line)]


def _has(part: Sequence[str], column: int) -> bool:
    """True where labels of a section end before a place that hardly a line runs over, most of them wide blanks."""
    full = _worded(part)
    shown = _shown(full, column)
    wide = sum(bool(line[: column - 2].strip()) and not line[column - 2 : column].strip() for line in full)
    return 0 < len(shown.labels) <= 2 * wide and _is_free(shown)


def _is_free(shown: _Shown) -> bool:
    return shown.crossing <= _CROSSING * shown.reach


def _heads(line: str) -> bool:
    return line[:1].strip() != "" and "  " not in line and names_section(line)


def _margin(page: list[str]) -> tuple[list[str], int]:
    """The page and the place of its margin; where none is found, that of the page with its blocks in line."""
    gutter = _gutter(page)
    if not gutter and (other := aligned(page)) is not page and (gutter := _gutter(other)):
        return other, gutter
    return page, gutter


def _margin_of_part(lines: list[str]) -> tuple[list[str], int]:
    """The same of one section: with its blocks in line, where more dates end before the margin so."""
    found, other = _margin(lines), aligned(lines)
    if other is not lines and (gutter := _gutter(other)) and dated_at(other, gutter) > dated_at(*found):
        return other, gutter
    return found


def _gutter(lines: Sequence[str]) -> int:
    """Where a page's text begins beside dates that end right before it; 0 where there are no such dates.

    Hardly a line runs over that place; many have a word that begins there, and some a few words before it.
    """
    full = [line for line in lines if line.strip()]
    found: list[int] = []
    for column, count in _starts(full):
        shown = _shown(full, column)
        if _are_dates(shown.labels) and _is_free(shown) and count > _BEGINNING * shown.reach:
            found.append(column)
    return max(found, default=0)


def _starts(full: Sequence[str]) -> list[tuple[int, int]]:
    """The places where words begin most often in the columns that labels may take, and on how many lines."""
    starts: Counter[int] = Counter()
    for line in full:
        starts.update(match.start() for match in _LETTERS.finditer(line[:_LABEL]) if match.start() >= _LEAST_LABEL)
    return starts.most_common(_CANDIDATES)


def _are_dates(labels: Sequence[str]) -> bool:
    """True for labels most of which are dates; lines may begin alike: "Reviewer for"."""
    unlike = len({label.split()[0] for label in labels}) >= _LEAST_UNLIKE
    return unlike and len(labels) >= _LEAST_LABELS and sum(map(_is_dated, labels)) > _DATED * len(labels)


def _is_dated(label: str) -> bool:
    return label[-1].isdigit() or label[0].isdigit() or _MONTHS.fullmatch(label) is not None


def _shown(full: Sequence[str], column: int) -> _Shown:
    reach = [line for line in full if len(line) > column]
    labelled = [line for line in reach if line[: column - 1].strip()]
    crossing = sum(1 for line in labelled if not begins_near(line, column) and line[column - 1 : column + 1].strip())
    labels = [line[: column - 1].strip() for line in labelled if begins_near(line, column)]
    labels = [label for label in labels if len(label) > 2 and "   " not in label and not _ENUMERATED.fullmatch(label)]
    return _Shown(labels, crossing, len(reach))
