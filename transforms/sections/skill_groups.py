"""Groups of skills below a heading of their own: "Statistical software" over "R (advanced)", "Field" over "Surveying".

Consumes a heading below skills and the lines that it stands over; tells whether it is a label among them.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.heads.looks import Head, Style
from transforms.model import Line

TOOLS = re.compile(r"(?i)\b(?:software|tools|packages|programs?|programmes|applications|libraries|frameworks):?$")
_ENDS = frozenset(("papers", "talks", "education", "references", "awards", "grants"))
_SHORT, _LEAST = 40, 1  # letters of a skill; items of a group


def parts_skills(head: Head, style: Style | None, below: Sequence[Line]) -> bool:
    """True for what one can use, or a lower heading of any words, over short items without dates, links or stops."""
    deeper = style is not None and head.style.level > style.level > 0
    if head.named.kinds[:1] and head.named.kinds[0] in _ENDS:
        return False
    if not (deeper or TOOLS.search(head.line.text)):
        return False
    items = [line for line in below if line.bullet]
    return len(items) >= _LEAST and all(map(_is_short, below))


def _is_short(line: Line) -> bool:
    return len(line.text) <= _SHORT and line.text[-1] not in ".:" and not line.links and not find_dates(line.text)
