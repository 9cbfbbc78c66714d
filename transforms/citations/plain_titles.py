"""Titles in plain form: one sentence of usual length without quotations, brackets and what belongs to a venue.

Consumes text; produces yes or no, and where a quoted title ends.
"""

from __future__ import annotations

import re

from transforms.entities import venues
from transforms.vocabulary import forms

_STOP_END = frozenset(forms("publication_words", "stop_end"))
_FEWEST, _MOST = 3, 25  # words
# One by one they are found sooner than as alternatives: each begins with what is seldom.
_ODD = tuple(
    re.compile(pattern).search
    for pattern in (
        r"[“”„\"«»()\[\]|\x00*†‡–—](?:(?<![–—])|(?=[ ]))",
        r"[12](?:(?<=(?<!\w)1)9|(?<=(?<!\w)2)0)\d\d(?!\w)",
        r"\d\.\d",
        r"al\.(?<=\bal.)",
        r"In[ :](?<=. In.)",
        r"[clods][.: ](?:(?<=\bProc.)|(?<=\b[Ee]d.)|(?<=\b[Ee]ds.)|(?<=\b[Vv]ol.)|(?<=\bNo.))|pp[.: ](?<=\bpp.)",
    )
)
_ABBREVIATED = _ODD[-1]
_USUAL = re.compile(r"[A-Za-zÀ-ɏ ,:;?!'’&/-]*")  # no figure, bracket, quotation or stop
_CLOSING = {"“": "”", '"': '"'}


def is_plain_title(title: str, *, quoted: bool) -> bool:
    """True for words that are one whole title."""
    if not (title[:1].isupper() or title[:1].isdigit()):
        return False
    words = title.split()
    if not (1 if quoted else _FEWEST) <= len(words) <= _MOST or words[-1].casefold() in _STOP_END:
        return False
    if not quoted and len(words[-1]) == 1 and words[-1].isupper():
        return False  # "Tides in Winter, B. Orr"
    return not _is_odd(title) and (quoted or venues.known(title) is None)


def _is_odd(title: str) -> bool:
    """True for a title with what belongs to a venue; of words and usual marks, only abbreviations can be such."""
    if _USUAL.fullmatch(title):
        return _ABBREVIATED(title) is not None or " In " in title[1:] or " In:" in title[1:]
    return any(search(title) for search in _ODD)


def quoted_end(text: str, start: int) -> tuple[int, int]:
    """Where the title ends whose quotation mark stands right before `start`, and where what follows it begins."""
    close = text.find(_CLOSING[text[start - 1]], start)
    if close < 0:
        return -1, -1
    match = _BEHIND.match(text, close + 1)
    stop = close - (text[close - 1] in ".,")
    return (stop, match.end()) if match else (-1, -1)


_BEHIND = re.compile(r"[.,;]?\s")
