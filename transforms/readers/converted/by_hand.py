"""Whether markdown was written by hand: consumes a text; produces yes or no.

Some who write by hand leave two blank lines, as converters of PDF do; these set none of the signs that hands do.
"""

from __future__ import annotations

import re

_LEAST = 2
_BY_HAND = re.compile(  # a star or a plus before an item, a heading's line of "=", a break, front matter, italics
    r"\n {0,6}[*+] (?=\w|\*\*\w|\[)|\w\n={3,}[ \t]*(?=\n)|[^\s|](?:  |\\)(?=\n\w)|\A---\n"
    r"|(?<![*\w])\*\w[^*\n]{2,60}\w\*(?![*\w])"
)


def is_by_hand(text: str) -> bool:
    """True for text with two signs or more that no converter sets."""
    return len(_BY_HAND.findall(text)) >= _LEAST
