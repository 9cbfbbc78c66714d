"""Entries set as cards. Consumes a node's children; says which of them are one entry each: a job, a paper.

Templates give the entries of a list one skeleton: siblings of one tag and class, with a title, names and a date in
elements of their own. Sections look so too; they hold a heading that names one, or entries of their own.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from selectolax.lexbor import LexborNode

from transforms.dates.ranges import is_date
from transforms.headings.single import names_one_honour
from transforms.headings.wording import is_role, named
from transforms.readers.html.card_lines import with_date_beside, with_fields, with_lead, with_tail_listed
from transforms.readers.html.flat_rows import Looks, Signature, row_pairs, signature
from transforms.readers.html.stations import tells_station
from transforms.readers.labels import bracketed, is_badge

_TAGS = frozenset({"div", "article", "section", "a"})
_HEADINGS = "h1, h2, h3, h4, h5, h6"
_HEADING_TAGS = frozenset(_HEADINGS.split(", "))
_PARTS = f"{_HEADINGS}, li, table, details details"
_ENTRIES = frozenset(
    ("papers", "positions", "education", "awards", "talks", "teaching", "grants", "projects", "service", "advising")
) | {"news"}
_LISTS, _YEAR = frozenset({"ul", "ol"}), re.compile(r"(?:19|20)\d\d")
_LEVELS = frozenset(f"level{number}" for number in range(1, 7))  # what pandoc and Quarto set around a section
_HEADING_BLOCKS, _LOUD = frozenset({"p", "div"}), frozenset({"b", "strong", "font", "u"})
_LONGEST_HEADING = 60  # characters
_LEAST, _MOST, _TITLE = 8, 3000, 300  # characters of a card, of its first line
_CITATION, _PROSE = 20, 80  # characters of a title with what is said of it, of an abstract's first line
_WRITERS = ".authors, .author, .pub-authors, .paper-authors, .publication-authors"
_ROWS = frozenset({"awards", "grants", "service", "talks"})
_HELD = frozenset({"positions", "teaching", "education", "projects"})  # kinds whose entries say what was done
_DATED = _ROWS | {"teaching", "projects"}  # kinds whose entries may stand below a year
_ROW = 300  # characters of a card that is a row
_MANY = 400  # children beyond which nobody sets cards

_BLOCKS = frozenset({"div", "p", "ul"})


class Cards:
    """What is known of a page's cards: whether a section of entries is open, and the skeletons met."""

    def __init__(self) -> None:
        """Before any heading there are no cards."""
        self.is_open = False
        self.is_unknown = False  # what the section below the last heading holds
        self.kind = ""
        self.labels: set[int] = set()  # of blocks that head what they hold (`mem_id`)
        self._known: set[Signature] = set()

    def open_section(self, heading: str) -> None:
        """A heading was written: cards stand below one that names a section of entries."""
        kinds = named(heading).kinds
        self.is_unknown = kinds[:1] in ((), ("other",), ("about",))
        if kinds:
            self.kind = kinds[0]
            self.is_open = self.kind in _ENTRIES

    def may_open(self, node: LexborNode, tag: str, *, is_in_item: bool) -> None:
        """A block was met: one that holds bold words alone, or says that it is a title, may head a section."""
        if not is_in_item and tag in _HEADING_BLOCKS and (words := _loud_heading(node)):
            self.open_section(words)

    def among(self, nodes: Sequence[LexborNode]) -> frozenset[int]:
        """The ids (`mem_id`) of the nodes that are cards where a section of entries is open."""
        if not 1 <= len(nodes) <= _MANY:
            return frozenset()
        by_look: Looks = {}
        part = 0
        for node in nodes:
            if node.tag in _TAGS:
                by_look.setdefault((signature(node), part), []).append(node)
            part += node.tag in _HEADING_TAGS or (bool(by_look) and _loud_heading(node) != "")
        _join_marked(by_look)
        by_look = _without_heads(by_look, nodes)
        cards = {one.mem_id for (look, _), alike in by_look.items() for one in self._cards(look, alike)}
        return frozenset(cards | {node.mem_id for node in nodes if node.tag == "details" and self.shown_of(node)})

    def shown_of(self, node: LexborNode) -> LexborNode | None:
        """Of a work that unfolds to its abstract, what is shown at first: the citation."""
        summary = node.css_first("summary") if node.tag == "details" and self.kind == "papers" else None
        if summary is None or node.css_first(_PARTS) is not None or named(summary.text().strip()).whole:
            return None
        words = summary.text()
        unfolded = node.text().partition(words)[2].strip().split("\n", 1)[0]
        return summary if len(words.strip()) >= _CITATION and len(unfolded) >= _PROSE else None

    def holds(self, node: LexborNode) -> bool:
        """True for a card of an open section, and for a station of somebody's life below words that say nothing.

        A work says in an element of its own who wrote it: below "Research" and its themes too.
        """
        if self.is_open or (self.is_unknown and tells_station(node)):
            return True
        if (self.is_unknown or self.kind == "interests") and node.css_first(_WRITERS) is not None:
            self.kind, self.is_open = "papers", True
        return self.is_open

    def is_card(self, item: LexborNode) -> bool:
        """True for a list item with a heading of its own that names no section."""
        return self.is_open and item.css_first("h1, h2, h3, h4") is not None and _may_be_card(item)

    def badge(self, node: LexborNode) -> str | None:
        """What a label set in front of a work says, in brackets; "" for what sort of work it is; None for no label."""
        if self.kind != "papers" or node.next is None:
            return None
        if not is_badge(node.attributes.get("class") or "") and not _stands_before_title(node):
            return None
        return "" if is_repeated_venue(node) else bracketed(node.text())

    def as_lines(self, lines: list[str], lead: str = "") -> list[str]:
        """A card's lines; a row where the section's entries are short: an honour, its giver and its year.

        `lead`: words that stand before its heading ("2021", "Forth."); above a work's title they would be another's.
        """
        lines = with_fields(lines)
        lines = with_tail_listed(lines) if self.kind in _HELD else lines
        if lead and lines[0].strip() == lead and (self.kind == "papers" or not is_date(lead)):
            lines = with_lead(lines[1:], lead) if any(map(str.isalnum, lead)) else lines[1:]
        if self.kind == "projects" and not lines[0].startswith("**"):
            at = next((at for at, line in enumerate(lines[1:], 1) if line), 0)  # what sort it is, over its name
            is_sort = at and lines[at].startswith("**") and not is_date(lines[0].strip())
            lines = [*lines[at:], lines[0]] if is_sort else lines
        if self.kind not in _DATED:
            return lines
        lines = with_date_beside(lines)
        is_row = self.kind in _ROWS and 1 < len(lines) <= 5 and sum(map(len, lines)) <= _ROW and all(lines)
        if not is_row or any(line.lstrip().startswith("- ") for line in lines):
            return lines
        return ["\t".join(line.strip(" \t") for line in lines)]

    def _cards(self, look: Signature, alike: list[LexborNode]) -> Iterator[LexborNode]:
        if (not look[1] and look[0] != "article") or not _LEVELS.isdisjoint(look[1].split()):
            return
        is_known = look in self._known
        is_one = not is_known and len(alike) < 2 and not _has_likes(look, alike[0])
        if is_one or not (is_known or all(_may_be_card(node) for node in alike)):
            return
        labels = [label for node in alike if (label := self._label(node))] if len(alike) > 1 else []
        if len(labels) > 1:  # "Languages" and "Certificates", each over what it lists
            self.labels.update(label.mem_id for label in labels)
            return
        self._known.add(look)
        yield from (node for node in alike if _may_be_card(node))

    def _label(self, node: LexborNode) -> LexborNode | None:
        """The first words of a block that name another section than the one that is open."""
        first = next((child for child in _unwrapped(node).iter()), None)
        words = first.text().strip() if first is not None else ""
        said = named(words) if 0 < len(words) <= _LONGEST_HEADING else None
        if names_one_honour(words.rstrip("0123456789–-,() ")):
            return None
        return first if said and said.whole and self.kind not in said.kinds and not is_role(words) else None


def _stands_before_title(node: LexborNode) -> bool:
    """True for loud words right before a link on a title: "<b>LoomConf 2021</b><a>Moss Walls of the North</a>"."""
    beside = node.next
    if beside is None or beside.tag != "a" or node.tag not in _LOUD_WORDS or node.css_first("a") is not None:
        return False
    words = beside.text().strip()
    return words[:1].isupper() and words.count(" ") >= _TITLED


_LOUD_WORDS, _TITLED = frozenset({"b", "strong", "span"}), 3  # blanks of a title
_LEAD = 10  # characters of a year, or of how far a work is, before its title


def _has_likes(look: Signature, node: LexborNode) -> bool:
    """True for a card with a heading, alone in its group, where other groups of the page have cards of its look."""
    if node.css_first(_HEADINGS) is None or not _may_be_card(node):
        return False
    root = node
    while root.parent is not None and root.parent.tag != "-document":
        root = root.parent
    classes = (name for name in look[1].split() if _PLAIN.fullmatch(name))  # "md:flex" is no word of a selector
    likes = [one for one in root.css(".".join((look[0], *classes))) if signature(one) == look][:_LIKES]
    return len(likes) > 1 and all(one.css_first(_HEADINGS) is not None and _may_be_card(one) for one in likes)


_LIKES, _PLAIN = 12, re.compile(r"[A-Za-z][A-Za-z0-9_-]*")  # cards that are looked at; a class's name


def lead_of(node: LexborNode) -> str:
    """The short words in an element of their own before the one that holds a card's heading, "" where there is none."""
    parts = [part for part in node.iter() if part.tag]
    if len(parts) < 2 or parts[0].css_first(_HEADINGS) is not None or parts[0].tag in _HEADING_TAGS:
        return ""
    words = " ".join(parts[0].text().split())
    holds = parts[1].tag in _HEADING_TAGS or parts[1].css_first(_HEADINGS) is not None
    return words if holds and 0 < len(words) <= _LEAD else ""


def _without_heads(by_look: Looks, nodes: Sequence[LexborNode]) -> Looks:
    """The siblings by look but for rows that each stand over plain blocks beside them: those say the entry's rest."""
    parted = {node.mem_id for alike in by_look.values() if len(alike) > 1 for node in alike if _has_parts(node)}
    over = {
        node.mem_id
        for node, below in pairwise(nodes)
        if below.tag in _BLOCKS and below.mem_id not in parted and below.text().strip()
    }
    rows = row_pairs(nodes, by_look)
    return {
        look: alike
        for look, alike in by_look.items()
        if look[0] not in rows and not all(node.mem_id in over for node in alike)
    }


def _join_marked(by_look: Looks) -> None:
    """Put single cards that bear one more class ("item last") to the others of their list."""
    for (tag, classes), part in list(by_look):
        first = classes.partition(" ")[0]
        plain = by_look.get(((tag, first), part)) if first != classes else None
        alone = by_look[(tag, classes), part]
        if plain and len(alone) == 1 and _may_be_card(alone[0]):
            plain += by_look.pop(((tag, classes), part))


def _may_be_card(node: LexborNode) -> bool:
    """Several pieces, not too long, no section's heading, no entries of its own."""
    inner = _unwrapped(node)
    pieces = [child for child in inner.iter() if child.tag != "br"]
    if len(pieces) > 1 and any(_loud_heading(piece) for piece in (pieces[0], pieces[1])):
        return False
    if len(pieces) < 2 or not _LEAST <= len(text := node.text().strip()) <= _MOST or _holds_entries(inner, 3):
        return False
    if pieces[0].tag in _HEADING_TAGS and pieces[1].tag in _LISTS and _YEAR.fullmatch(pieces[0].text().strip()):
        return False  # a year over a list of its own
    headings = node.css(_HEADINGS)
    if not headings and len(text.split("\n", 1)[0]) > _TITLE:
        return False
    heads = [*headings, *node.css("summary")]
    return len(headings) <= 3 and not any(_heads_section(head.text().strip()) for head in heads)


def _loud_heading(node: LexborNode) -> str:
    """The words of a block that holds bold words alone, or says that it is a title, if they name a section; else ""."""
    child = node.child if node.tag in _HEADING_BLOCKS else None
    while child is not None and child.tag == "span" and child.next is None:
        child = child.child
    if child is None:
        return ""
    says = node.attributes.get("class") or ""
    is_loud = (child.tag in _LOUD and child.next is None) or any(word in says for word in _TITLES)
    words = node.text().strip() if is_loud else ""
    return words if len(words) <= _LONGEST_HEADING and named(words).whole else ""


_TITLES = ("title", "label", "heading")  # words of classes


def _heads_section(words: str) -> bool:
    return named(words).whole and not (is_role(words) or names_one_honour(words))


def _unwrapped(node: LexborNode) -> LexborNode:
    for _ in range(6):
        children = list(node.iter())
        if len(children) != 1 or children[0].tag in ("ul", "ol", "p"):
            break
        node = children[0]
    return node


def _holds_entries(node: LexborNode, depth: int) -> bool:
    """True where the node holds siblings of one look that have parts themselves."""
    children = list(node.iter())
    looks = Counter(signature(child) for child in children if child.tag in _TAGS and _has_parts(child))
    if looks and max(looks.values()) > 1:
        return True
    return depth > 0 and any(_holds_entries(child, depth - 1) for child in children)


def _has_parts(node: LexborNode) -> bool:
    """True for a node of several parts, whatever is wrapped around them."""
    return len(list(_unwrapped(node).iter())) > 1


def is_repeated_venue(node: LexborNode) -> bool:
    """True for a badge with a venue's acronym in an entry that names the venue in full as well."""
    for _ in range(6):
        parent = node.parent
        if parent is None:
            return False
        node = parent
        if node.tag in ("li", "article"):
            break
    return node.css_first(".periodical, .venue, .journal, .booktitle") is not None
