"""Where a citation may begin below another: consumes two `Line`s of a list; says whether one does."""

from __future__ import annotations

import re

from transforms.citations.start_looks import ends_citation
from transforms.model import Line

_QUOTED = re.compile(r"[“\"«„][^“”\"«»„]{12,240}[”\"»“]")


def may_follow(above: Line, line: Line) -> bool:
    """True where a citation may begin: the one above is over, or space parts the two."""
    return line.gap_before > 0 or bool(line.bullet) or ends_citation(above.text)


def begins_quoted(above: Line, line: Line) -> bool:
    """True for an undated work of the owner alone below dated ones: "“Looms of the North,” submitted to Felt"."""
    return line.text[0] in '“"«„' and may_follow(above, line) and _QUOTED.match(line.text) is not None
