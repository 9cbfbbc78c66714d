"""The style of a career's phrases: consumes a `Piece` and its line; produces it with its style, or as two pieces."""

from __future__ import annotations

from collections.abc import Iterator

from transforms.model import Line, Span
from transforms.organizations import is_unit
from transforms.records.career_labels import EDGE, SURE, Piece


def with_style(piece: Piece, line: Line) -> Iterator[Piece]:
    """The piece with its style; a name whose end looks otherwise is employer and unit ("Globex *Vision* Team")."""
    at = line.text.find(piece.text) if line.bold or line.italic else -1
    if at < 0:
        yield piece
        return
    end = at + len(piece.text)
    styled = piece._replace(
        bold=_covers(line.bold, at, len(piece.text)), italic=_covers(line.italic, at, len(piece.text))
    )
    cut = next((span.start for span in line.italic if at + 1 < span.start < end and span.end > span.start), None)
    if (
        cut
        and piece.label in ("org", "unit", "unknown")
        and piece.strength < SURE
        and is_unit(piece.text)
        and line.text[cut - 1] == " "
    ):
        yield styled._replace(label="org", text=line.text[at:cut].strip(EDGE), strength=1)
        yield styled._replace(label="unit", text=line.text[cut:end].strip(EDGE), strength=1, before=",")
    else:
        yield styled


def _covers(spans: tuple[Span, ...], at: int, size: int) -> bool:
    covered = sum(max(0, min(span.end, at + size) - max(span.start, at)) for span in spans)
    return covered >= 0.7 * size
