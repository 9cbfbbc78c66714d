"""Lines that only say how far a work is ("In preparation"): of the work above them, or over the works below.

Consumes `Line`s of a list of works; tells which of these stand where a work's venue would.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from transforms.citations.inner_titles import is_names
from transforms.citations.status import status_of
from transforms.dates.year_heads import headed_year
from transforms.headings.wording import named
from transforms.model import Line

_STANDING = 30  # characters of a line that only says how far a work is
_QUOTES = frozenset('“"«„')


def closing_standings(lines: Sequence[Line]) -> list[Line]:
    """The lines that say how far the work above them is, where the list ends with one: that heads nothing."""
    bare = [line for line in lines if not (line.heading or line.bullet or line.gap_before) and _is_standing(line.text)]
    return bare if bare and bare[-1] is lines[-1] and not _is_standing(lines[0].text) else []


def states_work(above: Line, line: Line, owner: str) -> bool:
    """True for a standing or a place in italics right below a work's names, or below its title in quotes."""
    if line.heading or not (_is_standing(line.text) or _may_be_place(line)):
        return False
    return above.text[0] in _QUOTES or is_names(replace(above, gap_before=0, bullet=""), owner)


def _may_be_place(line: Line) -> bool:
    """True for words in italics that head nothing: "Loom Letters 4 (2021)"."""
    return line.is_italic and headed_year(line.text) is None and not named(line.text).whole


def _is_standing(text: str) -> bool:
    """True for words on a work's status and no others ("In preparation")."""
    state = status_of(text) if len(text) < _STANDING else None
    return state is not None and state[1].start < 2 and state[1].end >= len(text.rstrip(" .)*]"))
