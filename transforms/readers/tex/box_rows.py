r"""What stands beside a box: another box, or words that \hfill sets at the right.

Consumes an `Engine` at a box's end; writes the row.
"""

from __future__ import annotations

from transforms.readers.tex.engine import Engine
from transforms.readers.tex.frames import Box
from transforms.readers.tex.tokens import source_of

_SPACES = frozenset(("hfill", "quad", "qquad", "hspace"))
_FILLS = frozenset(("hfill", "hfil", "dotfill", "vitaetab"))
_ENDS = frozenset(("\\", "par", "newline", "tabularnewline", "begin", "end", "item"))
_LONGEST = 60  # tokens at the right of a box


def finish_box(engine: Engine, frame: Box) -> None:
    """A box followed by another one is the row's next cell; so the row waits."""
    if frame.kind == "box" and _box_follows(engine):
        frame.end_cell(engine)
        engine.argument()  # the environment's name
        for _ in range(3):
            engine.option()
        engine.argument()
        engine.frames.append(frame)
        return
    right = _at_the_right(engine) if frame.kind == "box" else ""
    if right:
        frame.end_cell(engine)
        frame.cells.append([right])
        engine.writer = frame.writer
        frame.put(engine, frame.cells)
        return
    frame.finish(engine)


def _at_the_right(engine: Engine) -> str:
    r"""The words that \hfill sets beside the box at hand, up to the line's end; they are taken off the stream."""
    stack, at, depth, fill = engine.stack, len(engine.stack), 0, 0
    limit = max(0, at - _LONGEST)
    while at > limit:
        token = stack[at - 1]
        is_end = token.kind == "par" or (token.kind == "cmd" and token.value in _ENDS)
        if depth < 0 or (depth == 0 and (is_end or token.kind == "}")):
            break
        if not fill:
            if token.kind == "cmd" and token.value in _FILLS:
                fill = at - 1
            elif token.kind not in ("space", "~"):
                return ""
        depth += (token.kind == "{") - (token.kind == "}")
        at -= 1
    if not fill or depth or at == limit > 0:
        return ""
    text = engine.text_of(stack[at:fill][::-1]).strip()
    if text:
        ends_line = stack[at - 1].kind == "cmd" and stack[at - 1].value == "\\"
        del stack[at - ends_line :]
    return text


def _box_follows(engine: Engine) -> bool:
    r"""Whether \begin{minipage} comes next, with nothing but blanks before it. It takes those off the stream.

    Groups that end before it, around the box at hand, have ended then.
    """
    stack, at, ended = engine.stack, len(engine.stack) - 1, 0
    limit = max(0, at - 20)
    while at > limit:
        token = stack[at]
        if token.kind == "cmd" and token.value == "begin":
            if source_of(stack[at - 1 : at - 4 : -1]).replace(" ", "") != "{minipage}":
                return False
            del stack[at:]
            for _ in range(ended):
                engine.end_group()
            return True
        if token.kind == "cmd" and token.value in _SPACES:
            at -= 3 if stack[at - 1].kind == "{" else 0
        elif token.kind == "}":
            ended += 1
        elif token.kind not in ("space", "~"):
            return False
        at -= 1
    return False
