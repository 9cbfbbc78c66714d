"""The BibTeX behind a work. Consumes what a page hides below an entry; produces the line that the entry lacks.

Site builders hide a work's BibTeX behind a button. Where the entry itself shows no year, the rest stands only there.
"""

from __future__ import annotations

import re

from selectolax.lexbor import LexborNode

from transforms.readers.inline import ITALIC
from transforms.readers.structured.bibtex import entries, imprint_of, plain
from transforms.readers.writer import Writer

_YEAR = re.compile(r"(?<![\d./-])(?:19|20)\d\d(?![\d/])")
_TARGET = re.compile(r"\]\([^()]{0,500}\)")
_SIGNS = re.compile(r"\W+")
_LONGEST = 20_000  # characters of an entry


def write_unshown(writer: Writer, node: LexborNode) -> None:
    """The venue and the year that only the hidden BibTeX of the entry at hand states."""
    source = node.text()[:_LONGEST]
    if "@" not in source:
        return
    shown = _TARGET.sub("]", writer.item_text)
    if not shown.strip() or _YEAR.search(shown):
        return
    venue, year = imprint_of(source)
    if not year:
        return
    if venue and _letters(venue) not in _letters(shown):
        writer.end_line(hard=True)
        writer.write(venue, ITALIC)
        writer.write(", " + year)
        writer.end_line(hard=True)
    else:
        writer.go_on(year)


def restates(writer: Writer, node: LexborNode, tag: str) -> bool:
    """True for the BibTeX of a work whose title stands right above, shown to be copied."""
    if tag not in _SOURCES and "bib" not in (node.attributes.get("class") or "").lower():
        return False
    source = node.text()[:_LONGEST].lstrip()
    if not _ENTRY.match(source):
        return False
    titles = [title for entry in entries(source) if (title := plain(entry.fields.get("title") or ""))]
    shown = _letters(_TARGET.sub("]", "\n".join((*writer.lines[-_ABOVE:], writer.item_text)))) if titles else ""
    return bool(titles) and all(_letters(title) in shown for title in titles)


_ENTRY = re.compile(r"@[A-Za-z]{3,20}\s{0,3}[{(]")
_SOURCES, _ABOVE = frozenset({"pre", "code", "blockquote"}), 12  # lines


def _letters(text: str) -> str:
    return _SIGNS.sub("", text).lower()


def is_control(node: LexborNode) -> bool:
    """True for an entry's link that leads nowhere and unfolds what is hidden: "Bib", "Abs"."""
    attributes = node.attributes
    return attributes.get("role") == "button" and not attributes.get("href")
