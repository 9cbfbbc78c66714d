"""Columns and sidebars. Consumes the segments of a page; produces regions to be read one after the other.

Dates in a margin and places on the right are no columns: each of their lines stands on the baseline of a line beside
it. Columns have lines of their own.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Sequence
from statistics import median_low

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.page.dated_columns import begin_dated
from transforms.readers.page.margin_dates import has_near, is_date, is_margin_of_dates
from transforms.readers.page.segments import Segment

Region = list[Segment]

_BIN, _MOST_BINS = 3.0, 5000  # points; a page is 14,400 points wide at the most, a damaged one says more
_DEPTH, _LEAST_LINES = 3, 5
_LEAST_STARTS, _BEFORE = 8, 2.5  # segments that begin behind a gutter, and points from them into it
_GUTTER, _VALLEY = 7.0, 6.0
_ALIGNED = 0.16  # em by which baselines of one line may differ
_BESIDE, _LEAST_BESIDE = 0.9, 0.3  # em between lines of two columns, and the share of lines so near to others
_DENSE_ROWS, _DENSE_LENGTH = 12, 26
_DATES = 0.8  # of a margin: they belong to the lines beside them, though these are set in another size
_MOSTLY = 0.6  # of a margin's words, that are dates
_LABEL = 14  # letters that labels in a margin have on average
_HEADING_WORDS, _LEAST_HEADINGS, _LEAST_UNDER = 4, 3, 3
_NUMBERED = re.compile(r"(?:\d{1,2}|[IVX]{1,4}|[A-M])[.)]? +")
_OPEN = re.compile(r"[,;]$|\b(?:the|of|for|in|and|at)$")  # a line of an entry that goes on
_LARGER, _LEAST_LARGER, _ENOUGH_LARGER = 1.15, 2, 5  # of a side's usual size; headings of a side, and of both
_CELLS = 3  # words side by side that are a table's row


def regions(segments: Region, depth: int = 0, *, has_margin: bool = False, main_x: float = 0.0) -> list[Region]:
    """The page's regions in reading order. `has_margin`: words in the margin are labels, and no column of their own.

    `main_x`: where the words beside a margin begin, if that is known; no column ends before it.
    """
    if depth >= _DEPTH or len(segments) < 2 * _LEAST_LINES:
        return [segments] if segments else []
    split = _best_split(segments, has_margin, main_x)
    if split is None:
        return [segments]
    above, left, right, below = split
    found: list[Region] = []
    for part in (above, left, right, below):
        found += regions(part, depth + 1, has_margin=has_margin, main_x=main_x)
    return found


def _best_split(segments: Region, has_margin: bool, main_x: float) -> tuple[Region, Region, Region, Region] | None:
    best, best_score = None, 0.0
    for x in _gutters(segments):
        split = _split(segments, x, has_margin) if x > main_x else None
        if split is None:
            continue
        inside = len(split[1]) + len(split[2])
        score = min(len(split[1]), len(split[2])) * inside / len(segments) + 0.01 * inside
        if score > best_score:
            best, best_score = split, score
    return best


def _gutters(segments: Region) -> list[float]:
    """The middles of the intervals of x that few segments cross."""
    left, right = min(min(one.x0, one.mark_x) for one in segments), max(one.x1 for one in segments)
    width = right - left
    size = max(_BIN, width / _MOST_BINS)
    count = int(width / size) + 2
    change = [0] * (count + 1)
    for one in segments:
        change[int((min(one.x0, one.mark_x) - left) / size)] += 1
        change[int((one.x1 - left) / size) + 1] -= 1
    cover, level = [], 0
    for step in change[:count]:
        level += step
        cover.append(level)
    limit = _most_crossing(segments)
    found: list[float] = []
    start = None
    for at, value in enumerate([*cover, limit + 1]):
        if value <= limit and start is None:
            start = at
        elif value > limit and start is not None:
            found += _middles(cover, start, at, left, size)
            start = None
    found += _before_starts(segments)
    return [x for x in found if left + 0.12 * width < x < right - 0.12 * width]


def _before_starts(segments: Region) -> list[float]:
    """The places right before many segments that begin in one: a gutter may be narrow, or part a page's upper half."""
    starts = Counter(round(min(one.x0, one.mark_x)) for one in segments)
    return [x - _BEFORE for x, count in starts.items() if count >= _LEAST_STARTS]


def _middles(cover: list[int], start: int, end: int, left: float, size: float) -> list[float]:
    """The middle of the emptiest part of an interval, and of other parts between places that many segments cover.

    A page of two columns may have dates in a margin of each: few lines cross that margin, and as few the gutter, which
    is narrower.
    """
    least = min(cover[start:end])
    bins = [at for at in range(start, end) if cover[at] == least]
    found = [bins[len(bins) // 2]] if (end - start) * size >= _GUTTER else []
    at = start
    for value, run in itertools.groupby(cover[start:end]):
        next_at = at + len(list(run))
        walls = min(cover[at - 1] if at else 0, cover[next_at] if next_at < len(cover) else 0)
        if (next_at - at) * size >= _VALLEY and walls >= value + _LEAST_LINES:
            found.append((at + next_at) // 2)
        at = next_at
    return [left + (at + 0.5) * size for at in dict.fromkeys(found)]


def _split(segments: Region, x: float, has_margin: bool) -> tuple[Region, Region, Region, Region] | None:
    """Cut the segments at a gutter, over the longest stretch that nothing crosses; None where that makes no columns."""
    over = [one for one in segments if one.x0 < x < one.x1]
    crossing = sorted((one.base for one in over), reverse=True)
    bounds = [float("inf"), *crossing, float("-inf")]
    top, bottom = max(
        itertools.pairwise(bounds), key=lambda pair: sum(pair[1] < one.base < pair[0] for one in segments)
    )
    inside = [one for one in segments if bottom < one.base < top]
    left, right = [one for one in inside if one.x1 <= x], [one for one in inside if one.x0 >= x]
    if len(crossing) > _most_crossing(segments) and (has_margin or not _have_headings(left, right)):
        return None  # a part of the page: only headings tell its columns from a table
    if not _are_columns(left, right, has_margin) or _take_turns(left, right, over):
        return None
    below = [one for one in segments if one.base <= bottom]
    last = min(inside, key=lambda one: one.base)  # columns hold lines
    size = median_low([one.size for one in inside])
    if below and not has_margin and is_heading(last, size):  # of what stands below the columns
        left, right = ([one for one in side if one is not last] for side in (left, right))
        below = [last, *below]
    return [one for one in segments if one.base >= top], left, right, below


def _most_crossing(segments: Region) -> int:
    """How many lines may cross the gutter of a page's columns."""
    return max(1, len(segments) // 5)


def _are_columns(left: Region, right: Region, has_margin: bool) -> bool:
    """Columns have lines of their own; or both sides are full of long lines."""
    rows = [_baselines(left), _baselines(right)]
    few, many = sorted(rows, key=len)
    if len(few) < _LEAST_LINES or any(sum(map(is_date, side)) > _DATES * len(side) for side in (left, right)):
        return False
    size = left[0].size
    margins = any(
        is_margin_of_dates(*pair, _ALIGNED * size, is_heading) for pair in ((left, rows[1]), (right, rows[0]))
    )
    if margins or begin_dated(left, right):
        return False
    aligned = sum(has_near(base, many, _ALIGNED * size) for base in few)
    if aligned < 0.55 * len(few):
        return True
    headed = _have_headings(left, right) or _have_larger(left, right)
    if not has_margin and headed and not _are_labels(left, right):
        return True
    return all(
        len(bases) >= _DENSE_ROWS and _mean_length(side) >= _DENSE_LENGTH
        for bases, side in zip(rows, (left, right), strict=True)
    )


def _take_turns(left: Region, right: Region, over: Region) -> bool:
    """True where lines far to the right go on with short ones above them, and others from the same place are long.

        2024        Looms that walk, and what the weavers of Lund say of it
                                  Weft Workshop
        2023        Chair
                                  NLPCC

    Hardly a line stands beside one of the other side: in two columns most do.
    """
    starts = {round(one.x0) for one in left}
    if not any(round(one.x0) in starts for one in over):
        return False
    few, many = sorted((_baselines(left), _baselines(right)), key=len)
    return sum(has_near(base, many, _BESIDE * left[0].size) for base in few) < _LEAST_BESIDE * len(few)


def _are_labels(left: Region, right: Region) -> bool:
    """True for short labels, each beside the line that it belongs to, and none beside a heading: "Journals", "2019".

    Or for dates for the most part, each beside a line: headings may stand among them, in the margin themselves.
    """
    near = _ALIGNED * left[0].size
    dates = [one.base for one in left if is_date(one)]
    if len(dates) >= _MOSTLY * len(left) and all(has_near(base, _baselines(right), near) for base in dates):
        return True
    beside, heads = _baselines(right), sorted(one.base for one in right if is_heading(one))
    return _mean_length(left) <= _LABEL and all(
        has_near(one.base, beside, near) and not (heads and has_near(one.base, heads, near)) for one in left
    )


def _have_headings(left: Region, right: Region) -> bool:
    """Headings of sections on both sides: each side is read for itself, though its lines may stand in one grid.

    A margin of headings is no column: hardly anything but headings and dates stands in it. Nor do words side by side
    head anything: they name the columns of a table. A sidebar may hold the owner's address below a heading of its own.
    """
    found = [_headings(left, right), _headings(right, left)]
    worded = [sum(not is_date(one) for one in side) for side in (left, right)]
    is_margin = any(words < _LEAST_UNDER * count for words, count in zip(worded, found, strict=True))
    least = _LEAST_HEADINGS - any("@" in one.text for one in min(left, right, key=len))
    return min(found) >= 1 and sum(found) >= least and not is_margin


def _have_larger(left: Region, right: Region) -> bool:
    """Lines in larger letters on both sides, each alone on its line and beside no other such, with lines under them."""
    found = [_larger(left), _larger(right)]
    bases = [_baselines(one) for one in found]
    near = _ALIGNED * left[0].size
    apart = [
        sum(not has_near(base, other, near) for base in own) for own, other in zip(bases, reversed(bases), strict=True)
    ]
    worded = [sum(not is_date(one) for one in side) for side in (left, right)]
    under = all(words >= _LEAST_UNDER * len(one) for words, one in zip(worded, found, strict=True))
    return under and min(apart) >= _LEAST_LARGER and sum(apart) >= _ENOUGH_LARGER


def _larger(side: Region) -> Region:
    """The lines of a side that stand alone and are larger than most of its words."""
    sizes = Counter[float]()
    for one in side:
        sizes[one.size] += len(one.text)
    usual = max(sizes, key=lambda size: sizes[size])
    own = Counter(round(one.base, 1) for one in side)
    return [one for one in side if one.size >= _LARGER * usual and own[round(one.base, 1)] == 1]


def _headings(side: Region, other: Region) -> int:
    """How many headings stand alone on their lines of a side, and beside no row of cells on the other."""
    own, beside = (Counter(round(one.base, 1) for one in region) for region in (side, other))
    bare = (one for one in side if own[round(one.base, 1)] == 1 and beside[round(one.base, 1)] < _CELLS)
    size = median_low([one.size for one in side]) if side else 0.0
    return sum(is_heading(one, size) for one in bare)


def is_heading(one: Segment, size: float = 0.0) -> bool:
    """Whether a line names a section; `size`: that of the text, above which a heading may be in small letters."""
    is_large = 0 < _LARGER * size < one.size
    text = (_NUMBERED.sub("", one.text) if is_large or one.is_bold else one.text).rstrip(":")
    words = text.count(" ") + 1
    may = words <= _HEADING_WORDS and not one.mark and (text[:1].isupper() or is_large) and not _OPEN.search(text)
    return may and named(text).whole and not is_role(text) and not is_faint(text)


def _baselines(segments: Sequence[Segment]) -> list[float]:
    return sorted({round(one.base, 1) for one in segments})


def _mean_length(segments: Sequence[Segment]) -> float:
    return sum(len(one.text) for one in segments) / len(segments)
