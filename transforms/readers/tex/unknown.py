"""Commands that nobody defined. Consumes what follows one; writes its arguments as words, columns or entries."""

from __future__ import annotations

import re

from transforms.readers.tex.engine import Engine
from transforms.readers.tex.lengths import skip_dimension
from transforms.readers.tex.tokens import Token, source_of

_YEAR = re.compile(r"(?:19|20)\d\d")
_SETTING = re.compile(r"^[\s\d.,=\\a-z*!-]*$")


def unknown(engine: Engine, name: str) -> None:
    """An unknown command: settings are dropped, its arguments are words; two or more of them are columns of a line."""
    if skip_dimension(engine):
        return
    if engine.stack and engine.stack[-1].kind == "[":
        option = engine.option() or []
        source = source_of(option)
        if not _SETTING.match(source) or _YEAR.search(source):
            engine.push([Token("{", "{"), *option, Token("}", "}")])
    if engine.stack and engine.stack[-1].kind == "{":
        engine.stack.pop()
        engine.begin_group(close=lambda: _after_argument(engine, name, 1))


def _after_argument(engine: Engine, name: str, count: int) -> None:
    spaced = bool(engine.stack) and engine.stack[-1].kind == "space"
    if engine.peek() == "{":
        engine.stack.pop()
        engine.tab()
        engine.begin_group(close=lambda: _after_argument(engine, name, count + 1))
    elif count > 1 or _is_next(engine, name):
        engine.end_line()
    elif spaced:
        engine.write(" ")


def _is_next(engine: Engine, name: str) -> bool:
    """True where the same command comes next: a list of entries, each a command."""
    at = len(engine.stack) - 1
    while at >= 0 and engine.stack[at].kind == "space":
        at -= 1
    return at >= 0 and engine.stack[at] == Token("cmd", name)
