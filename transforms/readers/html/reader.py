"""HTML reader. Consumes a decoded page; produces light markdown and what its head says."""

from __future__ import annotations

import re

from selectolax.lexbor import LexborHTMLParser, LexborNode

from transforms.headings.wording import named
from transforms.readers.html.class_heads import class_heads
from transforms.readers.html.css import StyleSheet
from transforms.readers.html.panels import Panels
from transforms.readers.html.walk import Walker
from transforms.readers.markdown.front import stated
from transforms.readers.markdown.front_matter import section_title
from transforms.readers.markdown.shortcodes import without_loops, without_tags
from transforms.text.front_blocks import front_block

_MANY_TAGS, _DEEPEST = 5000, 500
_LEAST, _HIDDEN = 200, 5  # letters of a page with something to say, and how many times what it shows it may hide
# All but the elements that are empty or whose end nobody writes.
_TAG = re.compile(
    r"<(/?)(?!(?:br|hr|img|input|link|meta|source|track|wbr|col|area|base|embed|p|tr|td|th)\b)[a-z][^<>]{0,2000}>?",
    re.IGNORECASE,
)
_META = {
    "author": "author",
    "citation_author": "author",
    "article:author": "author",
    "dc.creator": "author",
    "og:title": "title",
    "date": "date",
    "last-modified": "date",
    "article:modified_time": "date",
    "dc.date": "date",
    "description": "description",
    "og:description": "description",
}


_BRAND = "a.navbar-brand, .site-title, .site-name, .sidebar-brand"  # whose page it is, in the menu of the site
_LONGEST_BRAND = 60


_TYPORA = "class='typora-export'"  # an editor whose pages keep the line ends of their source


def read_html(text: str) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The page's words; metadata "title", "author", "date", "description", "canonical", "brand", as it states them."""
    front = front_block(text)
    if front:
        text = _headed(front[1], text[front.end() :])
    if _TYPORA in text:
        text = text.replace("</span>\n", "</span><br>\n")
    text = _TEMPLATE.sub(_opened, text) if "</template" in text else text
    if "{%" in text:
        text = without_tags(without_loops(text))
    tree = LexborHTMLParser(_flattened(text) if text.count("<") > _MANY_TAGS else text)
    frames = tree.css_first("noframes")
    if tree.body is None and frames is not None:  # what a page of frames shows where there are none
        return read_html(frames.text())
    _nest(tree)
    _join(tree)
    return _shown(tree), {**_metadata(tree), **(stated(front[1]) if front else {})}, ()


def preformatted(text: str) -> tuple[str, dict[str, str]] | None:
    """The text of a page that is nothing but a preformatted text, as its author typed it, and the page's metadata."""
    if "<pre" not in text.lower():
        return None
    tree = LexborHTMLParser(_flattened(text) if text.count("<") > _MANY_TAGS else text)
    typed = tree.css("pre")
    if tree.body is None or len(typed) != 1 or len(typed[0].css("*")) > _MARKED:
        return None
    words = typed[0].text()
    beside = len("".join(tree.body.text().split())) - len("".join(words.split()))
    return (words, _metadata(tree)) if words.count("\n") >= _TYPED and beside * _TYPED <= len(words) else None


_MARKED, _TYPED = 4, 12  # elements inside; lines, and how many times the words beside them they are


def _nest(tree: LexborHTMLParser) -> None:
    """Set a list that stands right in a list into the item above it, to which its author meant it to belong."""
    for node in tree.css("ul > ul, ul > ol, ol > ul, ol > ol"):
        above = node.prev
        while above is not None and above.tag in ("-text", "-comment"):
            above = above.prev
        if above is not None and above.tag == "li":
            above.insert_child(node)
            node.remove()


def _join(tree: LexborHTMLParser) -> None:
    """Put a section's name that a break parts into one line: "Research" above "Interests"."""
    for node in tree.css("h1 > br, h2 > br, h3 > br, h4 > br")[:_BREAKS]:
        heading = node.parent
        if heading is not None and named(" ".join(heading.text(separator=" ").split())).whole:
            node.replace_with(" ")


_BREAKS = 200  # in headings of one page


_TEMPLATE = re.compile(r"<template\b([^<>]{0,500})>((?:(?!</?template\b).)*)</template\s*>", re.IGNORECASE | re.DOTALL)


def _opened(template: re.Match[str]) -> str:
    """What a script or the browser sets into the page as it stands; a form with blanks for a script stays shut."""
    is_form = "{{" in template[2] or "<slot" in template[2]
    return template[0] if is_form else f"<div{template[1]}>{template[2]}</div>"


def _headed(source: str, page: str) -> str:
    """A generator's page below its title, where that names the section which the page holds."""
    title = section_title(source)
    return f"<h1>{title}</h1>\n{page}" if title and not _BEGINS.match(page) else page


_BEGINS = re.compile(r"(?:\s|<(?:div|section|article|main)\b[^<>]{0,200}>){0,20}<h[1-3]\b", re.IGNORECASE)


def _shown(tree: LexborHTMLParser, below: str = "") -> str:
    """The words that the page shows; a page that hides nearly all of them waits for a script to show them."""
    if tree.body is None:
        return ""
    sheet = StyleSheet("\n".join(node.text() for node in tree.css('style:not([media="print"])')))
    words = _words(tree.body, sheet, below)
    if len(words) >= _LEAST:
        return words
    sheet.hides = False
    whole = _words(tree.body, sheet, below)
    return whole if len(whole) > max(_LEAST, _HIDDEN * len(words)) else words


def _words(body: LexborNode, sheet: StyleSheet, below: str) -> str:
    walker = Walker(sheet)
    if below:
        walker.cards.open_section(below)
    walker.panels = Panels(body)
    walker.cards.labels.update(class_heads(body))
    walker.children(body)
    return walker.writer.text


def _flattened(text: str) -> str:
    """The page without the tags that nest deeper than any page's: on those, HTML parsers need quadratic time."""
    depth = 0

    def keep(match: re.Match[str]) -> str:
        nonlocal depth
        if match[1]:
            depth -= depth > 0
        else:
            depth += 1
        return match[0] if depth < _DEEPEST else " "

    return _TAG.sub(keep, text)


def read_fragment(text: str, below: str = "") -> list[str]:
    """The lines of a piece of HTML that stands in a markdown document, `below` a heading."""
    tree = LexborHTMLParser(_flattened(text) if text.count("<") > _MANY_TAGS else text)
    return _shown(tree, below).split("\n")[:-1]


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
    brand = tree.css_first(_BRAND)
    if brand is not None and 0 < len(words := " ".join(brand.text().split())) <= _LONGEST_BRAND:
        found["brand"] = words
    own = tree.css_first('head link[rel="canonical"]')
    if (
        own is not None
        and (address := (own.attributes.get("href") or "").strip()).startswith("http")
        and not _DRAFT.match(address)
    ):
        found["canonical"] = address
    if site := _site(tree):
        found["site"] = site
    return found


_DRAFT = re.compile(r"https?://(?:localhost|127\.|0\.0\.|example\.)")  # where a page is looked at before it is put up


def _site(tree: LexborHTMLParser) -> str | None:
    """What the bar on top of all pages of a site calls it, or who holds the rights to it by the page's foot."""
    brand = tree.css_first(_BRANDS)
    words = _in_lines(brand) if brand is not None else ""
    if 0 < len(words) <= _SITE:
        return words
    feet = (" ".join(node.text(separator=" ").split()) for node in tree.css("footer")[-1:])
    held = next((match for foot in feet if (match := _HELD.search(foot))), None)
    return held["name"] if held else None


def _in_lines(brand: LexborNode) -> str:
    """The words of a site's name; what stands on lines of their own parted as in a title: "Ada Quill | Fellow"."""
    if brand.css_first("br") is None:
        return " ".join(brand.text(separator=" ").split())
    pieces = (" ".join(piece.split()) for piece in brand.text(separator="\n").split("\n"))
    return " | ".join(filter(None, pieces))


_BRANDS = ".navbar-brand, .navbar-title, .site-title, .site-name, .sitename, .masthead__title"
_SITE = 60  # characters
_HELD = re.compile(
    r"(?:©|[Cc]opyright)[\s©,]{0,4}(?:(?:19|20)\d\d(?:\s?[-–—]\s?(?:(?:19|20)\d\d|[Pp]resent))?[\s,]{0,3})?(?:by )?"
    r"(?P<name>[A-ZÀ-Þ][\w'’.-]{0,20}(?: [A-ZÀ-Þ][\w'’.-]{0,20}){1,3}?)"
    r"(?=[.,|]?(?: (?:19|20)\d\d| [|·•–—]|\. | All |$))"
)
