"""Items that an outline counts: "4.1 Referee, Weft Letters" over "4.2 Referee, Loom Reports" below "4. SERVICE".

Forms of universities number whatever stands in them. Consumes `Line`s; produces such numbers as bullets. Headings that
count on ("4.1 Journals" over its works) are none: `heads.decimal` reads them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.headings.wording import named
from transforms.model import Line
from transforms.text.styled import without

_NUMBER = re.compile(r"((?:\d{1,2}\.){1,3})(\d{1,2})[.)]?\s{1,9}(?=[^\W\d_a-z]|[\"“'‘(])")
_LEAST, _FAR = 2, 4  # items of a list; lines from one to the next
_SAYING, _LOOSE = 0.6, 3  # of the items that state fields; items where none stands right below another


def with_outline_items(lines: Sequence[Line]) -> list[Line]:
    """The lines; the numbers of an outline's items as their bullets."""
    found = list(lines)
    for run in _runs(lines):
        if len(run) >= _LEAST and _are_items([lines[at] for at, _ in run], [at for at, _ in run]):
            for at, number in run:
                cut = without(lines[at], 0, number.end())
                found[at] = replace(cut, bullet=number[0].strip())
    return found


def _are_items(lines: Sequence[Line], places: Sequence[int]) -> bool:
    """True where most state fields and none names a section; two alone stand right below each other."""
    if len(lines) < _LOOSE and not any(b - a == 1 for a, b in pairwise(places)):
        return False
    said = [_NUMBER.sub("", line.text, count=1) for line in lines]
    fields = sum("," in text or ". " in text or text[-1].isdigit() for text in said)
    return fields >= _SAYING * len(said) and not any(named(text).whole for text in said)


def _runs(lines: Sequence[Line]) -> Iterator[list[tuple[int, re.Match[str]]]]:
    """Places and numbers of lines that count up from 1 behind equal figures."""
    run: list[tuple[int, re.Match[str]]] = []
    figured = [(at, line) for at, line in enumerate(lines) if line.text[:1].isdigit()]
    for at, line in figured:
        number = None if line.bullet or line.heading else _NUMBER.match(line.text)
        if number is None:
            continue
        if run and number[1] == run[-1][1][1] and int(number[2]) == int(run[-1][1][2]) + 1 and at - run[-1][0] <= _FAR:
            run.append((at, number))
            continue
        yield run
        run = [(at, number)] if number[2] == "1" else []
    yield run
