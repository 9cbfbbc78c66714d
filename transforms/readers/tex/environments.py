"""Environments: lists, tables, boxes, headed blocks. Consumes their begin and end; changes where the engine writes."""

from __future__ import annotations

import re
from collections.abc import Callable

from transforms.readers.html.rows import Cell, row_lines, table_row
from transforms.readers.inline import BOLD
from transforms.readers.tex.engine import Engine, Frame
from transforms.readers.tex.macros import expand
from transforms.readers.tex.tokens import Token, source_of
from transforms.readers.writer import Writer

_LENGTH = re.compile(r"\s*-?[\d.]+\s*(?:pt|em|ex|cm|mm|in|\\\w+)?\s*")


class List(Frame):
    """A list; `mark` is what begins an item, `number` the last one given."""

    kind = "list"

    def __init__(self, engine: Engine, mark: str) -> None:
        """Begin the list without an item."""
        super().__init__(engine)
        self.mark, self.number, self.is_open = mark, 0, False

    def item(self, engine: Engine) -> None:
        """The next item begins; a label in brackets is its first words."""
        self.end_item()
        self.number += 1
        label = engine.option()
        engine.writer.begin_item(f"{self.number}." if self.mark == "1." else "-")
        self.is_open = True
        words = engine.text_of(label) if label else ""
        if len(words) > 1 and not _is_number(words):
            engine.writer.write(words, BOLD)
            engine.write(" ")

    def end_item(self) -> None:
        """The item at hand ends."""
        if self.is_open:
            self.writer.end_item()
            self.is_open = False


class Box(Frame):
    """A minipage or parbox: lines that may stand beside another box's."""

    def __init__(self, engine: Engine) -> None:
        """Write into a page of its own."""
        super().__init__(engine)
        self.cells: list[Cell] = []
        engine.writer = Writer()

    def end_cell(self, engine: Engine) -> None:
        """What was written becomes a cell."""
        self.cells.append(engine.writer.text.split("\n")[:-1])
        engine.writer = Writer()

    def finish(self, engine: Engine) -> None:
        """Put the cells side by side."""
        self.end_cell(engine)
        engine.writer = self.writer
        self.put(engine, self.cells)

    def put(self, engine: Engine, cells: list[Cell]) -> None:
        """One row of cells; a single line goes on where the words stood."""
        lines = row_lines(cells)
        if len(lines) > 1:
            engine.writer.end_line()
        engine.writer.put_lines(lines)


class Table(Box):
    """A tabular: its cells and rows."""

    kind = "table"

    def __init__(self, engine: Engine) -> None:
        """Remember the style that every cell begins with."""
        super().__init__(engine)
        self.rows: list[str] = []
        self.style = engine.style

    def next_cell(self, engine: Engine) -> None:
        """A cell ends."""
        self._close_groups(engine)
        self.end_cell(engine)
        engine.style = self.style

    def next_row(self, engine: Engine) -> None:
        """A row ends."""
        self.next_cell(engine)
        lines, self.cells = table_row(self.cells, bool(self.rows)), []
        if len(lines) > 1 and self.rows and self.rows[-1]:
            self.rows.append("")
        self.rows += lines

    def finish(self, engine: Engine) -> None:
        """Put the rows."""
        self.next_row(engine)
        engine.writer = self.writer
        engine.writer.put_lines(self.rows)

    def _close_groups(self, engine: Engine) -> None:
        while len(engine.groups) > self.depth:
            engine.end_group()


def _is_number(words: str) -> bool:
    return words.strip("[]().").isdecimal()


def _begin_list(mark: str, arguments: int = 0) -> Callable[[Engine], None]:
    def begin(engine: Engine) -> None:
        engine.option()
        for _ in range(arguments):
            engine.argument()
        engine.option()
        if engine.writer.has_words or not engine.frames:
            engine.writer.end_line()
        engine.frames.append(List(engine, mark))

    return begin


def _begin_table(arguments: int) -> Callable[[Engine], None]:
    def begin(engine: Engine) -> None:
        engine.option()
        for _ in range(arguments - 1):
            engine.argument()
            engine.option()
        engine.argument()
        if engine.writer.has_words:
            engine.writer.end_line(hard=True)
        engine.frames.append(Table(engine))

    return begin


def _begin_box(engine: Engine) -> None:
    for _ in range(3):
        engine.option()
    engine.argument()
    engine.frames.append(Box(engine))


def _skip(arguments: int) -> Callable[[Engine], None]:
    def begin(engine: Engine) -> None:
        engine.option()
        for _ in range(arguments):
            engine.argument()
        engine.end_block()

    return begin


def _headed(engine: Engine) -> None:
    """rSection{TITLE}: a section with its heading."""
    engine.option()
    engine.writer.begin_heading(2)
    engine.in_heading = True
    engine.styled(close=lambda: end_heading(engine))


def _subheaded(engine: Engine) -> None:
    """rSubsection{organisation}{dates}{title}{place}: two lines over a list."""
    parts = [engine.argument() for _ in range(4)]
    tokens = _line(parts[0], parts[1]) + _line(parts[2], parts[3])
    engine.end_block()
    engine.frames.append(List(engine, "-"))
    engine.push(tokens)


def _line(left: list[Token], right: list[Token]) -> list[Token]:
    return [*left, Token("cmd", "hfill"), *right, Token("cmd", "\\")]


def end_heading(engine: Engine) -> None:
    """The heading that is being written ends."""
    engine.in_heading = False
    engine.writer.end_heading()


def _discard(engine: Engine, name: str) -> None:
    """Leave out what stands before the environment's end."""
    while engine.stack:
        token = engine.stack.pop()
        if token.kind == "cmd" and token.value == "end" and engine.words() == name:
            return


_BEGIN: dict[str, Callable[[Engine], None]] = {
    **dict.fromkeys(("itemize", "cvitems", "compactitem", "list", "bulletedlist", "innerlist", "outerlist", "tightitemize",
                     "highlights", "ecvitemize", "easylist", "compactdesc", "trivlist", "description", "etaremize",
                     "etaremune", "revnumerate", "labeling", "tightemize", "lonelist"), _begin_list("-")),
    **dict.fromkeys(("enumerate", "compactenum", "bibenum", "enumerate*", "numberedlist"), _begin_list("1.")),
    "thebibliography": _begin_list("1.", 1),
    **dict.fromkeys(("tabular", "longtable", "array", "tabu", "supertabular", "longtabu", "tabbing"), _begin_table(1)),
    **dict.fromkeys(("tabular*", "tabularx", "tabulary", "xltabular", "longtable*"), _begin_table(2)),
    "minipage": _begin_box,
    **dict.fromkeys(("multicols", "adjustwidth", "spacing", "addmargin", "changemargin", "paracol"), _skip(1)),
    "rSection": _headed, "cvsection": _headed, "rubric": _headed, "rSubsection": _subheaded,
}
_DISCARDED = frozenset({"tikzpicture", "picture", "filecontents", "filecontents*", "comment", "CCSXML", "pspicture"})


def begin_environment(engine: Engine) -> None:
    """\\begin{name}: a document's own environments first."""
    name = engine.words()
    if name == "document":
        return
    own = engine.environments.get(name)
    if name in _DISCARDED:
        _discard(engine, name)
    elif own:
        _begin_own(engine, own[0])
    elif name in _BEGIN:
        _BEGIN[name](engine)
    elif name in ("tabbing",):
        engine.end_block()
    else:
        engine.end_block()
        _keep_options(engine)


def _begin_own(engine: Engine, macro: object) -> None:
    from transforms.readers.tex.macros import Macro  # noqa: PLC0415

    assert isinstance(macro, Macro)
    arguments: list[list[Token]] = []
    if macro.default is not None:
        option = engine.option()
        arguments.append(macro.default if option is None else option)
    while len(arguments) < macro.arguments:
        arguments.append(engine.argument())
    engine.push(expand(macro, arguments))


def _keep_options(engine: Engine) -> None:
    """An unknown environment: settings in brackets go, words in braces stay."""
    option = engine.option()
    if option and not re.search(r"[=\d]", source_of(option)):
        engine.write(engine.text_of(option) + " ")


def end_environment(engine: Engine) -> None:
    """\\end{name}."""
    name = engine.words()
    if name == "document":
        engine.is_done = True
        return
    own = engine.environments.get(name)
    if own and name not in _DISCARDED:
        engine.push(own[1])
        return
    kind = _kind(name)
    if kind:
        end_frame(engine, kind)
        return
    if name in ("rSubsection",):
        end_frame(engine, "list")
    engine.end_block()


def _kind(name: str) -> str:
    begin = _BEGIN.get(name)
    if begin is None:
        return ""
    if begin is _begin_box:
        return "box"
    label = begin.__qualname__
    return "list" if "_begin_list" in label else "table" if "_begin_table" in label else ""


def end_frame(engine: Engine, kind: str) -> None:
    """Leave the innermost frame of the kind, and what was left open inside it."""
    if not any(frame.kind == kind for frame in engine.frames):
        engine.end_block()
        return
    while engine.frames:
        frame = engine.frames.pop()
        while len(engine.groups) > frame.depth:
            engine.end_group()
        if isinstance(frame, List):
            engine.writer.end_line()
            frame.end_item()
            if not any(isinstance(outer, List) for outer in engine.frames):
                engine.end_block()
        elif isinstance(frame, Box):
            _finish_box(engine, frame)
        if frame.kind == kind:
            return


def _finish_box(engine: Engine, frame: Box) -> None:
    """A box followed by another one is the row's next cell; so the row waits."""
    if frame.kind == "box" and _box_follows(engine):
        frame.end_cell(engine)
        engine.argument()  # the environment's name
        for _ in range(3):
            engine.option()
        engine.argument()
        engine.frames.append(frame)
        return
    frame.finish(engine)


def _box_follows(engine: Engine) -> bool:
    """Whether \\begin{minipage} comes next, with nothing but blanks before it. It takes those off the stream."""
    stack, at = engine.stack, len(engine.stack) - 1
    limit = max(0, at - 20)
    while at > limit:
        token = stack[at]
        if token.kind == "cmd" and token.value == "begin":
            if source_of(stack[at - 1 : at - 4 : -1]).replace(" ", "") == "{minipage}":
                del stack[at:]
                return True
            return False
        if not (token.kind in ("space", "~") or (token.kind == "cmd" and token.value in ("hfill", "quad", "qquad", "hspace"))):
            return False
        at -= 1
    return False
