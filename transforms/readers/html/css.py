"""What a page's own style sheet says. Consumes CSS text; produces flags per simple selector."""

from __future__ import annotations

import re

from selectolax.lexbor import LexborNode

from transforms.readers.inline import BOLD, ITALIC, UNDERLINE
from transforms.readers.writer import BIG

HIDDEN, RIGHT, SPREAD = 64, 128, 256
STYLE = BOLD | ITALIC | UNDERLINE | BIG

_LIMIT = 100_000
_COMMENT = re.compile(r"/\*[^*]*(?:\*(?!/)[^*]*)*\*/")
_SIMPLE = re.compile(r"(?:[a-z][a-z0-9]*)?(?:[.#][\w-]+)?", re.IGNORECASE)
_SIZE = re.compile(r"font-size\s*:\s*([\d.]+)\s*(px|pt|em|rem|%)", re.IGNORECASE)
_DECLARED = (
    (re.compile(r"(?<![\w-])display\s*:\s*none|visibility\s*:\s*hidden", re.IGNORECASE), HIDDEN),
    (re.compile(r"font-weight\s*:\s*(?:bold|[6-9]00)", re.IGNORECASE), BOLD),
    (re.compile(r"font-style\s*:\s*(?:italic|oblique)", re.IGNORECASE), ITALIC),
    (re.compile(r"text-decoration(?:-line)?\s*:\s*underline", re.IGNORECASE), UNDERLINE),
    (re.compile(r"(?<![\w-])float\s*:\s*right|margin-left\s*:\s*auto", re.IGNORECASE), RIGHT),
    (re.compile(r"justify-content\s*:\s*space-between", re.IGNORECASE), SPREAD),
)
_BIG_FROM = {"px": 20.0, "pt": 15.0, "em": 1.35, "rem": 1.35, "%": 135.0}
_BIG_WORD = re.compile(r"font-size\s*:\s*(?:x-large|xx-large|xxx-large)", re.IGNORECASE)
_CLASSES = {
    "hidden": HIDDEN,
    "d-none": HIDDEN,
    "sr-only": HIDDEN,
    "visually-hidden": HIDDEN,
    "screen-reader-text": HIDDEN,
    "invisible": HIDDEN,
    "float-right": RIGHT,
    "pull-right": RIGHT,
    "float-end": RIGHT,
    "ms-auto": RIGHT,
    "ml-auto": RIGHT,
    "justify-content-between": SPREAD,
    "justify-between": SPREAD,
    "font-bold": BOLD,
    "font-weight-bold": BOLD,
    "fw-bold": BOLD,
    "font-semibold": BOLD,
    "italic": ITALIC,
    "font-italic": ITALIC,
    "fst-italic": ITALIC,
}
_TITLE = re.compile(r"(?:^|[-_])(?:sub)?(?:heading|title)$")
_LINKS = frozenset({"a"})
# What a button beside an entry unfolds: its abstract, its BibTeX, the teaser of a page of its own.
_UNFOLDED = frozenset(("abstract", "abstracts", "pub-abstract", "paper-abstract", "summary-link", "bibtex", "bib"))
_BLOCKS = frozenset(("div", "p", "section", "pre", "blockquote", "figure", "details", "a", "span"))
_LONG = 30  # characters; a button of the same class is shorter


def declared(text: str) -> int:
    """The flags that CSS declarations set."""
    flags = 0
    for pattern, flag in _DECLARED:
        if pattern.search(text):
            flags |= flag
    size = _SIZE.search(text)
    if _BIG_WORD.search(text) or (size and _number(size[1]) >= _BIG_FROM[size[2].lower()]):
        flags |= BIG
    return flags


def _number(text: str) -> float:
    return float(text) if text.count(".") <= 1 and text.strip(".") else 0.0


class StyleSheet:
    """Flags per tag, class and id, from the page's style blocks; well-known classes where they say nothing.

    `hides` is False for pages that a script shows: then nothing is hidden.
    """

    def __init__(self, text: str) -> None:
        """Read the rules with simple selectors; what stands inside @media and the like is left out."""
        self._flags: dict[str, int] = {}
        self.hides = True
        for rule in _COMMENT.sub("", text[:_LIMIT]).split("}")[:-1]:
            before, _, body = rule.rpartition("{")
            selectors = before.rpartition("{")[2]
            flags = declared(body)
            if flags and "@" not in selectors:
                self._add(selectors, flags)

    def _add(self, selectors: str, flags: int) -> None:
        for raw in selectors.split(","):
            selector = raw.strip()
            if _SIMPLE.fullmatch(selector) and selector not in _LINKS:
                self._flags[selector] = self._flags.get(selector, 0) | flags

    def flags(self, node: LexborNode, attributes: dict[str, str | None]) -> int:
        """What holds for a node by its tag, classes, id and style attribute."""
        tag = node.tag or ""
        found = self._flags.get(tag, 0)
        for name in (attributes.get("class") or "").split():
            rule = self._flags.get("." + name, 0) | self._flags.get(f"{tag}.{name}", 0)
            if name in _UNFOLDED and tag in _BLOCKS and len(node.text()) > _LONG:
                found |= HIDDEN
            found |= rule or _CLASSES.get(name, 0) or (BOLD if _TITLE.search(name) else 0)
        if attributes.get("id"):
            found |= self._flags.get(f"#{attributes['id']}", 0)
        style = attributes.get("style")
        found |= declared(style) if style else 0
        return found if self.hides else found & ~HIDDEN
