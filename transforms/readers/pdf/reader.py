"""PDF reader. Consumes the bytes of a PDF file; produces light markdown and what the file says about itself."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pypdfium2 as pdfium

from transforms.readers.errors import UnreadableError
from transforms.readers.pdf.columns import regions
from transforms.readers.pdf.furniture import without_furniture
from transforms.readers.pdf.links import add_links
from transforms.readers.pdf.measures import Measures, is_in_margin, is_label, measure
from transforms.readers.pdf.page import PageWriter
from transforms.readers.pdf.paragraphs import Paragraph, begins_entry, continues_over_page, paragraphs, right_edge
from transforms.readers.pdf.segments import Row, Segment, column_starts, cut_at, rows_of, segments_of
from transforms.readers.pdf.words import Word, WordReader

_PAGE_LIMIT = 1000
_METADATA = {"Title": "title", "Author": "author", "ModDate": "date"}
_LEAST_LETTERS = 20
_STAMP = re.compile(r"D:(\d{4})(\d\d)(\d\d)")


def read_pdf(data: bytes) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The document's words; metadata "title", "author" and "date".

    Raises:
        UnreadableError: damaged, encrypted, more than 1,000 pages, or pictures of text only.
    """
    document = _open(data)
    try:
        if len(document) > _PAGE_LIMIT:
            raise UnreadableError("too large", f"{len(document):,} pages, and the limit is {_PAGE_LIMIT:,}")
        pages, turned = _pages(document)
        metadata = _metadata(document)
    finally:
        document.close()
    if sum(len(word.text) for _, page in pages for one in page for word in one.words) < _LEAST_LETTERS:
        raise UnreadableError("no text", f"{len(pages)} page(s) without letters: scanned, or drawn as pictures")
    return _text(without_furniture(pages), turned), metadata, ()


def _open(data: bytes) -> pdfium.PdfDocument:
    try:
        return pdfium.PdfDocument(data)
    except pdfium.PdfiumError as error:
        if "password" in str(error).lower() or "security" in str(error).lower():
            raise UnreadableError("encrypted", "the file asks for a password") from error
        raise UnreadableError("damaged", f"no readable PDF file: {error}") from error


def _pages(document: pdfium.PdfDocument) -> tuple[list[tuple[float, list[Segment]]], list[str]]:
    """Each page's height and segments, and the words that do not stand upright."""
    reader, pages, turned = WordReader(), [], []
    for number in range(len(document)):
        try:
            page = document[number]
        except pdfium.PdfiumError:
            continue
        text_page = page.get_textpage()
        words = reader.words(text_page.raw)
        add_links(document.raw, page.raw, words)
        pages.append((page.get_height(), segments_of([word for word in words if not word.is_turned])))
        turned.append(" ".join(word.text for word in words if word.is_turned))
        text_page.close()
        page.close()
    return pages, turned


def _text(pages: list[list[Segment]], turned: list[str]) -> str:
    rows = [rows_of(page) for page in pages]
    measures = measure(rows)
    found: list[list[Paragraph]] = []
    for page, page_rows, aside in zip(pages, rows, turned, strict=True):
        starts = column_starts(page_rows, measures.main_x)
        cut = [part for one in page for part in cut_at(one, starts)]
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
    edge = right_edge(rows)
    taken = 0
    while before and taken < len(rows) and continues_over_page(before[-1], rows[taken], edge, measures.leading, is_first=not taken):
        before[-1].add(rows[taken])
        taken += 1
    return rows[taken:]


def _aside(text: str) -> list[Segment]:
    return [Segment([Word(text, 0.0, 1.0, 0.0, 8.0)])]


def _rows(region: list[Segment], measures: Measures) -> list[Row]:
    """The region's rows; words in the margin that are headings become the labels of the rows beside them."""
    if not measures.has_labels:
        return rows_of(region)
    labels = [one for one in region if is_in_margin(one, measures.main_x, measures.body) and is_label(one)]
    rows = rows_of([one for one in region if one not in labels])
    for top, text in _headings(labels, measures):
        row = next((row for row in rows if row.base <= top + 0.6 * measures.body), None)
        if row is None:
            rows.append(Row(labels[-1:]))
        elif row.label:
            row.label += " " + text
        else:
            row.label = text
    return rows


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


def _metadata(document: pdfium.PdfDocument) -> dict[str, str]:
    try:
        found = document.get_metadata_dict()
    except (pdfium.PdfiumError, UnicodeDecodeError):
        return {}
    values = {name: found[key].strip() for key, name in _METADATA.items() if found.get(key, "").strip()}
    stamp = _STAMP.match(values.pop("date", ""))
    return values | ({"date": "-".join(stamp.groups())} if stamp else {})
