"""Interests that a sentence states above projects: "My current research interests are in Looms and Felt".

Consumes a section of projects; produces the interests.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms import evidence
from transforms.model import Context, Line, Section
from transforms.parsed import Interest
from transforms.records.interests.sentences import interests_in
from transforms.unchecked import made

_OPENS = re.compile(r"(?:My|Our) (?:\w+,? ){0,4}interests? ")


def tells_interests(line: Line) -> bool:
    """True for a sentence of its own on what one is interested in."""
    return line.text.startswith(("My ", "Our ")) and _OPENS.match(line.text) is not None


def read_interests_among(section: Section, context: Context) -> Iterator[Interest]:
    """The interests that sentences among projects state, where no section of its own lists them."""
    told = [line for line in section.lines if tells_interests(line)]
    if not told or any(other.kind == "interests" and other.lines for other in context.sections):
        return
    for line in told:
        where = evidence.of_lines([line])
        for topic in interests_in(line.text, ()):
            yield made(Interest, text=topic, evidence=where, confidence=0.75)
