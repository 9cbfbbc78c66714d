"""Numbers of ordered lists. Consumes a list's node; produces its first number and the step to the next."""

from __future__ import annotations

from selectolax.lexbor import LexborNode

_DIGITS = 6


def numbering(node: LexborNode) -> tuple[int, int]:
    """The number of the first item, and 1 or -1: a list that counts down without a start ends in 1."""
    start = node.attributes.get("start") or ""
    step = -1 if "reversed" in node.attributes else 1
    if step < 0 and not start:
        return sum(child.tag == "li" for child in node.iter()), step
    return int(start) if start.isdecimal() and len(start) < _DIGITS else 1, step
