"""Writing a PDF document down. Consumes paragraphs; produces lines of light markdown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from itertools import takewhile, zip_longest

from transforms.headings.wording import named
from transforms.readers.inline import BOLD, ITALIC, Run, render
from transforms.readers.page.measures import Measures
from transforms.readers.page.paragraph import Paragraph
from transforms.readers.page.word import CAPITALS, Word

_HEADING_LENGTH = 90
_SECTION = 2  # level of the headings of sections
_NOWHERE, _TITLE_WORDS, _TITLE_LINES = -1, 8, 9
_RAISED = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_START = re.compile(r"#{1,6}\s|[-+]\s|>|={3,}\s*$|-{3,}\s*$")  # what would be read as markup
_SCHEME = re.compile(r"\b(https?) ?: ?//")
_AMOUNT = re.compile(r"(?<=[$€£]\d), (?=\d{3}\b)|(?<=[$€£]\d\d), (?=\d{3}\b)|(?<=[$€£]\d{3}), (?=\d{3}\b)")
_STYLES = BOLD | ITALIC
_NUMBER_OF_HEADING = re.compile(r"(?:\d{1,2}(?:\.\d{1,2}){0,2}|[IVX]{1,5}|[A-H])[.)]?$")
_INDENT, _GRID_INDENT = 0.9, 1.3  # em
_FAR, _LONGEST_PLAIN, _HALF = 1e9, 50, 0.5


class PageWriter:
    """Collects the lines of a document."""

    def __init__(self, measures: Measures) -> None:
        """Begin an empty document."""
        self.lines: list[str] = []
        self._measures = measures
        self._marks: list[float] = []
        self._left = 0.0
        self._edge = _FAR  # where the lines of the running section begin
        self._title = _NOWHERE
        self._raised = 0

    def raise_headings(self, paragraphs: Sequence[Paragraph]) -> None:
        """From here on headings are raised to those of sections, as a sidebar's are smaller and no part of another."""
        levels = [level for one in paragraphs if (level := self._level(one))]
        self._raised = max(0, min(levels, default=0) - _SECTION)

    def region(self, paragraphs: Sequence[Paragraph]) -> None:
        """Write a region."""
        places = Counter(round(one.x0) for one in paragraphs if not one.mark)
        self._left = max(places, key=lambda x: (places[x], -x)) if places else 0.0
        for paragraph, after in zip_longest(paragraphs, paragraphs[1:]):
            self._paragraph(paragraph, after)

    def _paragraph(self, paragraph: Paragraph, after: Paragraph | None) -> None:
        if paragraph.label:
            self._heading(2, [Run(paragraph.label)])
        level = self._level(paragraph)
        if level:
            self._heading(level, _runs(paragraph.columns))
            return
        if paragraph.has_gap:
            self._blank()
        line = _mended(render(_runs(paragraph.columns)))
        if _heads_in_capitals(paragraph, after) and named(line).whole:
            line = f"**{line}**"
        if line:
            escape = "\\" if _START.match(line) else ""
            self.lines.append(self._indent(paragraph) + escape + line)
            if self._measures.is_grid and len(line) < _LONGEST_PLAIN and named(line).whole:
                self._edge = _FAR  # all type is of one size on a grid

    def _level(self, paragraph: Paragraph) -> int:
        if paragraph.mark or len(paragraph.columns) > 1 + _is_numbered(paragraph):
            return 0
        if sum([len(word.text) + 1 for column in paragraph.columns for word in column]) > _HEADING_LENGTH:
            return 0
        if not any(word.text[:1].isalpha() for word in paragraph.columns[-1]):
            return 0
        if self._measures.is_text(paragraph.size) and not _is_bold(paragraph):
            return 0
        level = self._measures.level(paragraph.size) or self._level_of_first(paragraph.columns[0])
        return max(level - self._raised, min(level, _SECTION))

    def _level_of_first(self, words: Sequence[Word]) -> int:
        """The level of a heading's words where the rest of its line is set smaller ("Prizes (full list: my.page)")."""
        large = list(takewhile(lambda word: self._measures.level(word.size), words))
        if not large or large == words or words[len(large)].text[0] not in "([":
            return 0
        return self._measures.level(large[0].size) if named(" ".join(word.text for word in large)).whole else 0

    def _heading(self, level: int, runs: list[Run]) -> None:
        self._blank()
        self._edge = _FAR
        self._marks = []
        text = render(runs, drop=BOLD).replace("\t", " ")
        if level == 1 and self._goes_on_with_title(text):
            self.lines[self._title] += " " + text
            return
        if self._goes_on_with_heading(level, text):
            self.lines[-2] += " " + text
            return
        self._title = len(self.lines) if level == 1 else _NOWHERE
        self.lines += ["#" * level + " " + text, ""]

    def _goes_on_with_title(self, text: str) -> bool:
        """Whether a second line in the title's size belongs to the name above ("Maria Lopez", an address, "Ruiz")."""
        words = self.lines[self._title].split() + text.split() if self._title != _NOWHERE else []
        fits = 0 < len(words) <= _TITLE_WORDS and len(self.lines) - self._title <= _TITLE_LINES
        return fits and not named(text).whole

    def _goes_on_with_heading(self, level: int, text: str) -> bool:
        """Whether the heading right above was broken over two lines ("Skills and", "competences")."""
        above = self.lines[-2] if len(self.lines) > 1 and not self.lines[-1] else ""
        if not above.startswith("#" * level + " "):
            return False
        return above.endswith(_OPEN_ENDS) or text.lstrip("[*_")[:1].islower() or _are_one(above[level + 1 :], text)

    def _indent(self, paragraph: Paragraph) -> str:
        """Blanks and a bullet in front of the words."""
        if paragraph.mark:
            while self._marks and self._marks[-1] > paragraph.mark_x + 4:
                self._marks.pop()
            if not self._marks or paragraph.mark_x > self._marks[-1] + 4:
                self._marks.append(paragraph.mark_x)
            return "  " * (len(self._marks) - 1) + "- "
        if self._marks and paragraph.x0 > self._marks[-1] + 3:
            return "  " * len(self._marks)
        self._marks = []
        self._edge = min(self._edge, paragraph.x0)
        left = max(self._left, self._edge) + (_GRID_INDENT if self._measures.is_grid else _INDENT) * paragraph.size
        return "  " if len(paragraph.columns) == 1 and paragraph.x0 > left else ""

    def _blank(self) -> None:
        if self.lines and self.lines[-1]:
            self.lines.append("")


_OPEN_ENDS = (" and", " &", " of", " for", " the", " with", ",")


def _are_one(above: str, more: str) -> bool:
    """Whether two headings without a line between them name one section together ("Research", "Interests")."""
    both = named(f"{above} {more}")
    return both.whole and len(both.kinds) == 1 and named(above).weak


def _is_numbered(paragraph: Paragraph) -> bool:
    """True where the first column is nothing but a heading's number, which LaTeX sets far from its words."""
    first = paragraph.columns[0]
    return len(first) == 1 and len(paragraph.columns) > 1 and bool(_NUMBER_OF_HEADING.match(first[0].text))


def _mended(line: str) -> str:
    """The line without the blanks that typesetting put into addresses and sums."""
    if "//" in line:
        line = _SCHEME.sub(r"\1://", line)
    return _AMOUNT.sub(",", line) if "$" in line or "€" in line or "£" in line else line


def _heads_in_capitals(paragraph: Paragraph, after: Paragraph | None) -> bool:
    """Whether a line in small capitals stands alone, with lines below it and none beside it."""
    words = paragraph.columns[0]
    is_alone = paragraph.has_gap and not paragraph.mark and len(paragraph.columns) == 1
    is_above = after is not None and after.columns[0][0].base < words[0].base - _HALF * paragraph.size
    return is_alone and is_above and all(word.style & (CAPITALS | _STYLES) == CAPITALS for word in words)


def _is_bold(paragraph: Paragraph) -> bool:
    return all(word.style & BOLD for column in paragraph.columns for word in column)


def _runs(columns: Sequence[Sequence[Word]]) -> list[Run]:
    runs: list[Run] = []
    for column in columns:
        if runs:
            runs.append(Run("\t"))
        runs += _column_runs(column)
    return runs


def _column_runs(column: Sequence[Word]) -> list[Run]:
    """The words of a column; those of one style and target are one run."""
    for word in column:
        if word.style & _STYLES or word.url or word.is_raised:
            return _styled_runs(column)
    return [Run("".join([word.text if word.is_glued else " " + word.text for word in column]).removeprefix(" "))]


def _styled_runs(column: Sequence[Word]) -> list[Run]:
    runs: list[Run] = []
    words: list[str] = []
    style, url = 0, ""
    for at, word in enumerate(column):
        text, before = word.text, style
        ordinal = _ordinal_style(column, at, before if words else _STYLES) if text.isdecimal() else None
        if ordinal is not None:
            style = ordinal
        elif text[0].isalnum() and not word.is_raised:
            style = word.style & _STYLES
        else:
            style = _style(word, column[at + 1] if at + 1 < len(column) else None, before)
        if word.is_raised and text.strip(",").isdecimal():
            text = text.translate(_RAISED)
        blank = " " if at and not word.is_glued else ""
        if words and (style, word.url) == (before, url):
            words.append(blank + text)
            continue
        if words:
            runs.append(Run("".join(words), before, url))
        if blank:
            runs.append(Run(blank, style & before, word.url))
        words, url = [text], word.url
    return [*runs, Run("".join(words), style, url)]


def _ordinal_style(column: Sequence[Word], at: int, around: int) -> int | None:
    """The style of an ordinal's figure that formulas set upright ("$3^{rd}$ Loom Days"): its neighbours'; else None."""
    if at + 2 >= len(column):
        return None
    ending = column[at + 1]
    if not (ending.is_glued and ending.is_raised and ending.text in _ORDINALS):
        return None
    return column[at].style & _STYLES or (around & column[at + 2].style & _STYLES)


_STOPS = frozenset(",;")
_ORDINALS = frozenset(("st", "nd", "rd", "th"))


def _style(word: Word, after: Word | None, before: int) -> int:
    """The word's style; a sign without letters or figures takes the style that its neighbours have in common."""
    if word.is_glued and word.text in _STOPS:
        return word.style & _STYLES
    if not word.is_raised and (word.text[0].isalnum() or any(map(str.isalnum, word.text))):
        return word.style & _STYLES
    return before & (after.style if after else 0) & _STYLES
