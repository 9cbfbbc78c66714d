"""Cards of posts and degrees: consumes a block of a page; says whether its heading is a post's title or a degree."""

from __future__ import annotations

from selectolax.lexbor import LexborNode

from transforms.entities.degrees import find_degrees
from transforms.entities.titles import is_title

_HEADINGS = "h2, h3, h4, h5, h6, strong, b"
_LONGEST = 110  # characters


def tells_station(node: LexborNode) -> bool:
    """True for a block whose first loud words are a post's title or begin with a degree."""
    head = node.css_first(_HEADINGS)
    words = " ".join(head.text().split()) if head is not None else ""
    if not 0 < len(words) <= _LONGEST:
        return False
    degrees = find_degrees(words)
    return is_title(words) or (bool(degrees) and not degrees[0].start)
