"""What stands behind a duty in its own line and is none: a sentence on it, a place behind a sign. Consumes a `Line`.

"Weft Committee: This committee meets on looms" is "Weft Committee"; "Weavers' Guild • Graz, Austria" is the guild;
"2020<tab>Weft Days, that were held in Graz" and "Weft Days, a series of talks on felt" are "Weft Days".
"""

from __future__ import annotations

import re

from transforms.dates.ranges import words_begin
from transforms.model import Line
from transforms.records.lists.looks import is_place
from transforms.records.service.role_words import role_of
from transforms.text.styled import without

_SENTENCE = re.compile(r"[:.;]\s+(?:This|These|It|I|We|My|Our) (?:[a-z]+ ){2}")
_CLAUSE = re.compile(
    r", (?:(?:that|which|where) (?:was|were|is|are|took|takes|has|have|we|I) |an? (?:[a-z-]{3,20} ){1,3}"
    r"(?:of|for|on|about|that|which|aim(?:ing|ed)|between|with) (?=[a-z]|[A-Z][a-z]))"
)
_OF_BOLD = re.compile(r" ?(?:\([^()]{4,40}\))?(?: [–—-]|:|\.)? ?(?=(?:I|We|My|Our) [a-z])")
_SIGNS = (" • ", " · ", " | ")


def without_tails(line: Line) -> Line:
    """The line up to the sentence that tells of its duty, or to the place behind a sign."""
    named = bool(line.bold) and not line.bold[0].start and role_of(line.text[: line.bold[0].end]) is None
    if named and (told := _OF_BOLD.match(line.text, line.bold[0].end)) and told.end() < len(line.text):
        line = without(line, told.end(), len(line.text))  # "**Loom Mentoring** (2017-2019) – I mentored ..."
        return without(line, len(line.text.rstrip(" –—-:.")), len(line.text))
    if (told := _SENTENCE.search(line.text)) and " " in line.text[: told.start()]:
        line = without(line, told.start(), len(line.text))
    if ", " in line.text and (begin := words_begin(line.text)) and (clause := _CLAUSE.search(line.text, begin)):
        line = without(line, clause.start(), len(line.text))
    for sign in _SIGNS:
        before, found, after = line.text.rpartition(sign)
        if found and before and not any(other in before for other in _SIGNS) and is_place(after.strip()):
            return without(line, len(before), len(line.text))
    return line
