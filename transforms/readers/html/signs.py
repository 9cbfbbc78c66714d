"""Raised signs behind names and titles. Consumes a superscript's words; says what stands for them in plain text."""

from __future__ import annotations

import re

_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_SIGNS = frozenset("†‡§¶∗")
_ORDINAL = re.compile(r"(?:st|nd|rd|th)\b", re.IGNORECASE)
_LONGEST = 8


def raised_sign(text: str) -> str:
    """What stands for a raised text: raised digits, a star for a sign that is none of letters; "" for plain words."""
    if not text or len(text) > _LONGEST or _ORDINAL.fullmatch(text):
        return ""
    is_sign = not any(char.isalnum() or char.isascii() or char in _SIGNS for char in text)
    return "*" if is_sign else text.translate(_SUPERSCRIPTS)
