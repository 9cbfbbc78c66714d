r"""What classes that nobody has at hand mean by a command, told by its name and its arguments alone.

Consumes the commands and the headings of an `Engine`; writes what print would show: \Section{Teaching}{Teaching}{PDF:T}
is a heading, \DatestampYM{2019}{06} a date, \BulletItem the beginning of a line.
"""

from __future__ import annotations

import re

from transforms.readers.tex.engine import Engine
from transforms.readers.tex.tokens import Token, source_of

_HEADINGS = frozenset(("section", "subsection", "subsubsection"))
_DATE_PART = re.compile(r"\s{0,9}(?:\d{1,4}|[`'’]\s?\d\d|[A-Z][a-z]{2,8}\.?)\s{0,9}")
_NUMBER = re.compile(r"\[?\d{1,3}\]?\.?")
_ANCHOR = re.compile(r"[A-Za-z]{1,12}:\s?[\w &;-]{1,60}")
_LONGEST = 60  # tokens of a heading said again
_MOST_PARTS = 3  # day, month, year


def guess(engine: Engine, name: str) -> bool:
    """Do what a command's name says. True where it says something."""
    lower = name.lower()
    if lower != name and lower in _HEADINGS:
        engine.stack.append(Token("cmd", lower))
    elif "date" in lower and _date(engine):
        pass
    elif lower.endswith("item") or ("item" in lower and (engine.peek() != "{" or _is_group(engine))):
        return _begins_line(engine, lower)
    elif lower.endswith("gap") and engine.peek() != "{":
        engine.end_block()
    else:
        return False
    return True


def _date(engine: Engine) -> bool:
    """Arguments that together are a date are one date: figures joined, and words by blanks."""
    parts, spaced = list[list[Token]](), False
    while len(parts) < _MOST_PARTS:
        spaced = bool(engine.stack) and engine.stack[-1].kind == "space"
        if engine.peek() != "{":
            break
        parts.append(engine.argument())
    said = [source_of(part).strip() for part in parts]
    if not said or not all(map(_DATE_PART.fullmatch, said)):
        engine.push([token for part in parts for token in (Token("{", "{"), *part, Token("}", "}"))])
        return False
    if all(map(str.isdecimal, said)):
        engine.write("/".join(reversed(said)) if len(said) == _YEAR_AND_MONTH else "-".join(said))
    else:
        engine.write(" ".join(_SHORT_YEAR.sub(r"'\1", part) for part in said))
    engine.write(" " * spaced)
    return True


_YEAR_AND_MONTH = 2
_SHORT_YEAR = re.compile(r"[`'’]\s?(\d\d)$")


def _begins_line(engine: Engine, lower: str) -> bool:
    r"""\BulletItem before its words begins an item, \SubBulletItem a line of it; a number beside it is not shown.

    Also where the name goes on, \entryitemdot, but for one that has no mark: \itemnobullet is a paragraph.
    """
    if engine.peek() == "{" and not _is_group(engine):
        label = engine.argument()
        if not _NUMBER.fullmatch(source_of(label).strip()):
            engine.push([Token("{", "{"), *label, Token("}", "}")])
            return False
    if lower.startswith("sub"):
        engine.end_line()
    elif _UNMARKED.search(lower):
        engine.end_block()
    else:
        _end_item(engine)
        engine.push([Token("cmd", "vitaeitem")])
    return True


def _is_group(engine: Engine) -> bool:
    r"""Whether the braces that stand next hold a change of face, and no argument: "\dotitem {\bf 2019} Weaver"."""
    return len(engine.stack) > 1 and engine.stack[-2].kind == "cmd" and engine.stack[-2].value in _FACES


_FACES = frozenset(("bf", "bfseries", "it", "itshape", "em", "sl", "slshape", "sc", "scshape", "tt", "sf"))


def _end_item(engine: Engine) -> None:
    r"""Marks where the item that begins ends: before the next one, a gap, a heading, or the end of what is round it."""
    stack, depth = engine.stack, 0
    for at in range(len(stack) - 1, max(-1, len(stack) - _LONGEST_ITEM), -1):
        kind, value = stack[at]
        if kind != "cmd":
            continue
        depth += (value == "begin") - (value == "end")
        lower = value.lower()
        ends = lower in _HEADINGS or (
            (lower.endswith(("gap", "entry")) or "item" in lower) and not lower.startswith("sub")
        )
        if depth < 0 or (depth == 0 and ends):
            stack.insert(at + 1, Token("cmd", "vitaeenditem"))
            return
    stack.insert(max(0, len(stack) - _LONGEST_ITEM), Token("cmd", "vitaeenditem"))


_LONGEST_ITEM = 2000  # tokens
_UNMARKED = re.compile(r"no(?:bullet|mark|label)")


def drop_repeats(engine: Engine) -> None:
    """The arguments behind a heading that say it again, or name it for links, are not shown."""
    heading = next((line for line in reversed(engine.writer.lines) if line), "").lstrip("#").strip()
    while heading and engine.stack and engine.peek() == "{":
        tokens = engine.argument()
        source = source_of(tokens).strip()
        is_again = len(tokens) < _LONGEST and engine.text_of(tokens).strip() == heading
        if not is_again and not _ANCHOR.fullmatch(source):
            engine.push([Token("{", "{"), *tokens, Token("}", "}")])
            return
