"""Headings inside a section that say only of what kind the entries below are. Consumes lines; says which they are."""

from __future__ import annotations

import re

from transforms.lines.bullets import is_dated
from transforms.model import Line
from transforms.vocabulary import any_of


def heads_group(block: list[Line]) -> bool:
    """True for an undated heading over several dated entries: it names their group."""
    if is_dated(block[0]) or len(block) < 3 or not is_dated(block[1]):
        return False
    return any(line.gap_before and is_dated(line) for line in block[2:])


def heads_venues(block: list[Line]) -> bool:
    """True for a heading that only says what kind of venues stand below it: "Journals of societies", "Others"."""
    text = block[0].text
    return len(block) > 1 and not is_dated(block[0]) and _KINDS_OF_VENUES.match(text) is not None


_KINDS_OF_VENUES = re.compile(rf"(?i)(?:[\w-]+ ){{0,2}}(?:{any_of('headings', 'lines', 'venues')})\b(?! (?:of|for) )")
