"""Phrases that a line leaves open: consumes its words; says whether a quotation or a bracket goes on below."""

from __future__ import annotations

import re

_TITLE, _NEAR = 200, 40  # characters that a quoted title has at the most, and a bracket
_OPENED = re.compile(r'(?:^|[ (])"\w[^"]{1,200}$')  # straight marks, of which a line has an odd number


def is_quoting(text: str) -> bool:
    """True for a line that ends inside a quotation: "Weft Fund, no. 12, “Looms of the North:"."""
    begun = text.rfind("“")
    if begun < 0:
        return text.count('"') % 2 > 0 and _OPENED.search(text[-_TITLE:]) is not None
    return len(text) - begun < _TITLE and "”" not in text[begun:] and "„" not in text


def is_bracketing(text: str) -> bool:
    """True for a line that ends inside a bracket."""
    return "(" in text[-_NEAR:] and ")" not in text[text.rfind("(") :]
