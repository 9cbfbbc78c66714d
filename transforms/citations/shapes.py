"""The shape of a token: what its letters and digits look like, and the punctuation that stands on it."""

from __future__ import annotations

import re

_EDGE = re.compile(r"^(\W{0,5})(.*?)(\W{0,5})$", re.DOTALL)
TRAILS = ("", ".", ",", ":", ";", ")", "),", ").", "):", ".,", "”", ",”", ".”", "”,", "”.", "?", "!", ".:", "other")
LEADS = ("", "(", "[", "“", "-", "other")
SHAPES = (
    "d1",
    "d2",
    "d3",
    "year",
    "d5",
    "range",
    "dmix",
    "roman",
    "X",
    "XX",
    "XXX",
    "Xx",
    "XxX",
    "xx",
    "x",
    "X.X",
    "none",
    "url",
    "doi",
    "Xx-Xx",
    "mixed",
    "arxiv",
    "&",
    "dash",
    "d4",
)
_ROMAN = re.compile(r"[ivxlc]{1,6}|[IVXLC]{1,7}")
_NAMED_FIRST = frozenset("ivxlcIVXLChHaA")
_NOT_ROMAN = frozenset(("il", "li", "vi", "Li"))
_RANGE = re.compile(r"[A-Za-z]{0,2}\d{1,9}[a-z]?[-–—−]{1,3}[A-Za-z]{0,2}\d{1,9}")


def shape_of(core: str) -> str:  # noqa: C901, PLR0911, PLR0912 - a ladder of cases
    """The shape of a core: digits by their number, capitals, a range, an address."""
    if core.isalpha():
        return _word_shape(core)
    if not core:
        return "none"
    if core[0].isdigit() or core.isdigit():
        if core.isdigit():
            if len(core) == 4:
                return "year" if "1400" <= core <= "2099" else "d4"
            return f"d{min(len(core), 5)}"
        if _RANGE.fullmatch(core):
            return "range"
        if core[:3] == "10." and "/" in core:
            return "doi"
        return "year" if len(core) == 5 and core[:4].isdigit() and "1400" <= core[:4] <= "2099" else "dmix"
    low = core.casefold()
    if low.startswith(("http", "www.")) or "://" in low:
        return "url"
    if low.startswith("doi") and "10." in low:
        return "doi"
    if low.startswith("arxiv"):
        return "arxiv"
    if _RANGE.fullmatch(core):
        return "range"
    if any(c.isdigit() for c in core):
        return "mixed"
    if len(core) == 1:
        return "x"
    if core.isupper():
        if "." in core or "-" in core:
            return "X.X"
        return "XX" if len(core) == 2 else "XXX"
    if "-" in core:
        return "Xx-Xx" if core[0].isupper() else "xx"
    if core[0].isupper():
        return "Xx" if core[1:].islower() else "XxX"
    return "xx" if core.islower() else "mixed"


def _word_shape(word: str) -> str:
    """The shape of a core of letters alone."""
    if word[0] in _NAMED_FIRST and (named := _named_shape(word)):
        return named
    if word.islower():
        return "xx" if len(word) > 1 else "x"
    if word.isupper():
        return ("X", "XX", "XXX")[min(len(word), 3) - 1]
    if word[0].isupper():
        return "Xx" if word[1:].islower() else "XxX"
    return "mixed" if len(word) > 1 else "x"


def _named_shape(word: str) -> str | None:
    """The shape of a Roman number, and of what begins an address."""
    if len(word) > 1 and word not in _NOT_ROMAN and _ROMAN.fullmatch(word):
        return "roman"
    low = word.casefold()
    return "url" if low.startswith("http") else "arxiv" if low.startswith("arxiv") else None


def trail_of(text: str) -> str:
    """The punctuation behind a core as one of `TRAILS`."""
    text = (
        text.replace("’", "”")
        .replace("»", "”")
        .replace('"', "”")
        .replace("'", "”")
        .replace("“", "”")
        .replace("]", ")")
        .replace(">", "")
    )
    text = re.sub(r"[*†‡\d]", "", text)
    if text in TRAILS:
        return text
    return text[:2] if text[:2] in TRAILS else "other" if text[:1] not in TRAILS else text[:1]


def lead_of(text: str) -> str:
    """The punctuation before a core as one of `LEADS`."""
    text = (
        text.replace("‘", "“")
        .replace("„", "“")
        .replace("«", "“")
        .replace('"', "“")
        .replace("'", "“")
        .replace("`", "“")
        .replace("’", "“")
        .replace("”", "“")
    )
    return text[:1] if text[:1] in LEADS else "other"


def split_token(token: str) -> tuple[str, str, str]:
    """A token's leading punctuation, its core, and what trails."""
    if token.isalnum():
        return "", token, ""
    if token[:-1].isalnum() and token[-1] != "_":
        return "", token[:-1], token[-1]
    match = _EDGE.match(token)
    return (match[1], match[2], match[3]) if match else ("", token, "")
