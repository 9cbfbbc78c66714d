"""A talk with several places behind its title, each with its year: "“Looms”: LoomConf (2020), DyeCon (2019)".

Consumes the talks read of an entry, and its lines; produces one talk for each of the places.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from transforms.model import Line
from transforms.records.talks.places import spots
from transforms.records.talks.scores import Given

_YEARS = re.compile(r"\([^()]{0,30}\b(?:19|20)\d\d\)")
_LEAST = 2  # years in brackets


def each_place(talks: Sequence[Given], lines: Sequence[Line]) -> Sequence[Given]:
    """The talks; the only one of one line with several dated places behind its title is given at each of them."""
    title = talks[0].title if len(talks) == len(lines) == 1 else None
    text = lines[0].text if title else ""
    start = text.find(title) + len(title) if title and title in text else 0
    if not start or len(_YEARS.findall(text, start)) < _LEAST:
        return talks
    rest = replace(lines[0], text=text[start:].lstrip(' .,:;–—-”"’'), bold=(), italic=(), links=())
    found = spots([rest])
    is_each = len(found) >= _LEAST and all(place and year for place, year in found)
    return [Given(title, (place,), year) for place, year in found if place] if is_each else talks
