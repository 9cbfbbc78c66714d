"""Sidebars in layout text. Consumes the lines of each page; produces the main column's, and each sidebar's apart.

Both columns have headings of sections, so each is read for itself; what shows the place of their gutter are wide blanks
before words that begin near one place on line after line. Letters are of unlike width, so that on single lines the
sidebar begins some columns to the left, behind one blank or none ("2019 – 2021 Commission", "2017Industrial").
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import takewhile
from typing import NamedTuple

from transforms.headings.wording import is_faint, is_role, named
from transforms.readers.date_patterns import RANGE
from transforms.readers.layout.pieces import pieces_of
from transforms.readers.layout.side_places import BEFORE, BEHIND, BULLET, is_sure, place_on

Page = list[str]

_LEAST_COLUMN, _LEAST_BEHIND = 20, 18  # columns before a gutter, and behind it
_LEAST_SURE, _LEAST_BOTH = 8, 4  # lines that show the gutter, and those of them with words on both sides
_MOST_TIGHT = 3  # lines in a row that do not show it
_CANDIDATES, _LEAST_HEADS, _UNDER, _LEAST_DATES = 6, 3, 2, 3
_OF_MARGIN = 4  # of the lines of a margin with dates, one of so many is a date at least
_MOST_ADDRESS, _MOST_TITLE = 10, 6  # lines
_LABEL = 14  # letters that labels in a margin have on average
_NARROW = 0.75  # of the other column's width, from which on neither is a sidebar
_SAME_GRID = 0.6  # of the shorter column's lines that stand beside others
_LONGEST = 40  # letters of a heading
_SHORT = 8  # columns by which a paragraph's last line ends before the column does
_DATE = re.compile(rf"(?:since |from |until )?{RANGE}", re.IGNORECASE)
_BEGUN = re.compile(r"[A-ZÀ-Þ0-9“\"•●○▪■◦▷\[–-]")
_GAP = re.compile(r"(?<=\S) (?=[A-ZÀ-Þ])")


class Cut(NamedTuple):
    """A page's stretch with a sidebar: its lines, the lines behind it, and the place of each line's gutter."""

    start: int
    end: int
    places: list[int]


def with_sides_apart(pages: Sequence[Page]) -> tuple[list[Page], list[str]]:
    """The pages' lines without their sidebars, and these: a page behind one with a sidebar may go on with it."""
    main: list[Page] = []
    sides: list[str] = []
    known = 0
    for page in pages:
        cut = _best_cut(page, known)
        if cut is None:
            main.append(list(page))
            continue
        cut = _below_title(page, cut)
        known = max(Counter(cut.places).items(), key=lambda item: item[1])[0]
        rest, side = _apart(page, _with_heading_above(page, cut))
        main.append(rest)
        sides.append("\n".join(side))
    return main, sides


def _with_heading_above(page: Page, cut: Cut) -> Cut:
    """The cut with the line above it, where a heading's large letters left one blank behind a word of the sidebar.

    That word ends where others of the sidebar do: "   Looms Education" over "   Felts   2012 - 2016 PhD".
    """
    line = page[cut.start - 1].rstrip() if cut.start else ""
    ends = Counter(len(one[:at].rstrip()) for one, at in zip(page[cut.start : cut.end], cut.places, strict=True))
    for gap in _GAP.finditer(line):
        flush = sum(ends[gap.start() + step] for step in (-1, 0, 1))
        if flush >= _LEAST_BOTH and _heads(line[gap.end() :]):
            return Cut(cut.start - 1, cut.end, [gap.end(), *cut.places])
    return cut


def _below_title(page: Page, cut: Cut) -> Cut:
    """The cut without the lines above all words of the right column, where a blank line parts them from it.

    A name over two columns is as narrow as the sidebar: "Ada Moss" over "Contact      Experience".
    """
    beside = next((at for at, place in enumerate(cut.places) if place < len(page[cut.start + at])), 0)
    above = page[cut.start : cut.start + beside]
    if not beside or any(line.strip() for line in page[: cut.start]) or above[-1].strip() or beside > _MOST_TITLE:
        return cut
    return Cut(cut.start + beside, cut.end, cut.places[beside:])


def _best_cut(page: Page, known: int) -> Cut | None:
    """The cut that shows on the most lines; None where no gutter parts two columns with headings of their own."""
    found = [
        (sure, cut)
        for column in _candidates(page)
        for is_known in (abs(column - known) <= BEHIND,)
        for sure, cut in (_stretch(page, column, is_known=is_known),)
        if cut and (is_known or _have_headings(page, cut))
    ]
    found = [one for one in found if not any(_holds(page, other, one[1]) for _, other in found)]
    return max(found, key=lambda one: one[0])[1] if found else None


def _holds(page: Page, left: Cut, right: Cut) -> bool:
    """True where the column behind the left gutter has dates in a margin of its own, before the right gutter."""
    low, high = max(left.start, right.start), min(left.end, right.end)
    places = zip(left.places[low - left.start :], right.places[low - right.start :], strict=False)
    between = [line[a:b].strip() for line, (a, b) in zip(page[low : max(low, high)], places, strict=False) if a < b]
    return sum(_DATE.fullmatch(one) is not None for one in between) >= _LEAST_DATES


def _candidates(page: Page) -> list[int]:
    """The places at which words begin behind wide blanks most often, or marks of items inside a line."""
    starts: Counter[int] = Counter()
    for line in page:
        if "  " in line:
            starts.update(piece.start for piece in pieces_of(line) if piece.start >= _LEAST_COLUMN)
        starts.update(match.start() for match in BULLET.finditer(line, _LEAST_COLUMN))
    return [column for column, count in starts.most_common(_CANDIDATES) if count >= _LEAST_BOTH]


def _stretch(page: Page, column: int, *, is_known: bool) -> tuple[int, Cut | None]:
    """How many lines show the gutter in the longest stretch that nothing crosses, and its cut.

    `is_known`: the page before has its gutter there, so that one line with words on both sides is enough.
    """
    best, best_sure = None, 0
    for start, end, places, sure in _runs(page, column):
        widest = max((len(line) for line in page[start:end]), default=0)
        both = _beside(page[start:end], places, is_known=is_known)
        is_address = any("@" in line[:place] for line, place in zip(page[start:end], places, strict=True))
        if sure > best_sure and both >= _LEAST_BOTH - is_address and widest - column >= _LEAST_BEHIND:
            best, best_sure = Cut(start, end, places), sure
    return (best_sure, best) if best_sure >= _LEAST_SURE else (0, None)


def _beside(lines: Sequence[str], places: Sequence[int], *, is_known: bool) -> int:
    """How many lines that show the gutter have words before it, set flush with the page's left edge or the gutter."""
    words = [line[:place].rstrip() for line, place in zip(lines, places, strict=True) if is_sure(line, place)]
    words = list(filter(None, words))
    if is_known:
        return _LEAST_BOTH if words else 0
    ends = Counter(map(len, words))
    flush = {at for at, count in ends.items() if at and count + ends[at - 1] + ends[at + 1] >= _LEAST_BOTH}
    starts = {len(one) - len(one.lstrip()) for one in words if len(one) in flush}
    is_right = len(starts) >= _LEAST_BOTH
    if not is_right and _are_set_right(words):
        return len(words)
    return sum(bool(one[:1].strip()) or (is_right and len(one) in flush) for one in words)


def _are_set_right(words: Sequence[str]) -> bool:
    """True for lines that end near one place and begin far apart: set to the right, in letters of unlike width."""
    starts, ends = sorted(len(one) - len(one.lstrip()) for one in words), sorted(map(len, words))
    return (
        len(words) >= _LEAST_BOTH
        and 2 * (ends[-1] - ends[0]) <= starts[-1] - starts[0]
        and ends[-1] - ends[0] <= BEFORE
    )


def _runs(page: Page, column: int) -> Iterator[tuple[int, int, list[int], int]]:
    """(first line, line behind the last, gutters, lines that show it) of the stretches that no line crosses."""
    start, places, sure, last, tight = 0, list[int](), 0, 0, 0
    for at, line in enumerate(page):
        place = place_on(line, column)
        shows = place >= 0 and is_sure(line, place)
        tight = 0 if shows else tight + (place > 0 and line[max(0, place - 2) : place + 1].strip() != "")
        if place < 0 or tight > _MOST_TIGHT:
            if sure:
                last += _goes_on(page, last, places[last - start :])
                yield start, last, places[: last - start], sure
            start, places, sure, tight = at + 1, [], 0, 0
            continue
        if not sure and not shows:
            start, places = at + 1, []
            continue
        places.append(place)
        sure, last = sure + shows, at + 1 if shows else last
    if sure:
        last += _goes_on(page, last, places[last - start :])
        yield start, last, places[: last - start], sure


def _goes_on(page: Page, at: int, places: Sequence[int]) -> int:
    """How many lines more the left column has, without a blank one; one where the sidebar has it behind one blank."""
    if len(places) > 1 and 0 < places[0] < len(page[at]):
        return int(bool(page[at + 1].strip()) and len(page[at + 1]) <= places[1])
    if not page[at - 1][:1].strip():
        return 0
    lines = takewhile(lambda one: one[0][:1].strip() and one[1] == len(one[0]), zip(page[at:], places, strict=False))
    return sum(1 for _ in lines)


def _have_headings(page: Page, cut: Cut) -> bool:
    """Headings of sections on both sides, and other lines under them: a margin holds headings alone."""
    parts = [
        (line[:place].strip(), line[place:].strip())
        for line, place in zip(page[cut.start : cut.end], cut.places, strict=True)
    ]
    sides = [list(filter(None, side)) for side in zip(*parts, strict=True)]
    heads = [sum(map(_heads, side)) for side in sides]
    under = all(len(side) - head >= _UNDER * head for side, head in zip(sides, heads, strict=True))
    dates = sum(bool(right) and _DATE.fullmatch(left) is not None for left, right in parts)
    few = min(map(len, sides))
    has_address = any("@" in words for side in sides if len(side) == few for words in side)
    has_dates = dates >= _LEAST_DATES and _OF_MARGIN * dates > len(sides[0]) - heads[0]
    has_margin = has_dates or any(map(_is_margin, sides))
    if has_address and not min(heads) and _LEAST_BOTH <= few <= _MOST_ADDRESS:  # it needs no heading of its own
        return sum(heads) >= _LEAST_HEADS - 1 and dates < _LEAST_DATES
    return min(heads) > 0 and sum(heads) >= _LEAST_HEADS - has_address and under and not has_margin


def _is_margin(side: Sequence[str]) -> bool:
    """True where most lines are dates, or short labels: they belong to the words beside them."""
    dates = sum(_DATE.fullmatch(words) is not None for words in side)
    is_short = sum(map(len, side)) <= _LABEL * len(side) and not any("@" in words for words in side)
    return 2 * dates > len(side) or is_short


def _heads(words: str) -> bool:
    if not words[:1].isalpha() or len(words) > _LONGEST or words[-1] in ".,;:":
        return False
    said = named(words)
    return said.whole and not (words[0].islower() and said.weak) and not (is_role(words) or is_faint(words))


def _apart(page: Page, cut: Cut) -> tuple[Page, Page]:
    """The page with the wider column alone in the stretch, and the narrower one; both in turn where none is wider."""
    lines = page[cut.start : cut.end]
    indent = min((place for line, place in zip(lines, cut.places, strict=True) if place < len(line)), default=0)
    pairs = [
        (line[:place].rstrip(), " " * (place - indent) + line[place:])
        for line, place in zip(lines, cut.places, strict=True)
    ]
    left, right = _column([(own, other) for own, other in pairs]), _column([(own, other) for other, own in pairs])
    widths = [max(map(len, side), default=0) for side in (left, right)]
    wide, narrow = (left, right) if widths[0] >= widths[1] else (right, left)
    end = cut.end
    if min(widths) > _NARROW * max(widths):
        end += _to_heading(page[cut.end :])
        wide, narrow = ["", *left, *page[cut.end : end], "", *right, ""], []
    return [*page[: cut.start], *wide, *page[end:]], "\n".join(narrow).rstrip().split("\n")


def _to_heading(lines: Sequence[str]) -> int:
    """How many lines below two columns are the left one's, as the longer of the two goes on to the next heading."""
    return next((at for at, line in enumerate(lines) if line[:1].strip() and _heads(line.strip())), 0)


def _column(pairs: Sequence[tuple[str, str]]) -> Page:
    """One column's lines. Where only the other has words, there is a blank line if it parts something."""
    rows = [(own.rstrip(), bool(other.strip())) for own, other in pairs]
    worded = [row for row in rows if row[0]]
    beside = sum(is_beside for _, is_beside in worded)
    is_grid = beside >= _SAME_GRID * min(len(worded), sum(is_beside for _, is_beside in rows))
    right = max((len(own) for own, _ in rows), default=0)
    out: Page = []
    for at, (own, is_beside) in enumerate(rows):
        if own or not is_beside:
            out.append(own)
            continue
        below = next((words.strip() for words, _ in rows[at + 1 :] if words), "")
        parts = is_grid and out and _ends(out[-1], right) and _BEGUN.match(below or "A")
        out += [""] if parts or (below and _heads(below)) else []
    return out


def _ends(line: str, right: int) -> bool:
    """True for a line that may be an entry's last: it ends short of the column's edge, or in a date."""
    return len(line) <= right - _SHORT or line[-1:].isdigit() or line[-1:] in ".)!?”" or line.endswith("resent")
