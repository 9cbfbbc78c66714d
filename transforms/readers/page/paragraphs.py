"""Paragraphs. Consumes the rows of a region; produces `Paragraph`s, wrapped lines joined where their shape proves it.

A row goes on in the next one where it is full: the next row's first word would not have fitted on it. Indentation,
bullets, numbers, gaps and changes of style say where something new begins.
"""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Sequence

from transforms.headings.wording import named
from transforms.readers.date_patterns import MONTH, NOW
from transforms.readers.inline import BOLD, ITALIC
from transforms.readers.page.addresses import is_address
from transforms.readers.page.cells import whole_cells
from transforms.readers.page.cuts import split_dates
from transforms.readers.page.dated_works import after_dated_works
from transforms.readers.page.edges import right_edge, usual_leading
from transforms.readers.page.grid_wraps import wrapped
from transforms.readers.page.margin_dates import is_date
from transforms.readers.page.measures import Measures
from transforms.readers.page.narrow_items import narrow_items
from transforms.readers.page.paragraph import Paragraph
from transforms.readers.page.segments import Row, Segment
from transforms.readers.page.small_gaps import parted_by_gaps
from transforms.readers.page.stacked_lines import date_lines, own_lines
from transforms.readers.page.wrapped_titles import (
    is_bold_on,
    is_byline,
    is_last_year,
    is_list_of_names,
    is_quoted,
    leads_bold,
    parts_name,
)
from transforms.text.dated_labels import are_dated_labels
from transforms.text.torn_phrases import parts_phrase
from transforms.text.unfinished import is_unfinished

_NUMBER = re.compile(
    r"(?:\[\w{1,8}\]:?|\(?\d{1,3}[.)]|[1-9]\d?(?:\.[1-9]\d?){1,3}|\(?[a-k][.)]|[A-Z]{1,2}\d{1,3}[.:]?|\[\d+\]\S{0,3})$"
)
_SINCE, _UNTIL = re.compile(r"(?:19|20)\d\d[-–]$"), re.compile(rf"(?:{NOW}|{MONTH})\b", re.IGNORECASE)
_BARE, _QUOTES = re.compile(r"(?:^|[-–—,/])(?:19|20)\d\d$|^(?:\d{4}[-–—])?present$"), frozenset('“"‘«')
_YEARS = re.compile(r"(?:19|20)\d\d(?:[-–—](?:(?:19|20)?\d\d|present|)?)?[:,.]?$")
_LEADING = 1.28  # of a size: LaTeX sets its larger ones 1.25 and 1.27 apart
_LEAST_ALIKE, _REGION_ROWS = 3, 6  # rows, or names, alike; rows of a region that has a leading of its own
_NARROW, _SHORT = 16, 6  # em, of a column, and by which its last line may end before it does
_NEAR = 2.5  # points by which left edges of one column may differ


def paragraphs(rows: Sequence[Row], measures: Measures) -> list[Paragraph]:
    """The region's paragraphs, top down."""
    edge = wide_edge(rows, measures)
    split_dates(rows, edge)
    if len(rows) > _REGION_ROWS:
        measures = measures._replace(leading=usual_leading(rows, rows[len(rows) // 2].size))
    leading = measures.leading
    rows = whole_cells(rows, edge, leading)
    hanging, starts = _hanging(rows, edge, leading), _starts(rows)
    begun, more = (frozenset(), wrapped(rows, edge)) if measures.is_grid else parted_by_gaps(rows, edge)
    going = more if measures.is_grid else more | narrow_items(rows, edge, leading)
    apart = own_lines(rows, edge, leading) | date_lines(rows, edge) | after_dated_works(rows) | begun
    found: list[Paragraph] = []
    for at, row in enumerate(rows):
        last = found[-1] if found else None
        is_new = at in apart or (last is not None and _is_start(row, last, starts))
        if at in going or (last and not is_new and _continues(last, row, edge, measures, hanging)):
            found[-1].add(row)
        else:
            is_near = 0 < row.gap <= max(1.22 * leading, _LEADING * row.size)
            found.append(Paragraph(row, not (found and is_near)))
    return found


def wide_edge(rows: Sequence[Row], measures: Measures) -> float:
    """Where the region's full lines end: where the document's do, unless the region is a column that ends before."""
    own = right_edge(rows)
    if own > 0.75 * measures.edge:
        return measures.edge
    least = min((row.x0 for row in rows), default=0.0)
    return own if sum(row.x1 > least + 0.88 * (own - least) for row in rows) >= 3 else measures.edge


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


def _starts(rows: Sequence[Row]) -> frozenset[tuple[str, str]]:
    """Two words with which several rows begin, as the owner's name does in a list of papers."""
    firsts = (row.segments[0].words[:2] for row in rows)
    count = Counter((words[0].text, words[1].text) for words in firsts if len(words) > 1)
    return frozenset(words for words, times in count.items() if times >= _LEAST_ALIKE and words[0][0].isupper())


def _is_start(row: Row, above: Paragraph, starts: frozenset[tuple[str, str]]) -> bool:
    """Whether a row begins as several do, below what is over: a stop, or a title in bold and the row in bold too."""
    words, last = row.segments[0].words, above.columns[-1][-1]
    if len(words) < 2 or (words[0].text, words[1].text) not in starts or len(above.columns) > 1:
        return False
    is_below_title = above.last.segments[-1].is_bold and all(word.style & BOLD for word in words[:2])
    is_over = last.text[-1] == "." and row.x0 < above.x0 + _NEAR
    return is_over or (
        is_below_title and row.x0 > above.x0 + _NEAR and last.text[-1] not in ",&" and last.text != "and"
    )


def _place(paragraph: Paragraph) -> int:
    return round(paragraph.x0 / _NEAR)


def _is_full(last: Segment, row: Row, edge: float, slack: float = 0.0) -> bool:
    first = row.segments[0].words[0]
    return last.x1 + 0.2 * row.size + (first.x1 - first.x0) > edge + 0.5 - slack


def _continues(paragraph: Paragraph, row: Row, edge: float, measures: Measures, hanging: frozenset[int]) -> bool:
    last, first = paragraph.last.segments[-1], row.segments[0]
    is_near = 0 < row.gap <= max(1.22 * measures.leading, _LEADING * row.size)
    if row.mark or row.label or not is_near or _heads(row, last) or is_address(row, last):
        return False
    is_large = measures.level(first.size) > 1
    is_divided = last.words[-1].text[-1] in "-–" and first.text[:1].isalnum() and not _is_open(last, first)
    is_word = first.text[:1].islower() or is_divided or parts_name(paragraph.columns[-1], first)
    said = " ".join(word.text for word in paragraph.columns[-1])
    is_word = is_word or is_unfinished(said, first.text)
    is_word = is_word or (edge - paragraph.x0 < _NARROW * row.size and parts_phrase(said, first.text))
    is_title = is_bold_on(row, last, edge) and _is_full(last, row, edge)
    is_word = is_word or is_title or is_last_year(row, last)
    if (
        _begins_anew(paragraph, first, is_divided or (is_title and first.words[0].text.isalnum()))
        or (first.text[0] == "“" and is_quoted(paragraph.columns[0][0].text, said))
        or (_is_dated(paragraph, row) or are_dated_labels(said, first.text))
        or (not is_word and _may_begin(paragraph, row, edge, is_large=is_large))
    ):
        return False
    hanging = frozenset() if is_large else hanging
    if measures.is_grid and not is_word and last.words[-1].text[-1] in ".:;!?)":
        return False
    return _is_full(last, row, edge, _slack(paragraph, row, edge, hanging, is_word)) and _is_placed(
        paragraph, row, hanging, is_word
    )


def _heads(row: Row, last: Segment) -> bool:
    """Whether a line alone, in capitals that the one above has not, names a section."""
    text = row.segments[0].text
    return len(row.segments) == 1 and text.isupper() and not last.text.isupper() and named(text).whole


def _is_open(last: Segment, first: Segment) -> bool:
    """Whether a line ends with a period that goes on to this day ("2021–"), and no date stands below."""
    return (
        first.text[0].isupper() and _SINCE.search(last.words[-1].text) is not None and _UNTIL.match(first.text) is None
    )


def _begins_anew(paragraph: Paragraph, first: Segment, is_divided: bool) -> bool:
    """Whether another size, a number or a change to or from bold says that something new begins."""
    last = paragraph.last.segments[-1]
    if abs(first.size - last.size) > 0.08 * last.size or (_NUMBER.match(first.words[0].text) and not is_divided):
        return True
    if not (first.words[0].style ^ last.words[-1].style) & BOLD:
        return False
    if first.words[0].style & BOLD and _YEARS.match(first.words[0].text) and last.text[-1] == ".":
        return True  # "**2006:** Reed, A." below "Journal of Peat, 2011."
    return last.is_bold or first.is_bold or (leads_bold(first.words) and leads_bold(last.words))


def _is_dated(paragraph: Paragraph, row: Row) -> bool:
    """Whether a line ends with a bare year and the next one, flush with it, begins like another entry."""
    words, first = paragraph.columns[-1], row.segments[0].text
    if paragraph.mark or row.x0 > paragraph.x0 + _NEAR or not (first[0].isupper() or first[0] in _QUOTES):
        return False
    if len(paragraph.columns) > 1:  # an entry of several lines, its date at the end of the last
        return paragraph.continued_x is not None and is_date(paragraph.last.segments[-1])
    return _BARE.search(words[-1].text) is not None


def _may_begin(paragraph: Paragraph, row: Row, edge: float, *, is_large: bool = False) -> bool:
    """Whether a line that begins with a capital may be one of its own although the one above is full.

    A venue in italics below a title without a full stop; lines that begin alike; in a narrow column any line but in the
    `large` type of titles, of which none stands right below another.
    """
    last, word = paragraph.last.segments[-1].words[-1], row.segments[0].words[0]
    if len(row.segments) > 1 and last.text[-1] == ".":
        return True  # a sentence's end above a row of columns
    is_other = bool(word.style & ~last.style & ITALIC) and last.text[-1].isalnum()
    first = paragraph.columns[0][0].text
    is_alike = word.text == first or (word.text[0].isdigit() and bool(_YEARS.match(word.text) and _YEARS.match(first)))
    is_item = paragraph.mark and abs(row.x0 - paragraph.text_x) < _NEAR
    is_title = is_large and not named(row.segments[0].text).whole
    is_other |= (word.text == "Review" and last.text[-1] in ".)") or is_list_of_names(
        row.segments[0], paragraph.columns[-1]
    )
    return is_other or is_alike or not (is_item or is_title or edge - paragraph.x0 >= _NARROW * row.size)


def _slack(paragraph: Paragraph, row: Row, edge: float, hanging: frozenset[int], is_word: bool) -> float:
    """By how much a line may miss the right edge: more where the next one stands under the words behind a mark."""
    width = edge - paragraph.x0
    if is_byline(row.segments[0]):
        return 0.0
    if _is_below_number(paragraph, row):
        return 0.35 * width
    if is_word:
        return 0.25 * width
    if paragraph.mark and abs(row.x0 - paragraph.x0) < _NEAR:
        return 0.12 * width
    hangs = row.x0 > paragraph.x0 + 4 and (paragraph.continued_x is not None or _place(paragraph) in hanging)
    return 0.06 * width if hangs else 0.0


def _is_below_number(paragraph: Paragraph, row: Row) -> bool:
    """Whether a row stands under the words behind the number that a paragraph begins with."""
    words = paragraph.columns[0]
    is_numbered = len(paragraph.columns) == 1 and len(words) > 1 and _NUMBER.match(words[0].text)
    return bool(is_numbered) and abs(row.x0 - words[1].x0) < 2 * _NEAR


def _is_placed(paragraph: Paragraph, row: Row, hanging: frozenset[int], is_word: bool) -> bool:
    """Whether a row stands where the paragraph's further lines stand."""
    if paragraph.continued_x is not None:
        return abs(row.x0 - paragraph.continued_x) < _NEAR or (is_word and abs(row.x0 - paragraph.text_x) < _NEAR)
    if row.x0 < paragraph.text_x - (2 * _NEAR if _YEARS.match(paragraph.columns[0][0].text) else _NEAR):
        first = paragraph.mark_x - _NEAR if paragraph.mark else paragraph.text_x - 40
        return is_word and len(paragraph.columns) == 1 and row.x0 > first
    if row.segments[0].words[0].text.endswith(":") and paragraph.columns[0][0].text.endswith(":"):
        return False
    if (
        abs(row.x0 - paragraph.text_x) > _NEAR
        and abs(row.x1 - paragraph.last.x1) < _NEAR
        and not paragraph.mark
        and not is_word
        and not (_is_below_number(paragraph, row) or (row.x0 > paragraph.x0 and _place(paragraph) in hanging))
    ):
        return False  # both lines end at the right margin: set flush right
    is_flush = row.x0 < paragraph.text_x + _NEAR
    if is_flush and not paragraph.mark and not is_word and len(paragraph.columns) == 1:
        return _place(paragraph) not in hanging or _ends_dated(paragraph, row)
    return row.x0 < paragraph.text_x + 60


def _ends_dated(paragraph: Paragraph, row: Row) -> bool:
    """Whether the date stands apart behind a row and behind none above it: an entry of two lines."""
    return len(row.segments) > 1 == len(paragraph.last.segments) and is_date(row.segments[-1])


def continues_over_page(paragraph: Paragraph, row: Row, edge: float, measures: Measures, *, is_first: bool) -> bool:
    """Whether a page's first rows go on with the last paragraph of the page before."""
    if is_first:
        row.gap = measures.leading
    last = paragraph.last.segments[-1].words[-1].text
    if not _continues(paragraph, row, edge, measures, frozenset()):
        return False
    return row.segments[0].text[:1].islower() or paragraph.continued_x is not None or last[-1] not in ".:;"


def moved_beside(before: Sequence[Paragraph], column: Sequence[Segment], rows: Sequence[Row]) -> float:
    """By how much a paragraph was moved over to the next column, at whose top its sentence goes on; 0 where none is."""
    if not before or not rows or not rows[0].segments[0].text[:1].islower() or rows[0].mark or rows[0].label:
        return 0.0
    last, left, right = before[-1], min(one.x0 for one in column), max(one.x1 for one in column)
    by = min(row.x0 for row in rows) - left
    if by < right - left or last.last.x1 < right - _SHORT * last.size or last.size != rows[0].size:
        return 0.0
    last.move(by)
    last.last.segments[-1].x1 = right + by  # the line is as full as any of its column
    return by


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
