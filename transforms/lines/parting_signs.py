"""Rare signs between an entry's fields: "Lab Manager :: Globex :: 2019", "Lab Manager = Globex = 2019".

Consumes a line's text; produces it with the usual bar in their place.
"""

from __future__ import annotations

import re

_BAR = " | "
_ENTRY = re.compile(r"[^\W\d][^=$<>()\[\]]{3,90} = [^=$<>]{3,120} = [^=$<>]{4,40}")
_DATED = re.compile(r"(?:\w{3,9}\.? |\d\d?[/.])?(?:19|20)\d\d\b[^=]{0,30}")


def with_bars(text: str) -> str:
    """The text with bars between its fields; an equals sign parts fields where two of them do, or one and a date."""
    if " :: " in text:
        return text.replace(" :: ", _BAR)
    if " = " not in text or "$" in text:
        return text
    first, _, last = text.rpartition(" = ")
    is_entry = _ENTRY.fullmatch(text) or ("=" not in first and len(first) > _LEAST and _DATED.fullmatch(last))
    return text.replace(" = ", _BAR) if is_entry else text


_LEAST = 8
