"""Capitals before small ones, which a converter tore from their words: consumes a name; produces it whole."""

from __future__ import annotations

import re

_TORN = re.compile(r"(?:(?:^|\s)[A-ZÀ-Þ]\.|(?:^|\s|\s-)[A-ZÀ-Þ] [A-ZÀ-Þ]+)+")
_LETTER = re.compile(r"(\s-|^|\s)([A-ZÀ-Þ]) (?=[A-ZÀ-Þ]{2,})")


def untorn(name: str) -> str:
    """The name in whole words: "A DA Q UILL" is "ADA QUILL"."""
    if not name.isupper() or not _TORN.fullmatch(name):
        return name
    return _LETTER.sub(r"\1\2", name).replace(" -", "-")
