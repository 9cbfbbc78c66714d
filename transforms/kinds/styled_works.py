"""Works told by style alone: a title set off, then a place in italics and a year. Consumes the lines of an entry."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates
from transforms.entities.organizations import find_organizations, shape_rank
from transforms.entities.titles import is_title
from transforms.model import Line

_YEAR = re.compile(r"\b(?:19|20)\d\d\b|(?i:\b(?:forthcoming|in press|to appear|under review)\b)")


def is_styled_work(entry: Sequence[Line]) -> bool:
    """True for "**On Ice and Rope** / *Loom Letters*, 2020": no post and no employer, no period."""
    first, below = entry[0], entry[1:]
    end = _title_end(first)
    if not end or is_title(first.text[:end].partition(",")[0]):
        return False
    places = [first.text[span.start : span.end] for span in first.italic if span.start >= end]
    places += [line.text[span.start : span.end] for line in below[:2] for span in line.italic]
    if not places or any(shape_rank(place) > 1 or find_organizations(place) for place in places):
        return False
    dated = [line for line in entry if _YEAR.search(line.text)]
    return bool(dated) and not any(date.is_range for line in dated for date in find_dates(line.text))


def _title_end(line: Line) -> int:
    """Where the bold words or the link end with which a line begins; 0 for none."""
    ends = [span.end for span in line.bold[:1] if span.start == 0]
    return max([*ends, *(link.end for link in line.links[:1] if link.start == 0)], default=0)
