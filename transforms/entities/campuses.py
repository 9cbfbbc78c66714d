"""Campuses of universities behind their names: consumes text; tells where the name ends with its campus.

"University of Merrow–Quill City", "Merrow State Lundby".
"""

from __future__ import annotations

import re

from transforms.entities.places import country_code, is_place
from transforms.names.people import fold

_TOWN = r"(?P<town>[A-ZÀ-Þ][\w'’]{2,20}(?: [A-ZÀ-Þ][\w'’]{2,20})?)"
_DASHED = re.compile(rf"[–-]{_TOWN}(?=$|[,;.()|])")
_SPACED = re.compile(rf" {_TOWN}(?=$|[,;()|])")


def campus_end(text: str, start: int, end: int, city: str | None) -> int:
    """Where a university's name ends with the town of its campus; `end` where none follows, or only where it stands.

    Args:
        text: What the name stands in.
        start: Where the name begins.
        end: Where it ends without a campus.
        city: Where the university is: no campus is told by this town.
    """
    sort = _DASHED if text[end : end + 1] in ("–", "-") else _SPACED
    if sort is _SPACED and not text[start:end].endswith((" State", " State University")):
        return end
    more = sort.match(text, end)
    if not more or not is_place(more["town"]) or country_code(more["town"]):
        return end
    if fold(more["town"]) == fold(city or ""):
        return end
    behind = text[more.end() :]
    is_place_alone = sort is _SPACED and behind.startswith(", ") and not behind.startswith(f", {more['town']}")
    return end if is_place_alone else more.end()  # "Merrow State University Lundby, MN" stands in Lundby
