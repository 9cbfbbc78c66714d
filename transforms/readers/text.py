"""Plain text and markdown: bytes into text. BOM, then strict UTF-8, then cp1252; mojibake repaired where it shows."""

from __future__ import annotations

import codecs
import re

_BOMS = (
    (codecs.BOM_UTF8, "utf-8-sig"),
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
# What carries no words: controls, zero-width blanks, soft hyphens, direction marks, lone surrogates, non-characters.
_INVISIBLE = re.compile(
    "[\x00-\x08\x0b\x0e-\x1f\x7f\x80-\x9f\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb\ufffe\uffff"
    "\ud800-\udfff]"
)
# What TeX's T1 fonts draw at the control codes: bitmap fonts say nothing else, and page text keeps the bare codes.
T1_SIGNS = dict(enumerate("“”„«»–—", 0x10)) | dict(enumerate(("ff", "fi", "fl", "ffi", "ffl"), 0x1B))
_UNMAPPED = re.compile(r"(?<=\w)[\x10-\x16\x1b-\x1f]|[\x10-\x16\x1b-\x1f](?=\w)")
# The same of fonts of signs: one alone where a line or, behind wide blanks, a column begins, or behind bold words, is
# a bullet; so is one behind a heading's word or two, as converters write what stands beside a margin.
_LONE = re.compile(
    r"(?m)(^[ \t]{0,40}|^(?:\*\*[^*\n]{2,40}\*\* ){1,5}|^[A-Z][a-z]{3,20}(?: [a-zA-Z]{2,15}){0,2} |(?<=   ))"
    r"[\x01-\x08\x0e-\x1f\x80-\x84\x86-\x9f](?=[ \t]+\S|$)"
)
# UTF-8 read as cp1252: a lead byte's letter, then a continuation byte's sign.
_MOJIBAKE = re.compile(
    "[ÂÃÄÅâÐÑ][\u0080-\u00bf\u20ac\u201a-\u203a\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2122]"
)
_LEADS = "ÂÃÄÅâÐÑ"
_LINE_ENDS = re.compile("\r\n?|[\u2028\u2029\u0085]")
_ENDS = "\r\u2028\u2029\u0085"


def decode(data: bytes) -> tuple[str, str]:
    r"""The text and the encoding that it was decoded with; line ends are \n, characters without words are gone."""
    text, encoding = _decode(data)
    return clean(text), encoding


def clean(text: str) -> str:
    r"""The text with its line ends as \n, without invisible characters, mojibake repaired."""
    if not text.isascii() and any(lead in text for lead in _LEADS) and _MOJIBAKE.search(text):
        text = _repaired(text)
    if any(end in text for end in _ENDS):
        text = _LINE_ENDS.sub("\n", text)
    if not _may_hide(text):
        return text
    text = _LONE.sub(r"\1•", text)
    if _UNMAPPED.search(text) and "\x1b[" not in text:
        text = text.translate(T1_SIGNS)
    return _INVISIBLE.sub("", text)


def _may_hide(text: str) -> bool:
    """True where the text holds characters that carry no words."""
    if text.replace("\n", "").replace("\t", "").isprintable():
        return False  # by far the quicker look
    return _INVISIBLE.search(text) is not None


def _repaired(text: str) -> str:
    """Lines that show mojibake, put right by ftfy; the others stay as they are."""
    import ftfy  # noqa: PLC0415  # costs 30 ms, and hardly a document needs it

    return "\n".join(
        ftfy.fix_encoding(line) if len(line) < 20_000 and _MOJIBAKE.search(line) else line for line in text.split("\n")
    )


def _decode(data: bytes) -> tuple[str, str]:
    for bom, encoding in _BOMS:
        if data.startswith(bom):
            return data.decode(encoding, "replace"), encoding
    if b"\x00" in data[:1024]:
        wide = _wide_encoding(data)
        if wide:
            return data.decode(wide, "replace"), wide
    try:
        return data.decode("utf-8"), "utf-8"
    except UnicodeDecodeError:
        return _one_byte(data)


def _wide_encoding(data: bytes) -> str | None:
    """UTF-16 without a BOM: every other byte of Western text is NUL."""
    head = data[:1024]
    odd, even = head[1::2].count(0), head[::2].count(0)
    half = len(head) // 2
    if odd > 0.7 * half and even < 0.1 * half:
        return "utf-16-le"
    return "utf-16-be" if even > 0.7 * half and odd < 0.1 * half else None


def _one_byte(data: bytes) -> tuple[str, str]:
    """UTF-8 with a few broken bytes stays UTF-8 (a cut file); otherwise cp1252."""
    text = data.decode("utf-8", "replace")
    broken = text.count("\ufffd")
    if broken <= 3 and sum(map(text.count, "éèüöäßñçáíóúøåœ’“”–—•")) + len(data) // 50_000 >= broken * 3:
        return text.replace("\ufffd", ""), "utf-8"
    return data.decode("cp1252", "replace").replace("\ufffd", ""), "cp1252"
