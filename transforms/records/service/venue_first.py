"""A venue and then the roles held there: consumes the text of one line; produces `Held`s.

"LoomConf: 2019 (Reviewer), 2020 (Area Chair)" and "Weft Letters: Editor (2019-), Reviewer (2015-2018)": behind the
venue stand roles with their years, and no other words.
"""

from __future__ import annotations

import re

from transforms.dates.ranges import find_dates, without_dates
from transforms.records.lists.periods import NONE, Period, merged, period, years_at_end
from transforms.records.lists.pieces import phrases
from transforms.records.service.role_words import noted_role, roles_in
from transforms.records.service.venues import Held

_LEAST, _LONGEST = 2, 90  # roles, characters of a venue
_COLON = re.compile(r"(?<=\S):?\s(?=(?:19|20)\d\d\b[^,;]{0,9} ?[(–—-])|:\s(?=\S)")
_EDGE = " ,;:()[]–—-\t."


def roles_behind_venue(text: str) -> list[Held]:
    """Each role held at the venue that the line begins with; [] where it is not built so."""
    mark = _COLON.search(text, 1, _LONGEST)
    venue = text[: mark.start()].strip(_EDGE) if mark else ""
    if mark is None or not venue or roles_in(venue) or find_dates(venue):
        return []
    found = _roles(phrases(text[mark.end() :], ",;"))
    if len(found) < _LEAST:
        return []
    return [Held(role, years_at_end(venue)[0], when) for role, when in _put_together(found)]


def _roles(parts: list[str]) -> list[tuple[str, Period]]:
    """Each role with its years, those that follow it alone with it; [] where a part says anything else."""
    found: list[tuple[str, Period]] = []
    for part in parts:
        dates = find_dates(part)
        words = without_dates(part, dates).strip(_EDGE)
        when = period(dates)
        role = noted_role(words) if words else None
        if role == "committee":
            return []  # a body of its own: "Search Committee (2015)"
        if role:
            found.append((role, when))
        elif words or not found or when == NONE:
            return []
        else:
            found[-1] = (found[-1][0], merged([found[-1][1], when]))
    return found


def _put_together(found: list[tuple[str, Period]]) -> list[tuple[str, Period]]:
    """The roles, the years of each put together."""
    whole: dict[str, Period] = {}
    for role, when in found:
        whole[role] = merged([whole[role], when]) if role in whole else when
    return list(whole.items())
