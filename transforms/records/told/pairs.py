"""Two honours that share their word: "the Heron and Wool prizes by Globex". Consumes text; tells each apart."""

from __future__ import annotations

import re

_NAME = r"[A-ZÀ-Þ][\w’'-]*(?: [A-ZÀ-Þ][\w’'-]*){0,3}"
_PLURAL = re.compile(
    rf"\bthe (?P<a>{_NAME}) and (?:the )?(?P<b>{_NAME}) "
    r"(?P<what>[Pp]rize|[Aa]ward|[Mm]edal|[Ss]cholarship|[Ff]ellowship)s\b"
    r"(?P<by> (?:by|from) (?:the )?[A-ZÀ-Þ][^,;.()]{1,60}?(?=[,;.(]|$| in ))?"
)


def each_of_two(text: str) -> str:
    """The text, each of two honours with the word and the giver that they share."""
    return _PLURAL.sub(_each, text) if " and " in text and "s" in text else text


def _each(both: re.Match[str]) -> str:
    by = both["by"] or ""
    return f"the {both['a']} {both['what']}{by} and the {both['b']} {both['what']}{by}"
