"""The owner: consumes lines and sections; produces the `Person` whom the document describes."""

from __future__ import annotations

from transforms.model import Document, Line, Section
from transforms.parsed import Person


def find_owner(document: Document, lines: tuple[Line, ...], sections: tuple[Section, ...]) -> Person | None:
    """The owner with contact data, or None where nothing names one."""
    return None
