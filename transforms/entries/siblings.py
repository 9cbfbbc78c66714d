"""Lines over others: consumes lines; tells whether they head those below, or are of their own kind.

"Chair, Loom Committee" over "Member, Yarn Panel, 2001" and "Member, Wool Board, 2003" lacks its date only.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.dates.ranges import find_dates, without_dates
from transforms.entities.organizations import find_organizations
from transforms.model import Line

_LISTS = frozenset(("service", "teaching", "awards"))
_SEPARATORS = re.compile(r", |: | [–—|·-] |\t| for | of the ")


def is_sibling(kind: str, lines: Sequence[Line]) -> bool:
    """True where the first of the lines has the parts of those below it but for their dates."""
    if kind not in _LISTS:
        return False
    first, *below = (without_dates(line.text, find_dates(line.text)).strip(" ,.;:()[]|·–—-\t") for line in lines)
    parts = _SEPARATORS.findall(first)
    if not parts or any(_SEPARATORS.findall(text) != parts for text in below):
        return False
    found = find_organizations(first)
    return not (found and found[0].start == 0)


def heads_terms(lines: Sequence[Line], plain: Sequence[int]) -> bool:
    """True where the plain lines, dates, each stand right over bullets without any: what was done in those terms."""
    if plain[0] or len(plain) == len(lines) or any(i + 1 == len(lines) or i + 1 in plain for i in plain):
        return False
    return not any(find_dates(line.text) for i, line in enumerate(lines) if i not in plain)


def are_rows_of_years(kind: str, lines: Sequence[Line]) -> bool:
    """True where every item has its year in a column in front: plain lines between them, dated or not, name groups.

    "Globex University · 2021-present" over "- 2023<tab>Quiet Looms<tab>Weft Fund"
    """
    if kind not in _ROWS:
        return False
    items = [line for line in lines if line.bullet]
    return len(items) >= _LEAST and all(_ROW.match(line.text) for line in items)


_ROWS, _LEAST = _LISTS | {"grants"}, 3
_ROW = re.compile(r"(?:19|20)\d\d\t\S[^\t]{8,}")


def lists_all(text: str) -> bool:
    """True for a line that lists all that its label holds for: "Referee: Loom Letters; Felt; Journal of Wool."."""
    label, colon, rest = text.partition(": ")
    return bool(colon) and len(label) < _LABEL and len(rest) > _LONG and rest.count(";") + rest.count(",") > 1


_LABEL, _LONG = 40, 60  # characters
