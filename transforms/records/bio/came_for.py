"""Degrees that somebody came to a place for: "came to the University of X for my BA, and stayed for an MA".

Consumes a sentence and where its degree begins; tells where, and whether it is the place of the one before.
"""

from __future__ import annotations

import re

from transforms.records.bio.places import affiliation_in

_CAME = re.compile(
    r"\b(?:came|went|moved|returned) to (?P<at>[^,;:.]{4,90}?) (?:for|to (?:pursue|do|complete|start|begin)) "
    r"(?:an?|my|his|her|their) $"
)
_STAYED = re.compile(
    r"\b(?:stayed|remained) (?:on )?(?:there )?(?:for|to (?:pursue|do|complete)) (?:an?|my|his|her|their) $"
)


def came_for(text: str, begin: int, start: int) -> tuple[str, str | None, str | None] | None:
    """Where somebody came for the degree that begins at `start`."""
    match = _CAME.search(text, begin, start) if " to " in text[begin:start] else None
    return affiliation_in(match["at"]) if match else None


_AGAIN = re.compile(
    r"(?:[^,;.]{0,60}?),? (?:at|from|in) the same (?:university|institution|institute|school|college)\b"
)


def took_again(text: str, start: int, end: int) -> bool:
    """True for a degree, its own words from `start` to `end`, taken where the one before was."""
    return _AGAIN.match(text, end) is not None or _STAYED.search(text, max(0, start - 60), start) is not None
