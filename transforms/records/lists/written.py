"""How lists write quotes and dates: consumes the lines of a list section; produces them in the usual writing.

Titles in single quotes get double ones, which nothing else uses ("'Kin and courts', Law Society"). Dates such as
"10/24" and "9/1/21" get their century where a section writes several of its dates so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import pairwise

from transforms.model import Line
from transforms.text.styled import spliced

_SINGLE = re.compile(
    r"(?<![\w'’])['‘](?=[^\W_])[^“”\"\t;]{3,200}?['’](?=[,.;)\]\t]|\s[(–—-]|\s(?:with|at)\s|\s?$"
    r"|(?<=[,.?!]['’])\s(?=[A-Z(*]))"
)
_DAY = r"(?:\d{1,2}/){1,2}(?:19|20)\d\d|(?:[A-Z][a-z]{2,8}\.? )(?:19|20)\d\d"
_SHORT = re.compile(r"(?<![\d/.,-])(?P<month>0?[1-9]|1[0-2])/(?:(?:[0-2]?\d|3[01])/)?(?P<year>\d\d)(?![\d/.,-]\d|\d|/)")
_FROM = re.compile(rf"(?P<start>{_DAY})[ \t]{{1,3}}[–—-][ \t]{{1,3}}(?=\S)(?!{_DAY}|(?i:present|ongoing|current))")
_TO = re.compile(rf"(?P<end>{_DAY}|(?i:present|ongoing|current))\t(?=\S)")
_LEAST = 2  # short dates of a section, so that they are its writing
_EDGE = 18  # characters at a line's edge in which its date stands
_TURN = 40  # two-digit years below it lie in this century


def written_out(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines with double quotes round titles, and with full years."""
    if not any('"' in line.text or "“" in line.text for line in lines):
        lines = [_quoted(line) for line in lines]
    short = sum(_dated_short(line.text) for line in lines)
    lines = [_with_years(line) for line in lines] if short >= _LEAST else lines
    return _ranges_joined(lines)


def _quoted(line: Line) -> Line:
    if "'" not in line.text and "‘" not in line.text:
        return line
    text = _SINGLE.sub(lambda match: f"“{match[0][1:-1]}”", line.text)
    return line if text == line.text else replace(line, text=text)


def _dated_short(text: str) -> int:
    """How many short dates stand at the edges of a line; one with its day speaks for itself."""
    if "/" not in text:
        return 0
    at_edges = (_SHORT.search(text[:_EDGE]), _SHORT.search(text, max(0, len(text) - _EDGE)))
    return sum(_LEAST if match[0].count("/") > 1 else 1 for match in at_edges if match)


def _with_years(line: Line) -> Line:
    """The line with the short dates at its edges as month and full year."""
    found = [m for m in _SHORT.finditer(line.text) if m.start() < _EDGE or m.end() > len(line.text) - _EDGE]
    for match in reversed(found):
        year = ("20" if int(match["year"]) < _TURN else "19") + match["year"]
        line = spliced(line, match.start(), match.end(), f"{match['month']}/{year}")
    return line


def _ranges_joined(lines: Sequence[Line]) -> Sequence[Line]:
    """The lines, a range of dates that a narrow column broke put together on the first: "04/2022 -" over "03/2027"."""
    found = list(lines)
    for number, (line, below) in enumerate(pairwise(lines)):
        start = _FROM.match(line.text)
        if start and (end := _TO.match(below.text)):
            found[number] = spliced(line, 0, start.end(), f"{start['start']} – {end['end']}\t")
            found[number + 1] = spliced(below, 0, end.end(), "")
    return found
