"""A page's first heading that took the line below it: the owner's name in bold, then how to reach them.

"# **Ada Quill** (+1) 555 0100 ⋄ ada@quill.example" is a name, and a line of contacts. Consumes and produces markdown.
"""

from __future__ import annotations

import re

_NAME = re.compile(r"\s{0,4}(#{1,3}) \*\*([^*\n\d@:]{4,60})\*\* (?=[^\n]{6,300}$)", re.MULTILINE)
_REACHED = re.compile(r"@[\w.-]+\.|https?://|www\.|\(?\+\d|\d{3}[ .)-]{1,2}\d{3}")


def with_contacts_below(text: str) -> str:
    """The text, its first heading parted from the contacts beside it."""
    match = _NAME.match(text)
    if match is None or not _REACHED.search(text[match.end() :].split("\n", 1)[0]):
        return text
    return f"{match[1]} {match[2]}\n\n{text[match.end() :]}"
