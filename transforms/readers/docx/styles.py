"""Styles and numbering of a Word document. Consumes their parts; produces what holds for a paragraph or run."""

from __future__ import annotations

from typing import NamedTuple
from xml.etree import ElementTree as ET

from transforms.readers.docx.package import W, attribute, is_on


class Look(NamedTuple):
    """What a style or the text itself sets; None where it says nothing.

    Attributes:
        size: in half points. level: heading level from 1, 0 for body text. before, after: in twentieths of a point.
        number: id of the list. depth: level in the list.
    """

    bold: bool | None = None
    italic: bool | None = None
    underline: bool | None = None
    hidden: bool | None = None
    caps: bool | None = None
    size: int | None = None
    level: int | None = None
    before: int | None = None
    after: int | None = None
    border: bool | None = None
    number: str | None = None
    depth: int | None = None

    def over(self, base: Look) -> Look:
        """This look where it says something, the base elsewhere."""
        said = {name: value for name, value in self._asdict().items() if value is not None}
        return base._replace(**said)


def run_look(properties: ET.Element | None) -> Look:
    """What <w:rPr> says."""
    if properties is None:
        return Look()
    under = attribute(properties.find(W + "u"))
    return Look(
        bold=is_on(properties.find(W + "b")),
        italic=is_on(properties.find(W + "i")),
        underline=None if under is None else under != "none",
        hidden=is_on(properties.find(W + "vanish")),
        caps=is_on(properties.find(W + "caps")),
        size=number_of(attribute(properties.find(W + "sz"))),
    )


def paragraph_look(properties: ET.Element | None) -> Look:
    """What <w:pPr> says."""
    if properties is None:
        return Look()
    spacing, numbering = properties.find(W + "spacing"), properties.find(W + "numPr")
    outline = number_of(attribute(properties.find(W + "outlineLvl")))
    border = properties.find(f"{W}pBdr/{W}bottom")
    return Look(
        level=None if outline is None else (outline + 1) % 10,
        before=number_of(attribute(spacing, "before")),
        after=number_of(attribute(spacing, "after")),
        border=None if border is None else attribute(border) not in ("nil", "none"),
        number=None if numbering is None else attribute(numbering.find(W + "numId")),
        depth=None if numbering is None else number_of(attribute(numbering.find(W + "ilvl"))),
    )


def number_of(text: str | None) -> int | None:
    """A whole number, or None for anything else."""
    try:
        return int(float(text)) if text else None
    except (ValueError, OverflowError):
        return None


class Styles:
    """The looks of all styles, what they are based on included."""

    def __init__(self, root: ET.Element | None) -> None:
        """Read the part; without one nothing has a style."""
        self._nodes: dict[str, ET.Element] = {}
        self._looks: dict[str, Look] = {}
        self.default = Look()
        self._normal = ""
        if root is None:
            return
        self.default = paragraph_look(root.find(f"{W}docDefaults/{W}pPrDefault/{W}pPr")).over(
            run_look(root.find(f"{W}docDefaults/{W}rPrDefault/{W}rPr"))
        )
        for node in root.findall(W + "style"):
            self._nodes[node.get(W + "styleId", "")] = node
            if node.get(W + "type") == "paragraph" and node.get(W + "default") in ("1", "true"):
                self._normal = node.get(W + "styleId", "")

    def look(self, style: str | None) -> Look:
        """The look of a style by its id; of the default style for None."""
        name = style or self._normal
        if name not in self._looks:
            self._looks[name] = self._resolved(name)
        return self._looks[name]

    def _resolved(self, name: str) -> Look:
        look, seen = Look(), set[str]()
        while name in self._nodes and name not in seen and len(seen) < 20:
            seen.add(name)
            node = self._nodes[name]
            own = paragraph_look(node.find(W + "pPr")).over(run_look(node.find(W + "rPr")))
            look = look.over(own)
            named = (attribute(node.find(W + "name")) or "").lower().split()
            if look.level is None:
                look = look._replace(level=_named_level(named))
            if look.depth is None and len(named) == len(_DEEPER) + 1 and named[:2] == _DEEPER:
                look = look._replace(depth=max(0, (number_of(named[2]) or 1) - 1))
            name = attribute(node.find(W + "basedOn")) or ""
        return look

    def is_title(self, style: str | None) -> bool:
        """True for the style of a document's title."""
        node = self._nodes.get(style or "")
        return node is not None and (attribute(node.find(W + "name")) or "").lower() == "title"


_DEEPER = ["list", "bullet"]  # "List Bullet 2", a list of its own, is set below the items of "List Bullet"


def _named_level(words: list[str]) -> int | None:
    if len(words) == 2 and words[0] == "heading" and words[1].isdecimal():
        return min(int(words[1]), 5)
    return 1 if words == ["title"] else None


def _format(level: ET.Element) -> str:
    """How a list's level counts; "none" where its bullet is a blank: what stands there goes on with the item above."""
    form = attribute(level.find(W + "numFmt")) or "bullet"
    sign = attribute(level.find(W + "lvlText"))
    return "none" if form == "bullet" and sign is not None and not sign.strip() else form


class Numbering:
    """Lists: what marks an item, and how far each list has counted."""

    def __init__(self, root: ET.Element | None) -> None:
        """Read the part; without one every list is bulleted."""
        self._formats: dict[str, dict[int, str]] = {}
        self._counts: dict[tuple[str, int], int] = {}
        if root is None:
            return
        abstract = {
            node.get(W + "abstractNumId"): {
                number_of(level.get(W + "ilvl")) or 0: _format(level) for level in node.findall(W + "lvl")
            }
            for node in root.findall(W + "abstractNum")
        }
        for node in root.findall(W + "num"):
            self._formats[node.get(W + "numId", "")] = abstract.get(attribute(node.find(W + "abstractNumId")), {})

    def mark(self, number: str, depth: int) -> str:
        """The next item's mark: "-", "3." or "" for a list without marks."""
        form = self._formats.get(number, {}).get(depth, "bullet")
        if form == "none":
            return ""
        if form == "bullet":
            return "-"
        self._counts[number, depth] = self._counts.get((number, depth), 0) + 1
        for deeper in range(depth + 1, 9):
            self._counts.pop((number, deeper), None)
        return f"{self._counts[number, depth]}."
