"""Dashes that stand on the words of items: "-Wove two looms", "-Mended a reed".

Consumes a document's `Line`s; produces such dashes as bullets, where several lines begin so.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.text.styled import without

_GLUED = re.compile(
    r"-(?:[*o] )?(?=[*_“\"]{0,2}[^\W\d_])(?!(?i:present|now|current)\b)(?![A-Z][a-z]{2,8}\.? ?(?:19|20)\d\d)"
)
_LEAST = 3  # such lines of a document: one goes on with a word that a line's end parted


def with_glued_dashes(lines: Sequence[Line]) -> list[Line]:
    """The lines; dashes glued to their words as bullets."""
    found = list(lines)
    glued = {i: _GLUED.match(line.text) for i, line in enumerate(lines) if line.text[:1] == "-" and not line.bullet}
    marks = {i: match.end() for i, match in glued.items() if match}
    if len(marks) >= _LEAST:
        for at, end in marks.items():
            found[at] = replace(without(lines[at], 0, end), bullet="-")
    return found
