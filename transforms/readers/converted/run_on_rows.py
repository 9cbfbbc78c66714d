"""Rows of a list that a converter joined to one paragraph. Consumes lines; produces each row on a line of its own.

"2021 Prize of Looms (Lund) 2019 Medal of Reeds 2018 ..." holds a row for each year, as does "Lecturer, Looms, 2021–2022
Tutor, Reeds, 2020", whose rows end in theirs. "Reviewer, Looms Reviewer, Reeds" begins each in the same word.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.readers.date_patterns import RANGE, SEASON

_DATE = re.compile(rf"(?<![^\s(])(?:{SEASON} )?{RANGE}(?![\w/.–—-])", re.IGNORECASE)
_MARK = re.compile(r" {0,3}[-*] ")
_BEGINS = re.compile(r" [*_“\"(\[]{0,3}[A-ZÀ-Þ]")
_WITHIN = re.compile(r"[,(–—-] ?$|(?<![^ ])[a-z]{1,5} $|\b[A-Z]{2,8} $")
_LABEL = re.compile(r"[A-Z][a-z]{3,14}(?: [a-z]{3,12}){0,2}[,:] ")
_LEAST_ROW, _LONGEST = 8, 4_000  # letters of a row, and of a paragraph


def with_rows_apart(lines: Sequence[str]) -> list[str]:
    """The lines; paragraphs of several rows are a line for each."""
    return [row for line in lines for row in (_rows(line) if " " in line and len(line) < _LONGEST else (line,))]


def _rows(line: str) -> Iterator[str]:
    mark = _MARK.match(line)
    text = line[mark.end() :] if mark else line
    if text[:1] in "|#>" or not text.strip():
        yield line
        return
    parts = [part for row in _dated(text.strip()) for part in _labelled(row)]
    if len(parts) == 1:
        yield line
        return
    for part in parts:
        yield f"- {part}"


def _dated(text: str) -> list[str]:
    """The rows of a paragraph that its dates begin, or end."""
    dates = [match.span() for match in _DATE.finditer(text)]
    if len(dates) < 2:
        return [text]
    if not text[: dates[0][0]].strip("*_"):
        inner = [start for start, end in dates[1:] if _BEGINS.match(text, end) and not _WITHIN.search(text[:start])]
        return _cut(text, inner)
    if dates[-1][1] == len(text.rstrip("*_)")):
        inner = [end for _, end in dates[:-1] if _BEGINS.match(text, end)]
        return _cut(text, inner) if len(inner) == len(dates) - 1 else [text]
    return [text]


def _labelled(text: str) -> list[str]:
    """The rows of a paragraph that begin in its own first words."""
    label = _LABEL.match(text)
    if label is None or f" {label[0]}" not in text:
        return [text]
    return _cut(text, [match.start() for match in re.finditer(f"(?<=[a-z)]) {re.escape(label[0])}", text)])


def _cut(text: str, places: Sequence[int]) -> list[str]:
    """The parts between the places; the text where one is no row."""
    bounds = [0, *places, len(text)]
    parts = [text[start:end].strip() for start, end in pairwise(bounds)]
    return parts if all(len(part) >= _LEAST_ROW for part in parts) else [text]
