"""Works in plain lines, each led by its year, over items that tell of them: "2019 “Slow Looms”, …" over "- Covered by".

Consumes a list's lines; tells which of them begin a work, or nothing where the list is no such list.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.model import Line

_LED = re.compile(r"[(\[]?(?:19|20)\d\d[a-z]?[)\]]?[.:,]?\s{1,4}[*_]{0,3}[“\"‘«„]")
_LEAST = 2  # works
_MOST_YEARS = 0.3  # of the items: those that are works themselves mostly hold their years


def over_notes(lines: Sequence[Line]) -> list[bool]:
    """Which lines begin a work: those led by a year and a title in quotes, no item among them; empty for other lists.

    The first line has to be one, and hardly an item may hold a year.
    """
    if not lines or lines[0].bullet or not lines[0].text[:1].isdigit():
        return []
    led = [_LED.match(line.text) is not None for line in lines]
    items = [(line, own) for line, own in zip(lines, led, strict=True) if line.bullet]
    if not items or not led[0] or led.count(True) < _LEAST or any(own for _, own in items):
        return []
    dated = sum("20" in line.text or "19" in line.text for line, _ in items)
    return led if dated <= _MOST_YEARS * len(items) else []
