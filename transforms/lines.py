"""Lines: consumes a `Document`; produces its `Line`s, markup turned into style, spans into the raw text kept."""

from __future__ import annotations

from transforms.model import Document, Line


def read_lines(document: Document) -> tuple[Line, ...]:
    """Every line of the document, blank ones included."""
    lines, start = [], 0
    for number, raw in enumerate(document.text.split("\n"), 1):
        lines.append(Line(number, start, start + len(raw), raw.strip()))
        start += len(raw) + 1
    return tuple(lines)
