"""PDF reader. Consumes the bytes of a PDF file; produces light markdown and what the file says about itself."""

from __future__ import annotations

import re
from itertools import accumulate, groupby

import pypdfium2 as pdfium

from transforms.readers.errors import UnreadableError, not_understood
from transforms.readers.inline import BOLD
from transforms.readers.page.assemble import assemble
from transforms.readers.page.card_grids import with_cards_below
from transforms.readers.page.centred_cells import with_centred_cells_whole
from transforms.readers.page.furniture import without_furniture
from transforms.readers.page.gutters import in_columns
from transforms.readers.page.margin_cells import with_margins_parted
from transforms.readers.page.segments import Segment, segments_of
from transforms.readers.page.small_capitals import restore
from transforms.readers.page.word import Word
from transforms.readers.pdf.drawn_marks import drawn_marks, shapes_of
from transforms.readers.pdf.links import add_links
from transforms.readers.pdf.ruled_tables import set_cells
from transforms.readers.pdf.words import WordReader

Pages = list[tuple[float, list[Segment]]]  # each page's height and segments

_PAGE_LIMIT = 1000
_METADATA = {"Title": "title", "Author": "author", "ModDate": "date"}
_LEAST_LETTERS = 20
_USUAL = 0.8  # of all letters
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
    lengths = accumulate(len(word.text) for _, page in pages for one in page for word in one.words)
    if not any(length >= _LEAST_LETTERS for length in lengths):
        raise UnreadableError("no text", f"{len(pages)} page(s) without letters: scanned, or drawn as pictures")
    try:
        whole = [with_centred_cells_whole(page) for page in without_furniture(pages)]
        with_cards_below(whole)
        return assemble(whole, turned), metadata, ()
    except Exception as error:  # noqa: BLE001 - content never raises: no word may be lost to a page never seen
        return _rows(pages), metadata, (not_understood(error),)


def _rows(pages: Pages) -> str:
    """The words row by row."""
    lines: list[str] = []
    for _, segments in pages:
        for _, row in groupby(sorted(segments, key=lambda one: (-one.base, one.x0)), key=lambda one: one.base):
            lines.append("\t".join(one.text for one in row))
    return "\n".join(lines)


def _open(data: bytes) -> pdfium.PdfDocument:
    try:
        return pdfium.PdfDocument(data)
    except pdfium.PdfiumError as error:
        if "password" in str(error).lower() or "security" in str(error).lower():
            raise UnreadableError("encrypted", "the file asks for a password") from error
        raise UnreadableError("damaged", f"no readable PDF file: {error}") from error


def _pages(document: pdfium.PdfDocument) -> tuple[Pages, list[str]]:
    """Each page's height and segments, and the words that do not stand upright."""
    reader, turned = WordReader(), []
    upright: list[list[Word]] = []
    heights: list[float] = []
    for number in range(len(document)):
        try:
            page = document[number]
        except pdfium.PdfiumError:
            continue
        text_page = page.get_textpage()
        words = reader.words(text_page.raw)
        shapes = list(shapes_of(page.raw))
        words += drawn_marks(shapes, words)
        add_links(document.raw, page.raw, words)
        set_cells(words, shapes)
        upright.append([word for word in words if not word.is_turned])
        heights.append(page.get_height())
        turned.append(" ".join(word.text for word in words if word.is_turned))
        text_page.close()
        page.close()
    pages: Pages = []
    for height, columns in zip(heights, in_columns(upright), strict=True):
        segments = [one for column in columns for one in segments_of(column)]
        restore(segments)
        pages.append((height, segments))
    with_margins_parted([page for _, page in pages])
    _unmark(pages)
    return pages, turned


def _unmark(pages: Pages) -> None:
    """Where nearly all words are bold, none is: a file may call its only font so, or never end what it set in bold."""
    words = [word for _, page in pages for one in page for word in one.words]
    bold = sum([len(word.text) for word in words if word.style & BOLD])
    if bold > _USUAL * sum([len(word.text) for word in words]):
        for word in words:
            word.style &= ~BOLD


def _metadata(document: pdfium.PdfDocument) -> dict[str, str]:
    try:
        found = document.get_metadata_dict()
    except (pdfium.PdfiumError, UnicodeDecodeError):
        return {}
    values = {name: found[key].strip() for key, name in _METADATA.items() if found.get(key, "").strip()}
    stamp = _STAMP.match(values.pop("date", ""))
    return values | ({"date": "-".join(stamp.groups())} if stamp else {})
