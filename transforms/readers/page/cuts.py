"""Cuts. Consumes rows whose columns stand too close together; cuts them where other rows have their columns."""

from __future__ import annotations

import itertools
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from transforms.readers.date_patterns import NOW
from transforms.readers.page.segments import NUMBER, Row, Segment
from transforms.readers.page.word import Word
from transforms.text.patterns import MONTH, SEASON

_WIDER, _STRETCHED = 0.5, 0.9  # em of a column's gap, and of one behind a sentence, which justified text stretches
_BLANK, _DASHES = 0.35, "-–—−"  # em of a blank that the words beside a margin may begin with
_LARGER = 1.2  # of the size of the words beside a margin: that of headings in it
_NUMERAL = 2  # figures that a heading's number or a day has
_LABEL, _APART = 24, 1.2  # letters of words in the margin; usual blanks that they stand away from what is beside them
_DATE_WORD = re.compile(
    r"(?:[A-Z][a-z]{2,8}\.?,?|(?:0?[1-9]|1[0-2])/)?\d{0,2},?/?(?:19|20)\d\d[,)]?$|[-–—−&]$|[Pp]resent$|[Nn]ow$|[A-Z][a-z]{2,8}\.?,?$"
    r"|[-–—−]?(?:19|20)\d\d[-–—−](?:(?:19|20)?\d\d|[Pp]resent)?$|\d\d$"
)
_END = re.compile(rf"\d|(?:{NOW})\b", re.IGNORECASE)
_YEAR = re.compile(r"(?:19|20)\d\d\b")
_MONTH_OR_SEASON = re.compile(rf"(?:{MONTH}|{SEASON}\.?),?$")


def split_dates(rows: Sequence[Row], edge: float) -> None:
    """Cut dates off the right end of long lines, where other lines have theirs in a column at that edge."""
    ends = [
        row for row in rows if len(row.segments) > 1 and abs(row.x1 - edge) < 3 and _date_start(row.segments[-1]) == 0
    ]
    if len(ends) < 2:
        return
    for row in rows:
        last = row.segments[-1]
        at = _date_start(last) if len(row.segments) == 1 and abs(last.x1 - edge) < 3 else None
        if at:
            parts = [Segment(last.words[:at]), Segment(last.words[at:])]
            parts[0].mark, parts[0].mark_x = last.mark, last.mark_x
            row.segments[-1:] = parts


def _date_start(segment: Segment) -> int | None:
    """Where the date begins that ends the segment; None where it ends with something else."""
    words = segment.words
    at = len(words)
    while (
        at
        and _DATE_WORD.match(words[at - 1].text)
        and (
            any(map(str.isdigit, words[at - 1].text))
            or _MONTH_OR_SEASON.match(words[at - 1].text)
            or words[at - 1].text in "-–—−&"
            or words[at - 1].text.lower() in ("present", "now")
        )
    ):
        at -= 1
    text = "".join(word.text for word in words[at:])
    return at if re.search(r"(?:19|20)\d\d", text) and text[0] not in "-–—−&" else None


def column_starts(rows: Sequence[Row]) -> frozenset[int]:
    """Where columns begin on several rows, in whole points: words behind blanks as wide as a table's narrowest."""
    count = Counter(round(one.x0) for row in rows for one in row.segments[1:])
    count.update(round(x) for row in rows for one in row.segments for x in _behind_blanks(one))
    return frozenset(x for x in count if sum(count[x + step] for step in (-1, 0, 1)) >= 3)


def _behind_blanks(one: Segment) -> Iterator[float]:
    """Where words of a segment begin behind a blank that no text has unless it is stretched."""
    for before, after in itertools.pairwise(one.words):
        if after.x0 - before.x1 > _STRETCHED * one.size:
            yield after.x0


def margin_starts(pages: Sequence[Sequence[Row]]) -> frozenset[int]:
    """Where words begin beside labels that end in one place and begin in many: a margin set flush right."""
    rows = list(chain.from_iterable(pages))
    found = _labels(row.segments[0] for row in rows)
    inner = _labels(one for row in rows for one in row.segments[1:])  # labels beside those lists: two in a row
    return frozenset(
        (
            *(x for x, labels in found.items() if _is_flush_right(labels, _LEAST, _MOST)),
            *(
                x
                for x in inner
                if _is_flush_right([*chain(*(inner.get(x + by, ()) for by in (-1, 0, 1)))], _UNLIKE, _ALL)
            ),
        )
    )


def _labels(segments: Iterable[Segment]) -> dict[int, list[tuple[float, float]]]:
    """Where labels begin and end, by where the words beside them begin."""
    found: dict[int, list[tuple[float, float]]] = defaultdict(list)
    for one in segments:
        words = one.words
        for at in range(1, min(len(words), _LABEL_WORDS)):
            if words[at].x0 - words[at - 1].x1 > _WIDER * one.size:
                found[round(words[at].x0)].append((words[0].x0, words[at - 1].x1))
                break
    return found


def _around(labels: dict[int, list[tuple[float, float]]], x: int) -> list[tuple[float, float]]:
    """The labels of a place, and of those a point away: letters stand a little apart from where they begin."""
    return [one for by in (-1, 0, 1) for one in labels.get(x + by, ())]


def _is_flush_right(labels: Sequence[tuple[float, float]], least: int, share: float) -> bool:
    ends = Counter(round(end) for _, end in labels)
    usual = max(ends, key=lambda end: (ends[end], end))
    flush = [start for start, end in labels if abs(end - usual) <= _NEAR]
    return len(flush) >= least and len(flush) > share * len(labels) and len(set(map(round, flush))) >= _UNLIKE


_LABEL_WORDS, _NEAR = 5, 1.0  # words of a label, and points by which the ends of labels may differ
_LEAST, _UNLIKE, _MOST, _ALL = 4, 3, 0.7, 0.99


def cut_at(segment: Segment, starts: frozenset[int], flush: frozenset[int], main_x: float) -> list[Segment]:
    """The segment, cut where a column begins: after a wider blank, a date, words in the margin, or in another style.

    `flush`: where words begin beside a margin set flush right.
    """
    first = 2 if NUMBER.match(segment.words[0].text) else 1
    most = max(1.2, _BLANK * segment.size)
    for at in range(first, len(segment.words)):
        word, before = segment.words[at], segment.words[at - 1]
        place = round(word.x0)
        if not (-1.2 < word.x0 - main_x < most or place in starts or place in flush):
            continue
        gap = (word.x0 - before.x1) / segment.size
        is_main = abs(word.x0 - main_x) < 1.2 or place in flush
        is_main = is_main or (gap > _STRETCHED and 0 < word.x0 - main_x < _BLANK * segment.size)
        if (
            (is_main or place in starts)
            and gap > 0.2
            and not _joins_period(segment.words, at)
            and (is_main or not _is_second_half(segment.words, at))
            and (
                gap > (_STRETCHED if before.text[-1] in ".,;:" and not is_main else _WIDER)
                or (word.style ^ before.style) & 3
                or (is_main and before.size > _LARGER * word.size)
                or _is_margin(segment, at, is_main)
            )
        ):
            parts = [Segment(segment.words[:at]), Segment(segment.words[at:])]
            parts[0].mark, parts[0].mark_x = segment.mark, segment.mark_x
            return parts
    return [segment]


def _is_second_half(words: list[Word], at: int) -> bool:
    """Whether a dash stands before and the rest is a date: "2021 -" and "2023" are one period."""
    return words[at - 1].text[-1] in "-–—−" and _date_start(Segment(words[at:])) == 0


def _joins_period(words: Sequence[Word], at: int) -> bool:
    """Whether a word goes on with a date, as columns may begin there: "07/15" and "- now", "Jul" and "2013"."""
    if _YEAR.match(words[at].text) and _MONTH_OR_SEASON.match(words[at - 1].text):
        return words[at].x0 - words[at - 1].x1 <= _WIDER * words[at].size
    if words[at].text not in _DASHES or at + 1 == len(words):
        return False
    return words[at - 1].text[-1].isdigit() and _END.match(words[at + 1].text) is not None


def _is_margin(segment: Segment, at: int, is_main: bool) -> bool:
    """Whether the words before stand in the margin: a date, or a few words before the place where lines begin."""
    words = segment.words[:at]
    if _date_start(Segment(words)) == 0:
        return True
    is_label = is_main and sum(len(word.text) + 1 for word in words) < _LABEL
    return is_label and (_is_figures(words[0].text) or _is_apart(segment.words, at))


def _is_figures(text: str) -> bool:
    """True for what begins a date, as no name does ("09/17–01/19"), nor the number of a heading ("4 List of Works")."""
    return text[0].isdigit() and len(text) > _NUMERAL and not NUMBER.match(text)


def _is_apart(words: Sequence[Word], at: int) -> bool:
    """Whether the blank before a word is wider than the others of its line: any word may stand where lines begin."""
    blanks = sorted(after.x0 - before.x1 for before, after in itertools.pairwise(words))
    return words[at].x0 - words[at - 1].x1 > _APART * blanks[len(blanks) // 2]
