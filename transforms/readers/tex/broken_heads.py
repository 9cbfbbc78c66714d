r"""Headings of two lines: "\subsection*{MSc in Dyes \\ \small University of Turku}". The second is no heading's words.

Consumes the tokens that stand next on an `Engine`; puts them back as a heading and a line below it.
"""

from __future__ import annotations

from transforms.headings.wording import named
from transforms.readers.tex.engine import BRACE, CLOSE, Engine
from transforms.readers.tex.lengths import LENGTH
from transforms.readers.tex.tokens import Token, source_of

_BREAKS = frozenset(("\\", "newline", "linebreak"))
_LONGEST = 120  # tokens of a heading


def part_lines(engine: Engine) -> None:
    """Take a heading's further lines out of it, but where all of them together name a section."""
    at = _break_ahead(engine)
    if not at:
        return
    tokens = engine.argument()
    first, rest = tokens[:at], tokens[at + 1 :]
    words = " ".join(engine.text_of([*first, Token("space", " "), *rest]).split())
    below = engine.text_of(_without_length(rest)).strip()
    if named(words).whole or not engine.text_of(first).strip() or not below[:1].isupper():
        engine.push([BRACE, *tokens, CLOSE])
        return
    line = [Token("cmd", "mbox"), BRACE, *_without_length(rest), CLOSE, Token("cmd", "\\")]
    engine.push([BRACE, *first, CLOSE, Token("cmd", "relax"), *line])


def _break_ahead(engine: Engine) -> int:
    """Where in the group that stands next the first line ends; 0 where it has one line, or is long."""
    stack, depth = engine.stack, 0
    if engine.peek() != "{":
        return 0
    for count in range(1, min(len(stack), _LONGEST) + 1):
        token = stack[-count]
        depth += (token.kind == "{") - (token.kind == "}")
        if depth == 0:
            return 0
        if depth == 1 and token.kind == "cmd" and token.value in _BREAKS:
            return count - 2
    return 0


def _without_length(tokens: list[Token]) -> list[Token]:
    r"""The tokens without the length behind a line's end: "\\[2pt]"."""
    words = [at for at, token in enumerate(tokens) if token.kind != "space"]
    if words and tokens[words[0]].kind == "[":
        end = next((at for at, token in enumerate(tokens) if token.kind == "]"), 0)
        if end and LENGTH.match(source_of(tokens[words[0] + 1 : end])):
            return tokens[end + 1 :]
    return tokens
