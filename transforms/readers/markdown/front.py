"""What the block of fields at the top of a generator's page says. Consumes its source; produces metadata.

Read line by line: page generators' YAML is often broken.
"""

from __future__ import annotations

import re

_FIELD = re.compile(r"^([A-Za-z][\w-]{0,30})[ \t]*[:=][ \t]*(\S.{0,300})$", re.MULTILINE)
_TAG = re.compile(r"</?[A-Za-z][^<>]{0,200}>")
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


def stated(source: str) -> dict[str, str]:
    """Metadata "title", "author", "date" and "description" of the block's source."""
    found: dict[str, str] = {}
    for key, value in _FIELD.findall(source):
        name = _KNOWN.get(key.lower())
        shown = _TAG.sub("", value).strip(" \t\"'") if name else ""  # "<center> Ada Quill </center>"
        if name and shown:
            found.setdefault(name, shown)
    return found
