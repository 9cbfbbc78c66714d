"""Reading what is made up: a whole page written by hand, its lines and its sections."""

from __future__ import annotations

from transforms.lines.read import read_lines
from transforms.model import Document, Line, Section
from transforms.parse import parse
from transforms.parsed import ParsedCV
from transforms.sections.sections import split_sections


def page(text: str) -> Document:
    return Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)


def whole(text: str) -> ParsedCV:
    return parse(page(text))


def lines_of(text: str) -> tuple[Line, ...]:
    return read_lines(page(text))


def sections_of(text: str) -> tuple[Section, ...]:
    return split_sections(lines_of(text))


def outline(text: str) -> list[tuple[str, str]]:
    return [(section.kind, section.title) for section in sections_of(text)]


def parsed(text: str) -> ParsedCV:
    """The page of one Jane Q. Miller."""
    return whole(f"# Jane Q. Miller\n\n{text}\n")
