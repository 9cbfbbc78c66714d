"""Footers of pages that go on on a second line: "© 2024 Ada Quill. Powered by Loomery. Hosted by" over "Felt Pages.".

Consumes the worded lines of a document; produces the numbers of such second lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from transforms.model import Line
from transforms.vocabulary import any_of

_FEET = 6  # last lines of a document
_GOES_ON = re.compile(rf"(?i)\b(?:{any_of('furniture', 'lines', 'footers_go_on')})\b")


def wrapped_feet(lines: Sequence[Line], is_footer: Callable[[str], bool]) -> frozenset[int]:
    """Numbers of the lines right below a footer that say more of who made the page, or when."""
    return frozenset(
        below.number
        for above, below in pairwise(lines[-_FEET:])
        if not (below.gap_before or below.heading) and _GOES_ON.search(below.text) and is_footer(above.text)
    )
