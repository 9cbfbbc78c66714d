"""Rows under one date: consumes the lines of an item of service; produces each row, the date in front of it.

"2023<tab>Felt Days<tab>Riga, Latvia", and below it "Loom Days<tab>Bergen, Norway": each row ends in where it was.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.dates.ranges import behind_dates, find_dates, is_date
from transforms.model import Line
from transforms.records.lists.looks import is_place

_LEAST, _WORDS = 2, 2  # rows, and words of what was held there


def rows_under_date(lines: Sequence[Line]) -> list[Line]:
    """The rows; [] where the lines below the first are of another make."""
    if len(lines) < _LEAST or not all(map(_ends_in_place, lines)):
        return []
    first = lines[0].text
    date = first[: len(first) - len(behind_dates(first))].strip(" \t:,–-")
    if not date or any(len(_held(line).split()) < _WORDS or behind_dates(line.text) != line.text for line in lines[1:]):
        return []
    held = [behind_dates(_held(lines[0])), *map(_held, lines[1:])]
    return [
        replace(line, text=f"{date}\t{what}", bold=(), italic=(), links=())
        for line, what in zip(lines, held, strict=True)
    ]


def _ends_in_place(line: Line) -> bool:
    return is_place(line.text[_where(line) :].strip())


def _held(line: Line) -> str:
    return line.text[: _where(line)].strip(" \t,")


def _where(line: Line) -> int:
    """Where the last column begins, or the italics that end the line."""
    if "\t" in line.text or not line.italic or line.italic[-1].end != len(line.text):
        return line.text.rfind("\t") + 1
    return line.italic[-1].start


def with_date_beside(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines of an item; a first one of nothing but a date in front of the second, and a third behind that.

    "May 12, 2018 - May 15, 2018" over "Workshop on Felt" and "Turku, Finland": where it was is left out.
    """
    if len(lines) < _LEAST or not is_date(lines[0].text.strip(" .,:;")) or "\t" in lines[1].text:
        return lines
    date, what, *rest = lines
    if len(what.text.split()) < _WORDS or rest[1:] or is_place(what.text) or behind_dates(what.text) != what.text:
        return lines
    if rest and (find_dates(rest[0].text) or len(rest[0].text) > _LONGEST):
        return lines
    is_whole = _DASH.search(what.text) is not None  # "Editor — Journal of Felt" over who prints it
    where = [line.text for line in rest if not (is_whole or is_place(line.text.rpartition(", ")[2]))]
    text = ", ".join((what.text.rstrip(" ,;"), *where))
    return [replace(what, text=f"{date.text}\t{text}", bullet=date.bullet, bold=(), italic=(), links=())]


_LONGEST = 80  # characters of a third line
_DASH = re.compile(r" [–—] (?=[A-ZÀ-Þ])")
