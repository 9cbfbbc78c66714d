"""Rows of bold words or of dated ones, and what stood behind them at the page's edge.

Consumes text; sets a column's tab between both.

"**Weaver** Hall of Looms": a converter leaves one blank of the gap that parted them.
"""

from __future__ import annotations

import re

from transforms.entities.organizations import find_organizations
from transforms.entities.places import is_place

_BESIDE = re.compile(r"(?m)^(\*\*[^*\n]{3,80}\*\*) (?=([A-ZÀ-Þ][^*_|\t\n]{5,70})$)")
_DATED_BESIDE = re.compile(  # "2019–2021 **Weaver** Hall of Looms"
    r"(?m)^((?:19|20)\d\d(?: ?[-–] ?(?:(?:19|20)\d\d|[Pp]resent))? \*\*[^*\n]{3,90}\*\*) "
    r"(?=([A-ZÀ-Þ][^*_|\t\n]{5,70})$)"
)
_SLANTED = re.compile(r"(?m)^(\*\*[^*_\n]{2,80}\*\*(?: [^*_\n]{2,40}[^*_\n.,:;–-])?) (?=_[^_\n]{3,60}_$)")
_DATED_SLANTED = re.compile(  # "2019–2021 Weaver _Hall of Looms_"
    r"(?m)^((?:19|20)\d\d[^*_|\t\n]{4,120}[^*_|\t\n .,:;–-]) (?=_[^_\n]{2,60}_$)"
)
_LEAST_SLANTED, _LEAST_ROWS = 4, 5  # rows that end in italics, and that begin with a date


def with_bold_columns(text: str) -> str:
    """The text with a column's tab between bold words and what stood at the page's edge: italics, a name, a place."""
    if len(_SLANTED.findall(text)) >= _LEAST_SLANTED:
        text = _SLANTED.sub(r"\1\t", text)
    if len(_DATED_SLANTED.findall(text)) >= _LEAST_SLANTED:
        text = _DATED_SLANTED.sub(r"\1\t", text)
    rows = list(_DATED_BESIDE.finditer(text))
    if len(rows) >= _LEAST_ROWS and 2 * sum(bool(find_organizations(row[2])) for row in rows) >= len(rows):
        text = _DATED_BESIDE.sub(r"\1\t", text)
    found = {match.start() for match in _BESIDE.finditer(text) if _is_organization(match[2]) or is_place(match[2])}
    return _BESIDE.sub(lambda match: f"{match[1]}\t" if match.start() in found else match[0], text) if found else text


def _is_organization(text: str) -> bool:
    return any(one.certain and not one.start and one.end == len(text) for one in find_organizations(text))
