"""Reading the career of one made-up person: what the tests of careers share."""

from __future__ import annotations

from transforms.model import Document
from transforms.parse import parse
from transforms.parsed import ParsedCV


def read(text: str, kind: str = "text/markdown") -> ParsedCV:
    return parse(Document("made-up.md", "0" * 64, kind, "utf-8", "Ada Quill\n\n" + text))


def positions(text: str) -> list[tuple[str, str | None, str | None, str | None, bool]]:
    return [(p.title, p.organization, p.start, p.end, p.current) for p in read("EXPERIENCE\n\n" + text).positions]


def degrees(text: str) -> list[tuple[str, str | None, str | None, str | None, str | None]]:
    return [(e.degree, e.field, e.organization, e.start, e.end) for e in read("EDUCATION\n\n" + text).education]
