"""Lists and tables that are a page's skeleton: each term, each first cell names a section, and what it holds is beside.

Consumes their nodes; writes the names as headings and what stands beside them as blocks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from transforms.headings.wording import is_role, named
from transforms.readers.html.tags import HEADINGS

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

    from transforms.readers.html.walk import Walker

_LEAST, _LABEL = 3, 40  # sections, or kinds of them; characters of a name
_LISTED = frozenset(
    ("papers", "positions", "education", "awards", "talks", "teaching", "grants", "service", "advising")
)
_BODIES = frozenset(("tbody", "thead", "tfoot"))


def has_sections(node: LexborNode) -> bool:
    """True where the terms of a definition list name sections."""
    terms = [child.text().strip() for child in node.iter() if child.tag == "dt"]
    return sum(bool(named(term).kinds) and named(term).whole for term in terms) >= max(_LEAST, len(terms) / 2)


def sections_of(table: LexborNode) -> list[LexborNode]:
    """The cells of a table whose rows are a section's name and what it holds, in order; none for any other table."""
    bodies = [part for part in table.iter() if part.tag in _BODIES] or [table]
    rows = [
        [cell for cell in row.iter() if cell.tag in ("td", "th")]
        for body in bodies
        for row in body.iter()
        if row.tag == "tr"
    ]
    if len(rows) < _LEAST or any(len(cells) != 2 for cells in rows):
        return []
    labels = [" ".join(label.text().split()).rstrip(" :") for label, _ in rows]
    kinds = [named(label).kinds[0] for label in labels if _names_section(label)]
    if len(set(kinds)) < _LEAST or len(_LISTED.intersection(kinds)) < _LEAST - 1:
        return []
    return [cell for cells in rows for cell in cells] if 2 * len(kinds) >= sum(map(bool, labels)) else []


def _names_section(label: str) -> bool:
    said = named(label) if 0 < len(label) <= _LABEL else None
    return said is not None and said.whole and bool(said.kinds) and not is_role(label)


def write_sections(walker: Walker, node: LexborNode, parts: Sequence[LexborNode], style: int) -> None:
    """Terms, or every other cell, as headings, in a rank above those that stand in what they head."""
    levels = [HEADINGS[part.tag] for part in node.css("h1, h2, h3, h4") if part.tag in HEADINGS]
    for place, part in enumerate(parts):
        is_cell = part.tag in ("td", "th")
        if (part.tag == "dt" or (is_cell and not place % 2)) and part.text().strip():
            walker.cards.open_section(part.text().strip())
            walker.writer.begin_heading(max(1, min(levels, default=3) - 1))
            walker.children(part, 0)
            walker.writer.end_heading()
        elif is_cell:
            walker.children(part, style)
            walker.writer.end_block()
        else:
            walker.element(part, part.tag or "", style, "")
            walker.writer.end_block()
