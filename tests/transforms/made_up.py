"""Reading what is made up: a whole page written by hand, and its lines."""

from __future__ import annotations

from transforms.lines.read import read_lines
from transforms.model import Document, Line
from transforms.parse import parse
from transforms.parsed import ParsedCV


def page(text: str) -> Document:
    return Document("made-up.md", "0" * 64, "text/markdown", "utf-8", text)


def whole(text: str) -> ParsedCV:
    return parse(page(text))


def lines_of(text: str) -> tuple[Line, ...]:
    return read_lines(page(text))
