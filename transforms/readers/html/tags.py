"""What HTML's elements are: styles, headings, blocks, blocks with space round them."""

from __future__ import annotations

from transforms.readers.inline import BOLD, ITALIC, UNDERLINE

STYLES = {
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
HEADINGS = {"h1": 1, "h2": 2, "h3": 3, "h4": 4, "h5": 5, "h6": 6, "name": 1, "heading": 2, "legend": 3}
BLOCKS = frozenset(
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
        *HEADINGS,
    )
)
SPACED = frozenset(
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
