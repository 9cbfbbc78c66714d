"""Citations in Chinese, Japanese and Korean letters: their stops, quotation marks and "et al." as others write them.

Consumes text; produces text of the same length, so that places in it stay.
"""

from __future__ import annotations

import re

EAST = re.compile(r"[　-〿぀-ヿ一-鿿가-힯＀-｠]")
_STOPS = str.maketrans("，、。．：；（）【】「」『』《》〈〉　", ",,..:;()[]“”“”“”“” ")
_OTHERS = re.compile(r"(?<=[\w.,*\s])(?:等|ほか|외)(?=\s?[.,:(“\s]|$)")
_DATED = re.compile(r"(?<=\d\d\d\d)[年년]")


def western(text: str) -> str:
    """The text with full-width stops and marks as plain ones; any other text is returned as it is."""
    if text.isascii() or not EAST.search(text):
        return text
    text = _OTHERS.sub(lambda match: ",".ljust(len(match[0])), text.translate(_STOPS))
    return _DATED.sub(" ", text)
