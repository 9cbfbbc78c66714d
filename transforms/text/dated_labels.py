"""Lines that name something, say when, and then what for: "Heron Prize 2018 - Best thesis". Consumes text.

Two such lines in a row are two entries, however full the first of them is.
"""

from __future__ import annotations

import re

_DATED = re.compile(
    r"[A-ZÀ-Þ“\"][^\t:;.–—]{4,90}? \(?(?:19|20)\d\d(?:[/–-]\d{2,4})?\)?(?:: | [–—-] )(?!(?:19|20)\d\d)(?=\w)"
)
_REACH = 112  # characters in which the sign behind the date stands


def is_dated_label(text: str) -> bool:
    """True for a line that begins with a name and its year, parted by a sign from what tells about it."""
    head = text[:_REACH]
    return (": " in head or " - " in head or " – " in head or " — " in head) and _DATED.match(text) is not None


def are_dated_labels(above: str, line: str) -> bool:
    """True for two lines of which each begins so."""
    return is_dated_label(line) and is_dated_label(above)
