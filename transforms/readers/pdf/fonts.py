"""Fonts of a PDF. Consumes font handles; produces the style that they stand for."""

from __future__ import annotations

import ctypes
import re
from typing import Any

import pypdfium2.raw as pdfium

from transforms.readers.inline import BOLD, ITALIC
from transforms.readers.page.word import CAPITALS, ICON

_BOLD = re.compile(
    r"bold|black|heavy|demi|medi(?!um|\w*$(?<=medium))|extrabd|[-,](?:bd|b)\b|cmbx|cmb\d|sfbx|ecbx|bx\d|cmssbx|ptmb|phvb|lmbx",
    re.IGNORECASE,
)
_CAPITALS = re.compile(
    r"cmcsc|lmcsc|romancaps|sfcc\d|sfxc\d|eccc\d|ecxc\d|small-?cap|-sc(?![a-z])|caps\d", re.IGNORECASE
)
_ITALIC = re.compile(
    r"ital|obliq|slant|[-,](?:it|i)\b|cmti|cmsl|sfti|ecti|sfsl|cmmi(?!b)|ptmri|phvro|lmri", re.IGNORECASE
)
_ICON = re.compile(
    r"awesome|fontawe|academicon|icomoon|materialicon|material-icons|ionicon|typicon|glyphicon|simpleicon|marvosym|bbding",
    re.IGNORECASE,
)
_ITALIC_FLAG, _FORCE_BOLD_FLAG = 1 << 6, 1 << 18
_FILL_AND_STROKE = 2


def quick(function: Any, result: Any, *arguments: Any) -> Any:
    """A C function called for each letter or word: nothing is checked on the way.

    Where its arguments are told, addresses go in as numbers; else as `ctypes` objects, in half the time.
    """
    return ctypes.PYFUNCTYPE(result, *arguments)(ctypes.cast(function, ctypes.c_void_p).value or 0)


_font_of = quick(pdfium.FPDFTextObj_GetFont, ctypes.c_void_p, ctypes.c_void_p)
_mode_of = quick(pdfium.FPDFTextObj_GetTextRenderMode, ctypes.c_int, ctypes.c_void_p)


class Fonts:
    """Styles by text object and font, each looked up once."""

    def __init__(self) -> None:
        """Nothing seen yet."""
        self._fonts: dict[int, int] = {}
        self._buffer = ctypes.create_string_buffer(256)

    def style(self, text_object: int) -> int:
        """BOLD, ITALIC, ICON and CAPITALS of the text object at an address."""
        address = _font_of(text_object) or 0
        found = self._fonts.get(address)
        if found is None:
            found = self._fonts[address] = self._style(ctypes.cast(address, pdfium.FPDF_FONT))
        if not found & BOLD and _mode_of(text_object) == _FILL_AND_STROKE:
            return found | BOLD
        return found

    def _style(self, font: Any) -> int:
        if not font:
            return 0
        size = pdfium.FPDFFont_GetBaseFontName(font, self._buffer, len(self._buffer))
        name = self._buffer.raw[: max(0, min(size, 256) - 1)].decode("utf-8", "replace").split("+", 1)[-1]
        flags = pdfium.FPDFFont_GetFlags(font)
        flags = max(0, flags)
        bold = bool(_BOLD.search(name)) or bool(flags & _FORCE_BOLD_FLAG) or pdfium.FPDFFont_GetWeight(font) >= 650
        italic = bool(_ITALIC.search(name)) or bool(flags & _ITALIC_FLAG)
        other = ICON if _ICON.search(name) else CAPITALS if _CAPITALS.search(name) else 0
        return (BOLD if bold else 0) | (ITALIC if italic else 0) | other
