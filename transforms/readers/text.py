"""Plain text and markdown: bytes into a `Document`. BOM, then strict UTF-8, then cp1252."""

from __future__ import annotations

import codecs

_BOMS = ((codecs.BOM_UTF8, "utf-8-sig"), (codecs.BOM_UTF16_LE, "utf-16"), (codecs.BOM_UTF16_BE, "utf-16"))


def decode(data: bytes) -> tuple[str, str]:
    """The text and the encoding that it was decoded with; line ends are \\n."""
    text, encoding = _decode(data)
    return text.replace("\r\n", "\n").replace("\r", "\n"), encoding


def _decode(data: bytes) -> tuple[str, str]:
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return data.decode(encoding, "replace"), encoding
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace"), "cp1252"
