"""Links of a PDF page. Consumes the page's annotations; gives the words below them their targets."""

from __future__ import annotations

import ctypes
from typing import Any

import pypdfium2.raw as pdfium

from transforms.readers.page.word import Word

_LIMIT = 2000
_MARGIN = 0.5

Place = tuple[float, float, float, float, str]


def add_links(document: Any, page: Any, words: list[Word]) -> None:
    """Set `url` of the words whose middle lies inside a link's box."""
    places = _places(document, page)
    if not places:
        return
    for word in words:
        x, y = (word.x0 + word.x1) / 2, word.base + 0.25 * word.size
        for left, bottom, right, top, url in places:
            if left <= x <= right and bottom <= y <= top:
                word.url = url
                break


def _places(document: Any, page: Any) -> list[Place]:
    position, link = ctypes.c_int(0), pdfium.FPDF_LINK()
    places: list[Place] = []
    while len(places) < _LIMIT and pdfium.FPDFLink_Enumerate(page, ctypes.byref(position), ctypes.byref(link)):
        url = _target(document, link)
        box = pdfium.FS_RECTF()
        if url and pdfium.FPDFLink_GetAnnotRect(link, ctypes.byref(box)):
            low, high = sorted((box.bottom, box.top))
            places.append((box.left - _MARGIN, low - _MARGIN, box.right + _MARGIN, high + _MARGIN, url))
    return places


def _target(document: Any, link: Any) -> str:
    action = pdfium.FPDFLink_GetAction(link)
    if not action or pdfium.FPDFAction_GetType(action) != pdfium.PDFACTION_URI:
        return ""
    size = pdfium.FPDFAction_GetURIPath(document, action, None, 0)
    if not 1 < size < 5000:
        return ""
    buffer = ctypes.create_string_buffer(size)
    pdfium.FPDFAction_GetURIPath(document, action, buffer, size)
    return "".join(buffer.raw[: size - 1].decode("utf-8", "replace").split())
