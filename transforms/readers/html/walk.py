"""From nodes to the page. Consumes the tree of a page; produces light markdown through a `Writer`."""

from __future__ import annotations

from collections.abc import Callable

from selectolax.lexbor import LexborNode

from transforms.headings.wording import named
from transforms.readers.html.apart import are_chips, has_more, set_apart, write_lines, write_text
from transforms.readers.html.bibtex import is_control, restates, write_unshown
from transforms.readers.html.blocks import write_abbreviation, write_preformatted, write_summary
from transforms.readers.html.cards import Cards, lead_of
from transforms.readers.html.css import HIDDEN, RIGHT, SPREAD, STYLE, StyleSheet
from transforms.readers.html.furniture import is_furniture, is_site_menu
from transforms.readers.html.kickers import headline_below
from transforms.readers.html.links import label_of, leads_within, link_of, unveiled, write_profiles, write_wordless
from transforms.readers.html.numbers import numbering
from transforms.readers.html.panels import Panels, waits
from transforms.readers.html.signs import write_font, write_raised, write_sign, write_small
from transforms.readers.html.tables import is_row, is_span_row, write_definition, write_row, write_table
from transforms.readers.html.tags import BLOCKS, DROPPED, HEADINGS, SPACED, STYLES
from transforms.readers.inline import BOLD
from transforms.readers.writer import BIG, Writer

_APART = frozenset({"a", "span", "time", "small", "b", "strong", "em", "i"})
_DEPTH = 120
_SECTION = 2  # the level of what a filter shows
_LEAST_SECTION = 3  # a button's level; a heading below it inside a list item is a line of the item
_ANCHOR_SIGNS = frozenset({"¶", "#", "§", "🔗"})


class Walker:
    """Walks a tree and writes what a browser would show."""

    def __init__(self, sheet: StyleSheet, depth: int = 0, *, outer: Walker | None = None) -> None:
        """Begin at `depth`; nodes deeper than 120 levels give their words only."""
        self.writer = Writer(breaks=True)
        self.sheet = sheet
        self._depth = depth
        self.is_in_item: bool = outer is not None and outer.is_in_item
        self.is_in_card: bool = outer is not None and outer.is_in_card
        self.is_pre: bool = outer is not None and outer.is_pre
        self._is_in_entry: bool = outer is not None and outer.is_in_entry
        self.cards: Cards = outer.cards if outer else Cards()
        self.panels: Panels = outer.panels if outer else Panels(None)
        self._headline = 0
        self._is_named = False  # within a heading whose words say what it heads: signs beside them are no part of it

    @property
    def is_in_entry(self) -> bool:
        """True inside a list item or a card, in a cell of one as well."""
        return self._is_in_entry or self.is_in_item or self.writer.is_in_item

    def children(self, node: LexborNode, style: int = 0, url: str = "") -> None:
        """Write a node's children in order."""
        if self._depth > _DEPTH:
            self.writer.write(node.text(), style, url)
            return
        self._depth += 1
        last_was_link = False
        chips = are_chips(node)
        cards = self.cards.among(list(node.iter())) if not self.is_in_item else frozenset()
        for child in node.iter(include_text=True):
            tag = child.tag or ""
            if label := self.panels.filtered(child):
                self.writer.put_heading(_SECTION, label)
                self.cards.open_section(label)
            if cards and child.mem_id in cards and self.cards.holds(child):
                shown = self.cards.shown_of(child)
                if shown and len(cards) == 1:
                    self.block(shown, "p", style, url, 0)
                else:
                    self.card(shown or child, style, url)
                continue
            if tag == "-text":
                (write_lines if self.is_pre else write_text)(self.writer, child, style, url)
                last_was_link = False
                continue
            if last_was_link and tag in _APART:
                self.writer.write(" ", style)
            elif tag in _APART and self.writer.runs:
                set_apart(self.writer, child, style)
            self.element(child, tag, style, url)
            if chips and child.tag != "-comment" and has_more(child):
                self.writer.write(", ", style)
            last_was_link = tag == "a" or (self.is_in_card and tag in _APART)
        self._depth -= 1

    def element(self, node: LexborNode, tag: str, style: int, url: str) -> None:
        """Write one element, whatever it is."""
        if tag in DROPPED:
            self._dropped(node, tag, style)
            return
        if tag == "br":
            self.writer.end_line(hard=True)
            return
        attributes = node.attributes
        if is_furniture(node, tag, attributes) and not ("hidden" in attributes and waits(node, tag)):
            self._passed_over(node, tag)
            return
        if not self.is_in_entry and self._heads(node, tag):
            self.heading(node, style, "")
            return
        flags = self.sheet.flags(node, attributes)
        if (flags & HIDDEN and not waits(node, tag)) or restates(self.writer, node, tag):
            self._passed_over(node, tag)
            return
        style |= STYLES.get(tag, 0) | flags & STYLE
        handler = _HANDLERS.get(tag)
        if handler:
            handler(self, node, style, url)
        elif is_row(node, tag, attributes, is_spread=bool(flags & SPREAD)):
            write_row(self, [child for child in node.iter(include_text=True) if child.tag not in DROPPED], style)
        elif tag in BLOCKS:
            self.block(node, tag, style, url, flags)
        elif node.child is None:
            write_sign(self.writer, node, style)
        else:
            self._inline(node, style, url, flags)

    def _heads(self, node: LexborNode, tag: str) -> bool:
        """True for a block that names a section: over a headline that does not, or over what one of several lists."""
        if headline := headline_below(node, tag):
            self._headline = headline.mem_id
        return headline is not None or node.mem_id in self.cards.labels

    def _passed_over(self, node: LexborNode, tag: str) -> None:
        """Of menus, footers and what is hidden: the owner's profiles, and what an entry lacks."""
        if tag == "footer" or is_site_menu(node.attributes):
            write_profiles(self.writer, node)
        elif self.is_in_entry:
            write_unshown(self.writer, node)

    def _dropped(self, node: LexborNode, tag: str, style: int) -> None:
        """Of what no reader looks at: a button that opens a section, profiles in a menu."""
        if tag == "button":
            self._button(node, style)
        elif tag == "nav":
            write_profiles(self.writer, node)
        elif tag == "input" and self.writer.has_words and node.attributes.get("type") == "checkbox":
            self.writer.end_line(hard=True)  # what it unfolds stands below its label

    def block(self, node: LexborNode, tag: str, style: int, url: str, flags: int) -> None:
        """Write an element that begins on a line of its own."""
        if flags & RIGHT and self.writer.has_words:
            self._inline(node, style, url, flags)
            return
        spaced = (tag in SPACED and node.child is not None) or (
            tag == "div" and any(child.tag in BLOCKS for child in node.iter())
        )
        end = self.writer.end_block if spaced else self._end_line
        end()
        self.cards.may_open(node, tag, is_in_item=self.is_in_item)
        if label := self.panels.label(node, tag) or self.panels.spoken(node, tag, self.cards.kind):
            self.writer.put_heading(_LEAST_SECTION, label)
            self.cards.open_section(label)
        self.children(node, style, url)
        end()

    def _end_line(self) -> None:
        self.writer.end_line(hard=self.is_pre)

    def _inline(self, node: LexborNode, style: int, url: str, flags: int) -> None:
        if not self.writer.has_words and (words := self.cards.badge(node)) is not None:
            self.writer.write(words, style)
            return
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
        if node.mem_id == self._headline:
            return
        level = HEADINGS.get(node.tag or "", _SECTION if self._headline else _LEAST_SECTION)
        if self.is_in_card or (level > _LEAST_SECTION and self.is_in_item):  # templates set an entry's own lines so
            self.writer.end_line(hard=True)
            self.children(node, (style & ~BIG) | BOLD if self.is_in_card else style)
            self.writer.end_line(hard=True)
            return
        self.cards.open_section(node.text().strip())
        self._is_named = named(node.text().strip()).whole
        self.writer.begin_heading(level)
        self.children(node, style & ~BIG)
        self.writer.end_heading()
        self._is_named = self._is_named and write_wordless(self.writer, node)

    def _button(self, node: LexborNode, style: int) -> None:
        """A button that opens a section bears its heading; other buttons say nothing."""
        if not named(node.text().strip()).whole or self.panels.controls(node):
            return
        if node.parent is not None and node.parent.tag in HEADINGS:
            self.children(node, style)
        else:
            self.heading(node, style, "")

    def link(self, node: LexborNode, style: int, url: str) -> None:
        """A link with its target; a link on a sign alone gets the words that name it."""
        target, label = link_of(node)
        if (self.is_in_entry and is_control(node)) or leads_within(node, target):
            return
        hidden = node.attributes.get("data-cfemail") or ""
        if label in _ANCHOR_SIGNS or target.lower().startswith(("javascript:", "data:")) or target in ("", "#"):
            target = ""
        if (label in _ANCHOR_SIGNS and len(label) == 1) or (self._is_named and not label):
            return
        if address := unveiled(hidden):
            self.writer.write(address, style)
        elif not label and target and not target.startswith("#"):
            self.writer.write(label_of(node, target) + " ", style, target)
        else:
            self.children(node, style, "" if target.startswith("#") else target or url)

    def card(self, node: LexborNode, style: int, url: str) -> None:
        """An entry in a skeleton that its siblings share: one item, its headings are lines of it."""
        self.is_in_card = self.is_in_item = True
        self.writer.end_block()
        self.writer.begin_item("-")
        inner = self.inner()
        if node.tag == "li":
            inner.children(node, style, url)
        else:
            inner.element(node, node.tag or "", style, url)
        self.writer.put_lines(self.cards.as_lines(inner.writer.text.split("\n")[:-1], lead_of(node)))
        self.writer.end_item()
        self.writer.end_block()
        self.is_in_card = self.is_in_item = False

    def item(self, node: LexborNode, style: int, url: str) -> None:
        """One list item."""
        if not self.is_in_item and self.cards.is_card(node):
            self.card(node, style, url)
            return
        outer, self.is_in_item = self.is_in_item, True
        self.writer.begin_item("-")
        if is_span_row(node):
            self._row_item(list(node.iter()), style)
        else:
            self.children(node, style, url)
        self.writer.end_item()
        self.is_in_item = outer

    def _row_item(self, cells: list[LexborNode], style: int) -> None:
        """An item whose parts are columns; a link behind them is a line of its own: where it is told of."""
        last = cells.pop() if len(cells) > 2 and cells[-1].tag == "a" else None
        write_row(self, cells, style)
        if last is not None:
            self.element(last, "a", style, "")

    def ordered(self, node: LexborNode, style: int, _url: str) -> None:
        """A numbered list."""
        number, step = numbering(node)
        self.writer.end_block()
        if label := self.panels.spoken(node, "ol", self.cards.kind):
            self.writer.put_heading(_LEAST_SECTION, label)
        for child in node.iter():
            if child.tag != "li":
                self.element(child, child.tag or "", style, "")
            elif not self.is_in_item and self.cards.is_card(child) and not self.is_hidden(child):
                self.card(child, style, "")
            elif not self.is_hidden(child):
                self.writer.begin_item(f"{max(number, 0)}.")
                self.children(child, style)
                self.writer.end_item()
                number += step
        self.writer.end_block()

    def inner(self) -> Walker:
        """A walker for a part that is written on its own: a cell."""
        return Walker(self.sheet, depth=self._depth + 1, outer=self)

    def is_hidden(self, node: LexborNode) -> bool:
        """True where the page hides a node."""
        return bool(self.sheet.flags(node, node.attributes) & HIDDEN) or "hidden" in node.attributes


Handler = Callable[[Walker, LexborNode, int, str], None]
_HANDLERS: dict[str, Handler] = {
    **dict.fromkeys(HEADINGS, Walker.heading),
    "a": Walker.link,
    "abbr": write_abbreviation,
    "li": Walker.item,
    "ol": Walker.ordered,
    "dl": write_definition,
    "table": write_table,
    "sup": write_raised,
    "pre": write_preformatted,
    "summary": write_summary,
    "font": write_font,
    "small": write_small,
}
