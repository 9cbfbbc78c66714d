"""Names of organisations inside other words. Consumes a text and a place in it; tells whether a compound holds it."""

from __future__ import annotations

import re

# Behind the letters of who paid: "DFG-Fellow", "NSF-funded", "NIH-T90 Scholar".
_PAID = re.compile(r"-(?:[a-z]{2}|[A-Z]{1,3}\d|Fellow|Scholar|Postdoc|Stip|Doctoral|Research|Grant)")
_ACRONYM, _JOINED = 4, re.compile(r"[A-Z][a-z]+-[A-Z][a-z](?!\w*ed\b)")  # letters
_APOSTROPHES = ("'", "’")
_BEFORE = 2  # the hyphen and a letter before it


def is_in_compound(text: str, start: int, end: int, *, certain: bool = True) -> bool:
    """True for half of "HEG-GE", "Vale-Orr Institute"; for a word of every day in "Low-Scale", a payer in "DFG-Fellow".

    So for the first letters of somebody's name: "Ada Dell'Orr".

    Args:
        text: What the name stands in.
        start: Where it begins.
        end: Where it ends.
        certain: False for an everyday word.
    """
    if text[end : end + 1] in _APOSTROPHES and text[end + 1 : end + 2].isupper():
        return True
    is_followed = text.startswith("-", end)
    if is_followed and text[start:end].isupper() and _PAID.match(text, end):
        return True
    behind = text[max(0, start - _BEFORE) : start]
    is_short = behind.isupper() and end - start <= _ACRONYM
    is_end = behind[-1:] == "-" and (is_short or (behind[0].islower() and not certain))
    return is_end or (is_followed and _JOINED.match(text, start) is not None)
