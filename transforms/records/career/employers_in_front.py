"""Employers right in front of a title: "Globex University Visiting Scholar, 2015". Consumes a title; parts the two."""

from __future__ import annotations

import re

from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.vocabulary import any_of

_BODY = re.compile(rf"\b(?:{any_of('titles', 'in_front', 'employers')})(?: of Technology)?(?= [A-Z])")
_GIVER = re.compile(rf"\b(?:{any_of('titles', 'in_front', 'givers')})(?= [A-Z])")
_HONOURED = re.compile(r"(?:Fellow|Scholar|Chair|Professor|Member|Awardee|Grantee|Laureate)$")
_LEAST = 2  # words of an employer's name


def employer_in_front(title: str) -> tuple[str, str] | None:
    """The employer that a title begins with, and the title behind it; None where nothing but a title stands.

    What a society calls its fellow is a title as a whole ("Heron Society Fellow"), whom it lets work is employed.
    """
    ends = [found.end() for found in _BODY.finditer(title)]
    known = next((found for found in find_organizations(title)[:1] if found.certain and not found.start), None)
    ends += [known.end] if known and title[known.end :].startswith(" ") else []
    if not _HONOURED.search(title):
        ends += [found.end() for found in _GIVER.finditer(title)]
    for end in sorted(ends):
        employer, role = title[:end], title[end + 1 :]
        if employer.count(" ") + 1 >= _LEAST and shape_rank(employer) and not is_title(employer) and is_title(role):
            return employer, role
    return None
