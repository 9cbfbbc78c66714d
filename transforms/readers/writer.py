"""The page that a reader writes. Consumes words, breaks, headings and items; produces light markdown.

One writer for all forms: headings `#`, bullets `- `, a tab between columns, a blank line between blocks, two blanks at
the end of a line that the author broke.
"""

from __future__ import annotations

import re

from transforms.readers.inline import BOLD, Run, escape_start, plain, render
from transforms.vocabulary import forms

_BLANKS = re.compile(r"[ \n\r\f\v\u00a0\u2000-\u200a\u202f\u3000]+")
_GAP = re.compile(r"[ \n]{0,9}\u00a0(?:[ \n]{0,9}\u00a0){2,200}[ \n]{0,9}")  # "2021&nbsp;&nbsp;&nbsp;Weaver": a column
_HARD = "  "
_OPEN = frozenset(forms("small_words", "open_text"))
_HEADING_LENGTH = 90

# Styles of the writer's own: words of a heading's size, and of a title's. A line of nothing else becomes a heading.
BIG, HUGE = 8, 16


class Writer:
    """Collects lines. A list item's further lines are indented under its words."""

    def __init__(self, *, breaks: bool = False) -> None:
        """Begin an empty page. `breaks`: a list item's lines are broken by the author, and never to a width."""
        self._breaks = breaks
        self.lines: list[str] = []
        self.runs: list[Run] = []
        self._bullets: list[str] = []
        self._begun = 0
        self._pending = ""
        self._level = 0

    @property
    def text(self) -> str:
        """The page so far: no blank line at either end, one between blocks."""
        self.end_line()
        while self.lines and not self.lines[-1]:
            self.lines.pop()
        return "\n".join(self.lines).rstrip(" ") + "\n" if self.lines else ""

    @property
    def has_words(self) -> bool:
        """True where the line at hand holds words."""
        return any(run.text.strip() for run in self.runs)

    @property
    def is_in_item(self) -> bool:
        """True between a list item's begin and its end."""
        return bool(self._bullets)

    @property
    def item_text(self) -> str:
        """The item at hand so far, from where the last one began."""
        return "\n".join((*self.lines[self._begun :], plain(self.runs)))

    @property
    def ends_in_digit(self) -> bool:
        """True where the last words of the line at hand end in a figure."""
        return bool(self.runs) and self.runs[-1].text[-1:].isdigit()

    @property
    def ends_open(self) -> bool:
        """True where the line at hand ends in a word that none can end with: "The looms of the"."""
        text = "".join(run.text for run in self.runs[-3:]).rstrip()
        return text[-1:].islower() and text.rpartition(" ")[2] in _OPEN and text.count(" ") > 1

    @property
    def is_in_heading(self) -> bool:
        """True between a heading's begin and its end."""
        return self._level > 0

    def write(self, text: str, style: int = 0, url: str = "") -> None:
        """Words; runs of blanks and line breaks count as one blank, several that do not break as a column's end."""
        columns = _GAP.split(text) if "\u00a0" in text else [text]
        for column in columns[:-1]:
            self._write(column, style, url)
            self.tab()
        self._write(columns[-1], style, url)

    def _write(self, text: str, style: int, url: str) -> None:
        text = _BLANKS.sub(" ", text)
        if text.startswith(" ") and (not self.runs or self.runs[-1].text.endswith((" ", "\t"))):
            text = text[1:]
        if text:
            self.runs.append(Run(text, style, url))

    def go_on(self, text: str) -> None:
        """One more statement on the line at hand, or on the one that just ended."""
        if self.has_words or not self.lines or not self.lines[-1]:
            self.write(" " if plain(self.runs).endswith(".") else ", ")
            self.write(text)
            return
        line = self.lines[-1]
        bare = line.rstrip(" ")
        self.lines[-1] = bare + (" " if bare.endswith(".") else ", ") + text + line[len(bare) :]

    def tab(self) -> None:
        """A column ends here; nothing at a line's start."""
        if self.has_words and not self.runs[-1].text.endswith("\t"):
            last = self.runs[-1]
            self.runs[-1] = last._replace(text=last.text.rstrip(" "))
            self.runs.append(Run("\t"))

    def end_line(self, *, hard: bool = False) -> None:
        """The line ends; `hard` where the author broke it inside a block."""
        runs, self.runs = self.runs, []
        if not plain(runs):
            return
        if not self._level and not self._bullets and _is_big(runs):
            self._level = 1 if all(run.style & HUGE for run in runs if run.text.strip()) else 2
            self._end_lines()
        if self._level:
            self._put("#" * self._level + " " + render(runs, drop=BOLD | BIG | HUGE))
            self._level = 0
            return
        line = escape_start(render(runs, drop=BIG | HUGE, by_sentence=True).strip("\t"))
        if self._is_sibling(line):
            line, self._pending = line[2:], "-"
        self._put(self._indent() + line + (_HARD if hard or (self._breaks and self._bullets) else ""))

    def _is_sibling(self, line: str) -> bool:
        """Whether a line of an item is one more of what its first line marks behind a label: "2024<tab>• Felt"."""
        first = self.lines[self._begun] if self._bullets and not self._pending and self._begun < len(self.lines) else ""
        return line.startswith("• ") and "\t• " in first

    def end_block(self) -> None:
        """The block ends: a blank line follows, but not inside a list item."""
        self.end_line()
        if not self._bullets:
            self._end_lines()

    def _end_lines(self) -> None:
        if self.lines and self.lines[-1]:
            self.lines[-1] = self.lines[-1].rstrip(" ")
            self.lines.append("")

    def begin_heading(self, level: int) -> None:
        """The next line is a heading of that level (1-6)."""
        self.end_line()
        if not self._bullets:
            self.end_block()
        self._level = min(max(level, 1), 6)

    def end_heading(self) -> None:
        """The heading ends, empty or not."""
        self.end_line()
        self._level = 0
        self.end_block()

    def put_heading(self, level: int, words: str) -> None:
        """A heading of plain words."""
        self.begin_heading(level)
        self.write(words)
        self.end_heading()

    def begin_item(self, mark: str = "-") -> None:
        """A list item begins; `mark` is "-" or a number with its dot."""
        self._end_item_line()
        self._bullets.append(mark)
        self._pending = mark
        self._begun = len(self.lines)

    def end_item(self) -> None:
        """The innermost item ends."""
        self._end_item_line()
        if self._bullets:
            self._bullets.pop()
        self._pending = ""

    def _end_item_line(self) -> None:
        """The line ends, and no line of its item follows: that is no break."""
        self.end_line()
        if self._breaks and self.lines:
            self.lines[-1] = self.lines[-1].rstrip(" ")

    def put_lines(self, lines: list[str]) -> None:
        """Lines that another writer has rendered; blank ones end blocks."""
        self.end_line()
        for line in lines:
            if line:
                self._put(line if line.startswith("#") or not self._bullets else self._in_item(line))
            else:
                self.end_block()

    def _in_item(self, line: str) -> str:
        return self._indent() + line.strip(" ") + (_HARD if self._breaks else "")

    def _indent(self) -> str:
        depth = len(self._bullets)
        if not depth:
            return ""
        if self._pending:
            mark, self._pending = self._pending, ""
            return "  " * (depth - 1) + mark + " "
        return "  " * depth

    def _put(self, line: str) -> None:
        self.lines.append(line)


def _is_big(runs: list[Run]) -> bool:
    words = [run for run in runs if run.text.strip()]
    return all(run.style & BIG for run in words) and sum(len(run.text) for run in words) <= _HEADING_LENGTH
