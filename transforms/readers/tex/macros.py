r"""Macros: a document's own definitions, and what the CV classes define (moderncv, res, altacv, awesome-cv, ...).

The classes' macros (`vocabulary/tex.toml`) are LaTeX over a few primitives of the engine: `\@tab` ends a column,
`\@row` begins a line, `\@block` begins a block, `\@comma{x}` is ", x" unless x is empty, `\@item` begins a bullet.
"""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from transforms.readers.tex.tokens import Token, tokenize
from transforms.vocabulary import toml


class Macro(NamedTuple):
    """`arguments` counts all of them, `default` is the first one's where it is optional, `body` what it stands for."""

    arguments: int
    default: list[Token] | None
    body: list[Token]


_CLASSES: dict[str, dict[str, Any]] = toml("tex")["classes"]
_COUNTED: dict[str, dict[str, str]] = toml("tex")["counted"]
COUNTED_NAMES = frozenset(_COUNTED)


def _internal(body: str) -> list[Token]:
    return tokenize(body.replace("\\@", "\\vitae"))


@cache
def class_macro(name: str) -> Macro | None:
    """What the CV classes mean by a macro, or None."""
    found = _CLASSES.get(name)
    if not found:
        return None
    return Macro(found["arguments"], [] if found["optional"] else None, _internal(found["body"]))


@cache
def counted_macro(name: str, groups: int) -> Macro | None:
    """A macro whose meaning the number of its arguments tells."""
    body = _COUNTED.get(name, {}).get(str(groups))
    return Macro(groups, None, _internal(body)) if body is not None else None


def expand(macro: Macro, arguments: list[list[Token]]) -> list[Token]:
    """The macro's body with its arguments in place; a group round each, so that styles end with them."""
    out: list[Token] = []
    for token in macro.body:
        if token.kind == "#" and token.value.isdecimal():
            at = int(token.value) - 1
            out += arguments[at] if 0 <= at < len(arguments) else []
        else:
            out.append(token)
    return out


def without_wrapping_item(begin: list[Token]) -> list[Token]:
    r"""What begins an environment, less the empty item of a list that only indents: \begin{list}{}{...}\item[]."""
    words = [at for at, token in enumerate(begin) if token.kind not in ("space", "par")]
    is_item = [begin[at].value for at in words[-3:]] == ["item", "[", "]"]
    return begin[: words[-3]] if is_item else begin
