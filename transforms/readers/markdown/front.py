"""The block of fields at the top of a generator's page ("---"). Consumes text; produces its source, and what it says.

Read line by line: page generators' YAML is often broken.
"""

from __future__ import annotations

import re

_FRONT = re.compile(r"\A\s{0,20}---[ \t]*\n(.{0,8000}?)^(?:---|\.\.\.)[ \t]*$", re.DOTALL | re.MULTILINE)
_FIELD = re.compile(r"^([A-Za-z][\w-]{0,30})[ \t]*[:=][ \t]*(\S.{0,300})$", re.MULTILINE)
_KNOWN = {
    "title": "title",
    "name": "author",
    "author": "author",
    "date": "date",
    "updated": "date",
    "last_modified_at": "date",
    "lastmod": "date",
    "description": "description",
    "excerpt": "description",
}


def front_block(text: str) -> re.Match[str] | None:
    """The block, its source in group 1; None where the text begins otherwise."""
    return _FRONT.match(text) if text[:40].lstrip().startswith("---") else None


def stated(source: str) -> dict[str, str]:
    """Metadata "title", "author", "date" and "description" of the block's source."""
    found: dict[str, str] = {}
    for key, value in _FIELD.findall(source):
        name = _KNOWN.get(key.lower())
        if name and (value := value.strip(" \t\"'")):
            found.setdefault(name, value)
    return found
