"""Works without marks, gaps or indents, each ending in its year, or led by names and a year.

Consumes the rows of a region; says which begin one. A work's last line that happens to be full would go on in the next
work: "Tides, 2019." over "Moss, A. Slow deltas.", "Weft, 9, 4-9." over "Moss, A., & Reed, B. (2019). Slow deltas.".
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence

from transforms.readers.page.segments import Row

_ENDED = re.compile(r"(?:^|[ ,(])(?:19|20)\d\d[a-z]?\)?\.$")
_LED = re.compile(
    r"[A-ZÀ-Þ][\w'’-]{1,24}(?: [A-ZÀ-Þ][\w'’-]{1,24})?, [A-ZÀ-Þ]\.[^()]{0,160}"
    r"\((?:(?:19|20)\d\d|[Ii]n (?:press|review|prep)|[Ff]orthcoming|[Ss]ubmitted|[Uu]nder review|[Aa]ccepted)"
)
_TAIL, _LEAST, _NEAR = 12, 4, 2.5  # letters of a line's end; such works; points


def after_dated_works(rows: Sequence[Row]) -> frozenset[int]:
    """The places of rows below the last row of a work, in a list where most rows that end so are not full."""
    found = [at for at, (above, row) in enumerate(itertools.pairwise(rows), 1) if _is_end(above, row)]
    if len(found) < _LEAST:
        return _led_by_names(rows)
    ends = sorted(rows[at - 1].x1 for at in found)
    is_told = ends[len(ends) // 2] < max(row.x1 for row in rows) - rows[0].size
    return frozenset(found) if is_told else _led_by_names(rows)


def _is_end(above: Row, row: Row) -> bool:
    """Whether a line alone ends in a year and a full stop, and the next, flush with it, begins with a capital."""
    if len(above.segments) > 1 or above.mark or row.mark or not _ENDED.search(above.segments[0].text[-_TAIL:]):
        return False
    first = row.segments[0].words[0].text
    return abs(row.x0 - above.x0) < _NEAR and (first[0].isupper() or first[0] in '“"‘')


def _led_by_names(rows: Sequence[Row]) -> frozenset[int]:
    """The places of rows that begin with a list of names and a year, where several do and no names go on in them."""
    found = [at for at, (above, row) in enumerate(itertools.pairwise(rows), 1) if _is_led(above, row)]
    return frozenset(found) if len(found) >= _LEAST else frozenset()


def _is_led(above: Row, row: Row) -> bool:
    """Whether a line alone begins so, flush with the one above, which ends in no comma."""
    if len(row.segments) > 1 or row.mark or above.mark or row.x0 > above.x0 + _NEAR:
        return False
    return above.segments[-1].text[-1] not in ",;&-–(" and _LED.match(row.segments[0].text) is not None
