"""Lists whose items bear a code in a column of its own, their years in another: "2019<tab>C.11<tab>Looms at Sea".

A year stands where it changes, and holds for the items below it ("C.10<tab>Slow Dyes"). Consumes `Line`s; produces the
codes as bullets, and each item's year at its end. "Z3: A Loom" alone of its letter is called so: that is no code.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.text.styled import spliced, without

_CODE = re.compile(
    r"(?:(?P<year>(?:19|20)\d\d)\t)?(?P<code>[\[(]?(?P<kind>[A-Z]{1,4})[.–-]?\s?(?P<number>\d{1,3})[\])]?)[.:]?\t(?=\S)"
)
_SPACED = re.compile(  # as converters write the columns: "2019 C.11 Looms at Sea"
    r"(?:(?P<year>(?:19|20)\d\d)[ \t])?(?P<code>(?P<kind>[A-Z]{1,3})\.(?P<number>\d{1,3})) (?=[A-ZÀ-Þ“\"])"
)
_LEAST, _FAR, _SKIPPED = 3, 12, 3  # items of a list; lines, and steps of the count, from one to the next

_Coded = tuple[int, re.Match[str]]


def with_coded_items(lines: Sequence[Line]) -> list[Line]:
    """The lines; the codes of a list that has years in a column as bullets."""
    found = list(lines)
    for run in _runs(lines):
        if len(run) < _LEAST or not any(match["year"] for _, match in run):
            continue
        year, indent = "", min(lines[at].indent for at, _ in run)
        for at, match in run:
            year = match["year"] or year
            bare = without(lines[at], 0, match.end())
            text = f"{bare.text}\t{year}" if year and year not in bare.text else bare.text
            found[at] = replace(bare, text=text, bullet=match["code"], indent=indent)
    return found


def with_names_like_codes(lines: list[Line]) -> list[Line]:
    """The lines; "Z3:" before words is a name, and no item's code, where none else bears its letter."""
    coded = [(at, line.bullet) for at, line in enumerate(lines) if line.bullet[-1:] == ":" and line.bullet[0] != "["]
    letters = Counter(bullet.rstrip(_FIGURES) for _, bullet in coded)
    for at, bullet in coded:
        if letters[bullet.rstrip(_FIGURES)] == 1 and bullet[-2:] != "1:":
            mark = lines[at].raw.lstrip()[:1]
            lines[at] = replace(spliced(lines[at], 0, 0, f"{bullet} "), bullet="" if mark.isalnum() else mark)
    return lines


_FIGURES = ":0123456789"


def _runs(lines: Sequence[Line]) -> Iterator[list[_Coded]]:
    """Lines whose codes of one kind count up or down."""
    run: list[_Coded] = []
    for at, line in enumerate(lines):
        if line.bullet or line.heading:
            continue
        head = line.text[:24]
        match = (_CODE.match(line.text) if "\t" in head else None) or (_SPACED.match(head) if "." in head else None)
        if match is None:
            continue
        if run and not _goes_on(run, at, match):
            yield run
            run = []
        run.append((at, match))
    yield run


def _goes_on(run: Sequence[_Coded], at: int, match: re.Match[str]) -> bool:
    last, above = run[-1]
    step = int(match["number"]) - int(above["number"])
    same = len(run) == 1 or step * (int(above["number"]) - int(run[-2][1]["number"])) > 0
    return match["kind"] == above["kind"] and 0 < abs(step) <= _SKIPPED and same and at - last <= _FAR
