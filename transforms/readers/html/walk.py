"""From nodes to the page. Consumes the tree of a page; produces light markdown through a `Writer`."""

from __future__ import annotations

import re
from collections.abc import Callable

from selectolax.lexbor import LexborNode

from transforms.readers.html.css import HIDDEN, RIGHT, SPREAD, STYLE, StyleSheet
from transforms.readers.html.furniture import DROPPED, is_furniture
from transforms.readers.html.links import label_of, unveiled
from transforms.readers.html.tables import write_definition, write_row, write_table
from transforms.readers.inline import BOLD, ITALIC, UNDERLINE
from transforms.readers.writer import BIG, Writer

_STYLES = {
    "b": BOLD,
    "strong": BOLD,
    "papertitle": BOLD,
    "i": ITALIC,
    "em": ITALIC,
    "cite": ITALIC,
    "var": ITALIC,
    "dfn": ITALIC,
    "u": UNDERLINE,
    "ins": UNDERLINE,
    "big": 0,
    "dt": BOLD,
    "th": BOLD,
}
_HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6, "name": 1, "heading": 2, "legend": 3}
_BLOCKS = frozenset(
    (
        "address",
        "article",
        "aside",
        "blockquote",
        "center",
        "dd",
        "details",
        "div",
        "dl",
        "dt",
        "fieldset",
        "figcaption",
        "figure",
        "form",
        "header",
        "footer",
        "hgroup",
        "hr",
        "li",
        "main",
        "ol",
        "p",
        "pre",
        "section",
        "summary",
        "table",
        "ul",
        "body",
        "dir",
        "menu",
        "caption",
        *_HEADINGS,
    )
)
_SPACED = frozenset(
    {
        "p",
        "ul",
        "ol",
        "dl",
        "table",
        "section",
        "article",
        "blockquote",
        "pre",
        "header",
        "main",
        "aside",
        "hr",
        "figure",
        "form",
        "details",
    }
)
_DEPTH = 120
_LEAST_SECTION = 3  # a heading below this level inside a list item is a line of the item
_ANCHOR_SIGNS = frozenset({"¶", "#", "§", "🔗"})
_SUPERSCRIPTS = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_ORDINAL = re.compile(r"(?:st|nd|rd|th)\b", re.IGNORECASE)
_DIVIDER = re.compile(r"divider|separator|middot|\bsep\b")


class Walker:
    """Walks a tree and writes what a browser would show."""

    def __init__(
        self, sheet: StyleSheet, writer: Writer | None = None, depth: int = 0, *, is_in_item: bool = False
    ) -> None:
        """Begin at `depth`; nodes deeper than 120 levels give their words only."""
        self.writer = writer or Writer()
        self.sheet = sheet
        self._depth = depth
        self._is_in_item = is_in_item

    def children(self, node: LexborNode, style: int = 0, url: str = "") -> None:
        """Write a node's children in order."""
        if self._depth > _DEPTH:
            self.writer.write(node.text(), style, url)
            return
        self._depth += 1
        last_was_link = False
        for child in node.iter(include_text=True):
            tag = child.tag or ""
            if tag == "-text":
                self.writer.write(child.text_content or "", style, url)
                last_was_link = False
                continue
            if last_was_link and tag == "a":
                self.writer.write(" ", style)
            self.element(child, tag, style, url)
            last_was_link = tag == "a"
        self._depth -= 1

    def element(self, node: LexborNode, tag: str, style: int, url: str) -> None:
        """Write one element, whatever it is."""
        if tag in DROPPED:
            return
        if tag == "br":
            self.writer.end_line(hard=True)
            return
        attributes = node.attributes
        if is_furniture(node, tag, attributes):
            return
        flags = self.sheet.flags(node, attributes)
        if flags & HIDDEN:
            return
        style |= _STYLES.get(tag, 0) | flags & STYLE
        handler = _HANDLERS.get(tag)
        if handler:
            handler(self, node, style, url)
        elif flags & SPREAD or "row" in (attributes.get("class") or "").split():
            write_row(self, [child for child in node.iter() if child.tag not in DROPPED], style)
        elif tag in _BLOCKS:
            self._block(node, tag, style, url, flags)
        elif node.child is None:
            self.writer.write(" · " if _DIVIDER.search(attributes.get("class") or "") else " ", style)
        else:
            self._inline(node, style, url, flags)

    def _block(self, node: LexborNode, tag: str, style: int, url: str, flags: int) -> None:
        if flags & RIGHT and self.writer.has_words:
            self._inline(node, style, url, flags)
            return
        spaced = (tag in _SPACED and node.child is not None) or (
            tag == "div" and any(child.tag in _BLOCKS for child in node.iter())
        )
        end = self.writer.end_block if spaced else self.writer.end_line
        end()
        self.children(node, style, url)
        end()

    def _inline(self, node: LexborNode, style: int, url: str, flags: int) -> None:
        if flags & RIGHT:
            first = not self.writer.has_words
            self.writer.tab()
            self.children(node, style, url)
            if first:
                self.writer.tab()
        else:
            self.children(node, style, url)

    def heading(self, node: LexborNode, style: int, _url: str) -> None:
        """A heading; what follows a break inside it are lines of their own."""
        if not node.text().strip():
            self.children(node, style)
            return
        level = _HEADINGS[node.tag or "h2"]
        if level > _LEAST_SECTION and self._is_in_item:  # templates set an entry's own lines so
            self.writer.end_line(hard=True)
            self.children(node, style)
            self.writer.end_line(hard=True)
            return
        self.writer.begin_heading(level)
        self.children(node, style & ~BIG)
        self.writer.end_heading()

    def link(self, node: LexborNode, style: int, url: str) -> None:
        """A link with its target; a link on a sign alone gets the words that name it."""
        target = (node.attributes.get("href") or "").strip()
        hidden = node.attributes.get("data-cfemail") or ""
        label = node.text().strip()
        if label in _ANCHOR_SIGNS or target.lower().startswith(("javascript:", "data:")) or target in ("", "#"):
            target = ""
        if label in _ANCHOR_SIGNS and len(label) == 1:
            return
        if address := unveiled(hidden):
            self.writer.write(address, style)
        elif not label and target and not target.startswith("#"):
            self.writer.write(label_of(node, target) + " ", style, target)
        else:
            self.children(node, style, "" if target.startswith("#") else target or url)

    def item(self, node: LexborNode, style: int, url: str) -> None:
        """One list item."""
        outer, self._is_in_item = self._is_in_item, True
        self.writer.begin_item("-")
        self.children(node, style, url)
        self.writer.end_item()
        self._is_in_item = outer

    def ordered(self, node: LexborNode, style: int, _url: str) -> None:
        """A numbered list."""
        start = node.attributes.get("start") or "1"
        number = int(start) if start.isdecimal() and len(start) < 6 else 1
        step = -1 if "reversed" in node.attributes else 1
        if step < 0 and not node.attributes.get("start"):
            number = sum(child.tag == "li" for child in node.iter())
        self.writer.end_block()
        for child in node.iter():
            if child.tag == "li" and not self.is_hidden(child):
                self.writer.begin_item(f"{max(number, 0)}.")
                self.children(child, style)
                self.writer.end_item()
                number += step
            elif child.tag != "li":
                self.element(child, child.tag or "", style, "")
        self.writer.end_block()

    def inner(self) -> Walker:
        """A walker for a part that is written on its own: a cell."""
        return Walker(self.sheet, depth=self._depth + 1, is_in_item=self._is_in_item)

    def is_hidden(self, node: LexborNode) -> bool:
        """True where the page hides a node."""
        return bool(self.sheet.flags(node, node.attributes) & HIDDEN) or "hidden" in node.attributes

    def raised(self, node: LexborNode, style: int, url: str) -> None:
        """A superscript: digits become raised digits, so that a mark is not read as part of a name."""
        text = node.text().strip()
        if text and len(text) <= 8 and not _ORDINAL.fullmatch(text):
            self.writer.write(text.translate(_SUPERSCRIPTS), style, url)
        else:
            self.children(node, style, url)

    def image(self, _node: LexborNode, _style: int, _url: str) -> None:
        """Pictures say nothing."""

    def preformatted(self, node: LexborNode, style: int, _url: str) -> None:
        """Each line of preformatted text is a line."""
        self.writer.end_block()
        for line in node.text().split("\n"):
            self.writer.write(line, style)
            self.writer.end_line(hard=True)
        self.writer.end_block()

    def font(self, node: LexborNode, style: int, url: str) -> None:
        """<font size>: 5 and more, or +2 and more, is a heading's size."""
        size = node.attributes.get("size") or ""
        big = size.lstrip("+").isdecimal() and int(size.lstrip("+")[:3]) >= (2 if size.startswith("+") else 5)
        self.children(node, style | (BIG if big else 0), url)


Handler = Callable[[Walker, LexborNode, int, str], None]
_HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(_HEADINGS, Walker.heading),
    "a": Walker.link,
    "li": Walker.item,
    "ol": Walker.ordered,
    "dl": write_definition,
    "table": write_table,
    "sup": Walker.raised,
    "img": Walker.image,
    "pre": Walker.preformatted,
    "font": Walker.font,
}
