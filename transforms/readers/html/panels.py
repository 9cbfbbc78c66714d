"""Parts of a page that a menu or a row of tabs opens. Consumes nodes; says what such a part is called, and if it shows.

`<a href="#talks">Talks</a>` far above `<div id="talks">` names it as a heading inside would; a part that waits for its
tab is hidden only until somebody asks for it.
"""

from __future__ import annotations

import re

from selectolax.lexbor import LexborNode

from transforms.headings.single import names_one_honour
from transforms.headings.wording import is_role, named
from transforms.readers.html.filters import Filters, filters_of

_CONTROLS = "a[href^='#'], [aria-controls], [data-target], [data-bs-target], [data-tab], button[onclick], a[onclick]"
_TARGETS = ("href", "aria-controls", "data-target", "data-bs-target", "data-tab")
_LISTS = frozenset(("ul", "ol"))
_PARTS = frozenset(("div", "section", "article"))
_HEADINGS = "h1, h2, h3, h4, h5, h6, legend, summary, button"
_TOLD = re.compile(r"['\"]#?([\w-]{2,40})['\"]")
_LEAST, _LONGEST, _MANY = 40, 40, 300  # characters of a part, of a label; controls of a page
_PARAGRAPHS = 2
_OVERLAY = re.compile(
    r"modal|popup|pop-up|cookie|menu|\bnav|(?<!re)search|lightbox|dialog|tooltip|abstract|bib|overlay"
)


class Panels:
    """The labels of a page's parts by their ids."""

    def __init__(self, body: LexborNode | None) -> None:
        """Read the page's menus and tabs."""
        self._labels: dict[str, str] = {}
        self._filters = filters_of(body) if body is not None else Filters({}, {})
        for control in body.css(_CONTROLS)[:_MANY] if body is not None else ():
            label = " ".join(control.text().split())
            if 0 < len(label) <= _LONGEST and named(label).whole:
                for target in _targets(control):
                    self._labels.setdefault(target, label)

    def label(self, node: LexborNode, tag: str) -> str:
        """What a part without any heading of its own is called; "" where nothing says it."""
        name = node.attributes.get("id") if tag in _PARTS else None
        if not name or len(node.text().strip()) < _LEAST or _is_headed(node):
            return ""
        words = re.sub(r"[-_]", " ", name)
        return self._labels.get(name) or (words.capitalize() if named(words).whole else "")

    def spoken(self, node: LexborNode, tag: str, around: str) -> str:
        """What a list is called for those who hear the page; "" where it only repeats the section around it."""
        is_inner = tag not in _LISTS or node.parent is None or node.parent.tag == "li"
        label = "" if is_inner else " ".join((node.attributes.get("aria-label") or "").split())
        if not 0 < len(label) <= _LONGEST or not (said := named(label)).whole:
            return ""
        return label if is_role(label) or said.kinds[0] != around else ""

    def controls(self, node: LexborNode) -> bool:
        """True for a tab: what it names stands at the part that it opens."""
        is_filter = (node.attributes.get("data-filter") or "").lstrip(".") in self._filters.labels
        return is_filter or any(target in self._labels for target in _targets(node))

    def filtered(self, node: LexborNode) -> str:
        """What the entries that begin with this one are called by the button that shows them alone; "" for others."""
        return self._filters.heads.get(node.mem_id, "") if self._filters.heads else ""


def _is_headed(node: LexborNode) -> bool:
    """True for a part with a heading of its own; those of its entries are several of one rank that name none."""
    headings = node.css(_HEADINGS)
    if len(headings) < _ENTRIES or len({heading.tag for heading in headings}) > 1:
        return bool(headings)
    return any(named(words).whole and not names_one_honour(words) for one in headings if (words := one.text().strip()))


_ENTRIES = 2


def _targets(control: LexborNode) -> list[str]:
    attributes = control.attributes
    stated = [attributes.get(key) or "" for key in _TARGETS]
    return [one.lstrip("#") for one in stated if len(one) > 1] + _TOLD.findall(attributes.get("onclick") or "")


def waits(node: LexborNode, tag: str) -> bool:
    """True for a hidden part with a list or table of entries: a tab's, not an abstract or a menu."""
    names = f"{node.attributes.get('class') or ''} {node.attributes.get('id') or ''}".lower()
    if tag not in _PARTS or _OVERLAY.search(names):
        return False
    if node.css_first("li, tr") is None and len(node.css("p")) < _PARAGRAPHS:
        return False
    return 2 * sum(len(link.text()) for link in node.css("a")) < len(node.text().strip())
