"""Where a citation may begin below another: consumes `Line`s of a list; says whether one does."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.citations.start_looks import ends_citation, is_link_row
from transforms.model import Line

_QUOTED = re.compile(r"[“\"«„][^“”\"«»„]{12,240}[”\"»“]")


def may_follow(above: Line, line: Line) -> bool:
    """True where a citation may begin: the one above is over, or space parts the two."""
    return line.gap_before > 0 or bool(line.bullet) or ends_citation(above.text)


def begins_quoted(above: Line, line: Line) -> bool:
    """True for an undated work of the owner alone below dated ones: "“Looms of the North,” submitted to Felt"."""
    return line.text[0] in '“"«„' and may_follow(above, line) and _QUOTED.match(line.text) is not None


def are_links(lines: Sequence[Line]) -> bool:
    """True for works that are nothing but links, each a paragraph of its own: "[Looms](/1)", "[Dyes](/2)"."""
    if len(lines) < _SEVERAL or not all(line.gap_before for line in lines[1:]):
        return False
    return all(len(line.links) == 1 and _is_linked(line) and not is_link_row(line) for line in lines)


def _is_linked(line: Line) -> bool:
    link = line.links[0]
    return not link.start and link.end >= len(line.text) - 1 and " " in line.text


_SEVERAL = 2
