"""From segments to text. Consumes the segments of all pages; produces light markdown."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from transforms.headings.wording import named
from transforms.readers.late_dates import with_late_dates, with_wraps_whole
from transforms.readers.page.broken_dates import with_broken_dates_whole
from transforms.readers.page.columns import Region, is_heading, regions
from transforms.readers.page.cuts import column_starts, cut_at, margin_starts
from transforms.readers.page.margin_heads import joined_labels
from transforms.readers.page.margins import whole_labels
from transforms.readers.page.measures import (
    INDENT,
    Measures,
    is_in_margin,
    is_label,
    measure,
    of_page,
    sections_beside,
)
from transforms.readers.page.paragraph import Paragraph
from transforms.readers.page.paragraphs import (
    begins_entry,
    continues_over_page,
    moved_beside,
    paragraphs,
    wide_edge,
)
from transforms.readers.page.right_periods import with_right_periods_whole
from transforms.readers.page.segments import Row, Segment, rows_of
from transforms.readers.page.stacked_dates import with_periods_whole
from transforms.readers.page.stretched_dates import with_stretched_dates_whole
from transforms.readers.page.word import Word
from transforms.readers.page.wrapped_cells import with_wrapped_dates_whole
from transforms.readers.page.writing import PageWriter

_BESIDE = 0.6  # of a label's size, by which the line that it stands beside may be higher
_SAME = 0.3  # points by which sizes of one kind differ
_HALF = 0.5  # of a leading
_WIDER, _MUCH_WIDER = 1.25, 1.5  # than a sidebar is the column beside it
_REACH = 3.6  # leadings from a heading's first line in the margin down to the lines that it is over


def assemble(
    pages: Sequence[list[Segment]], turned: Sequence[str], *, is_grid: bool = False, main_x: float = 0.0
) -> str:
    """The document's text from the segments of its pages, and the words of each page that do not stand upright.

    `is_grid`: letters stand on a grid, so that places are no more exact than a letter's width;
    `main_x`: where lines begin, if that is known.
    Sidebars come behind the main column, so that a section which goes on over a page's end stays whole; those with the
    owner's address stand below the name.
    """
    rows = [with_wrapped_dates_whole(page, rows_of(page)) for page in pages]
    flush = frozenset() if is_grid else margin_starts(rows)
    measures = measure(rows, is_grid=is_grid, main_x=main_x, flush=flush)
    main: list[list[Region]] = []
    side: list[list[Region]] = []
    cut = [
        [part for one in page for part in cut_at(one, frozenset() if is_grid else starts, flush, measures.main_x)]
        for page, starts in zip(pages, map(column_starts, rows), strict=True)
    ]
    if not (measures.has_labels or is_grid):
        measures = measures._replace(beside=sections_beside((one for page in cut for one in page), measures))
    own = [of_page(measures, page) for page in rows]
    for parts, its in zip(cut, own, strict=True):
        labels = _labels(parts, its) if its.has_labels else []
        rest = [one for one in parts if one not in labels] if labels else parts
        found = _with_labels(regions(rest, has_margin=main_x > 0, main_x=main_x if is_grid else 0.0), labels)
        main.append([region for region in found if not is_side(region, found)])
        side.append([region for region in found if is_side(region, found)])
    writer = PageWriter(measures)
    _write(writer, _flow(main, own), _flow(side, own), measures.title)
    for words in filter(str.strip, turned):
        writer.region(paragraphs(rows_of([Segment([Word(words, 0.0, 1.0, 0.0, measures.body)])]), measures))
    return "\n".join(with_wraps_whole(with_late_dates(writer.lines))).strip("\n") + "\n"


def _write(writer: PageWriter, main: list[list[Paragraph]], beside: list[list[Paragraph]], title: float) -> None:
    """Write the regions of the main column and those of the sidebars."""
    contact = [made for made in beside if any(map(_holds_address, made))] if main else []
    named_beside = _with_title(beside, title)
    if named_beside:
        contact = [*named_beside, *(made for made in contact if made not in named_beside)]
    elif contact:
        top = _above_headings(main[0])
        writer.region(top)
        main = [main[0][len(top) :], *main[1:]]
    contact = _with_what_goes_on(contact, beside)
    for regions_of, level in (
        (contact, beside),
        (main, []),
        ([made for made in beside if made not in contact], beside),
    ):
        writer.raise_headings([one for made in level for one in made])
        for made in regions_of:
            writer.region(made)


def _with_what_goes_on(taken: list[list[Paragraph]], beside: list[list[Paragraph]]) -> list[list[Paragraph]]:
    """The sidebars taken, and what goes on with each on the next page: it begins with no heading."""
    found: list[list[Paragraph]] = []
    for made in beside:
        goes_on = bool(found) and bool(made) and not (made[0].label or named(made[0].text).whole)
        if made in taken or goes_on:
            found.append(made)
        elif found:
            break
    return [*found, *(made for made in taken if made not in found)] if taken else taken


def _above_headings(made: list[Paragraph]) -> list[Paragraph]:
    """The paragraphs above the first heading of a section: the name, and what stands with it."""
    heads = (at for at, one in enumerate(made) if one.label or named(one.text).whole)
    return made[: next(heads, len(made))]


def _with_title(beside: list[list[Paragraph]], title: float) -> list[list[Paragraph]]:
    """The sidebar that begins with the owner's name, in the document's largest type."""
    return [made for made in beside[:1] if title and made and made[0].size > title - _SAME]


def _holds_address(paragraph: Paragraph) -> bool:
    return any("@" in word.text for column in paragraph.columns for word in column)


def _with_labels(found: list[Region], labels: Sequence[Segment]) -> list[Region]:
    """The regions, each label in the first one that has a line beside or below it."""
    for one in labels:
        home = next((region for region in found if min(other.base for other in region) <= one.base + 1), None)
        if home:
            home.append(one)
        elif found:
            found[-1].append(one)
    return found


def is_side(region: Region, found: list[Region]) -> bool:
    """A narrow region beside a much wider one; one with headings of its own, beside one that is but a little wider."""
    left, right, bottom, top = _box(region)
    wider = _WIDER if any(map(is_heading, region)) else _MUCH_WIDER
    for other in found:
        its_left, its_right, its_bottom, its_top = _box(other)
        if (
            other is not region
            and bottom < its_top
            and its_bottom < top
            and (its_right <= left or right <= its_left)
            and its_right - its_left > wider * (right - left)
        ):
            return True
    return False


def _box(region: Region) -> tuple[float, float, float, float]:
    bases = [one.base for one in region]
    return min(one.x0 for one in region), max(one.x1 for one in region), min(bases), max(bases)


def _flow(pages: list[list[Region]], own: Sequence[Measures]) -> list[list[Paragraph]]:
    """The paragraphs of regions that are read one after the other, from page to page."""
    found: list[list[Paragraph]] = []
    for page, measures in zip(pages, own, strict=True):
        for number, region in enumerate(page):
            rows = _rows(region, measures)
            by = moved_beside(found[-1], page[number - 1], rows) if found and number else 0.0
            over = found[-1] if found and (number == 0 or by) else []
            rows = _over_page(over, rows, measures) if over else rows
            if by:
                over[-1].move(-by)
            with_periods_whole(rows)
            with_right_periods_whole(rows)
            made = paragraphs(with_broken_dates_whole(rows), measures)
            if over and made:
                made[0].has_gap = begins_entry(made[0], found)
            found.append(made)
    return found


def _over_page(before: list[Paragraph], rows: list[Row], measures: Measures) -> list[Row]:
    """The page's rows without those that go on with the last paragraph of the page before."""
    edge = wide_edge(rows, measures)
    taken = 0
    while taken < len(rows) and continues_over_page(before[-1], rows[taken], edge, measures, is_first=not taken):
        before[-1].add(rows[taken])
        taken += 1
    return rows[taken:]


def _rows(region: list[Segment], measures: Measures) -> list[Row]:
    """The region's rows; words in the margin that are headings become the labels of the rows beside them."""
    labels = _labels(region, measures) if measures.has_labels else _sections_beside(region, measures)
    rows = rows_of([one for one in region if one not in labels])
    with_stretched_dates_whole(rows)
    reach = _BESIDE * max((measures.body, *(one.size for one in labels)))
    step = max((_step(one, measures) for one in labels), default=0.0)
    for top, text in joined_labels(sorted(labels, key=lambda one: -one.base), step):
        row = next(row for row in rows if row.base <= top + reach)
        row.label = f"{row.label} {text}".strip()
    _without_label_gaps(rows, labels, measures.leading)
    return whole_labels(rows, measures.main_x, measures.leading)


def _without_label_gaps(rows: Sequence[Row], labels: Sequence[Segment], leading: float) -> None:
    """Rows that a label's lower lines pushed down stand right below these, and not below a gap."""
    for above, row in pairwise(rows) if len(labels) > 1 else ():
        between = [one.base for one in labels if row.base < one.base < above.base - _HALF * leading]
        if between and not row.label:
            row.gap = min(between) - row.base


def _step(label: Segment, measures: Measures) -> float:
    """How far below a line of a label its next one may stand: labels may be larger than the lines beside them."""
    return 1.25 * max(measures.leading, label.size)


def _sections_beside(region: list[Segment], measures: Measures) -> list[Segment]:
    """Words in a margin of dates that head what stands beside them ("Publications", "Honours and awards")."""
    return [one for one in _labels(region, measures) if one.text in measures.beside] if measures.beside else []


def _labels(region: list[Segment], measures: Measures) -> list[Segment]:
    """Words in the margin with a line beside the first of them, or not far below in a gap of the lines."""
    found: list[Segment] = []
    beside = [one.base for one in region if one.x0 > measures.main_x - INDENT * measures.body]
    bottom = 0.0
    for one in sorted(region, key=lambda one: -one.base):
        follows = found and bottom - one.base <= _step(one, measures)
        is_more = follows and one.text[0] in "(&"
        is_torn = found and abs(found[-1].base - one.base) < 1 and found[-1].x1 < one.x0 and one.x1 < measures.main_x
        if not (is_torn or (is_in_margin(one, measures.main_x, measures.body) and (is_label(one) or is_more))):
            continue
        below = max((base for base in beside if base < one.base + 0.6 * measures.body), default=0.0)
        if follows or (one.base - below < _REACH * measures.leading and below):
            found.append(one)
            bottom = one.base
    lowest = min(beside, default=0.0)
    kept: list[Segment] = []
    for one in found:
        goes_on = kept and kept[-1].base - one.base <= _step(one, measures)
        if lowest <= one.base + 0.6 * measures.body or goes_on:
            kept.append(one)
    return kept
