"""Lines of works that begin with where these appeared: "Loom Letters 2020 – Sharp Bounds for Felt". Consumes text."""

from __future__ import annotations

import re

_PLACE_FIRST = re.compile(r"[A-ZÀ-Þ][^–—:|\t\n]{2,80}?,? ?\(?(?:19|20)\d\d\)?(?: [–—|-] |: )(?=[A-ZÀ-Þ0-9“\"])")
# What the place ends in, sought in the characters that it has at most: most lines of works hold none.
_ENDS = re.compile(r"(?:19|20)\d\d\)?(?: [–—|-] |: )[A-ZÀ-Þ0-9“\"]")
_LONGEST = 100


def place_first(text: str) -> re.Match[str] | None:
    """Where a work appeared and when, before its title on one line: "Loom Letters 2020 – "."""
    return _PLACE_FIRST.match(text) if _ENDS.search(text, 0, _LONGEST) else None
