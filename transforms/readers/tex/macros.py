"""Macros: a document's own definitions, and what the CV classes define (moderncv, res, altacv, awesome-cv, ...).

The classes' macros are written as LaTeX over a few primitives of the engine: `\\@tab` ends a column, `\\@row` begins a
line, `\\@block` begins a block, `\\@comma{x}` is ", x" unless x is empty, `\\@item` begins a bullet.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from transforms.readers.tex.tokens import Token, tokenize


class Macro(NamedTuple):
    """`arguments` counts all of them, `default` is the first one's where that is optional, `body` what it stands for."""

    arguments: int
    default: list[Token] | None
    body: list[Token]


# name: (number of arguments, has an optional one before them, body; that optional one is #1)
_CLASSES: dict[str, tuple[int, bool, str]] = {
    "cventry": (7, True, r"\@block\@rowof{#2}\textbf{#3}\@comma{\textit{#4}}\@comma{#5}\@comma{#6}\@row #7\@row "),
    "cvitem": (3, True, r"\@row\@rowof{#2}#3\@row "),
    "cvline": (3, True, r"\@row\@rowof{#2}#3\@row "),
    "cvdoubleitem": (5, True, r"\@row\@rowof{#2}#3\@row\@rowof{#4}#5\@row "),
    "cvcomputer": (5, True, r"\@row\@rowof{#2}#3\@row\@rowof{#4}#5\@row "),
    "cvitemwithcomment": (4, True, r"\@row\@rowof{#2}#3\@comma{#4}\@row "),
    "cvlanguage": (4, True, r"\@row\@rowof{#2}#3\@comma{#4}\@row "),
    "cvlistitem": (2, True, r"\@item #2\@enditem "),
    "cvlistdoubleitem": (3, True, r"\@item #2\@enditem\@item #3\@enditem "),
    "cvevent": (4, False, r"\@block\textbf{#1}\@rowof{}\@tab #3\@row #2\@comma{#4}\@row "),
    "cvachievement": (3, False, r"\@block\textbf{#2}\@row #3\@block "),
    "cvref": (3, False, r"\@block\textbf{#1}\@row #2\@row #3\@row "),
    "cvskill": (2, False, r"\@row #1\@row "),
    "cvtag": (1, False, r"#1, "),
    "cvsection": (1, False, r"\section{#1}"),
    "cvsubsection": (1, False, r"\subsection{#1}"),
    "cvhonor": (4, False, r"\@row\@rowof{#4}\textbf{#1}\@comma{#2}\@comma{#3}\@row "),
    "cvsubentry": (4, False, r"\@row\textbf{#1}\@tab #3\@row #4\@row "),
    "resumeSubheading": (4, False, r"\@item\textbf{#1}\@tab #2\@row\textit{#3}\@tab\textit{#4}\@row "),
    "resumeSubSubheading": (2, False, r"\@row\textit{#1}\@tab\textit{#2}\@row "),
    "resumeProjectHeading": (2, False, r"\@item #1\@tab #2\@row "),
    "resumeItem": (1, False, r"\@item #1\@enditem "),
    "resumeSubItem": (2, False, r"\@item\textbf{#1}: #2\@enditem "),
    "datedsubsection": (2, False, r"\@block #1\@tab #2\@row "),
    "datedline": (2, False, r"\@row #1\@tab #2\@row "),
    "twentyitem": (4, False, r"\@block\@rowof{#1}\textbf{#2}\@tab #3\@row #4\@row "),
    "twentyitemshort": (2, False, r"\@row\@rowof{#1}#2\@row "),
    "years": (1, False, r"\@row #1\@tab "),
    "runsubsection": (1, False, r"\@block\textbf{#1}"),
    "descript": (1, False, r" #1\@row "),
    "location": (1, False, r"\@row #1\@row "),
    "role": (1, False, r"\@row #1\@row "),
    "employer": (1, False, r"\@row #1\@row "),
    "bibentry": (1, False, ""),
    "textsc": (1, False, "#1"),
}
_COUNTED: dict[tuple[str, int], str] = {
    # awesome-cv and its kin: title, organisation, place, dates, description
    ("cventry", 5): r"\@block\textbf{#2}\@tab #3\@row\textit{#1}\@tab #4\@row #5\@row ",
    ("cventry", 4): r"\@block\@rowof{#1}\textbf{#2}\@comma{#3}\@row #4\@row ",
    ("cvevent", 5): r"\@block\@rowof{#1}\textbf{#2}\@comma{#3}\@comma{#4}\@row #5\@row ",
    ("entry", 4): r"\@block\@rowof{#1}\textbf{#2}\@tab #3\@row #4\@row ",
    ("entry", 3): r"\@block\@rowof{#1}\textbf{#2}\@row #3\@row ",
    ("resumeItem", 2): r"\@item\textbf{#1}: #2\@enditem ",
    ("resumeSubItem", 1): r"\@item #1\@enditem ",
    ("cvref", 4): r"\@block\textbf{#1}\@row #2\@row #3\@row #4\@row ",
}
COUNTED_NAMES = frozenset(name for name, _ in _COUNTED)


def _internal(body: str) -> list[Token]:
    return tokenize(body.replace("\\@", "\\vitae"))


@cache
def class_macro(name: str) -> Macro | None:
    """What the CV classes mean by a macro, or None."""
    found = _CLASSES.get(name)
    if not found:
        return None
    arguments, optional, body = found
    return Macro(arguments, [] if optional else None, _internal(body))


@cache
def counted_macro(name: str, groups: int) -> Macro | None:
    """A macro whose meaning the number of its arguments tells."""
    body = _COUNTED.get((name, groups))
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
