"""Writing a PDF document down. Consumes paragraphs; produces lines of light markdown."""

from __future__ import annotations

import re
from collections.abc import Sequence

from transforms.readers.inline import BOLD, ITALIC, Run, render
from transforms.readers.pdf.measures import Measures
from transforms.readers.pdf.paragraphs import Paragraph
from transforms.readers.pdf.words import Word

_HEADING_LENGTH = 90
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_START = re.compile(r"^(?=#{1,6}\s|[-+]\s|>|={3,}\s*$|-{3,}\s*$)")
_SCHEME = re.compile(r"\b(https?) ?: ?//")
_STYLES = BOLD | ITALIC


class PageWriter:
    """Collects the lines of a document."""

    def __init__(self, measures: Measures) -> None:
        """Begin an empty document."""
        self.lines: list[str] = []
        self._measures = measures
        self._marks: list[float] = []
        self._left = 0.0
        self._text_x = 0.0

    def region(self, paragraphs: Sequence[Paragraph]) -> None:
        """Write a region; a blank line stands before it."""
        self._left = min((one.mark_x if one.mark else one.x0 for one in paragraphs), default=0.0)
        self._marks = []
        for paragraph in paragraphs:
            self._paragraph(paragraph)
        self._blank()

    def _paragraph(self, paragraph: Paragraph) -> None:
        if paragraph.label:
            self._heading(2, [Run(paragraph.label)])
        level = self._level(paragraph)
        if level:
            self._heading(level, _runs(paragraph.columns))
            return
        if paragraph.has_gap:
            self._blank()
        line = _SCHEME.sub(r"\1://", render(_runs(paragraph.columns)))
        if line:
            self.lines.append(self._indent(paragraph) + _START.sub(r"\\", line))

    def _level(self, paragraph: Paragraph) -> int:
        words = sum(len(word.text) + 1 for column in paragraph.columns for word in column)
        if paragraph.mark or words > _HEADING_LENGTH or len(paragraph.columns) > 1:
            return 0
        if not any(word.text[:1].isalpha() for word in paragraph.columns[0]):
            return 0
        return self._measures.level(paragraph.size, not any(self.lines))

    def _heading(self, level: int, runs: list[Run]) -> None:
        self._blank()
        self._marks = []
        self.lines += ["#" * level + " " + render(runs, drop=BOLD).replace("\t", " "), ""]

    def _indent(self, paragraph: Paragraph) -> str:
        """Blanks and a bullet in front of the words."""
        if paragraph.mark:
            while self._marks and self._marks[-1] > paragraph.mark_x + 4:
                self._marks.pop()
            if not self._marks or paragraph.mark_x > self._marks[-1] + 4:
                self._marks.append(paragraph.mark_x)
            self._text_x = paragraph.x0
            return "  " * (len(self._marks) - 1) + "- "
        if self._marks and paragraph.x0 > self._marks[-1] + 3:
            return "  " * len(self._marks)
        self._marks = []
        return "  " if len(paragraph.columns) == 1 and paragraph.x0 > self._left + 0.9 * paragraph.size else ""

    def _blank(self) -> None:
        if self.lines and self.lines[-1]:
            self.lines.append("")


def _runs(columns: Sequence[Sequence[Word]]) -> list[Run]:
    runs: list[Run] = []
    for column in columns:
        if runs:
            runs.append(Run("\t"))
        for at, word in enumerate(column):
            if at and not word.is_glued:
                runs.append(Run(" ", word.style & _STYLES, word.url))
            text = word.text.translate(_RAISED) if word.is_raised and word.text.strip(",").isdecimal() else word.text
            runs.append(Run(text, word.style & _STYLES, word.url))
    return runs
