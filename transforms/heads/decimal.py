"""Headings that count on below a numbered one: "4.1 Journals", "4.2 Chapters" below "4. Publications".

Consumes lines and the headings found so far; produces these, whatever their words are: what no list knows is of the
kind of the heading above. Numbered entries are none: they have dates.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

from transforms.dates.ranges import find_dates
from transforms.headings.wording import MAX_LENGTH, named
from transforms.heads.looks import Head, Heads, Style
from transforms.heads.outline import number_of
from transforms.model import Line

_DECIMAL = re.compile(r"(\d{1,2})\.(\d{1,2})[.)]?\s{1,3}(?=[^\W\d_])")
_LEAST = 2  # headings that count on


def is_decimal(text: str) -> bool:
    """True for words behind such a number."""
    return text[0].isdigit() and _DECIMAL.match(text) is not None


def decimal_heads(body: tuple[Line, ...], heads: Heads) -> Heads:
    """The lines whose numbers count on below a heading's own."""
    decimals = dict(_decimals(body))
    if len(decimals) < _LEAST:
        return {}
    found: Heads = {}
    for index, head in heads.items():
        number = number_of(head.line)
        end = next((i for i in heads if i > index and number_of(heads[i].line) == number + 1), len(body))
        below = [i for i in decimals if index < i < end and decimals[i][0] == number] if number else []
        if len(below) >= _LEAST and not any(b - a == 1 for a, b in pairwise(below)):
            found |= {i: _below(head, body[i]) for i in below if i not in heads or heads[i].is_bare}
    return found


def _decimals(body: tuple[Line, ...]) -> Iterator[tuple[int, tuple[int, int]]]:
    for index, line in enumerate(body):
        if not line.text[0].isdigit() or line.heading or line.bullet or len(line.text) > MAX_LENGTH:
            continue
        match = _DECIMAL.match(line.text)
        if match and line.text[-1] not in ".,;" and not find_dates(line.text[match.end() :]):
            yield index, (int(match[1]), int(match[2]))


def _below(above: Head, line: Line) -> Head:
    """The heading, of a lower rank than the one above it."""
    said, style = named(line.text), Style(0, caps=False, bold=False, colon=False, indented=not above.style.indented)
    theirs = above.named.kinds[:1] == ("advising",) and said.kinds == ("papers",)  # theses of others
    return Head(line, said if said.whole and not theirs else above.named, style)
