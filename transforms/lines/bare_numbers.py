"""Lists that number their items without a mark ("3 A. Bell. Looms"). Consumes `Line`s; produces their bullets.

A number in front of words says nothing by itself; three and more, each the last one's neighbour, that begin or end
with 1 number a list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.text.patterns import MONTH
from transforms.text.styled import without

# "3 A. Bell. Looms", and with signs that are no bullets elsewhere: "No. 3 A. Bell", "<3> A. Bell", "#3 A. Bell".
_NUMBER = re.compile(rf"(?:N[or]\. ?|[<{{#]|[A-Z]\.)?(\d{{1,3}})(?:[>}}:°/]| -)? (?!{MONTH}\b)(?=[A-ZÀ-Þ“\"])")
_LED, _LETTERED = frozenset("<{#0123456789"), frozenset((".", "o", "r"))
_NEXT = {"iv.": "v.", "ix.": "x.", "iv)": "v)", "ix)": "x)"}
_LEAST, _SURE, _FAR = 3, 2, 8  # items of a list, of one with signs that count; lines from one to the next


def with_bare_numbers(lines: Sequence[Line]) -> list[Line]:
    """The lines; the bare numbers of a list as its bullets."""
    found = list(lines)
    for run in _runs(lines):
        if run and len(run) >= _least(lines[run[0][0]]) and 1 in (run[0][1], run[-1][1]):
            for at, number in run:
                mark = _NUMBER.match(lines[at].text)
                cut = without(lines[at], 0, mark.end() if mark else 0)
                found[at] = replace(cut, bullet=f"{number}.")
    for at in _romans(lines):
        found[at] = replace(without(lines[at], 0, 3), bullet=lines[at].text[:2])
    return found


def _romans(lines: Sequence[Line]) -> list[int]:
    """Places of "v. Looms" and "x. Looms" right behind the items "iv." and "ix."; elsewhere they count nothing."""
    if _NEXT.keys().isdisjoint([line.bullet for line in lines]):
        return []
    found, last = [], ""
    for at, line in enumerate(lines):
        if line.bullet:
            last = line.bullet
        elif line.text[:2] == _NEXT.get(last) and line.text[2:3] == " " and line.text[3:4].isalnum():
            found.append(at)
            last = ""
    return found


def _least(first: Line) -> int:
    return _SURE if first.text[0] == "#" else _LEAST


def _runs(lines: Sequence[Line]) -> list[list[tuple[int, int]]]:
    """Places and numbers of lines that may be the items of one list, counted up or down."""
    runs: list[list[tuple[int, int]]] = [[]]
    led = [(at, line) for at, line in enumerate(lines) if line.text[:1] in _LED or line.text[1:2] in _LETTERED]
    for at, line in led:
        number = None if line.bullet or line.heading else _NUMBER.match(line.text)
        if number is None or number[1].startswith("0"):
            continue
        item = (at, int(number[1]))
        if not _goes_on(runs[-1], item):
            runs.append([])
        runs[-1].append(item)
    return runs


def _goes_on(run: Sequence[tuple[int, int]], item: tuple[int, int]) -> bool:
    if not run:
        return True
    step = item[1] - run[-1][1]
    same = len(run) == 1 or step == run[-1][1] - run[-2][1]
    return abs(step) == 1 and same and item[0] - run[-1][0] <= _FAR
