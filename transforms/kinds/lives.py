"""Lives: sentences on the owner below a word that heads duties elsewhere. Consumes a section's lines; tells of them."""

from __future__ import annotations

import re

from transforms.model import Line

_SAID = 6  # blanks of a sentence
_OF_LIFE = re.compile(
    r"\bI(?: am|['’]m| was| have| hold| received| completed| did| work| study| studied)\b|\b[Mm]y (?:PhD|research)\b"
)
_DUTY = re.compile(r"(?i)\b(?:review|referee|serv(?:e|ed|ing)|committee|editor|organi[sz])")


def tells_of_self(lines: tuple[Line, ...]) -> bool:
    """True for sentences on the owner's life below "Academic": "I have a PhD since 2016"."""
    first = lines[0] if lines else None
    if first is None or first.bullet or first.text.count(" ") < _SAID:
        return False
    return _OF_LIFE.search(first.text) is not None and not _DUTY.search(first.text)
