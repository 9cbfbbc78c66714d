"""Text filled to a margin: consumes a document's `Line`s; produces them with each paragraph or item on one line.

An editor that fills ends a line only where the next word would pass the margin (greedy filling, as POSIX `fmt`), so
a line with room for the first word of the line below was ended by its author, and all others were not.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from itertools import accumulate, pairwise
from typing import NamedTuple

from transforms.dates.ranges import is_date
from transforms.headings.wording import named
from transforms.lines.parted import ADDRESS, parts_address, parts_place
from transforms.lines.read import read_line
from transforms.model import Line, join_lines

_MARGINS = range(44, 121)  # columns; a text set wider or narrower is no text filled by an editor
_MOST = 140  # characters of a line, blanks at its ends with it
_OVER = 0.03  # share of the lines that pass the margin though they could be broken
_WORD = 14  # columns; near the margin: few words are longer
_LEAST = 6  # lines broken at the margin
_SHARE = 0.92  # of the lines that end near the margin; on pages set in print .9 at most
_TIMES = 3  # as many lines go on from near the margin as from anywhere else in its neighbourhood
_LONGEST = 40  # lines of a paragraph; readers take time that grows with a line's length
_CLOSED = frozenset(".!?:;")
_YEAR, _WIDE_YEAR = re.compile(r"(?:19|20)\d\d(?:[-–/]\d\d)?$"), 8
_DASHES, _DATE = "-–—", 16  # characters of a month with its year
_TARGET = "]("  # between a link's words and where it leads


def with_whole_lines(lines: Sequence[Line]) -> tuple[Line, ...]:
    """The lines, those that a filled text breaks at its margin, or within a date, put together; others as they are."""
    margin = _margin(lines)
    parted = [1 for above, line in _dated_pairs(lines) if _parts(above, line)]
    if not margin and not parted:
        return tuple(lines)
    groups: list[list[Line]] = []
    for line in lines:
        is_broken = groups and _is_broken(groups[-1][-1], line, margin) and not _is_ended(groups[-1], line)
        if is_broken or (groups and _parts(groups[-1][-1], line)):
            groups[-1].append(line)
        else:
            groups.append([line])
    return tuple(_joined(group) if len(group) > 1 else group[0] for group in _without_heads(groups))


def _dated_pairs(lines: Sequence[Line]) -> list[tuple[Line, Line]]:
    """Lines that may state a date together, as far as a quick look goes."""
    return [
        (above, line)
        for above, line in pairwise(lines)
        if line.text
        and (
            line.bullet != above.bullet
            or line.text[:2] in _CENTURIES
            or (line.text[0] == "(" and _is_bracketed_date(above, line))
            or above.text[-1:] in _GOING_ON
            or (len(line.text) <= _DATE and _BEGUN.search(above.text[-_WIDE_RANGE:]))
        )
    ]


def _without_heads(groups: Sequence[list[Line]]) -> list[list[Line]]:
    """The groups, an item's without what heads the next one: the items around it end in a stop, and that does not."""
    found: list[list[Line]] = []
    for group, below in pairwise([*groups, []]):
        ends = [i for i, line in enumerate(group[:-1], 1) if _is_closed(line)] if group[0].bullet else []
        is_between = ends and found and _is_whole_item(found[-1]) and _is_whole_item(below) and not below[0].gap_before
        if (
            is_between
            and len(group) - ends[-1] <= _HEAD
            and not _is_closed(group[-1])
            and group[ends[-1]].text[0].isupper()
        ):
            found += [group[: ends[-1]], group[ends[-1] :]]
        else:
            found.append(group)
    return found


def _is_whole_item(group: Sequence[Line]) -> bool:
    return bool(group) and group[0].bullet != "" and _is_closed(group[-1])


def _is_closed(line: Line) -> bool:
    return line.text.rstrip('*_)]”"')[-1:] in _CLOSED and line.text[-1] != ":"


_HEAD = 2  # lines of what heads an item


def _margin(lines: Sequence[Line]) -> int:
    """The column that the text is filled to; 0 where nothing filled it."""
    pairs = [
        _Pair.of(above, line)
        for above, line in pairwise(lines)
        if line.text and above.text and not (line.gap_before or line.heading)
        if len(above.raw) <= _MOST and _goes_on(above, line)
    ]
    if len(pairs) < _LEAST:
        return 0
    steps = Counter(pair.width for pair in pairs)
    steps.subtract(pair.width + pair.word for pair in pairs)  # the first word still fits one column further on
    broken = list(accumulate([steps.get(column, 0) for column in range(_MARGINS.stop)]))
    margin = max(_MARGINS, key=broken.__getitem__)
    if broken[margin] < _LEAST:
        return 0
    near = sum(margin - _WORD < pair.width <= margin for pair in pairs)
    room = sum(margin - 3 * _WORD < pair.width <= margin - _WORD for pair in pairs)
    full = sum(margin - _WORD < pair.width <= margin < pair.width + pair.word for pair in pairs)
    over = sum(len(line.raw) > margin and _is_over(line.raw, margin) and "\t" not in line.text for line in lines)
    fits = full >= max(_LEAST, _SHARE * near, _TIMES * room) and over <= _OVER * len(lines) + 1
    return margin if fits else 0


class _Pair(NamedTuple):
    """A line's width, and that of a blank and the first word below it, in columns."""

    width: int
    word: int

    @classmethod
    def of(cls, above: Line, line: Line) -> _Pair:
        """The measures of two lines that follow each other."""
        head = line.raw[:_MOST].lstrip()
        blank = head.find(" ")
        return cls(len(above.raw.rstrip()), 1 + (blank if blank > 0 else len(head)))


def _is_over(raw: str, margin: int) -> bool:
    """True for a line that passes the margin though it could be broken: no row of a table, none with a target.

    Where a link stands by reference, or over two lines, its reader has put words and target into one line.
    """
    return " " in raw[margin // 2 : margin] and _TARGET not in raw and raw.lstrip()[:1] != "|"


def _goes_on(above: Line, line: Line) -> bool:
    """True where nothing in a line's form parts it from the one above; what stands out ends a hanging entry."""
    is_item = line.bullet and not _ends_range(above, line)
    parted = line.gap_before or is_item or line.heading or not line.text or not above.text or above.heading
    if parted or above.trailing_break or (line.indent < above.indent and not above.bullet):
        return False
    return "\t" not in line.text and "\t" not in above.text


def _ends_range(above: Line, line: Line) -> bool:
    """True for the end of a range that was broken before its dash: "Aug 2016" over "- May 2021"."""
    if (
        line.bullet not in _DASHES
        or not line.bullet
        or len(line.text) > _DATE
        or not _YEAR.search(above.text[-_WIDE_YEAR:])
    ):
        return False
    return is_date(f"1940 - {line.text}")


def _is_broken(above: Line, line: Line, margin: int) -> bool:
    """True where a line goes on with the one above, whose margin its first word would have passed."""
    if line.text.isupper() and not above.text.isupper() and named(line.text).whole:
        return False  # a heading with no space above it
    width, word = _Pair.of(above, line)
    if width > margin and _TARGET in above.raw:
        return _goes_on(above, line)
    return margin - 2 * _WORD < width <= margin < width + word and _goes_on(above, line)


def _parts_date(above: Line, line: Line) -> bool:
    """True between a month and its year, where the line above states no other: "Intern, Turku Nov" over "2021".

    Also before the dash of a range that ends an entry, which is no bullet there: "Moss Prize, 2017" over "– 2021"; and
    within the end of a range: "Intern, Turku Nov 2021 - Fall" over "2022", "Nov 2021 -" over "Fall 2022". Before a date
    in brackets, below a long line without one: "Editorial board, Weft Letters: A Journal of Felt" over "(2021-2023)".
    """
    if line.text[:1] == "(" and _is_bracketed_date(above, line):
        return True
    if line.bullet and line.bullet != above.bullet:
        return " " in above.text and not (line.gap_before or above.trailing_break) and _ends_range(above, line)
    if len(line.text) <= _DATE and _is_rest_of_range(above, line):
        return True
    if line.text[:2] not in _CENTURIES or not (year := _FIRST_YEAR.match(line.text)) or not _goes_on(above, line):
        return False
    words, _, month = above.text.rstrip().rpartition(" ")
    return month[:1].isupper() and bool(words) and not _ANY_YEAR.search(words) and is_date(f"{month} {year[0]}")


def _parts(above: Line, line: Line) -> bool:
    """True for a line that states with the one above what no margin parts otherwise: a date, a place, an address."""
    end = above.text[-1:]
    return (
        _parts_date(above, line)
        or (end == "," and _goes_on(above, line) and parts_place(above, line))
        or (end == "/" and parts_address(above, line))
    )


_GOING_ON = (",", "/")


def _is_bracketed_date(above: Line, line: Line) -> bool:
    if len(line.text) > _WIDE_RANGE or line.gap_before or line.bullet or len(above.text) < _LONG or above.heading:
        return False
    date = line.text.rstrip(".,;").removeprefix("(").removesuffix(")")
    return not (_ANY_YEAR.search(above.text) or above.trailing_break) and is_date(date)


_LONG = 50  # characters of a line that may have gone on


def _is_rest_of_range(above: Line, line: Line) -> bool:
    """True for a date that ends the range which the line above breaks off in: "Intern, Nov 2021 - Fall" over "2022"."""
    if line.bullet or not (begun := _BEGUN.search(above.text[-_WIDE_RANGE:])) or not _goes_on(above, line):
        return False
    return " " in above.text.strip() and is_date(f"{begun['year']} - {begun['month'] or ''} {line.text}")


_BEGUN = re.compile(r"\S\s(?:\S{1,9}\s)?(?P<year>(?:19|20)\d\d) ?[-–—] ?(?P<month>[A-Z][a-z]{2,8}\.?)?$")
_WIDE_RANGE = 44  # characters from what stands before a range to the month of its end
_CENTURIES, _FIRST_YEAR, _ANY_YEAR = ("19", "20"), re.compile(r"(?:19|20)\d\d\b"), re.compile(r"\b(?:19|20)\d\d\b")


def _is_ended(group: Sequence[Line], line: Line) -> bool:
    """True where the words may end at the margin as well: a sentence of no item, a year, pages, a paragraph."""
    end = group[-1].text.rstrip('*_)]”"')
    is_dated = _YEAR.search(end[-_WIDE_YEAR:]) and not end[:-4].endswith(" the ")  # "Proceedings of the 2006" goes on
    is_stopped = not group[0].bullet and end[-1:] in _CLOSED and not _goes_on_in_citation(group, line)
    is_closed = is_stopped or is_dated or _ends_in_pages(end)
    if line.bullet:
        return False
    if ":" in line.text[:_LABEL] and _LABELLED.match(line.text) and _LABELLED.match(group[0].text):
        return True  # "Looms: Jacquard, dobby" over "Ropes: hemp"
    return len(group) >= _LONGEST or (bool(is_closed) and not line.text[0].islower() and line.text[0] != "(")


_LABELLED, _LABEL = re.compile(r"[A-Z][\w&/+-]{1,20}(?: [\w&/+-]{1,20}){0,2}: \S"), 48


def _goes_on_in_citation(group: Sequence[Line], line: Line) -> bool:
    """True where a stop ends no citation: within a title, before one and behind a shortened word.

    That is "Ada Quill. “Weft:" over "Letters of Felt,”", "Ada Quill, Bo Fern." over "“Weft,” ..." and "no. 8, pp." over
    "12-19, 2011".
    """
    opens = line.text[0] == "“"
    if line.text[0].isdigit():
        return _SHORTENED.search(group[-1].text[-_WIDE_SHORT:]) is not None
    quoted = [text for one in group if "“" in (text := one.text) or "”" in text]
    return not quoted if opens else bool(quoted) and quoted[-1].rfind("“") > quoted[-1].rfind("”")


_SHORTENED, _WIDE_SHORT = re.compile(r"[\s,(](?:pp?|vols?|nos?|chs?|arts?)\.$", re.IGNORECASE), 6


def _ends_in_pages(end: str) -> bool:
    """True for pages that a citation without a stop ends in: "2013; 114 (2): 164-171"."""
    return end[-1:].isdigit() and _PAGES.search(end[-_WIDE_PAGES:]) is not None


_PAGES, _WIDE_PAGES = re.compile(r"[:,] ?(?:pp?\. ?)?[A-Za-z]?\d{1,6}[-–]{1,2}[A-Za-z]?\d{1,6}$"), 24


def _joined(group: Sequence[Line]) -> Line:
    """Lines as one, read again as a whole: marks of style may open in one and close in another.

    A hyphen at the margin is the author's: what fills a text divides no words.
    """
    raw = group[0].raw.rstrip()
    parts = [raw]
    for line in group[1:]:
        tail = line.raw.strip()
        is_torn = (raw[-1:] == "-" and raw[-2:-1].isalpha() and tail[0].isalpha()) or ADDRESS.search(raw)
        parts += ["" if is_torn else " ", tail]
        raw = tail
    first, last = group[0], group[-1]
    one = read_line(first.number, first.start, "".join(parts), first.gap_before)
    if first.bullet and not one.bullet:  # an outline's number, which no line tells alone
        return replace(first, text=join_lines(group), end=last.end, until=last.number)
    return replace(one, end=last.end, until=last.number, indent=first.indent, trailing_break=last.trailing_break)
