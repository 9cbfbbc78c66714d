"""Whether markdown is what a converter makes of PDF files: consumes a text; produces yes or no.

Converters mark words one by one, leave two blank lines, set lines inside cells, and end lines where the page did.
"""

from __future__ import annotations

import re
from itertools import islice

from transforms.readers.converted.by_hand import is_by_hand

_SIGNS = re.compile(r"\*\* \*\*(?=[^\s*])(?<=[^\s*]\*\* \*\*)|_ _(?=[^\s_])(?<=[^\s_]_ _)|\n\n\n[^\n]")
_LEAST, _FAR = 6, 60_000
_FEW, _PAGE = 3, 3_000  # signs of a converter in a page or so
_BROKEN = re.compile(r"(?m)^[^\n#|>-][^\n]{60,118}[^\n.:|]\n(?=[^\W\d_][^\n]{2})")


def is_converted(text: str) -> bool:
    """True for text with the signs of a converter: several, or two where many lines end amid what they say."""
    if ("\n\n\n" not in text and "** **" not in text) or is_by_hand(text[:_FAR]):
        return False
    cells = text.count("<br>", 0, _FAR) + text.count("|Col", 0, _FAR) if "\n|---|" in text else 0
    least = _FEW if len(text) < _PAGE and "** **" in text else _LEAST
    signs = cells + len(_SIGNS.findall(text, 0, _FAR))
    return signs >= least or (signs > 1 and sum(1 for _ in islice(_BROKEN.finditer(text, 0, _FAR), _LEAST)) == _LEAST)
