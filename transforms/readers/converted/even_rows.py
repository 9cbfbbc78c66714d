"""Works beside a column of years, every line of which the same gap parts from the next one.

Consumes lines of converted markdown; produces the lines of each such work, or talk, as one. A table's cell that its
author broke by hand comes so: "2013 “Looms of", two blank lines, "the Winter Towns.” Weft Letters 3.", two blank lines,
"2012 “Knots". The gaps say nothing there, and the years say all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from transforms.dates.ranges import is_date
from transforms.headings.wording import named
from transforms.readers.converted.lines import is_head, plain
from transforms.readers.converted.page_marks import page_marks
from transforms.readers.converted.torn import Start, start_of

_LISTS = frozenset(("papers", "talks"))
_LEAST, _MOSTLY, _PARTED = 2, 0.75, 0.5  # works; gaps that are alike, and lines that a gap parts from the next one
_FULL = 0.6  # of the longest line of the section, from which on a line may be broken


def with_even_rows(lines: Sequence[str]) -> list[str]:
    """The lines; in lists of works whose gaps are all alike, what stands below a year's line belongs to it."""
    heads = [at for at, line in enumerate(lines) if line and is_head(line)]
    out = list(lines)
    marks = page_marks(lines)
    for start, end in pairwise([*heads, len(lines)]):
        if _LISTS.isdisjoint(named(plain(lines[start].lstrip("# "))).kinds):
            continue
        first = start
        places = [place for place in range(start + 1, end) if lines[place].strip() and place not in marks]
        for above, at in _torn(lines, places):
            first = above if out[above] else first
            out[first], out[at] = f"{out[first].rstrip()} {lines[at].lstrip()}", ""
    return out


def _torn(lines: Sequence[str], places: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The places of lines that go on, each behind that of the line above it."""
    gaps = Counter(at - above for above, at in pairwise(places) if at - above > 1)
    starts = {at: start_of(lines[at]) for at in places}
    starts |= {at: Start.OTHER for above, at in pairwise(places) if plain(lines[above]).endswith(("–", "-"))}  # pages
    begun = [at for at, start in starts.items() if start is Start.YEAR]
    if not _LEAST <= len(begun) < len(places) or begun[0] != places[0] or any(is_date(lines[at]) for at in begun):
        return
    gap, count = gaps.most_common(1)[0] if gaps else (0, 0)
    if count < max(_LEAST, _MOSTLY * gaps.total(), _PARTED * len(places)) or any(
        start is Start.BULLET for start in starts.values()
    ):
        return
    full = _FULL * max(len(plain(lines[at])) for at in places)
    for above, at in pairwise(places):
        if at - above in (1, gap) and starts[at] is not Start.YEAR and len(plain(lines[above])) >= full:
            yield above, at
