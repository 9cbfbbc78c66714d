"""The owner's role below the name, in the look of a heading: "PhD Student". Consumes the body and its headings."""

from __future__ import annotations

import re

from transforms.heads.looks import Heads
from transforms.model import Line

_PLACES = 4  # lines at the top of a document
_ROLE = re.compile(
    r"(?i)(?:(?:\w+-year )?(?:Ph\.?\s?D\.?|doctoral|graduate|master['’]?s?|M\.?Sc\.?|undergraduate) "
    r"(?:student|candidate|researcher|fellow)|post-?doc(?:toral (?:researcher|fellow|scholar|associate))?|"
    r"(?:[a-z]+ ){0,2}(?:lecturer|instructor|tutor|editor|teacher|translator))"
)


def own_roles(body: tuple[Line, ...], heads: Heads) -> frozenset[int]:
    """The places of roles in the singular that stand, but for names, first at the top: what is below is the header."""
    found = set[int]()
    for place in sorted(heads)[:_PLACES]:
        if not 0 < place < _PLACES:
            break
        over_items = place + 1 < len(body) and body[place + 1].bullet != ""
        if not over_items and _ROLE.fullmatch(body[place].text.strip(" ,:")):
            found.add(place)
        elif heads[place].named.whole:
            break
    return frozenset(found)
