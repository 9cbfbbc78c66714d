"""HTML reader. Consumes a decoded page; produces light markdown and what its head says."""

from __future__ import annotations

from selectolax.lexbor import LexborHTMLParser

from transforms.readers.html.css import StyleSheet
from transforms.readers.html.walk import Walker

_META = {
    "author": "author", "citation_author": "author", "article:author": "author", "dc.creator": "author",
    "og:title": "title", "date": "date", "last-modified": "date", "article:modified_time": "date", "dc.date": "date",
    "description": "description", "og:description": "description",
}


def read_html(text: str) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The page's words; metadata "title", "author", "date" and "description" where the head states them."""
    tree = LexborHTMLParser(text)
    sheet = StyleSheet("\n".join(node.text() for node in tree.css("style")))
    walker = Walker(sheet)
    if tree.body is not None:
        walker.children(tree.body)
    return walker.writer.text, _metadata(tree), ()


def read_fragment(text: str) -> list[str]:
    """The lines of a piece of HTML that stands in a markdown document."""
    return read_html(text)[0].split("\n")[:-1]


def _metadata(tree: LexborHTMLParser) -> dict[str, str]:
    found: dict[str, str] = {}
    title = tree.css_first("head title")
    if title is not None and title.text().strip():
        found["title"] = " ".join(title.text().split())
    for node in tree.css("meta"):
        key = (node.attributes.get("name") or node.attributes.get("property") or "").lower()
        value = " ".join((node.attributes.get("content") or "").split())
        if key in _META and value:
            found.setdefault(_META[key], value)
    return found
