"""Frames: what lines and cells are inside a list, a box or a table."""

from __future__ import annotations

import re
from collections.abc import Iterable

from transforms.dates.ranges import is_date
from transforms.headings.wording import named
from transforms.readers.html.rows import Cell, row_lines, table_row, with_range_closed
from transforms.readers.inline import BOLD
from transforms.readers.tex.engine import Engine, Frame
from transforms.readers.tex.tokens import Token, source_of
from transforms.readers.writer import Writer


class List(Frame):
    """A list; `mark` is what begins an item, `number` the last one given, `implied` what it ends with or is made of."""

    kind = "list"

    def __init__(self, engine: Engine, mark: str, implied: str = "") -> None:
        """Begin the list without an item."""
        super().__init__(engine)
        self.mark, self.number, self.is_open, self.implied = mark, 0, False, implied

    def item(self, engine: Engine) -> None:
        """The next item begins; a label in brackets is its first words."""
        self.end_item()
        self.number += 1
        label = engine.option()
        if label == [] and self.number == 1 and _is_alone(engine):
            return
        engine.writer.begin_item(f"{self.number}." if self.mark == "1." else "-")
        self.is_open = True
        words = engine.text_of(label) if label else ""
        if len(words) > 1 and not _is_number(words):
            engine.writer.write(words, BOLD)
            if is_date(words):  # a label that says when stands in a column of its own, as in print
                engine.tab()
            else:
                engine.write(" ")

    def end_item(self) -> None:
        """The item at hand ends."""
        if self.is_open:
            self.writer.end_item()
            self.is_open = False


def _is_alone(engine: Engine) -> bool:
    r"""Whether no other item of the list follows: "\item[]" in a list round a section only sets its text apart."""
    depth = 0
    for token in reversed(engine.stack[-_LONGEST_LIST:]):
        if token.kind == "cmd" and token.value in _NESTING:
            if not depth and token.value != "begin":
                return token.value == "end"
            depth += (token.value == "begin") - (token.value == "end")
    return False


_NESTING = frozenset(("begin", "end", "item"))
_LONGEST_LIST = 4000  # tokens


class Box(Frame):
    """A minipage or parbox: lines that may stand beside another box's."""

    def __init__(self, engine: Engine) -> None:
        """Write into a page of its own."""
        super().__init__(engine)
        self.cells: list[Cell] = []
        engine.writer = Writer()

    def end_cell(self, engine: Engine) -> None:
        """What was written becomes a cell; beside a date, its paragraphs are lines of one entry."""
        lines = engine.writer.text.split("\n")[:-1]
        is_beside = self.kind == "box" and self.cells and is_date(" ".join(self.cells[0]))
        self.cells.append([line for line in lines if line] if is_beside else lines)
        engine.writer = Writer()

    def finish(self, engine: Engine) -> None:
        """Put the cells side by side."""
        self.end_cell(engine)
        engine.writer = self.writer
        self.put(engine, self.cells)

    def put(self, engine: Engine, cells: list[Cell]) -> None:
        """One row of cells; a single line goes on where the words stood."""
        lines = _beside_dates(cells) or row_lines(cells)
        if len(lines) > 1:
            engine.writer.end_line()
        engine.writer.put_lines(lines)


def _beside_dates(cells: list[Cell]) -> list[str]:
    """The rows of a box of dates and of the words beside them, where an empty line goes on with the date above."""
    if len(cells) != 2 or len(cells[0]) < 2 or len(cells[0]) > len(cells[1]) or not all(cells[1]):
        return []
    dates = [line.strip() for line in cells[0]]
    if not dates[0] or all(dates) or not all(is_date(date) for date in dates if date):
        return []
    dates += [""] * (len(cells[1]) - len(dates))
    return [f"{date}\t{words}" if date else f"  {words}" for date, words in zip(dates, cells[1], strict=True)]


def _beside_a_year(cells: list[Cell]) -> list[Cell]:
    """The row's cells; beside one that says when, a cell's paragraphs are lines of one entry."""
    if len(cells) == 2 and len(cells[0]) == 1 and len(cells[0][0]) <= _LABEL and _YEAR.search(cells[0][0]):
        return [cells[0], [line for line in cells[1] if line]]
    return cells


_YEAR, _LABEL = re.compile(r"\b(?:19|20)\d\d\b"), 60


class Table(Box):
    """A tabular: its cells and rows."""

    kind = "table"

    def __init__(self, engine: Engine) -> None:
        """Remember the style that every cell begins with."""
        super().__init__(engine)
        self.rows: list[str] = []
        self.empty: list[int] = []
        self.ends_block = False
        self.style = engine.style

    def next_cell(self, engine: Engine) -> None:
        """A cell ends."""
        self._close_groups(engine)
        self.end_cell(engine)
        engine.style = self.style

    def next_row(self, engine: Engine) -> None:
        """A row ends."""
        self.next_cell(engine)
        if self.rows:
            self.rows[-1], self.cells = with_range_closed(self.rows[-1], self.cells)
        lines, self.cells = table_row(_beside_a_year(self.cells), bool(self.rows)), []
        is_block = len(lines) > 1
        if not lines and self.rows and self.rows[-1]:
            self.empty.append(len(self.rows))
            self.rows.append("")  # several empty rows part the others
        if (is_block or (self.ends_block and lines and lines[0][0] != " ")) and self.rows and self.rows[-1]:
            self.rows.append("")
        self.rows += lines
        self.ends_block = is_block

    def drop_row(self, engine: Engine) -> None:
        """The row at hand is not shown."""
        self.next_cell(engine)
        self.cells = []

    def finish(self, engine: Engine) -> None:
        """Put the rows."""
        self.next_row(engine)
        if len(self.empty) == 1:
            del self.rows[self.empty[0]]
        engine.writer = self.writer
        engine.writer.put_lines(self.rows)

    def _close_groups(self, engine: Engine) -> None:
        while len(engine.groups) > self.depth:
            engine.end_group()


def _is_number(words: str) -> bool:
    """An item's number; four digits are a year, which says when."""
    digits = words.strip("[]().")
    return digits.isdecimal() and len(digits) < 4


def box(engine: Engine) -> None:
    r"""A box of a stated width stands before the words like a column: \makebox[3cm][l]{2019--2022}."""
    width = source_of(engine.option() or [])
    engine.option()
    engine.styled(close=engine.tab if any(digit in width for digit in "123456789") else None)


def equals(engine: Engine) -> None:
    r"""\= sets a tab stop in a tabbing, and is the macron elsewhere."""
    if any(name == "tabbing" for name, _ in engine.open_environments):
        engine.tab()
    else:
        engine.accent("=")


def gap(engine: Engine) -> None:
    r"""\noalign{\medskip} and \addlinespace part a table's rows."""
    engine.option()
    if engine.stack and engine.stack[-1].kind == "{":
        engine.argument()
    frame = engine.frames[-1] if engine.frames else None
    if isinstance(frame, Table) and frame.rows and frame.rows[-1]:
        frame.rows.append("")


def kill(engine: Engine) -> None:
    """A tabbing's row that only sets the stops is not shown."""
    if engine.frames and isinstance(engine.frames[-1], Table):
        engine.frames[-1].drop_row(engine)


def paragraph_box(engine: Engine) -> None:
    r"""\parbox{width}{words}; at a line's beginning, words that head sections stand in a column of headings."""
    while engine.option() is not None:
        pass
    engine.argument()
    tokens = engine.argument()
    at_start = not (engine.frames or engine.writer.has_words) and len(tokens) < _LONGEST_HEADING
    words = " ".join(engine.text_of(tokens).split()) if at_start else ""
    if words and named(words).whole:
        engine.push([Token("cmd", "section"), Token("{", "{"), *tokens, Token("}", "}")])
    else:
        engine.push([Token("{", "{"), *tokens, Token("}", "}")])


_LONGEST_HEADING = 80  # tokens


def margin(engine: Engine) -> None:
    """Words in the margin: a section's heading, or the date that stands beside an entry."""
    engine.option()
    tokens = _unbroken(engine.argument())
    if tokens and _LETTERED.search(source_of(tokens)):
        tokens = [token._replace(value=_LETTERED.sub(r"\1", token.value)) for token in tokens]
    if engine.frames or engine.writer.has_words or re.search(r"\d", source_of(tokens)):
        engine.push([Token("{", "{"), *tokens, Token("}", "}"), Token("cmd", "vitaetab")])
    else:
        engine.push([Token("cmd", "section"), Token("{", "{"), *tokens, Token("}", "}")])


_LETTERED = re.compile(r"\b((?:19|20)\d\d)[a-z]\b")  # the year of a second work


def stacked(engine: Engine) -> None:
    r"""\makecell[l]{Mar. 2020 --\\ Present}: what stands in several lines of one cell is one text."""
    while engine.option() is not None:
        pass
    engine.push([Token("{", "{"), *_unbroken(engine.argument()), Token("}", "}")])


def row_of(engine: Engine) -> None:
    """What stands in the margin, then a tab."""
    tokens = _unbroken(engine.argument())
    if tokens:
        engine.push([Token("{", "{"), *tokens, Token("}", "}"), Token("cmd", "vitaetab")])


def _unbroken(tokens: Iterable[Token]) -> list[Token]:
    """The tokens, blanks for the ends of lines."""
    return [Token("space", " ") if token.value in ("\\", "newline") else token for token in tokens]


def capitals(engine: Engine) -> None:
    r"""\MakeUppercase{words}: small letters alone are shown large, as a heading's may have to be; no address is."""
    tokens = engine.argument()
    is_addressed = any(token.kind == "cmd" and token.value in _ADDRESSED for token in tokens)
    if is_addressed or any(char.isupper() for token in tokens for char in token.value if token.kind == "text"):
        engine.push(tokens)
    else:
        engine.push([Token("text", token.value.upper()) if token.kind == "text" else token for token in tokens])


_ADDRESSED = frozenset(
    ("href", "url", "nolinkurl", "hyperref", "hyperlink", "hypertarget", "includegraphics", "label", "ref", "pageref")
)


def colored(engine: Engine) -> None:
    r"""Words in a colour; a few small letters or signs in white keep a place: "\textcolor{white}{xx}"."""
    engine.option()
    color, words = engine.words().strip(), engine.argument()
    said = engine.text_of(words).strip() if color == "white" else ""
    if color != "white" or len(said) > _UNSEEN or any(map(str.isupper, said)):  # "AI" on a dark box is read
        engine.push(words)


_UNSEEN = 3  # letters
