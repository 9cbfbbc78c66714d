"""An address at the right of a page's head that a converter set below the first section's heading.

Consumes lines of converted markdown; produces them with the address above that heading. Three blank lines part what
stood side by side: "## Research Fields", then "Loom Hall" over "75006 Oulu, Finland", then the fields.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.headings.wording import named
from transforms.readers.converted.lines import is_head, plain

_POSTAL = re.compile(
    r"\d{4,6},? [A-ZÀ-Þ][\w'’-]|\b[A-ZÀ-Þ][\w'’-]{1,30},? (?:[A-Z]{2},? )?\d{5}(?:-\d{4})?\b"
    r"|\b[A-Z]{1,2}\d{1,2}[A-Z]? \d[A-Z]{2}\b"
)
_OTHER = re.compile(r"(?:19|20)\d\d ?[-–—]|^(?:[-*+•] |\d{1,2}[.)] )|[:;]\s|\.$")
_NEAR, _GAP = 25, 3  # lines from the top to the heading; blank lines round what stood beside
_MOST, _LONGEST = 6, 60  # lines of an address, and characters of one


def with_address_above(lines: Sequence[str]) -> list[str]:
    """The lines, such an address above the first heading that names a section."""
    head = next((at for at, line in enumerate(lines[:_NEAR]) if at and line and _heads(line)), 0)
    begin = next((at for at in range(head + 1, len(lines)) if lines[at].strip()), 0)
    end = next((at for at in range(begin, len(lines)) if not lines[at].strip()), 0)
    if not head or begin - head <= _GAP or not 1 < end - begin <= _MOST or any(map(str.strip, lines[end : end + _GAP])):
        return list(lines)
    block = [line.strip() for line in lines[begin:end]]
    if not any(map(_POSTAL.search, block)) or any(len(line) > _LONGEST or _OTHER.search(line) for line in block):
        return list(lines)
    return [*lines[:head], *block, "", lines[head], "", *lines[end + _GAP - 1 :]]


def _heads(line: str) -> bool:
    return is_head(line) and named(plain(line.lstrip("# "))).whole
