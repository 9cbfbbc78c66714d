"""A word and a country with no mark between: a firm's branch ("ACME Norge"), or part of a land ("Northern Ghana").

Consumes a phrase and what its place left; produces the label of the whole, or "".
"""

from __future__ import annotations

import re

from transforms.entities.places import country_code
from transforms.entities.titles import is_title

_PART = re.compile(
    r"(?:(?:[Nn]orth|[Ss]outh|[Ee]ast|[Ww]est)(?:[- ]?(?:[Ee]ast|[Ww]est))?(?:ern)?|Central|Upper|Lower|Rural|Coastal|"
    r"Inner|Outer|Mainland|Arctic)"
)
_LEGAL = frozenset(("AB", "AS", "SA", "SE", "NV", "CO"))  # what a firm is, and a region's code too
_FIRM = re.compile(r"[A-Z][\w&.-]{1,24}(?: [A-Z][\w&.-]{1,24})?")


def branch(text: str, rest: str, place: str) -> str:
    """What the whole phrase is: an employer, a place, or ""."""
    if text != f"{rest} {place}" or not _FIRM.fullmatch(rest) or is_title(rest):
        return ""
    if _PART.fullmatch(rest):
        return "place"
    return "org" if place in _LEGAL or country_code(place) else ""
