"""A date that closes a list of venues holds for all: "Reviewer, *Loom Letters*, *Felt*, 2019". Consumes `Held`s."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.model import Line
from transforms.records.lists.periods import NONE
from transforms.records.service.venues import Held

_CLOSING = re.compile(r", (?:[A-Z][a-z]{2,8}\.? )?(?:19|20)\d\d(?: ?[-–] ?(?:\d{2,4}|[Pp]resent))?\.?$")


def with_shared_dates(held: Sequence[Held], lines: Sequence[Line]) -> Sequence[Held]:
    """What one line states, with its closing date for all, where it dates nothing else and states one role."""
    if len(held) < 2 or len(lines) != 1 or held[-1].when == NONE or ";" in lines[0].text:
        return held
    if any(one.when != NONE or one.role != held[-1].role for one in held[:-1]) or not _CLOSING.search(lines[0].text):
        return held
    return [one._replace(when=held[-1].when) for one in held] if len(find_dates(lines[0].text)) == 1 else held
