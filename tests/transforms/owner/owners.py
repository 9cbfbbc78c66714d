"""Whose a text is: for tests of the owner's name and of what belongs to it."""

from __future__ import annotations

from transforms.lines.read import read_lines
from transforms.model import Document
from transforms.owner.owner import find_owner
from transforms.parsed import Person
from transforms.sections.sections import split_sections


def owner(text: str, uri: str = "cv.md", **metadata: str) -> Person | None:
    document = Document(uri, "0" * 64, "text/markdown", "utf-8", text, metadata=metadata)
    lines = read_lines(document)
    return find_owner(document, lines, split_sections(lines))
