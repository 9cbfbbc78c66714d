"""The body of a Word document. Consumes its tree; produces light markdown through a `Writer`."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple
from xml.etree import ElementTree as ET

from transforms.headings.wording import named
from transforms.readers.docx.fields import Fields
from transforms.readers.docx.package import R, W, attribute
from transforms.readers.docx.styles import Look, Numbering, Styles, number_of, paragraph_look, run_look
from transforms.readers.html.rows import Cell, table_row
from transforms.readers.inline import BOLD, ITALIC, UNDERLINE, Run, plain
from transforms.readers.writer import Writer

_INSIDE = frozenset(
    W + name for name in ("ins", "smartTag", "sdt", "sdtContent", "fldSimple", "moveTo", "customXml", "dir", "bdo")
)
_ALTERNATE = "{http://schemas.openxmlformats.org/markup-compatibility/2006}AlternateContent"
_DRAWN = frozenset((W + "drawing", W + "pict", W + "object"))
_SIGNS = {W + "noBreakHyphen": "-", W + "softHyphen": ""}
_DEPTH = 8  # of tables and boxes inside each other
_GAP, _HEADING_LENGTH = 60, 70
_SHORT = 40  # characters of a heading that nothing but a rule sets off
_BULLETS = "•●○◦▪■□▫‣⁃∙·–—➢➤►▸❖✓✔\uf0b7\uf0a7\uf0d8\uf076\uf0fc"


class Shared(NamedTuple):
    """What all parts of a document have in common. `body_size` is the usual letter's size in half points."""

    styles: Styles
    numbering: Numbering
    links: dict[str, str]
    body_size: int


class Body:
    """Walks paragraphs and tables."""

    def __init__(self, shared: Shared, depth: int = 0) -> None:
        """Begin an empty page; `depth` counts tables inside tables."""
        self.writer = Writer()
        self._shared, self._depth = shared, depth
        self._after, self._was_item = 0, False
        self._section_size = 0  # of the letters of the last heading that names a section
        self._boxes: list[ET.Element] = []
        self._fields = Fields()

    def blocks(self, parent: ET.Element) -> None:
        """Write the blocks of a body, cell or text box."""
        for node in parent:
            if node.tag == W + "p":
                self._paragraph(node)
            elif node.tag == W + "tbl":
                self._table(node)
            elif node.tag in _INSIDE:
                self.blocks(node)

    def _paragraph(self, node: ET.Element) -> None:
        properties = node.find(W + "pPr")
        style = attribute(properties.find(W + "pStyle")) if properties is not None else None
        look = paragraph_look(properties).over(self._shared.styles.look(style)).over(self._shared.styles.default)
        runs, biggest = self._runs(node, look)
        if not plain(runs):
            self.writer.end_block()
        else:
            if (look.before or 0) + self._after >= _GAP and not (self._was_item and look.number):
                self.writer.end_block()
            self._was_item = bool(look.number)
            self._put(runs, look, biggest, self._shared.styles.is_title(style))
            self._after = look.after or 0
        self._text_boxes()

    def _put(self, runs: list[Run], look: Look, biggest: int, is_title: bool) -> None:
        level = 1 if is_title else self._level(runs, look, biggest)
        mark = "" if level else self._mark(runs, look)
        if level:
            runs = _unbroken(runs)
            self.writer.begin_heading(level)
        for _ in range((look.depth or 0) if mark else 0):
            self.writer.begin_item("")
        if mark:
            self.writer.begin_item(mark)
        for run in runs:
            self._write(run)
        self.writer.end_line()
        for _ in range((look.depth or 0) + 1 if mark else 0):
            self.writer.end_item()
        if level:
            self.writer.end_heading()

    def _write(self, run: Run) -> None:
        if run.text == "\t":
            self.writer.tab()
        elif run.text == "\n":
            self.writer.end_line(hard=True)
        else:
            self.writer.write(run.text, run.style, run.url)

    def _level(self, runs: list[Run], look: Look, biggest: int) -> int:
        """A heading's level: by its style, or by its looks where it is short and larger or ruled off."""
        words = plain(runs)
        if look.level:
            return min(look.level + 1, 6) if len(words) < 3 * _HEADING_LENGTH else 0
        if len(words) > _HEADING_LENGTH or look.number or words[:1] in _BULLETS or not any(map(str.isalpha, words)):
            return 0
        if biggest >= 1.6 * self._shared.body_size and not self.writer.lines:
            return 1
        is_styled = all(run.style & BOLD for run in runs if run.text.strip()) or words.isupper()
        if biggest >= 1.12 * self._shared.body_size and "\t" not in "".join(run.text for run in runs):
            return self._rank(words, biggest) if is_styled or biggest >= 1.3 * self._shared.body_size else 0
        is_short = len(words) < _SHORT and ": " not in words  # "NAME: Lund, Ada" in a form's box names no section
        is_row = "\t" in "".join(run.text for run in runs)
        return 2 if look.border and (is_styled or is_short) and not is_row else 0

    def _rank(self, words: str, biggest: int) -> int:
        """The level of a heading set in large letters: one below where a larger one named the section it stands in."""
        if biggest < self._section_size:
            return 3
        if named(words).kinds:
            self._section_size = biggest
        return 2

    def _mark(self, runs: list[Run], look: Look) -> str:
        if look.number and look.number != "0":
            return self._shared.numbering.mark(look.number, look.depth or 0)
        first = next(run for run in runs if run.text.strip())
        words = first.text.lstrip()
        if words[0] in _BULLETS and (words[1:2] in ("", " ", "\t", "\xa0")):
            at = runs.index(first)
            runs[: at + 1] = [Run(words[1:], first.style, first.url)]
            while runs and not runs[0].text.strip():
                runs.pop(0)
            return "-" if runs else ""
        return ""

    def _runs(self, node: ET.Element, look: Look) -> tuple[list[Run], int]:
        """The runs of a paragraph and the size of its largest letters."""
        runs: list[Run] = []
        sizes = [0]
        stack: list[tuple[ET.Element, str]] = [(child, "") for child in reversed(node)]
        while stack:
            child, url = stack.pop()
            if child.tag == W + "r":
                sizes.append(self._run(child, look, url, runs))
            elif child.tag == W + "hyperlink":
                target = self._shared.links.get(child.get(R + "id", ""), "")
                stack.extend((inner, target) for inner in reversed(child))
            elif child.tag in _INSIDE:
                target = self._fields.simple(child)
                stack.extend((inner, target or url) for inner in reversed(child))
        return runs, max(sizes)

    def _run(self, node: ET.Element, look: Look, url: str, runs: list[Run]) -> int:
        properties = node.find(W + "rPr")
        named = attribute(properties.find(W + "rStyle")) if properties is not None else None
        mine = run_look(properties)
        if named:
            mine = mine.over(self._shared.styles.look(named)._replace(size=None))
        mine = mine.over(look)
        if mine.hidden:
            return 0
        style = (
            (BOLD if mine.bold else 0)
            | (ITALIC if mine.italic else 0)
            | (UNDERLINE if mine.underline and not url else 0)
        )
        had = len(runs)
        for child in node:
            self._content(child, style, url or self._fields.url, runs, caps=bool(mine.caps))
        return (mine.size or 0) if any(run.text.strip() for run in runs[had:]) else 0

    def _content(self, node: ET.Element, style: int, url: str, runs: list[Run], *, caps: bool) -> None:
        tag = node.tag
        if tag == W + "t" and not self._fields.is_code:
            text = node.text or ""
            runs.append(Run(text.upper() if caps else text, style & ~UNDERLINE if url else style, url))
        elif tag in (W + "tab", W + "ptab"):
            runs.append(Run("\t"))
        elif tag in (W + "br", W + "cr"):
            runs.append(Run("\n"))
        elif tag in _SIGNS:
            runs.append(Run(_SIGNS[tag], style, url))
        elif tag == W + "sym":
            runs.append(Run(_symbol(node.get(W + "char")), style, url))
        elif tag in _DRAWN or tag == _ALTERNATE:
            self._boxes.append(node)
        else:
            self._fields.read(node)

    def _text_boxes(self) -> None:
        """The text boxes anchored in the paragraph, once each: the fallback for old readers says the same again."""
        boxes, self._boxes = self._boxes, []
        for node in boxes:
            chosen = node[0] if node.tag == _ALTERNATE and len(node) else node
            for box in chosen.iter(W + "txbxContent"):
                if self._depth < _DEPTH:
                    lines = self._inner(box)
                    self.writer.end_block()
                    self.writer.put_lines(lines)
                    self.writer.end_block()

    def _inner(self, node: ET.Element) -> Cell:
        inner = Body(self._shared, self._depth + 1)
        inner.blocks(node)
        return inner.writer.text.split("\n")[:-1]

    def _table(self, node: ET.Element) -> None:
        self.writer.end_block()
        if self._depth >= _DEPTH:
            for text in node.iter(W + "t"):
                self.writer.write((text.text or "") + " ")
            self.writer.end_block()
            return
        has_row = False
        for row in _rows(node):
            cells = [self._inner(cell) for cell in _cells(row)]
            lines = table_row(cells, has_row)
            if len(lines) > 1:
                self.writer.end_block()
            self.writer.put_lines(lines)
            if len(lines) > 1:
                self.writer.end_block()
            has_row = has_row or bool(cells and cells[0])
        self.writer.end_block()


def _rows(table: ET.Element) -> list[ET.Element]:
    rows = []
    for node in table:
        if node.tag == W + "tr":
            rows.append(node)
        elif node.tag in _INSIDE:
            rows += _rows(node)
    return rows


def _unbroken(runs: list[Run]) -> list[Run]:
    """A heading's runs, on one line where they name a section together: "Research" above "Interests"."""
    if Run("\n") not in runs or not named(" ".join("".join(run.text for run in runs).split())).whole:
        return runs
    return [Run(" ") if run.text == "\n" else run for run in runs]


def _cells(row: ET.Element) -> list[ET.Element]:
    cells = []
    for node in row:
        if node.tag == W + "tc":
            cells.append(node)
        elif node.tag in _INSIDE:
            cells += _cells(node)
    return cells


def _symbol(code: str | None) -> str:
    """A sign of a symbol font; bullets of Wingdings and the like are bullets."""
    try:
        number = int(code or "", 16)
    except ValueError:
        return ""
    return "•" if 0xF000 <= number <= 0xF0FF else chr(number) if 32 <= number < 0xD800 else ""


def body_size(root: ET.Element, styles: Styles) -> int:
    """The size, in half points, that most letters have."""
    sizes: Counter[int] = Counter()
    for paragraph in root.iter(W + "p"):
        style = paragraph.find(f"{W}pPr/{W}pStyle")
        base = styles.look(attribute(style)).size or styles.default.size or 22
        for run in paragraph.iter(W + "r"):
            size = number_of(attribute(run.find(f"{W}rPr/{W}sz"))) or base
            sizes[size] += sum(len(text.text or "") for text in run.iter(W + "t"))
    return max(sizes, key=lambda size: (sizes[size], -size)) if sizes else 22
