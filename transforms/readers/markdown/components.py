"""Components of page generators in JavaScript (Vue, MDX): "<PaperCard image="a.png">" over words, "</PaperCard>".

Consumes markdown; produces it without their tags. What a component holds that stands there several times is an item.
"""

from __future__ import annotations

import re
from collections import Counter

_BOX = re.compile(
    r"^[ \t]{0,12}<(?P<name>[A-Z][A-Za-z]{1,40})\b(?P<more>[^<>\n]{0,400})>[ \t\r]{0,9}\n"
    r"(?P<inside>(?:(?![ \t]{0,12}</?[A-Z])[^\n]{0,4000}\n){1,80})[ \t]{0,12}</(?P=name)>[ \t\r]{0,9}$",
    re.MULTILINE,
)
_TAG = re.compile(r"^[ \t]{0,12}</?[A-Z][A-Za-z]{1,40}(?:[ \t][^<>\n]{0,400})?/?>[ \t\r]{0,9}$", re.MULTILINE)
_CLOSING = re.compile(r"</[A-Z]|/>")
_SEVERAL = 2


def without_components(text: str) -> str:
    """The text with each of several boxes of one name as an item, and without the tags of all others."""
    if not _CLOSING.search(text):
        return text
    names = Counter(match["name"] for match in _BOX.finditer(text))
    return _TAG.sub("", _BOX.sub(lambda box: _item(box) if names[box["name"]] >= _SEVERAL else box["inside"], text))


def _item(box: re.Match[str]) -> str:
    """What a box holds as one item: its paragraphs are lines of it."""
    lines = [line.strip() for line in box["inside"].splitlines() if line.strip()]
    if not lines or any(line.startswith(("#", "- ", "* ", "|", "<")) for line in lines):
        return box["inside"]
    return "\n" + "\n".join(("  " if place else "- ") + line + "  " for place, line in enumerate(lines)) + "\n"
