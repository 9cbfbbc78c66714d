"""What a reader sees of a line: consumes raw text; produces it without what is only there for machines."""

from __future__ import annotations

import re
import unicodedata

GLYPHS = "•●○◦▪■□▫▸▹►▷▶⊲⊳◃‣⁃∙·»›➢➤➔→✓✔★☆⋆◆◇❖⋄♦⇒⬥⬦✦✧❑❒⊙◉⦿☞▌▍▎▐❙❚┃\uf0b7\uf0a7\uf076\uf0d8\uf02d\uf0a8\uf0fc"
_ICON = re.compile("[\ue000-\uf8ff]")
_BLANK_ENTITY = re.compile("&(?:nb|en|em|thin)sp;")
PICTURE = re.compile(" ?[\u2b50\U0001f000-\U0001faff]+\ufe0f? ?")  # a flag behind a town, a medal before a prize
FIRST_PICTURE = "\u2b50"
_ODD: dict[int, str | None] = {
    ord(char): None
    for char in "\u200b\u200c\u200d\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2060\ufeff\u00ad\x00\ufffe"
}
_ODD |= {
    ord(char): " "
    for char in "\u00a0\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u3000"
    "\x0b\x0c\x1c\x1d\x1e\x1f\x85\u2028\u2029"
}
_ODD |= {
    ord(c): to for c, to in {"ﬁ": "fi", "ﬂ": "fl", "ﬀ": "ff", "ﬃ": "ffi", "ﬄ": "ffl", "ﬅ": "ft", "ﬆ": "st"}.items()
}
_ODD |= {
    0x2212: "-",
    0x2012: "–",
    0x2015: "—",
    0x2010: "-",
    0x2011: "-",
}  # minus, figure dash, bar, hyphens: "Weaver − Bergen", "555‒014", "Loom ― Oslo", "Seo‑yeon"
_ODD |= dict.fromkeys(map(ord, "∣│｜❘‖¦"), "|")  # bars of formulas, frames and wide type: "Weaver ∣ Bergen"
_ODD |= {0x22C5: "·", 0x2219: "·"}  # the dots of formulas
# Letters of formulas that stand for words in italics or bold: "𝑅𝑒𝑠𝑒𝑎𝑟𝑐ℎ".
_OF_FORMULAS = "\u210e\U0001d400-\U0001d7ff"
_ODD |= {code: unicodedata.normalize("NFKC", chr(code)) for code in (0x210E, *range(0x1D400, 0x1D800))}
_ACCENTS = {
    "¨": "\u0308",
    "´": "\u0301",
    "ˇ": "\u030c",
    "˜": "\u0303",
    "˘": "\u0306",
    "˚": "\u030a",
    "¸": "\u0327",
    "˝": "\u030b",
    "ˆ": "\u0302",
    "ˋ": "\u0300",
    "˙": "\u0307",
    "¯": "\u0304",
}
_ODD_SIGNS = "".join(re.escape(chr(code)) for code in _ODD if code < 0x1D400) + _OF_FORMULAS
_LOOSE_SIGNS = "\u02c6-\u02dd´¨¸¯\u0300-\u036f\ue000-\uf8ff\u1100-\u11ff\u2126\u212a\u212b\u2b50\U0001f000-\U0001faff"
# Stops of Chinese and Japanese type beside other letters: "Interests：Nets，Graphs（weighted）".
_WIDE_STOPS = {"：": ": ", "；": "; ", "，": ", ", "（": " (", "）": ") "}
_WIDE = "".join(_WIDE_STOPS)
_WIDE_STOP = re.compile(rf"(?:(?<=[!-\u024f])|(?<=[!-\u024f] )) ?([{_WIDE}]) ?|([{_WIDE}]) ?(?=[!-\u024f])")
_MAY_BE_LOOSE = re.compile(f"[{_LOOSE_SIGNS}]")
# Beside plain letters, those with accents and the usual dashes and quotes: most lines hold nothing else.
_UNUSUAL = re.compile("[^\t -~\u00c0-\u024f–—“”‘’•…]")
_MAY_BE_ANY = re.compile(f"[{_ODD_SIGNS}{_LOOSE_SIGNS}{_WIDE}]")
_LOOSE_ACCENT = re.compile(r"(?<=[^\W\d_])([¨´ˇ˜˘˚˝ˆˋ˙¯])[ ]?([A-Za-zı])|([¨´ˇ˜˘˚˝ˆˋ˙¯])([A-Za-zı])|([A-Za-z])[ ]?(¸)")
# Quotes written with one sign on both sides, ”so” or ''so'', „so“, and those of a typesetter, ``so''.
_OPENED = re.compile(r"[”`'](?<![^\s(\[*_].)(?:(?<=”)|(?<=`)`|(?<=')')(?=[*_]{0,3}\w)")  # begins with what is seldom
_CLOSED = re.compile(r"(?<=[\w.,;:?!)*_])''(?!\w)")
_CLOSED_HIGH = re.compile(r"([“„](?=\S)[^“”„]{2,300}(?<=[\w.,;:?!)*_]))“(?![\w*_])")


_PARTED = re.compile(r"(?<=\S )[»›](?= \S)")  # "Weaver » Bergen", and no quotation


def _narrow(stop: re.Match[str]) -> str:
    """A stop of Latin type for a wide one; two that stand together have no blank between them."""
    said = _WIDE_STOPS[stop[1] or stop[2]]
    return said if said == " (" or stop.string[stop.end() : stop.end() + 1].isalnum() else said.rstrip()


def clean(raw: str) -> str:
    """Text without what no reader sees: odd blanks, zero-width marks, ligatures, accents beside their letter."""
    if "sp;" in raw:
        raw = _BLANK_ENTITY.sub(" ", raw)
    if "''" in raw or "``" in raw:
        raw = _CLOSED.sub("”", _OPENED.sub("“", raw))
    if raw.isascii():
        return raw if raw.isprintable() else raw.translate(_ODD)
    is_usual = _UNUSUAL.search(raw) is None or _MAY_BE_ANY.search(raw) is None
    text = raw if is_usual else _WIDE_STOP.sub(_narrow, raw.translate(_ODD))
    if " » " in text or " › " in text:
        text = _PARTED.sub("|", text) if "«" not in text and "‹" not in text else text
    if "\u02bc" in text or "\u2032" in text:
        text = _SHORT_YEAR.sub("’", text)
    if "”" in text or "“" in text:
        text = _OPENED.sub("“", text)
        text = _CLOSED_HIGH.sub(r"\1”", text) if text.count("“") > text.count("”") else text
    if is_usual or not _MAY_BE_LOOSE.search(text):
        return text
    if _ICON.search(text):
        text = _ICON.sub(lambda icon: icon[0] if icon[0] in GLYPHS else " ", text)
    text = PICTURE.sub(_unpictured, text)
    if _LOOSE_ACCENT.search(text):
        text = _LOOSE_ACCENT.sub(_accented, text)
    return unicodedata.normalize("NFC", _DOTLESS.sub("i", text) if "ı" in text else text)


_SHORT_YEAR = re.compile(r"(?<=[^\W\d_])[ʼ′](?=\d\d(?!\d))")  # the letter apostrophe, the prime: "WEFTʼ26"
_DOTLESS = re.compile("ı(?=[\u0300-\u036f])")  # the typesetter's letter below an accent


def _unpictured(match: re.Match[str]) -> str:
    """A picture at the line's beginning, where it may be a bullet; elsewhere the blank that words need."""
    before, after = match.string[: match.start()], match.string[match.end() : match.end() + 1]
    if not any(map(str.isalnum, before)):
        return match[0]
    return "" if before[-1] in "([" or not after or after in ".,;:)]" else " "


def _accented(match: re.Match[str]) -> str:
    accent, letter = match[1] or match[3] or match[6], match[2] or match[4] or match[5]
    return unicodedata.normalize("NFC", letter.replace("ı", "i") + _ACCENTS[accent])
