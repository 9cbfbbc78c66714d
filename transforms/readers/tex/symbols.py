"""What LaTeX calls letters and signs."""

from __future__ import annotations

import re
import unicodedata

from transforms.vocabulary import toml

_COMBINING = {
    "'": "\u0301",
    "`": "\u0300",
    "^": "\u0302",
    '"': "\u0308",
    "~": "\u0303",
    "=": "\u0304",
    ".": "\u0307",
    "u": "\u0306",
    "v": "\u030c",
    "H": "\u030b",
    "c": "\u0327",
    "k": "\u0328",
    "d": "\u0323",
    "b": "\u0331",
    "r": "\u030a",
    "hat": "\u0302",
    "bar": "\u0304",
    "tilde": "\u0303",
    "acute": "\u0301",
    "grave": "\u0300",
    "vec": "\u20d7",
    "dot": "\u0307",
    "ddot": "\u0308",
    "check": "\u030c",
    "breve": "\u0306",
}
ACCENTS = frozenset(_COMBINING)

SYMBOLS: dict[str, str] = toml("tex")["symbols"]
SUPERSCRIPTS = str.maketrans("0123456789+-n", "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻ⁿ")


def accented(accent: str, letter: str) -> str:
    """The letter (and what follows it) under the accent."""
    if not letter:
        return {"~": "~", "^": "^"}.get(accent, "")
    first = {"ı": "i", "ȷ": "j"}.get(letter[0], letter[0])
    return unicodedata.normalize("NFC", first + _COMBINING[accent]) + letter[1:]


def ligatures(text: str) -> str:
    """TeX's own ligatures: dashes and quotation marks."""
    if "-" in text:
        if len(text) > 9 and not text.strip("-"):
            return ""  # a drawn rule
        text = text.replace("---", "—").replace("--", "–")
    if "`" in text:
        text = text.replace("``", "“").replace("`", "‘")
    if ",," in text:
        text = _LOW_QUOTE.sub("„", text)
    return text.replace("''", "”").replace("'", "’").replace("’’", "”") if "'" in text or "’’" in text else text


_LOW_QUOTE = re.compile(r"(?<![\w,]),,(?=\w)")  # as Poles and Germans write it
