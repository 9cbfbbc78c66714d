"""Reading one made-up section: what the tests of list sections share."""

from __future__ import annotations

from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV


def read(section: str) -> ParsedCV:
    """A document of one made-up person with the section in it."""
    text = f"# Jane Q. Miller\njane@miller.example\n\n{section}\n"
    return parse(Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text))
