"""Tables that markdown draws without bars at their sides: "Year | Award" over "--- | ---". Consumes and produces text.

Each of their rows is given the bars that other writers set, so that its cells are read as such.
"""

from __future__ import annotations

import re

_RULER = re.compile(r"^ {0,3}:?-{2,}:?[ \t]{0,4}\|[ \t]{0,4}:?-{2,}", re.MULTILINE)
_RULES = re.compile(r" {0,3}:?-{2,}:?[ \t]{0,8}(?:\|[ \t]{0,8}:?-{2,}:?[ \t]{0,8}){1,12}\r?")


def with_tables_closed(text: str) -> str:
    """The text, the rows of such tables between bars: those over the ruler and below it up to a line without any."""
    if not _RULER.search(text):
        return text
    lines = text.split("\n")
    is_inside = False
    for number, line in enumerate(lines):
        if number and "|" in lines[number - 1] and _RULES.fullmatch(line):
            lines[number - 1] = _closed(lines[number - 1])
            lines[number], is_inside = _closed(line), True
        elif is_inside and "|" in line:
            lines[number] = _closed(line)
        else:
            is_inside = False
    return "\n".join(lines)


def _closed(row: str) -> str:
    bare = row.strip()
    return bare if bare.startswith("|") else f"| {bare} |"
