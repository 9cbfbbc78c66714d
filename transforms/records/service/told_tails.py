"""What stands behind a duty in its own line and is none: a sentence on it, a place behind a sign. Consumes a `Line`.

"Weft Committee: This committee meets on looms" is "Weft Committee"; "Weavers' Guild • Graz, Austria" is the guild;
"2020<tab>Weft Days, that were held in Graz" and "Weft Days, a series of talks on felt" are "Weft Days". So is
"**Chair of Weft Days**, *Chair for all sessions at the days*", whose style sets apart what only says it again.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import words_begin
from transforms.model import Line
from transforms.records.lists.looks import is_place, is_titled
from transforms.records.service.role_words import HELD_AT_SEVERAL, role_of
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
    if line.bold and line.italic and _says_again(line):
        return without(line, line.bold[0].end, line.italic[0].end)
    if (told := _SENTENCE.search(line.text)) and " " in line.text[: told.start()]:
        line = without(line, told.start(), len(line.text))
    if ", " in line.text and (begin := words_begin(line.text)) and (clause := _CLAUSE.search(line.text, begin)):
        line = without(line, clause.start(), len(line.text))
    for sign in _SIGNS:
        before, found, after = line.text.rpartition(sign)
        if found and before and not any(other in before for other in _SIGNS) and is_place(after.strip()):
            return without(line, len(before), len(line.text))
    return line


def _says_again(line: Line) -> bool:
    """True for a duty in bold, with its body, behind which words in italics tell of the same."""
    bold, told = line.bold[0], line.italic[0]
    between = line.text[bold.end : told.start]
    if len(line.bold) + len(line.italic) > _ONE_EACH or between.strip(" ") not in (",", "") or len(between) > _ONE_EACH:
        return False
    duty, again = line.text[bold.start : bold.end], line.text[told.start : told.end]
    if "," in again or not _IN_WORDS.search(again) or is_titled(again) or duty.count(" ") < _ONE_EACH:
        return False
    role, stated = role_of(again), role_of(duty)
    return role is not None and stated not in HELD_AT_SEVERAL and (stated == role or role in _PLAIN)


_ONE_EACH = 2
_IN_WORDS = re.compile(r"\w (?:for|of|at|in|on) \w.{0,80}\w")
_PLAIN = ("other", "committee")
