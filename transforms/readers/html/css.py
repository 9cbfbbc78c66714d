"""What a page's own style sheet says. Consumes CSS text; produces flags per simple selector."""

from __future__ import annotations

import re
from collections.abc import Iterator

from selectolax.lexbor import LexborNode

from transforms.readers.html.tags import BLOCKS
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
_BODY = 16.0  # pixels: what a browser sets text in
_PIXELS = {"px": 1.0, "pt": 4 / 3, "em": _BODY, "rem": _BODY, "%": _BODY / 100}
_BIG_FROM, _BIG_TIMES = 20.0, 1.35  # a heading's size in pixels, and in times of the page's text
_RULE = re.compile(r"([^{}]*+)([{}]|\Z)")
_ROOTS = frozenset({"html", "body", ":root"})
_TEXT = frozenset({"p", "li", "td", "dd", "div", "ul", "ol", "table", "section", "main", "article", "blockquote"})
# What holds on paper or on a telephone only; the rest is what a reader at a screen sees.
_ELSEWHERE = re.compile(r"@(?!media)|print|max-(?:device-)?width|prefers", re.IGNORECASE)
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
_OF_WORK = re.compile(r"(?i)\w[-_](?:abstract|bibtex)$")  # "quill2020-abstract"
_BLOCKS = frozenset(("div", "p", "section", "pre", "blockquote", "figure", "details", "a", "span"))
_LONG = 30  # characters; a button of the same class is shorter


def holds_blocks(node: LexborNode) -> bool:
    """True for an element of several blocks: what is said of its look is no mark of a single line."""
    return any(child.tag in BLOCKS for child in node.iter())


def declared(text: str, base: float = _BODY) -> int:
    """The flags that CSS declarations set; `base` is the size of the page's text in pixels."""
    flags = 0
    for pattern, flag in _DECLARED:
        if pattern.search(text):
            flags |= flag
    size = _SIZE.search(text)
    if _BIG_WORD.search(text) or (size and _is_big(size, base)):
        flags |= BIG
    return flags


def _is_big(size: re.Match[str], base: float) -> bool:
    unit = size[2].lower()
    pixels = _number(size[1]) * _PIXELS[unit]
    if unit in ("px", "pt"):
        return pixels >= max(_BIG_FROM, _BIG_FROM / _BODY * base)
    return pixels * base / _BODY >= _BIG_TIMES * max(base, _BODY)


def _number(text: str) -> float:
    return float(text) if text.count(".") <= 1 and text.strip(".") else 0.0


def _rules(text: str) -> Iterator[tuple[str, str]]:
    """Selectors and declarations of the rules that hold at a screen."""
    stack: list[str] = []
    elsewhere = 0
    for words, brace in _RULE.findall(text):
        if brace == "{":
            stack.append(words.rpartition(";")[2].strip())
            elsewhere += _is_elsewhere(stack[-1])
        elif brace and stack:
            selectors = stack.pop()
            elsewhere -= _is_elsewhere(selectors)
            if not elsewhere and not selectors.startswith("@"):
                yield selectors, words


def _is_elsewhere(selectors: str) -> bool:
    return selectors.startswith("@") and _ELSEWHERE.search(selectors) is not None


def _base(rules: list[tuple[str, str]]) -> float:
    """The size of the page's text: templates set it to 62.5 % and reckon in tens, or larger than a browser does."""
    base = _BODY
    for selectors, body in rules:
        size = _SIZE.search(body)
        if size and not _ROOTS.isdisjoint(selectors.replace(" ", "").split(",")):
            pixels = _number(size[1]) * _PIXELS[size[2].lower()]
            base = pixels if size[2].lower() in ("px", "pt") else base * pixels / _BODY
    return base or _BODY


class StyleSheet:
    """Flags per tag, class and id, from the page's style blocks; well-known classes where they say nothing.

    `hides` is False for pages that a script shows: then nothing is hidden.
    """

    def __init__(self, text: str) -> None:
        """Read the rules with simple selectors; what holds on paper or on narrow screens is left out."""
        self._flags: dict[str, int] = {}
        self.hides = True
        rules = list(_rules(_COMMENT.sub("", text[:_LIMIT])))
        self._base = _base(rules)
        for selectors, body in rules:
            if flags := declared(body, self._base):
                self._add(selectors, flags)

    def _add(self, selectors: str, flags: int) -> None:
        for raw in selectors.split(","):
            selector = raw.strip()
            if _SIMPLE.fullmatch(selector) and selector not in _LINKS:
                held = flags & ~BIG if selector in _TEXT else flags
                self._flags[selector] = self._flags.get(selector, 0) | held

    def flags(self, node: LexborNode, attributes: dict[str, str | None]) -> int:
        """What holds for a node by its tag, classes, id and style attribute."""
        tag = node.tag or ""
        found = self._flags.get(tag, 0)
        for name in (attributes.get("class") or "").split():
            rule = self._flags.get("." + name, 0) | self._flags.get(f"{tag}.{name}", 0)
            if name in _UNFOLDED and tag in _BLOCKS and len(node.text()) > _LONG:
                found |= HIDDEN
            found |= rule or _CLASSES.get(name, 0) or (BOLD if _TITLE.search(name) and not holds_blocks(node) else 0)
        if own_id := attributes.get("id"):
            found |= self._flags.get(f"#{own_id}", 0)
            if _OF_WORK.search(own_id) and tag in _BLOCKS and len(node.text()) > _LONG:
                return HIDDEN
        style = attributes.get("style")
        found |= declared(style, self._base) if style else 0
        if found & BIG and holds_blocks(node):
            found &= ~BIG  # the size of all that stands in it
        return found if self.hides else found & ~HIDDEN
