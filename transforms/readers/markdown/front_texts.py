"""Texts that a page generator's front matter holds in a field of its own: "intro: |" over paragraphs.

Consumes the fields of a page's front matter; produces those texts, which the page shows like its body.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

_HIDDEN = frozenset(("abstract", "css", "style", "script", "header-includes", "summary", "excerpt", "description"))
_LONG = 160  # characters of a text
_SENTENCE = re.compile(r"[a-z)\]]\.\s")
_BLOCK = re.compile(r":[ \t]{0,4}[|>][-+]?[ \t]{0,4}\n")


def holds_text(source: str) -> bool:
    """True for front matter with a field of several lines: "intro: |"."""
    return _BLOCK.search(source) is not None


def texts(fields: dict[str, Any], body: str) -> Iterator[str]:
    """The texts of such fields that say something in sentences, and that the body does not repeat."""
    for key, value in fields.items():
        if key.casefold() in _HIDDEN or not isinstance(value, str) or len(value) < _LONG:
            continue
        if "\n" in value.strip() and _SENTENCE.search(value) and value[:_LONG] not in body:
            yield from ("", value.strip("\n"), "")
