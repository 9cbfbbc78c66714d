r"""Skills as bars: \skills{{Looms/4}, {Felt, Dyes/5}} of the class twentysecondcv. Consumes an `Engine`'s argument.

Writes the heading that the class prints over them, and one item for each bar, without how long it is.
"""

from __future__ import annotations

import re

from transforms.readers.tex.engine import BRACE, CLOSE, Engine
from transforms.readers.tex.tokens import Token

_RATED = re.compile(r"\s{0,3}/\s{0,3}\d(?:\.\d{1,2})?\s{0,3}$")


def skill_bars(engine: Engine) -> None:
    """The section of skills; what holds no groups is words."""
    if engine.peek() != "{":
        return
    tokens = engine.argument()
    bars = [engine.text_of(group).strip() for group in _groups(tokens)]
    if not bars or not all(map(_RATED.search, bars)):
        engine.push([BRACE, *tokens, CLOSE])
        return
    if engine.is_silent:
        return
    engine.end_block()
    engine.writer.put_heading(2, "Skills")
    for bar in bars:
        engine.writer.begin_item("-")
        engine.writer.write(_RATED.sub("", bar))
        engine.writer.end_item()
    engine.end_block()


def _groups(tokens: list[Token]) -> list[list[Token]]:
    """The tokens inside each outer pair of braces."""
    found: list[list[Token]] = []
    depth = 0
    for token in tokens:
        depth -= token.kind == "}"
        if depth:
            found[-1].append(token)
        elif token.kind == "{":
            found.append([])
        depth += token.kind == "{"
    return found
