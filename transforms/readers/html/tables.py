"""Tables, definition lists and rows. Consumes their nodes; writes lines with tabs, or block after block."""

from __future__ import annotations

from typing import TYPE_CHECKING

from transforms.readers.html.css import STYLE
from transforms.readers.html.rows import Cell, table_row
from transforms.readers.html.skeletons import has_sections, sections_of, write_sections
from transforms.readers.inline import BOLD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from selectolax.lexbor import LexborNode

    from transforms.readers.html.walk import Walker

_CELLS = frozenset({"td", "th", "dt", "dd"})


def write_definition(walker: Walker, node: LexborNode, style: int, _url: str) -> None:
    """A definition list: a short term and its one line share a row; a term stands above several, or heads a section."""
    walker.writer.end_block()
    if has_sections(node):
        write_sections(walker, node, list(node.iter()), style)
        return
    terms: list[Cell] = []
    for child in _terms_of(node):
        if child.tag == "dt":
            _put_row(walker, terms)
            terms = [_cell(walker, child, style | BOLD)]
        elif child.tag == "dd":
            if terms and _has_more(child):
                _put_row(walker, terms)
                terms = []
            _put_row(walker, [*terms, _cell(walker, child, style)])
            terms = []
        else:
            walker.element(child, child.tag or "", style, "")
    _put_row(walker, terms)
    walker.writer.end_block()


def _terms_of(node: LexborNode) -> Iterator[LexborNode]:
    """The terms and definitions of a list, those that boxes hold in pairs among them; else its other children."""
    for child in node.iter():
        inner = list(child.iter()) if child.tag == "div" else []
        if inner and all(one.tag in ("dt", "dd") for one in inner):
            yield from inner
        else:
            yield child


def _has_more(definition: LexborNode) -> bool:
    """True where another definition follows of the same term."""
    after = definition.next
    while after is not None and after.tag not in ("dt", "dd"):
        after = after.next
    return after is not None and after.tag == "dd"


def write_table(walker: Walker, node: LexborNode, style: int, _url: str) -> None:
    """A table: a row is a line with tabs where its cells are lines, otherwise its cells are blocks."""
    walker.writer.end_block()
    if cells := sections_of(node):
        write_sections(walker, node, cells, style)
        return
    labelled = False
    stack = [node]
    while stack:
        part = stack.pop()
        if part.tag == "tr":
            row = [_cell(walker, cell, style) for cell in part.iter() if cell.tag in _CELLS]
            _put_row(walker, row, follows=labelled)
            labelled = labelled or bool(row and row[0])
        elif part is node or part.tag in ("tbody", "thead", "tfoot"):
            stack.extend(reversed(list(part.iter())))
        elif part.tag == "caption":
            walker.element(part, "div", style, "")
    walker.writer.end_block()


def is_row(node: LexborNode, tag: str, attributes: dict[str, str | None], *, is_spread: bool) -> bool:
    """True for elements that stand beside each other, bare words among them; not where these are broken into lines."""
    if is_spread or "row" in (attributes.get("class") or "").split():
        return not any(child.tag == "br" for child in node.iter()) and not _is_grid(node)
    return tag in _ROWS and is_span_row(node)


def _is_grid(node: LexborNode) -> bool:
    """True for boxes of one look, each with a heading of its own: entries that a page sets beside each other."""
    cells = list(node.iter())
    looks = {(cell.tag, cell.attributes.get("class")) for cell in cells}
    return len(cells) > 1 and len(looks) == 1 and all(cell.css_first("h3, h4, h5, h6") is not None for cell in cells)


_ROWS = frozenset({"div", "p"})


def is_span_row(node: LexborNode) -> bool:
    """True for spans of different classes and nothing else: the columns that a style sheet sets beside each other.

    Times and links among them are columns too; a link does not come first.
    """
    first = next(node.iter(), None)
    if first is None or first.tag not in _COLUMNS:
        return False
    children = list(node.iter(include_text=True))
    spans = [child for child in children if child.tag in _COLUMNS]
    rest = any(
        child.tag not in _COLUMNS and (child.tag != "-text" or (child.text_content or "").strip()) for child in children
    )
    classes = {child.attributes.get("class") or child.tag for child in spans}
    return not rest and 1 < len(spans) == len(classes) and "span" not in classes and first.tag != "a"


_COLUMNS = frozenset({"span", "time", "a"})  # a link among them leads to what they state


def write_row(walker: Walker, nodes: list[LexborNode], style: int) -> None:
    """A row of nodes that stand beside each other."""
    _put_row(walker, [_cell(walker, node, style) for node in nodes if node.tag == "-text" or not _is_figure(node)])


_CAPTION = 30  # characters of all words below a figure's pictures


def _is_figure(node: LexborNode) -> bool:
    """True for pictures beside each other with a word or two: what an entry looks like, not what it says."""
    if len(node.css("img, video")) < _PICTURES:
        return False
    return len(" ".join(node.text().split())) < _CAPTION


_PICTURES = 2


def _put_row(walker: Walker, cells: list[Cell], *, follows: bool = False) -> None:
    lines = table_row(cells, follows)
    if len(lines) > 1:
        walker.writer.end_block()
    walker.writer.put_lines(lines)
    if len(lines) > 1:
        walker.writer.end_block()


def _cell(walker: Walker, node: LexborNode, style: int) -> Cell:
    inner = walker.inner()
    if node.tag == "-text":
        inner.writer.write((node.text_content or "").strip(), style)
    elif node.tag not in _CELLS:
        inner.element(node, node.tag or "", style, "")
    elif not walker.is_hidden(node):
        flags = walker.sheet.flags(node, node.attributes)
        inner.children(node, style | flags & STYLE | (BOLD if node.tag == "th" else 0))
    return inner.writer.text.split("\n")[:-1]
