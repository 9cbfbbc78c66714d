"""Paragraphs. Consumes the rows of a region; produces `Paragraph`s, wrapped lines joined where their shape proves it.

A row goes on in the next one where it is full: the next row's first word would not have fitted on it. Indentation,
bullets, numbers, gaps and changes of style say where something new begins.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Sequence

from transforms.readers.inline import BOLD, ITALIC
from transforms.readers.page.cuts import split_dates
from transforms.readers.page.measures import Measures, right_edge, usual_leading
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.word import Word

_NUMBER = re.compile(r"(?:\[\w{1,8}\]|\(?\d{1,3}[.)]|\(?[a-k][.)]|[A-Z]{1,2}\d{1,3}[.:]?|\[\d+\]\S{0,3})$")
_REGION_ROWS = 6  # that a region must have to have a leading of its own
_NARROW = 16  # em
_NEAR = 2.5  # points by which left edges of one column may differ


class Paragraph:
    """Rows that are one line of text.

    Attributes:
        columns: the words of each column; what follows the first row goes on with the last column.
        has_gap: True where more than the usual distance lies above it.
        label: the heading in the margin beside it.
    """

    __slots__ = ("columns", "continued_x", "has_gap", "label", "last", "mark", "mark_x", "size", "text_x", "x0")

    def __init__(self, row: Row, has_gap: bool) -> None:
        """Begin with a row."""
        self.columns: list[list[Word]] = [list(one.words) for one in row.segments]
        self.x0, self.size, self.mark, self.label = row.x0, row.size, row.mark, row.label
        self.mark_x = row.segments[0].mark_x
        self.text_x = row.segments[-1].x0
        self.continued_x: float | None = None
        self.has_gap = has_gap
        self.last = row

    def add(self, row: Row) -> None:
        """Go on with a row."""
        words = row.segments[0].words
        if not _joins_hyphen(self.columns[-1], words):
            words[0].is_glued = False
        self.columns[-1] += words
        self.columns += [list(one.words) for one in row.segments[1:]]
        self.continued_x = row.x0 if self.continued_x is None else self.continued_x
        self.last = row


def paragraphs(rows: Sequence[Row], measures: Measures) -> list[Paragraph]:
    """The region's paragraphs, top down."""
    edge = wide_edge(rows, measures)
    split_dates(rows, edge)
    if len(rows) > _REGION_ROWS:
        measures = measures._replace(leading=usual_leading(rows, rows[len(rows) // 2].size))
    leading = measures.leading
    hanging = _hanging(rows, edge, leading)
    found: list[Paragraph] = []
    for row in rows:
        if found and _continues(found[-1], row, edge, measures, hanging):
            found[-1].add(row)
        else:
            found.append(Paragraph(row, not found or row.gap > max(1.22 * leading, 1.25 * row.size) or row.gap <= 0))
    return found


def wide_edge(rows: Sequence[Row], measures: Measures) -> float:
    """Where the region's full lines end: where the document's do, unless the region is a column that ends before."""
    own = right_edge(rows)
    if own > 0.75 * measures.edge:
        return measures.edge
    least = min((row.x0 for row in rows), default=0.0)
    long = sum(row.x1 > least + 0.88 * (own - least) for row in rows)
    return own if long >= 3 else measures.edge


def _hanging(rows: Sequence[Row], edge: float, leading: float) -> frozenset[int]:
    """The left edges of entries whose further lines are indented."""
    count: Counter[int] = Counter()
    for row, after in itertools.pairwise(rows):
        if (
            len(row.segments) == 1
            and not row.mark
            and not after.mark
            and after.gap < 1.2 * leading
            and row.x0 + 4 < after.x0 < row.x0 + 60
            and _is_full(row.segments[-1], after, edge)
        ):
            count[round(row.x0 / _NEAR)] += 1
    return frozenset(place + step for place, times in count.items() if times >= 2 for step in (-1, 0, 1))


def _is_full(last: Segment, row: Row, edge: float, slack: float = 0.0) -> bool:
    first = row.segments[0].words[0]
    return last.x1 + 0.2 * row.size + (first.x1 - first.x0) > edge + 0.5 - slack


def _continues(paragraph: Paragraph, row: Row, edge: float, measures: Measures, hanging: frozenset[int]) -> bool:
    last, first = paragraph.last.segments[-1], row.segments[0]
    if row.mark or row.label or not 0 < row.gap <= max(1.22 * measures.leading, 1.25 * row.size):
        return False
    is_divided = last.words[-1].text[-1] in "-–" and first.text[:1].isalnum()
    is_word = first.text[:1].islower() or is_divided
    if _begins_anew(paragraph, first, is_divided) or (not is_word and _may_begin(paragraph, row, edge)):
        return False
    if measures.is_grid and not is_word and last.words[-1].text[-1] in ".:;!?)":
        return False
    return _is_full(last, row, edge, _slack(paragraph, row, edge, is_word)) and _is_placed(
        paragraph, row, hanging, is_word
    )


def _begins_anew(paragraph: Paragraph, first: Segment, is_divided: bool) -> bool:
    """Whether another size, a number or a change to or from bold says that something new begins."""
    last = paragraph.last.segments[-1]
    if abs(first.size - last.size) > 0.08 * last.size or (_NUMBER.match(first.words[0].text) and not is_divided):
        return True
    return bool((first.words[0].style ^ last.words[-1].style) & BOLD) and (last.is_bold or first.is_bold)


def _may_begin(paragraph: Paragraph, row: Row, edge: float) -> bool:
    """Whether a line that begins with a capital may be one of its own although the one above is full.

    A venue in italics below a title without a full stop; lines that begin alike; in a narrow column any line.
    """
    last, word = paragraph.last.segments[-1].words[-1], row.segments[0].words[0]
    is_venue = bool(word.style & ~last.style & ITALIC) and last.text[-1].isalnum()
    is_alike = word.text == paragraph.columns[0][0].text
    return is_venue or is_alike or edge - paragraph.x0 < _NARROW * row.size


def _slack(paragraph: Paragraph, row: Row, edge: float, is_word: bool) -> float:
    """By how much a line may miss the right edge: more where the next one stands under the words behind a mark."""
    width, words = edge - paragraph.x0, paragraph.columns[0]
    if (
        len(paragraph.columns) == 1
        and _NUMBER.match(words[0].text)
        and len(words) > 1
        and abs(row.x0 - words[1].x0) < 2 * _NEAR
    ):
        return 0.35 * width
    if is_word:
        return 0.25 * width
    if paragraph.mark and abs(row.x0 - paragraph.x0) < _NEAR:
        return 0.12 * width
    return 0.06 * width if paragraph.continued_x is not None and row.x0 > paragraph.x0 + 4 else 0.0


def _is_placed(paragraph: Paragraph, row: Row, hanging: frozenset[int], is_word: bool) -> bool:
    """Whether a row stands where the paragraph's further lines stand."""
    if paragraph.continued_x is not None:
        return abs(row.x0 - paragraph.continued_x) < _NEAR or (is_word and abs(row.x0 - paragraph.text_x) < _NEAR)
    if row.x0 < paragraph.text_x - _NEAR:
        first = paragraph.mark_x - _NEAR if paragraph.mark else paragraph.text_x - 40
        return is_word and len(paragraph.columns) == 1 and row.x0 > first
    if row.segments[0].words[0].text.endswith(":") and paragraph.columns[0][0].text.endswith(":"):
        return False
    if (
        abs(row.x0 - paragraph.text_x) > _NEAR
        and abs(row.x1 - paragraph.last.x1) < _NEAR
        and not paragraph.mark
        and not is_word
    ):
        return False  # both lines end at the right margin: set flush right
    is_flush = row.x0 < paragraph.text_x + _NEAR
    if is_flush and not paragraph.mark and not is_word and len(paragraph.columns) == 1:
        return round(paragraph.x0 / _NEAR) not in hanging
    return row.x0 < paragraph.text_x + 60


def continues_over_page(paragraph: Paragraph, row: Row, edge: float, measures: Measures, *, is_first: bool) -> bool:
    """Whether a page's first rows go on with the last paragraph of the page before."""
    if is_first:
        row.gap = measures.leading
    last = paragraph.last.segments[-1].words[-1].text
    if not _continues(paragraph, row, edge, measures, frozenset()):
        return False
    return row.segments[0].text[:1].islower() or paragraph.continued_x is not None or last[-1] not in ".:;"


def begins_entry(paragraph: Paragraph, before: Sequence[Sequence[Paragraph]]) -> bool:
    """Whether a page's first paragraph begins something: by its looks, or as most of its kind had a gap above them."""
    if paragraph.mark:
        return False
    if (
        len(paragraph.columns) > 1
        or paragraph.columns[0][0].style & BOLD
        or _NUMBER.match(paragraph.columns[0][0].text)
    ):
        return True
    alike = [one.has_gap for region in before for one in region if not one.mark and abs(one.x0 - paragraph.x0) < _NEAR]
    return 2 * sum(alike) > len(alike)


def _joins_hyphen(words: list[Word], after: list[Word]) -> bool:
    """Join a word that was divided at the line's end. A hyphen of the word's own stays."""
    text = words[-1].text
    if text[-1] not in "-–" or len(text) < 2:
        return False
    if text[-1] == "-" and after[0].text[:1].islower() and text[-2].isalpha() and "-" not in text[:-1]:
        words[-1].text = text[:-1]
    elif not after[0].text[:1].isalnum():
        return False
    after[0].is_glued = True
    return True
