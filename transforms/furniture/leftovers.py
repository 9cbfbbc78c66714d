"""What a site's template gives as an example, and its owner forgot to take out: "Skill 1", a degree in Jekyll.

Consumes the worded lines of a document; produces the numbers of such lines.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

from transforms.model import Line
from transforms.vocabulary import any_of, forms

_EXAMPLE = re.compile(rf"(?i)(?:{any_of('furniture', 'lines', 'examples')})\.?")
_MARKS = frozenset(forms("furniture", "lines", "example_marks"))
_LONGEST = 90  # characters of an example
_SCHOOL = "github university"


def leftovers(lines: Sequence[Line]) -> frozenset[int]:
    """Numbers of the lines that are a template's own, and of the post above its school of no such name."""
    short = [line for line in lines if len(line.text) < _LONGEST]
    whole = "\n".join([line.text for line in short])
    if not [mark for mark in _MARKS if mark in whole]:
        return frozenset()
    found = {line.number for line in short if _EXAMPLE.fullmatch(line.text)}
    found |= {a.number for a, b in pairwise(lines) if b.text.casefold() == _SCHOOL and b.indent > a.indent}
    return frozenset(found)
