"""Societies below a heading of affiliations. Consumes a heading and its lines; tells them from posts."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import behind_dates
from transforms.model import Line


def are_memberships(title: str, lines: Sequence[Line]) -> bool:
    """True for "Affiliations" over lines that nearly all begin with a member: no posts, but societies."""
    if "affiliation" not in title.lower():
        return False
    stated = [match["member"] for line in lines if (match := _MEMBER.match(behind_dates(line.text).lstrip(". ")))]
    return sum(map(bool, stated)) > 1 and len(stated) >= _MEMBERS * len(lines)


_MEMBERS = 0.7  # of the lines
_MEMBER = re.compile(
    r"(?:(?:[Ss]tudent|[Ss]enior|[Ll]ife|[Aa]ssociate|[Pp]rofessional) )?(?:(?P<member>[Mm]embers?)|[Ff]ellow)\b"
)
