"""The engine: a stream of tokens, groups with styles, macro expansion. Produces light markdown through a `Writer`.

It reads each token once; only macro arguments are collected, within a budget, so that it stays linear on any input.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from transforms.readers.tex.macros import Macro, expand
from transforms.readers.tex.symbols import ACCENTS, SUPERSCRIPTS, SYMBOLS, accented, ligatures
from transforms.readers.tex.tokens import Token, source_of
from transforms.readers.writer import Writer

_BUDGET, _BUDGET_PER_TOKEN = 40_000, 20  # tokens that may be collected or expanded in all; a real CV needs 11 per token
_BUDGET_AT_MOST = 1_000_000  # of a document larger than any CV
_LOOKS = 1_000_000  # tokens looked at ahead in all, from which on only the nearest are
_DEPTH = 400  # groups inside each other
_FRAMES = 40  # lists, boxes and tables inside each other: each copies its lines into the next
_ENVIRONMENTS = 200  # environments that begin and do not end
BRACE = Token("{", "{")
CLOSE = Token("}", "}")


class Group(NamedTuple):
    """What holds again when a group ends, and what is then to be done."""

    style: int
    url: str
    close: Callable[[], None] | None


class Frame:
    """An environment that changes what lines and cells are. `kind` is "list", "box" or "table"."""

    kind = "box"

    def __init__(self, engine: Engine) -> None:
        """Remember the writer and how deep the groups were."""
        self.writer, self.depth = engine.writer, len(engine.groups)


class Engine:
    """Reads tokens and writes the page."""

    def __init__(self, tokens: list[Token]) -> None:
        """Begin with the first token."""
        self.stack = tokens[::-1]
        self.writer = Writer()
        self.macros: dict[str, Macro] = {}
        self.environments: dict[str, tuple[Macro, list[Token]]] = {}
        self.flags: dict[str, bool] = {}
        self.counters: dict[str, int] = {}
        self.personal: dict[str, list[list[Token]]] = {}
        self.categories: dict[str, str] = {}  # environments that head sections by their names, and how
        self.headings: set[str] = set()  # commands that nobody defined and that headed a section
        self.groups: list[Group] = []
        self.open_environments: list[tuple[str, int]] = []
        self.frames: list[Frame] = []
        self.style, self.url = 0, ""
        self.in_math = self.in_heading = self.is_silent = self.is_done = False
        self.budget = min(_BUDGET + _BUDGET_PER_TOKEN * len(tokens), max(_BUDGET_AT_MOST, 2 * len(tokens)))
        self.looks = _LOOKS

    # the stream

    def push(self, tokens: list[Token]) -> None:
        """Put tokens before what comes next."""
        self.budget -= len(tokens)
        if self.budget > 0:
            self.stack.extend(reversed(tokens))

    def skip_space(self) -> None:
        """Blanks are no argument."""
        while self.stack and self.stack[-1].kind == "space":
            self.stack.pop()

    def peek(self) -> str:
        """The kind of the next token that is not blank, or ""."""
        self.skip_space()
        return self.stack[-1].kind if self.stack else ""

    def argument(self) -> list[Token]:
        """The next group's tokens, or the next token."""
        self.skip_space()
        if not self.stack or self.stack[-1].kind in ("}", "par"):
            return []
        if self.stack[-1].kind == "{":
            self.stack.pop()
            return self._until("}", "{")
        token = self.stack.pop()
        if token.kind == "text" and len(token.value) > 1:
            self.stack.append(Token("text", token.value[1:]))
            return [Token("text", token.value[0])]
        return [token]

    def option(self) -> list[Token] | None:
        """The tokens between square brackets, or None where none stand next."""
        if self.peek() != "[":
            return None
        self.stack.pop()
        return self._until("]", "[")

    def words(self) -> str:
        """The next argument's source."""
        return source_of(self.argument()).strip()

    def _until(self, end: str, begin: str) -> list[Token]:
        """Tokens up to the balancing one, braces respected. A paragraph's end stops a bracket that never closes."""
        out: list[Token] = []
        depth = braces = 0
        while self.stack and self.budget > 0:
            token = self.stack.pop()
            kind = token.kind
            if kind == end and depth == 0 and (end == "}" or braces == 0):
                break
            if end == "]" and ((kind == "}" and braces == 0) or kind == "par"):
                self.stack.append(token)
                break
            depth += (kind == begin) - (kind == end)
            braces += (kind == "{") - (kind == "}")
            out.append(token)
            self.budget -= 1
        return out

    # groups

    def begin_group(self, style: int = 0, url: str = "", close: Callable[[], None] | None = None) -> None:
        """A group begins; `close` is called at its end."""
        self.groups.append(Group(self.style, self.url, close))
        self.style |= style
        self.url = url or self.url

    def end_group(self) -> None:
        """The innermost group ends; one too many says nothing."""
        if self.groups:
            group = self.groups.pop()
            if group.close:
                group.close()
            self.style, self.url = group.style, group.url

    def styled(self, style: int = 0, url: str = "", close: Callable[[], None] | None = None) -> None:
        """The next argument is written in that style; it is read in place and not collected."""
        kind = self.peek()
        if kind in ("", "par", "}"):
            if close:
                close()
            return
        if kind == "{":
            self.stack.pop()
        else:
            self.push([*self.argument(), CLOSE])
        self.begin_group(style, url, close)

    # environments

    def open_frame(self, make: Callable[[], Frame]) -> None:
        """A list, box or table begins; inside too many others its words are the outer one's."""
        if len(self.frames) < _FRAMES:
            self.frames.append(make())

    def open_environment(self, name: str) -> None:
        """Remember the style that holds again when the environment ends."""
        if len(self.open_environments) < _ENVIRONMENTS:
            self.open_environments.append((name, self.style))

    # writing

    def write(self, text: str) -> None:
        """Words in the style that holds."""
        if not self.is_silent:
            self.writer.write(text, self.style, self.url)

    def end_line(self) -> None:
        """A broken line; inside a heading only a blank."""
        if self.in_heading:
            self.write(" ")
        elif not self.is_silent:
            self.writer.end_line(hard=True)

    def end_block(self) -> None:
        """A paragraph's end."""
        if not self.in_heading and not self.is_silent:
            self.writer.end_block()

    def tab(self) -> None:
        """A column's end."""
        if not self.is_silent:
            self.writer.tab()

    def text_of(self, tokens: list[Token]) -> str:
        """The words of a short argument, as plain text."""
        from transforms.readers.inline import plain  # noqa: PLC0415

        inner = Engine([])
        inner.macros, inner.budget = self.macros, min(self.budget, 20_000)
        inner.stack = tokens[::-1]
        inner.run()
        return plain(inner.writer.runs) or " ".join(inner.writer.text.split())

    # the loop

    def run(self) -> None:
        """Read all tokens."""
        from transforms.readers.tex.commands import command  # noqa: PLC0415  # commands need the engine's type

        while self.stack and not self.is_done:
            token = self.stack.pop()
            if token.kind == "cmd":
                command(self, token.value)
            else:
                _PLAIN[token.kind](self, token)
        while self.groups:
            self.end_group()

    def raised(self) -> None:
        """A superscript: digits raised, other marks as they are."""
        text = self.text_of(self.argument()[:60])
        self.write(text.translate(SUPERSCRIPTS))

    def accent(self, name: str) -> None:
        """An accent and the letter below it."""
        letter = self.argument()
        if letter and letter[0].kind == "cmd" and letter[0].value in SYMBOLS:
            text = SYMBOLS[letter[0].value] + source_of(letter[1:])
        else:
            text = source_of(letter)
        self.write(accented(name, text))

    def expand(self, macro: Macro) -> None:
        """Replace a macro by its body."""
        arguments: list[list[Token]] = []
        if macro.default is not None:
            option = self.option()
            arguments.append(macro.default if option is None else option)
        while len(arguments) < macro.arguments:
            arguments.append(self.argument())
        body = expand(macro, arguments) if self.budget > 0 else [token for part in arguments for token in part]
        self.push(body)


def _text(engine: Engine, token: Token) -> None:
    engine.write(token.value if engine.in_math else ligatures(token.value))


def _begin(engine: Engine, _token: Token) -> None:
    if len(engine.groups) < _DEPTH:
        engine.begin_group()


def _math(engine: Engine, _token: Token) -> None:
    engine.in_math = not engine.in_math


def _ampersand(engine: Engine, _token: Token) -> None:
    frame = engine.frames[-1] if engine.frames else None
    if frame is not None and hasattr(frame, "next_cell"):
        frame.next_cell(engine)
    else:
        engine.tab()


def _bracket(engine: Engine, token: Token) -> None:
    engine.write(token.value)


def _caret(engine: Engine, token: Token) -> None:
    if not engine.in_math:
        engine.write(token.value)
    elif token.kind == "^":
        engine.raised()


def _paragraph(engine: Engine, _token: Token) -> None:
    engine.in_math = False
    engine.end_block()


_PLAIN: dict[str, Callable[[Engine, Token], None]] = {
    "text": _text,
    "space": lambda engine, _token: engine.write(" "),
    "~": lambda engine, _token: engine.write(" "),
    "par": _paragraph,
    "{": _begin,
    "}": lambda engine, _token: engine.end_group(),
    "$": _math,
    "$$": _math,
    "&": _ampersand,
    "[": _bracket,
    "]": _bracket,
    "#": lambda engine, token: engine.write("" if token.value.isdecimal() else token.value),
    "^": _caret,
    "_": _caret,
}

__all__ = ["ACCENTS", "BRACE", "CLOSE", "SYMBOLS", "Engine", "Frame", "Group"]
