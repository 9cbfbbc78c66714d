"""Small tears of converted markdown. Consumes its text, words of one style already in one mark; produces it mended.

A raised ending of a number that italics surround ("the_ 36 _[th] Meeting_"), the two letters of a name before a
hyphen, a date without a blank behind it, and an address set into the heading that is a name.
"""

from __future__ import annotations

import re

_WITHIN = re.compile(r"_(?<=[^\s_]_) (\d{1,3}) _\[(th|st|nd|rd)\](?=_| )")
_BEHIND = re.compile(r" _\[(?<=\d _\[)(th|st|nd|rd)\]_(?=\W|$)")
_OPENING = re.compile(r" _\[(?<=\d _\[)(th|st|nd|rd)\] (?=\S)")  # upright figures before words in italics
_RAISED = re.compile(r"\b([A-Z]{1,3}) \[([2-9])\](?=[\s:,.)])")  # a letter's exponent, no reference
_EXPONENTS = dict(zip("23456789", "²³⁴⁵⁶⁷⁸⁹", strict=True))
_SHORT_HALF = re.compile(r"\b([A-ZÀ-Þ][a-zß-ÿ])-(\*\*|_)?\n{1,3}(\*\*|_)?([a-zß-ÿ]{2,20})")
_WORD = re.compile(r"[A-ZÀ-Þ][a-zß-ÿ]{3,24}")
_GLUED = re.compile(r"(?m)^((?:\d\d[./])?(?:19|20)\d\d ?[-–—] ?(?:\d\d[./])?(?:19|20)\d\d)(?=[A-ZÀ-Þ][a-zß-ÿ]{2})")
_ADDRESSED = re.compile(r"(?m)^(#{1,6} [^\n@|:;,]{4,60}) (\[?[^\s@\[\]()|]{1,64}@[^\s@|]{3,200})[ \t]*$")

# A title in bold, its last word in italics as well, before a venue: "**Felt of the** _**Ovis**_ . _Weft_".
_SLANTED_END = re.compile(r"(\*\*[^*\n]{20,300}[a-z])\*\*([ \n])_\*\*([^*_\n]{2,60})\*\*_(?= ?\. _[^_\n]{2,120}_)")


def with_small_tears_mended(text: str) -> str:
    """The text, each of these in one."""
    if "[" in text:
        text = _OPENING.sub(r"\1 _", _BEHIND.sub(r"\1", _WITHIN.sub(r" \1\2", text)))
        text = _RAISED.sub(lambda match: match[1] + _EXPONENTS[match[2]], text)
    if "-" in text and _SHORT_HALF.search(text):
        text = _with_names_whole(text)
    if "@" in text and "#" in text:
        text = _ADDRESSED.sub(r"\1\n\n\2", text)
    if "**_ " in text:
        text = _SLANTED_END.sub(r"\1**\2**\3**", text)
    return _GLUED.sub("\\1\t", text)


def _with_names_whole(text: str) -> str:
    """The text with names as they stand elsewhere in it, where a line's end divided them behind two letters."""
    own = set(_WORD.findall(text))
    return _SHORT_HALF.sub(lambda match: whole if (whole := match[1] + match[4]) in own else match[0], text)
