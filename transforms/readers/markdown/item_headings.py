"""Headings inside an item of a list. Consumes markdown; produces it with those as bold lines of the item.

Generators of timelines set what an item says as small headings below its date: "- 2018" over "    ###### PhD".
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.headings.wording import named

_INSIDE = re.compile(r"^([ \t]{2,12})#{3,6}[ \t]{1,4}(\S.*?)[ \t]{0,3}#{0,6}[ \t\r]{0,3}$", re.MULTILINE)
_ITEM = re.compile(r"[ ]{0,8}(?:[-*+]|\d{1,3}[.)])[ \t]{1,4}\S")


def with_headings_in_items(text: str) -> str:
    """The text; a heading that names a section stays one, wherever its author set it."""
    if "\n  " not in text or "###" not in text or not _INSIDE.search(text):
        return text
    return "\n".join(_plain(text.split("\n")))


def _plain(lines: list[str]) -> Iterator[str]:
    is_in_item = False
    for line in lines:
        is_in_item = bool(_ITEM.match(line)) or (is_in_item and line[:1] in ("", " ", "\t", "\r"))
        inside = _INSIDE.fullmatch(line) if is_in_item else None
        if inside is None or named(inside[2]).whole:
            yield line
        else:
            yield f"{inside[1]}{inside[2]}" if "**" in inside[2] else f"{inside[1]}**{inside[2]}**"
