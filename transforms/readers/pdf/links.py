"""Links of a PDF page. Consumes the page's annotations; gives the words below them their targets."""

from __future__ import annotations

import ctypes
import re
from typing import Any

import pypdfium2.raw as pdfium

from transforms.readers.page.word import Word

_LIMIT = 2000
_MARGIN = 0.5

Place = tuple[float, float, float, float, str]


def add_links(document: Any, page: Any, words: list[Word]) -> None:
    """Set `url` of the words whose middle lies inside a link's box; words of several links are parted first."""
    places = _places(document, page)
    if not places:
        return
    for at in range(len(words) - 1, -1, -1):
        if len(words[at].text) > _LEAST and len(parts := _PARTS.findall(words[at].text)) > 1:
            words[at : at + 1] = _parted(words[at], parts, places)
    for word in words:
        if word.text in _SIGNS:
            continue
        x, y = (word.x0 + word.x1) / 2, word.base + 0.25 * word.size
        for left, bottom, right, top, url in places:
            if left <= x <= right and bottom <= y <= top:
                word.url = url
                break


_LEAST = 4  # characters of a word that holds two links
_SIGNS = frozenset("|[]•·/")
_PARTS = re.compile(r"[^|\[\]•·/]+|[|\[\]•·/]")  # "Mail|Code", "[pdf][bib]"


def _parted(word: Word, parts: list[str], places: list[Place]) -> list[Word]:
    """The word's parts between its signs, where several links cover it; else the word."""
    y = word.base + 0.25 * word.size
    inside = {url for left, low, right, top, url in places if low <= y <= top and left < word.x1 and word.x0 < right}
    if len(inside) < _SEVERAL:
        return [word]
    found, start, width = list[Word](), word.x0, (word.x1 - word.x0) / len(word.text)
    for part in parts:
        one = Word(part, start, start + width * len(part), word.base, word.size)
        one.style, one.is_raised, one.is_turned = word.style, word.is_raised, word.is_turned
        one.is_glued = bool(found) or word.is_glued
        found.append(one)
        start = one.x1
    return found


_SEVERAL = 2


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
