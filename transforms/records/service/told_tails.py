"""What stands behind a duty in its own line and is none: a sentence on it, a place behind a sign. Consumes a `Line`.

"Weft Committee: This committee meets on looms" is "Weft Committee"; "Weavers' Guild • Graz, Austria" is the guild.
"""

from __future__ import annotations

import re

from transforms.model import Line
from transforms.records.lists.looks import is_place
from transforms.text.styled import without

_SENTENCE = re.compile(r"[:.;]\s+(?:This|These|It|I|We|My|Our) (?:[a-z]+ ){2}")
_SIGNS = (" • ", " · ", " | ")


def without_tails(line: Line) -> Line:
    """The line up to the sentence that tells of its duty, or to the place behind a sign."""
    if (told := _SENTENCE.search(line.text)) and " " in line.text[: told.start()]:
        line = without(line, told.start(), len(line.text))
    for sign in _SIGNS:
        before, found, after = line.text.rpartition(sign)
        if found and before and not any(other in before for other in _SIGNS) and is_place(after.strip()):
            return without(line, len(before), len(line.text))
    return line
