"""Marks that a heading explains: consumes a `Section`; produces it without them.

"Courses taught (G = graduate, U = undergraduate)" over "Northern Looms —G & U": the mark behind the dash or in brackets
is no part of the name.
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.model import Line, Section
from transforms.text.styled import without

_EXPLAINED = re.compile(r"(?<![^\s(\[,;*])(?P<mark>[A-Z]{1,2}|[a-z]|\W{1,2}) ?= ?(?=[A-Za-z])")
_LEAST = 2  # marks that a legend of letters explains


def without_explained(section: Section) -> Section:
    """The section without the marks that its heading explains."""
    heading = section.heading
    if heading is None or "=" not in heading.text or heading.text[-1] not in ")]":
        return section
    marks = [match["mark"].strip() for match in _EXPLAINED.finditer(heading.text)]
    if len(marks) < _LEAST or not all(mark.isalpha() for mark in marks):
        return section
    one = "(?:" + "|".join(map(re.escape, sorted(set(marks), key=len, reverse=True))) + ")"
    several = rf"{one}(?: ?(?:[,&/+]|and) ?{one}){{0,3}}"
    behind = re.compile(rf" ?(?: ?[–—] ?| - ?|\(|\[)(?:{several})[)\]]?$")
    return replace(section, lines=tuple(_bare(line, behind) for line in section.lines))


def _bare(line: Line, mark: re.Pattern[str]) -> Line:
    found = mark.search(line.text)
    return without(line, found.start(), len(line.text)) if found and found.start() else line
