"""What a site's template gives as an example, and its owner forgot to take out or to fill in: "Skill 1", "[Title]".

Consumes the worded lines of a document; produces the numbers of such lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.headings.wording import named
from transforms.model import Line
from transforms.vocabulary import any_of, forms

_EXAMPLE = re.compile(rf"(?i)(?:{any_of('furniture', 'lines', 'examples')})\.?")
_MARKS = frozenset(forms("furniture", "lines", "example_marks"))
_LONGEST = 90  # characters of an example
_SCHOOL = "github university"
_TOP = 12  # lines in which a page greets: "Hi there!"
_GREETS = re.compile(
    rf"(?i)\W{{0,3}}(?:{any_of('furniture', 'lines', 'greetings')})"
    rf"(?:,? (?:{any_of('furniture', 'lines', 'greeted')}))?\W{{1,4}}"
)


def leftovers(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines that are a template's own, and of the post above its school of no such name."""
    blank = {line.number for line in lines if "[" in line.text and not line.links and _is_blank(line)}
    blank |= {line.number for line in lines[:_TOP] if line.text[-1] == "!" and _GREETS.fullmatch(line.text)}
    short = [line for line in lines if len(line.text) < _LONGEST]
    whole = "\n".join([line.text for line in short])
    if not [mark for mark in _MARKS if mark in whole]:
        return frozenset(blank)
    found = blank | {line.number for line in short if _EXAMPLE.fullmatch(line.text)}
    found |= {a.number for a, b in pairwise(lines) if b.text.casefold() == _SCHOOL and b.indent > a.indent}
    return frozenset(found)


def _is_blank(line: Line) -> bool:
    """True for a template's line that has yet to be filled in: "[Add title], PI, [Agency], [Year]".

    A heading in brackets is none: "[University Education]".
    """
    found = _BRACKET.findall(line.text)
    blanks = [words for words in found if _BLANK.search(words)]
    rest = _BRACKET.sub("", line.text)
    if blanks and not rest and " " in blanks[0] and named(blanks[0]).whole:
        return False
    if not blanks or len(blanks) * 2 < len(found) or any(map(str.isdigit, rest)):
        return False
    return len(_WORD.findall(rest)) <= (_MOST_BESIDE if len(blanks) > 1 else 1)


_BRACKET = re.compile(r"\[([^\[\]]{3,60})\]")
_BLANK = re.compile(rf"(?i)(?<![\w-])(?:{any_of('furniture', 'lines', 'blanks')})\b")
_WORD = re.compile(r"[^\W\d_]{2,}")
_MOST_BESIDE = 4  # words beside blanks: a label and a role
