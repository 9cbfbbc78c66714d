"""Entries beside dates. Consumes what stands on both sides of a gutter; says whether dates begin what is behind it."""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Sequence

from transforms.readers.page.margin_dates import LEADING, is_date
from transforms.readers.page.segments import Segment

_BEGUN = 3  # dated lines on the right


def begin_dated(left: Sequence[Segment], right: Sequence[Segment]) -> bool:
    """Whatever stands on the right begins beside a date: entries of several lines, whose dates stand in a margin.

    So does a table's last column, where lines that do not are wrapped cells, or the names of its columns.
    """
    beside: dict[float, list[Segment]] = defaultdict(list)
    for one in left:
        beside[round(one.base, 1)].append(one)
    edge = max(one.x1 for one in right)
    dates, above = 0, None
    for base, lines in itertools.groupby(sorted(right, key=_from_top), key=lambda one: round(one.base, 1)):
        cells, line = beside.get(base, []), list(lines)
        is_dated = any(map(is_date, cells))
        if not (is_dated or _goes_on(above, line[0], edge, is_free=not cells) or _names_columns(cells, line)):
            return False
        dates, above = dates + is_dated, line[-1]
    return dates >= _BEGUN


def _from_top(one: Segment) -> tuple[float, float]:
    return -round(one.base, 1), one.x0


def _goes_on(above: Segment | None, one: Segment, edge: float, *, is_free: bool) -> bool:
    """Whether a line stands right below another; where words stand beside it, whether it does not fit on that one."""
    if above is None or above.base - one.base > LEADING * one.size:
        return False
    return is_free or above.x1 + one.words[0].x1 - one.words[0].x0 > edge


def _names_columns(cells: Sequence[Segment], line: Sequence[Segment]) -> bool:
    """Whether a line is one of bold cells, as over a table: "Dates", "Title", "Institution"."""
    return len(cells) > 1 and all(one.is_bold for one in (*cells, *line))
