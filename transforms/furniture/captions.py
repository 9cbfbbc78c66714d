"""Words below a picture of a page: consumes lines; produces the numbers of those that only say what it shows.

Below a heading of interests or projects, a plain sentence right under a picture would be topics, or a project.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from transforms.headings.wording import named
from transforms.model import Line

_PICTURE = ("![", "[![", "<img")
_KINDS = frozenset(("interests", "projects"))
_LONGEST = 160
_TELLS = re.compile(r"(?i)\b(?:I|we|my|our|[sh]e|is|are|was|were|has|have|aims?|studies|explores|investigates)\b")


def captions(lines: Sequence[Line]) -> Iterator[int]:
    """Numbers of the captions: in italics, or a sentence without a verb that tells of the owner."""
    if not [line for line in lines if line.rule and line.raw.lstrip().startswith(_PICTURE)]:
        return  # as in most documents
    inside = False
    above: Line | None = None
    for line in lines:
        if line.heading and line.text:
            kinds = named(line.text).kinds
            inside = bool(_KINDS & {*kinds}) or (inside and not kinds and line.heading > _TOP)
        elif line.text and inside and above is not None and _is_caption(line, above):
            yield line.number
        above = line if line.text or line.rule else above


_TOP = 2  # the level of a section's heading; a lower one heads an entry


def _is_caption(line: Line, above: Line) -> bool:
    if not above.rule or not above.raw.lstrip().startswith(_PICTURE) or line.bullet or line.links or line.bold:
        return False
    if len(line.text) > _LONGEST or _TELLS.search(line.text):
        return False
    return line.is_italic or (line.number == above.number + 1 and line.text.endswith("."))
