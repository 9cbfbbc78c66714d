"""Word reader. Consumes the bytes of a .docx file; produces light markdown and the document's properties."""

from __future__ import annotations

import re
from xml.etree import ElementTree as ET

from transforms.readers.docx.body import Body, Shared, body_size
from transforms.readers.docx.package import Package, R, W
from transforms.readers.docx.styles import Numbering, Styles
from transforms.readers.errors import UnreadableError

_PROPERTIES = {
    "{http://purl.org/dc/elements/1.1/}title": "title",
    "{http://purl.org/dc/elements/1.1/}creator": "author",
    "{http://purl.org/dc/terms/}modified": "date",
}
_CONTACT = re.compile(r"@|https?://|www\.|\+?\d[\d ()-]{7,}\d")


def read_docx(data: bytes) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The document's words, its first page's header above them; metadata "title", "author" and "date".

    Raises:
        UnreadableError: the bytes are no Word document, damaged, encrypted or too large.
    """
    package = Package(data)
    root = package.tree("word/document.xml")
    body = root.find(W + "body") if root is not None else None
    if root is None or body is None:
        raise UnreadableError("damaged", "word/document.xml is no XML")
    styles = Styles(package.tree("word/styles.xml"))
    shared = Shared(styles, Numbering(package.tree("word/numbering.xml")), package.relations(), body_size(root, styles))
    page = Body(shared)
    page.blocks(body)
    text = _with_margins(page.writer.text, package, root, shared)
    return text, _properties(package), ()


def _with_margins(text: str, package: Package, root: ET.Element, shared: Shared) -> str:
    """Headers above the words, footers below them, where they say who and where a person is and the words do not."""
    head = "\n".join(line for line in _margin_lines(package, root, shared, "header") if line.strip("*# ") not in text)
    foot = "\n".join(
        line for line in _margin_lines(package, root, shared, "footer") if _CONTACT.search(line) and line not in text
    )
    return "\n\n".join(part for part in (head, text.rstrip("\n"), foot) if part) + "\n"


def _margin_lines(package: Package, root: ET.Element, shared: Shared, kind: str) -> list[str]:
    lines: list[str] = []
    for node in root.iter(f"{W}{kind}Reference"):
        target = package.relations().get(node.get(R + "id", ""), "")
        part = package.tree("word/" + target.lstrip("/").removeprefix("word/"))
        if part is None:
            continue
        page = Body(shared._replace(links=package.relations("word/" + target)))
        page.blocks(part)
        lines += [line for line in page.writer.text.split("\n") if _has_words(line) and line not in lines]
    return lines


def _has_words(line: str) -> bool:
    """A page number alone is furniture."""
    return bool(re.search(r"[^\W\d_]{2}", re.sub(r"(?i)\bpage\b|\bof\b", "", line)))


def _properties(package: Package) -> dict[str, str]:
    root = package.tree("docProps/core.xml")
    if root is None:
        return {}
    return {
        _PROPERTIES[node.tag]: node.text.strip()
        for node in root
        if node.tag in _PROPERTIES and node.text and node.text.strip()
    }
