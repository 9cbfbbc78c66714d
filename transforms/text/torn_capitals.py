"""Capitals before small ones, which a converter tore from their words: consumes words; produces them whole."""

from __future__ import annotations

import re

_TORN = re.compile(r"(?:(?:^|\s)[A-ZÀ-Þ]\.|(?:^|\s|\s-)[A-ZÀ-Þ] [A-ZÀ-Þ]+)+")
_LOOSE = re.compile(r"(?<![^\s(])([A-ZÀ-Þ]) (?=[A-ZÀ-Þ]{2,}\b)")
_LETTER = re.compile(r"(\s-|^|\s)([A-ZÀ-Þ]) (?=[A-ZÀ-Þ]{2,})")


def untorn(name: str) -> str:
    """The name in whole words: "A DA Q UILL" is "ADA QUILL"."""
    if not name.isupper() or not _TORN.fullmatch(name):
        return name
    return _LETTER.sub(r"\1\2", name).replace(" -", "-")


def put_together(text: str) -> str:
    """Words in capitals, each with the letter that stands before it: "A WARDS AND T ALKS" is "AWARDS AND TALKS"."""
    return _LOOSE.sub(r"\1", text)
