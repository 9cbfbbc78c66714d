"""What a browser prints at the edges of each page: when it was printed and the page's title, its address and number.

Consumes the words of a line; tells whether it is such a head or foot.
"""

from __future__ import annotations

import re

_HEAD = re.compile(
    r"(?:\d{1,2}[/.-] ?\d{1,2}[/.-] ?(?:\d\d){1,2}|\d{4}[/.-] ?\d{1,2}[/.-] ?\d{1,2}),?\s\d{1,2}:\d\d(?!\d)"
)
_FOOT = re.compile(r"(?:https?|file)://\S{1,300}\s{1,200}\d{1,3} ?/ ?\d{1,3}")
_TITLED = re.compile(rf"\s{{0,80}}{_HEAD.pattern}(?:\s?[AaPp]\.?[Mm]\.?)?\s{{1,200}}(\S[^\n]{{2,120}})")
_LONGEST = 300


def is_printed(text: str) -> bool:
    """True for "5/3/24, 9:05 PM    Ada Quill: Vita" and for "https://quill.example/cv.html    2/7"."""
    if len(text) > _LONGEST or ":" not in text[:20]:
        return False
    return _HEAD.match(text) is not None if text[0].isdigit() else _FOOT.fullmatch(text) is not None


def printed_title(text: str) -> str:
    """The title in the head of the first page ("5/3/24, 9:05 PM    Vita | Ada Quill"); "" where there is none."""
    match = _TITLED.match(text) if ":" in text[:120] else None
    return match[1].strip() if match else ""
