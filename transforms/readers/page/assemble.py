"""From segments to text. Consumes the segments of all pages; produces light markdown."""

from __future__ import annotations

from collections.abc import Iterator

from transforms.readers.page.columns import regions
from transforms.readers.page.measures import Measures, is_in_margin, is_label, measure
from transforms.readers.page.paragraphs import Paragraph, begins_entry, continues_over_page, paragraphs, wide_edge
from transforms.readers.page.segments import Row, Segment, column_starts, cut_at, rows_of
from transforms.readers.page.word import Word
from transforms.readers.page.writing import PageWriter


def assemble(pages: list[list[Segment]], turned: list[str]) -> str:
    """The document's text from the segments of its pages, and the words of each page that do not stand upright."""
    rows = [rows_of(page) for page in pages]
    measures = measure(rows)
    found: list[list[Paragraph]] = []
    for page, page_rows, aside in zip(pages, rows, turned, strict=True):
        starts = column_starts(page_rows)
        cut = [part for one in page for part in cut_at(one, starts, measures.main_x)]
        for number, region in enumerate(regions(cut)):
            lines = _rows(region, measures)
            if number == 0 and found:
                lines = _over_page(found[-1], lines, measures)
            made = paragraphs(lines, measures)
            if number == 0 and found and made:
                made[0].has_gap = begins_entry(made[0], found)
            found.append(made)
        if aside.strip():
            found.append(paragraphs(rows_of(_aside(aside)), measures))
    writer = PageWriter(measures)
    for region_paragraphs in found:
        writer.region(region_paragraphs)
    return "\n".join(writer.lines).strip("\n") + "\n"


def _over_page(before: list[Paragraph], rows: list[Row], measures: Measures) -> list[Row]:
    """The page's rows without those that go on with the last paragraph of the page before."""
    edge = wide_edge(rows, measures)
    taken = 0
    while before and taken < len(rows) and continues_over_page(before[-1], rows[taken], edge, measures, is_first=not taken):
        before[-1].add(rows[taken])
        taken += 1
    return rows[taken:]


def _aside(text: str) -> list[Segment]:
    return [Segment([Word(text, 0.0, 1.0, 0.0, 8.0)])]


def _rows(region: list[Segment], measures: Measures) -> list[Row]:
    """The region's rows; words in the margin that are headings become the labels of the rows beside them."""
    labels = _labels(region, measures) if measures.has_labels else []
    rows = rows_of([one for one in region if one not in labels])
    for top, text in _headings(labels, measures):
        row = next(row for row in rows if row.base <= top + 0.6 * measures.body)
        row.label = f"{row.label} {text}".strip()
    return rows


def _labels(region: list[Segment], measures: Measures) -> list[Segment]:
    """Words in the margin with a line beside the first of them."""
    found: list[Segment] = []
    beside = [one.base for one in region if one.x0 > measures.main_x - 0.5 * measures.body]
    bottom = 0.0
    for one in sorted(region, key=lambda one: -one.base):
        if not (is_in_margin(one, measures.main_x, measures.body) and is_label(one)):
            continue
        follows = found and bottom - one.base <= 1.25 * measures.leading
        if follows or any(-0.5 * measures.leading < one.base - base < 0.6 * measures.body for base in beside):
            found.append(one)
            bottom = one.base
    lowest = min(beside, default=0.0)
    return [one for one in found if lowest <= one.base + 0.6 * measures.body]


def _headings(labels: list[Segment], measures: Measures) -> Iterator[tuple[float, str]]:
    """(baseline, words) of each label, its lines joined."""
    top, bottom, words = 0.0, 0.0, ""
    for one in sorted(labels, key=lambda one: -one.base):
        if words and bottom - one.base <= 1.25 * measures.leading:
            words += " " + one.text
        else:
            if words:
                yield top, words
            top, words = one.base, one.text
        bottom = one.base
    if words:
        yield top, words
