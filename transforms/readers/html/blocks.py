"""Blocks that are not written like all others: preformatted text, what unfolds, abbreviations. Consumes nodes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transforms.headings.wording import named
from transforms.readers.html.cards import is_repeated_venue

if TYPE_CHECKING:
    from selectolax.lexbor import LexborNode

    from transforms.readers.html.walk import Walker


def write_abbreviation(walker: Walker, node: LexborNode, style: int, url: str) -> None:
    """An abbreviation; a venue's, beside its full name, says nothing new."""
    if not is_repeated_venue(node):
        walker.children(node, style, url)


def write_preformatted(walker: Walker, node: LexborNode, style: int, url: str) -> None:
    """Each line of preformatted text is a line, a blank one ends a block; elements in it are read as ever."""
    outer, walker.is_pre = walker.is_pre, True
    walker.writer.end_block()
    walker.children(node, style, url)
    walker.writer.end_line(hard=True)
    walker.writer.end_block()
    walker.is_pre = outer


def write_summary(walker: Walker, node: LexborNode, style: int, url: str) -> None:
    """What is shown of an entry that unfolds: its parts are lines where each is an element of its own.

    "<summary><span>Weft Letters | 2026</span> <strong>Moss Walls</strong></summary>"
    """
    if not (walker.is_in_card or walker.is_in_entry) and _heads_section(node):
        walker.heading(node, style, url)
        return
    parts = list(node.iter())
    words = "".join(part.text_content or "" for part in node.iter(include_text=True) if part.tag == "-text")
    if not walker.is_in_card or len(parts) < _LEAST or words.strip():
        walker.block(node, "summary", style, url, 0)
        return
    walker.writer.end_line(hard=True)
    for part in parts:
        walker.element(part, part.tag or "", style, url)
        walker.writer.end_line(hard=True)


_LEAST = 2


def _heads_section(summary: LexborNode) -> bool:
    """True for one that names a section, and for each beside such a one: "Awards", "Looms and other machines"."""
    words, part = summary.text().strip(), summary.parent
    if named(words).whole:
        return True
    if len(words) > _LONGEST or part is None or part.parent is None:
        return False
    beside = (other.css_first("summary") for other in part.parent.iter() if other.tag == "details" and other != part)
    return any(other is not None and named(other.text().strip()).whole for other in beside)


_LONGEST = 60  # characters
