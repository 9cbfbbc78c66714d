"""Links behind a work to what goes with it, told in a sentence. Consumes and produces markdown.

"[Slow looms](looms.pdf), with [online appendix](a.pdf) and [source code archive](c.zip).": no venue, no co-author.
"""

from __future__ import annotations

import re

_MATERIAL = (
    r"(?:(?:supplement(?:al|ary)|online|web|technical|source|code|replication|public|data|git|[A-Z]\w{0,6})[ \n]){0,3}"
    r"(?:appendix|appendices|archive|repository|package|files|materials?|supplement|code|data|slides)"
)
_LINKED = rf"\[{_MATERIAL}\]\([^()\s]{{1,300}}\)"
_WITH = re.compile(rf",?[ \n]with[ \n](?:(?:the|an?)[ \n])?{_LINKED}(?:(?:,|,?[ \n]and)[ \n]{_LINKED}){{0,3}}")


def without_materials(text: str) -> str:
    """The text without what works are said to come with."""
    return _WITH.sub("", text) if any(sign in text for sign in _SIGNS) else text


_SIGNS = ("with [", "with\n[", "with the [", "with an [")
