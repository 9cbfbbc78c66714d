"""Letters of a PDF page with their boxes, read in few calls. Consumes a text page; produces `Letters`."""

from __future__ import annotations

import ctypes
import re
from collections import deque
from itertools import repeat
from typing import Any, NamedTuple

import numpy as np
import pypdfium2.raw as pdfium
from numpy.typing import NDArray

from transforms.readers.pdf.fonts import quick

_CHARACTER_LIMIT = 100_000
_MANY = 512  # boxes written into one piece of memory
_LINE, _BACK, _BLANK = 0.2, -0.6, 0.12  # of a letter's height: off the line, and from its right edge to the next letter
_LOW = 0.5  # of the letters' mean height
_TOLD_APART = frozenset((0xFFFE, *range(0xD800, 0xE000)))  # what a page's text says otherwise than each letter
_OFTEN_OTHER = re.compile("[\ufffd\ufffe\U00010000-\U0010ffff]")  # the same, decoded

_box_of = quick(pdfium.FPDFText_GetLooseCharBox, None)


class Letters(NamedTuple):
    """A page's letters in the order in which the file draws them.

    Attributes:
        boxes: left, top, right and bottom of each; left, right: the same of all.
        breaks: how many letters before each are perhaps not followed as letters of a word are.
    """

    text: str
    boxes: NDArray[np.float64]
    left: list[float]
    right: list[float]
    breaks: list[int]

    def box(self, at: int) -> tuple[float, float, float, float]:
        """Left, top, right and bottom of a letter."""
        left, top, right, bottom = self.boxes[at].tolist()
        return left, top, right, bottom

    def right_edge(self, start: int, end: int) -> float | None:
        """Where a word's letters end; None where they do not stand side by side, as usual letters do."""
        if self.breaks[start] == self.breaks[end - 1]:
            return self.right[end - 1]
        return self._last_edge(start, end)

    def _last_edge(self, start: int, end: int) -> float | None:
        """The same, letter by letter: some kern far, stand a little higher or share a box."""
        boxes: list[list[float]] = self.boxes[start:end].tolist()
        left, top, right, bottom = boxes[0]
        height, before = top - bottom or 1.0, (left, right)
        for x0, _, x1, y0 in boxes[1:]:
            if before == (x0, x1):
                continue  # a ligature that was taken apart
            if abs(y0 - bottom) > _LINE * height or not _BACK * height < x0 - right < _BLANK * height:
                return None
            before, right = (x0, x1), max(x1, right)
        return right


class LetterReader:
    """Reads the letters of pages."""

    def __init__(self) -> None:
        """Prepare what the C function writes into."""
        self._boxes = np.empty((_MANY, 4), np.float32)
        room = (ctypes.c_float * self._boxes.size).from_buffer(self._boxes.data)
        self._places = [ctypes.byref(room, at * self._boxes.strides[0]) for at in range(_MANY)]

    def letters(self, text_page: Any) -> Letters:
        """The letters of a page, as many as a page may have."""
        count = max(0, min(pdfium.FPDFText_CountChars(text_page), _CHARACTER_LIMIT))
        page = ctypes.cast(text_page, ctypes.c_void_p)
        boxes = np.empty((count, 4))
        for start in range(0, count, _MANY):
            many = min(count - start, _MANY)
            deque(map(_box_of, repeat(page), range(start, start + many), self._places), maxlen=0)
            boxes[start : start + many] = self._boxes[:many]
        left, right = boxes[:, 0].tolist(), boxes[:, 2].tolist()
        return Letters(_text(text_page, count), boxes, left, right, _breaks(boxes))


def _breaks(boxes: NDArray[np.float64]) -> list[int]:
    """For each letter how many before it are perhaps not followed as letters of a word are."""
    if len(boxes) <= 1:
        return [0]
    left, top, right, bottom = boxes.T
    gap, is_low = left[1:] - right[:-1], top - bottom < (least := _LOW * float((top - bottom).mean()))
    breaks = (bottom[1:] != bottom[:-1]) | (right[1:] < right[:-1]) | is_low[1:] | is_low[:-1]
    breaks |= (gap <= _BACK * least) | (gap >= _BLANK * least)
    return [0, *np.cumsum(breaks).tolist()]


def _text(text_page: Any, count: int) -> str:
    """The letters: all at once, and one by one where that leaves letters out or says them otherwise."""
    unicode_of = pdfium.FPDFText_GetUnicode
    buffer = (ctypes.c_ushort * (count + 1))()
    if pdfium.FPDFText_GetText(text_page, 0, count, buffer) != count + 1:
        return "".join(chr(unicode_of(text_page, at)) for at in range(count))
    text = bytes(buffer).decode("utf-16-le", "replace")[:count]
    if _OFTEN_OTHER.search(text) is None:
        return text
    own = enumerate(buffer[:count])
    return "".join(chr(unicode_of(text_page, at) if code in _TOLD_APART else code) for at, code in own)
