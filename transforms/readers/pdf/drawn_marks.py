"""Bullets that a PDF draws as shapes, as browsers print those of lists.

Consumes a page's shapes and its words; produces a word "•" for each small round or square shape before a line's words.
"""

from __future__ import annotations

import ctypes
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, repeat
from typing import Any

import pypdfium2.raw as pdfium

from transforms.readers.page.word import Word
from transforms.readers.pdf.fonts import quick

Box = tuple[float, float, float, float]  # left, bottom, right and top

_PATH = pdfium.FPDF_PAGEOBJ_PATH
_MARK_LIMIT = 5_000  # shapes of a page that are looked at
_SMALL, _LARGE = 1.0, 8.0  # points
_SQUARE = 0.75  # its shorter side of its longer one
_LEAST, _MOST = 0.14, 0.62  # of the size of the words behind it
_LOW, _HIGH = 0.1, 0.62  # where its middle stands above the baseline, of that size
_CLOSE, _FAR = 0.15, 2.5  # from it to the words, of that size

_shape_at = quick(pdfium.FPDFPage_GetObject, ctypes.c_void_p)
_kind_of = quick(pdfium.FPDFPageObj_GetType, ctypes.c_int, ctypes.c_void_p)


def drawn_marks(shapes: Iterable[Box], words: Sequence[Word]) -> list[Word]:
    """The bullets among the shapes that the page draws, before the words of its lines."""
    boxes = [box for box in shapes if _is_dot(box)]
    if not boxes:
        return []
    rows: dict[int, list[Word]] = defaultdict(list)
    for word in words:
        rows[int(word.base)].append(word)
    found: dict[int, list[Word]] = defaultdict(list)
    for box in boxes:
        if after := _words_behind(box, rows):
            found[id(after)].append(Word("•", box[0], box[2], after.base, after.size))
    return [marks[0] for marks in found.values() if len(marks) == 1]  # several in a row rate something


def shapes_of(page: Any) -> Iterator[Box]:
    """The boxes of the shapes drawn on the page."""
    sides = tuple(ctypes.c_float() for _ in range(4))
    places = tuple(ctypes.byref(side) for side in sides)
    own = ctypes.cast(page, ctypes.c_void_p)
    all_of = list(map(_shape_at, repeat(own), range(pdfium.FPDFPage_CountObjects(page))))
    drawn = (shape for shape, kind in zip(all_of, map(_kind_of, all_of), strict=True) if kind == _PATH)
    for shape in islice(drawn, _MARK_LIMIT):
        if pdfium.FPDFPageObj_GetBounds(ctypes.cast(shape, pdfium.FPDF_PAGEOBJECT), *places):
            left, bottom, right, top = (side.value for side in sides)
            yield left, bottom, right, top


def _is_dot(box: Box) -> bool:
    """True for a shape as small as a bullet, and as wide as high."""
    short, long = sorted((box[2] - box[0], box[3] - box[1]))
    return short >= _SMALL and long <= _LARGE and short >= _SQUARE * long


def _words_behind(box: Box, rows: dict[int, list[Word]]) -> Word | None:
    """The first word of the line that the shape stands before; None for a shape that is no bullet."""
    left, bottom, right, top = box
    middle, wide = (bottom + top) / 2, right - left
    line = [
        word
        for base in range(int(middle - _HIGH * wide / _LEAST) - 1, int(middle) + 1)
        for word in rows.get(base, ())
        if _LOW * word.size <= middle - word.base <= _HIGH * word.size and not word.is_turned
    ]
    after = min((word for word in line if word.x0 >= right), key=lambda word: word.x0, default=None)
    if not after or not _CLOSE * after.size <= after.x0 - right <= _FAR * after.size:
        return None
    if not _LEAST * after.size <= wide <= _MOST * after.size or any(
        word.x0 < right and word.x1 > left - after.size for word in line
    ):
        return None
    return after
