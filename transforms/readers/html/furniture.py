"""What a page shows on every page of its site. Consumes nodes; says which are menus, footers, banners of consent."""

from __future__ import annotations

import re

from selectolax.lexbor import LexborNode

from transforms.headings.wording import named
from transforms.readers.folds import UNFOLDED
from transforms.readers.html.kickers import OVER, is_kicker

_NAME = re.compile(
    r"(?:^|[-_])(?:nav|navbar|navigation|topnav|menu|menubar|breadcrumbs?|cookies?|consent|footer|copyright|pagination|toc"
    r"|skip|share|sharing|masthead-nav)(?:[-_]|$)",
    re.IGNORECASE,
)
# Headings that the list of contents leaves out are no such list (R Markdown, kramdown).
_NOT_IN_CONTENTS = re.compile(r"no[-_]?toc|toc[-_](?:ignore|skip|exclude|omit)", re.IGNORECASE)
_FOLDED = re.compile(rf"\W{{0,4}}{UNFOLDED}\W{{0,4}}", re.IGNORECASE)
_ROLES = frozenset({"navigation", "search", "menu", "menubar", "contentinfo"})
_MENU_TAGS = frozenset({"ul", "ol", "p", "div", "center", "td", "table"})
_SMALL, _MENU_LINKS = 600, 3
_LABEL, _LONGEST = 30, 60  # characters of a link in a menu, of one to a part of the page: "Organizing Committees"


def is_furniture(node: LexborNode, tag: str, attributes: dict[str, str | None]) -> bool:
    """True for menus, footers, cookie bars, and lists of links into the same site."""
    if "hidden" in attributes or attributes.get("role") in _ROLES:
        return True
    if attributes.get("aria-hidden") == "true":
        return node.css_first("a[href]") is None  # links on icons are hidden from screen readers only
    if tag in ("details", "a"):
        return is_unfolded(node) if tag == "details" else _leads_on(node, attributes)
    if tag == "footer":
        return len(node.text()) < 2 * _SMALL
    names = f"{attributes.get('class') or ''} {attributes.get('id') or ''}"
    if len(names) > 1 and tag not in ("body", "main", "article") and _names_furniture(names):
        return _is_slight(node) and not (tag in _INLINE and _says_much(node))
    return (tag in _MENU_TAGS and _is_menu(node)) or (tag in OVER and is_kicker(node))


def _names_furniture(names: str) -> bool:
    return any(_NAME.search(name) and not _NOT_IN_CONTENTS.fullmatch(name) for name in names.split())


def is_site_menu(attributes: dict[str, str | None]) -> bool:
    """True for a block that its names call a menu: what leads out of the site from there leads to the owner's pages."""
    names = f"{attributes.get('class') or ''} {attributes.get('id') or ''}"
    return "hidden" not in attributes and _MENU.search(names) is not None


_MENU = re.compile(r"(?i)(?:^|[\s_-])(?:footer|copyright|nav|navbar|navigation|topnav|menu|menubar)(?:$|[\s_-])")


def is_unfolded(node: LexborNode) -> bool:
    """True for what a click on "Abstract" or "BibTeX" unfolds below an entry."""
    summary = node.css_first("summary, h3")
    return summary is not None and _FOLDED.fullmatch(summary.text().strip()) is not None


def _is_slight(node: LexborNode) -> bool:
    """A block named like furniture is furniture only if it is short or made of links."""
    words = len(node.text().strip())
    return words < _SMALL or 2 * sum(len(link.text()) for link in node.css("a")) > words


_INLINE = frozenset({"span", "font", "b", "i", "em", "strong", "small", "label"})
_SAYS = 40  # characters


def _says_much(node: LexborNode) -> bool:
    """True for words enough beside the links: an entry, whatever its name."""
    return len(node.text().strip()) - sum(len(link.text()) for link in node.css("a")) >= _SAYS


def _is_menu(node: LexborNode) -> bool:
    """Three or more short links into the same site, and hardly a word beside them."""
    first = node.child
    if first is None:
        return False
    text = node.text()
    if len(text) > 4 * _SMALL:
        return False
    links = node.css("a[href]")
    labels = [link.text().strip() for link in links]
    beside = len("".join(text.split())) - sum(len("".join(label.split())) for label in labels)
    if len(links) < _MENU_LINKS:  # buttons to parts of the page
        return len(links) > 1 and not beside and all(map(_is_button, links))
    inside = all((link.attributes.get("href") or "")[:1] == "#" for link in links[:-1])
    longest = _LONGEST if inside or _are_sections(labels) else _LABEL
    if beside > 3 * len(links) or any(len(label) > longest for label in labels):
        return False
    inner = sum(is_inner(link.attributes.get("href") or "") for link in links)
    return inner >= _MENU_LINKS and inner >= 0.75 * len(links)


def _are_sections(labels: list[str]) -> bool:
    """True where most labels are called as sections are: "Talks", "Supervision", "Prizes and other recognition"."""
    return 2 * sum(named(label).whole for label in labels) > len(labels)


def _leads_on(link: LexborNode, attributes: dict[str, str | None]) -> bool:
    """True for a link drawn as a button that goes to another page of the site: "View research"."""
    href, names = attributes.get("href") or "", (attributes.get("class") or "").lower().split()
    if is_inner(href) and href[:1] not in ("", "#") and (over := _heading(link)):
        return named(over).whole  # a box on another page: "<a><h2>Teaching</h2><p>What I ...</p></a>"
    is_drawn = any(name in _DRAWN or name.startswith("btn-") for name in names)
    return is_drawn and href[:1] not in ("", "#") and is_inner(href) and len(link.text().strip()) <= _BUTTON


_DRAWN = frozenset(("btn", "button"))


def _heading(link: LexborNode) -> str:
    """The words of the heading that a link holds with a text below; "" for links of words alone."""
    if link.child is None or link.css_first("p") is None:
        return ""
    head = link.css_first("h1, h2, h3, h4, h5")
    return head.text().strip() if head is not None else ""


def _is_button(link: LexborNode) -> bool:
    return (link.attributes.get("href") or "")[:1] == "#" and len(link.text()) <= _BUTTON


_BUTTON = 24  # characters


def is_inner(href: str) -> bool:
    """True for a link to a page or place of the same site that is no document."""
    lower = href.lower()
    if lower.startswith(("http:", "https:", "mailto:", "tel:", "//")):
        return False
    return not lower.endswith((".pdf", ".bib", ".txt", ".zip", ".doc", ".docx", ".ps", ".gz"))
