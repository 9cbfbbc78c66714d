"""Lines that tell to whom or for what an honour was given: they name none. Consumes a section; produces it without.

"Awarded to the two best dyers of a year" below "Oak Scholarship 2019"; the class moderncv may set such
words before the name: "**Awarded at the wish of the Dean**, *Oak Scholarship*, 2019".
"""

from __future__ import annotations

import re
from dataclasses import replace

from transforms.model import Line, Section
from transforms.text.styled import without

_FIRST = ("Awarded ", "Presented ", "Given ", "Granted ", "Conferred ", "Offered ", "Topic: ")
_TOLD = re.compile(
    r"(?:Awarded|Presented|Given|Granted|Conferred|Offered) (?:(?:annually|yearly|jointly|only|once) )?"
    r"(?:to|on|in|for|at|upon|as|each|every) (?:[a-z]|\d)|Topic: [A-Z]"
)
_GIVER = re.compile(r" (?:by|from) (?:the )?[A-Z]")


def without_told_lines(section: Section) -> Section:
    """The section without such lines, and without such words before a name in italics."""
    if not any(line.text.startswith(_FIRST) for line in section.lines):
        return section
    lines = [
        kept
        for line in section.lines
        if (kept := _named(line) if line.text.startswith(_FIRST) and _TOLD.match(line.text) else line)
    ]
    return replace(section, lines=tuple(lines))


def _named(line: Line) -> Line | None:
    """The line as it is where it says who gave the honour; from its name on; None where it holds none."""
    if line.italic and line.italic[0].start > 1 and line.text[line.italic[0].start - 2 : line.italic[0].start] == ", ":
        return without(line, 0, line.italic[0].start)
    return line if _GIVER.search(line.text) else None
