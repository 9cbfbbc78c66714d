"""Lengths, which say nothing. Consumes them where plain TeX writes them behind a command, without braces."""

from __future__ import annotations

import re

from transforms.dates.ranges import is_date
from transforms.readers.inline import plain
from transforms.readers.tex.engine import Engine
from transforms.readers.tex.tokens import Token

_DIMENSION = re.compile(
    r"\s*+=?\s*+[-+]?(?:\d+\.?\d*|\.\d+)\s*(?:true ?)?(?:pt|em|ex|cm|mm|in|sp|bp|pc|dd)?\b\s*+"
    r"(?:(?:plus|minus)\s*[\d.]+\s*\w{2,4}\s*)*"
)
LENGTH = re.compile(
    r"\s{0,9}(?:-?[\d.]{1,9}\s{0,9}(?:pt|em|ex|cm|mm|in|pc|sp|bp|\\)|[-\d.]{0,9}\\\w)"
)  # behind a line's end
_NEARER = re.compile(r"-[\d.]{1,6}(?:pt|em|ex|mm|in|sp)")
_TWO = 2
_LENGTH_NAME = re.compile(r"(?:width|height|skip|sep|offset|indent|margin|unit|depth)$")


def skip_dimension(engine: Engine) -> bool:
    r"""Plain TeX's dimensions after a command ("\vskip 3pt", "\moveleft.5\hoffset")."""
    if not engine.stack or engine.stack[-1].kind != "text":
        return False
    text = engine.stack[-1].value
    match = _DIMENSION.match(text)
    if not match or not (match.end() == len(text) or match[0].rstrip()[-1:].isalpha()):
        return False
    engine.stack.pop()
    if match.end() < len(text):
        engine.stack.append(Token("text", text[match.end() :]))
    elif _names_length(engine):
        engine.stack.pop()
    return True


def _names_length(engine: Engine) -> bool:
    """Whether the next token is a length's name ("textwidth"), and is not given a value of its own."""
    top = engine.stack[-1] if engine.stack else None
    if top is None or top.kind != "cmd" or not _LENGTH_NAME.search(top.value):
        return False
    return len(engine.stack) < _TWO or not engine.stack[-2].value.startswith("=")


def glue(engine: Engine) -> None:
    """A length that makes a blank."""
    engine.skip_space()
    is_back = bool(engine.stack) and engine.stack[-1].value.startswith("-")
    if not skip_dimension(engine) and _names_length(engine):
        engine.stack.pop()
    distance(engine, is_back=is_back)


def hspace(engine: Engine) -> None:
    r"""\hspace{2cm}; what fills the line parts columns."""
    width = engine.words()
    if "fill" in width:
        engine.tab()
    else:
        distance(engine, is_back=width.startswith("-"))


def distance(engine: Engine, *, is_back: bool = False) -> None:
    """A stated distance: behind a date that begins its line it sets off the dates' column; elsewhere it is a blank."""
    words = "" if is_back or engine.in_heading or engine.frames else plain(engine.writer.runs).strip()
    if 0 < len(words) < _LONGEST_DATE and any(map(str.isdigit, words)) and is_date(words):
        engine.tab()
    else:
        engine.write(" ")


_LONGEST_DATE = 30


def kern(engine: Engine) -> None:
    r"""\kern-1.5pt moves two letters of a word nearer: no blank, and the word may go on at once."""
    top = engine.stack[-1] if engine.stack else None
    match = _NEARER.match(top.value) if top is not None and top.kind == "text" else None
    if match is None or top is None:
        glue(engine)
        return
    engine.stack[-1] = Token("text", top.value[match.end() :])


def box_width(engine: Engine) -> None:
    r"""\hbox to 0.98\textwidth{words}: how wide the box is."""
    top = engine.stack[-1] if engine.stack else None
    if top is None or top.kind != "text" or not top.value.startswith(("to ", "spread ")):
        return
    engine.stack[-1] = Token("text", top.value.partition(" ")[2])
    if not skip_dimension(engine):
        engine.stack[-1:] = [top]


def adjusted(engine: Engine) -> None:
    r"""\vadjust pre{anchor}, before each reference that pandoc writes: what stands there, but not its place."""
    top = engine.stack[-1] if engine.stack else None
    if top is not None and top.kind == "text" and top.value.strip() == "pre":
        engine.stack.pop()


def rule(engine: Engine) -> None:
    r"""\hrule width 3cm height 1pt."""
    for _ in range(4):
        engine.skip_space()
        if not engine.stack or not engine.stack[-1].value.startswith(("width", "height", "depth")):
            break
        word = engine.stack.pop().value
        rest = re.sub(r"^(?:width|height|depth)\s*", "", word)
        if rest:
            engine.stack.append(Token("text", rest))
        glue(engine)
    engine.end_block()
