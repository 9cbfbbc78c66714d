"""Commands and environments that nobody defined: their arguments are words, columns, entries or headings."""

from __future__ import annotations

import re

from transforms.headings.wording import named
from transforms.readers.tex.engine import Engine
from transforms.readers.tex.frames import List
from transforms.readers.tex.guessed import guess
from transforms.readers.tex.lengths import skip_dimension
from transforms.readers.tex.tokens import Token, source_of

_YEAR = re.compile(r"(?:19|20)\d\d")
_SETTING = re.compile(r"^[\s\d.,=\\a-z*!-]*$")
_MEASURE = re.compile(r"^(?:\s*+[\d.]*+\s*+\\?[a-z]++\s*+|[@{}|lcrpXm\s.\d\\!<>]++)$")
_BREAK = re.compile(r"newline|linebreak", re.IGNORECASE)
_HEADS = re.compile(r"sec|head|title", re.IGNORECASE)
_HEADING = 40  # tokens; more are no heading
_LARGE = 2000  # tokens
_LONG = 120  # characters; a longer argument tells of an entry and is no column of its line


def unknown(engine: Engine, name: str) -> None:
    """An unknown command: settings are dropped, its arguments are words; two or more of them are columns of a line."""
    if skip_dimension(engine) or guess(engine, name):
        return
    if name.startswith("printbib"):
        while engine.option() is not None or (engine.peek() == "{" and engine.argument()):
            pass  # which entries of a bibliography of its own, as none stands here
        return
    if engine.peek() != "{" and _BREAK.search(name):
        engine.end_line()
        return
    if engine.stack and engine.stack[-1].kind == "[":
        option = engine.option() or []
        source = source_of(option)
        if not _SETTING.match(source) or _YEAR.search(source):
            engine.push([Token("{", "{"), *option, Token("}", "}")])
        if groups_ahead(engine) > 1:
            engine.skip_space()
    skip_measures(engine)
    if engine.stack and engine.stack[-1].kind == "{":
        _drop_address(engine, name)
        _imply_item(engine, name)
        if not engine.frames and _is_heading(engine, name):
            engine.stack.append(Token("cmd", "section"))
            return
        begins_line = not (engine.frames or engine.writer.has_words)
        engine.stack.pop()
        engine.begin_group(close=lambda: _after_argument(engine, name, 1, begins_line=begins_line))


def skip_measures(engine: Engine) -> None:
    r"""Widths before other arguments are settings: \row{6em}{2019}{Weaver}."""
    while engine.stack and engine.stack[-1].kind == "{" and groups_ahead(engine) > 1:
        first = engine.argument()
        if not _WIDTH.fullmatch(source_of(first).strip()):
            engine.push([Token("{", "{"), *first, Token("}", "}")])
            return
        engine.skip_space()


def _drop_address(engine: Engine, name: str) -> None:
    r"""Where a heading leads to is not shown: \pubhead{Publications}{https://example.org/ada}."""
    if not _HEADS.search(name) or groups_ahead(engine) != _PAIR:
        return
    first, second = engine.argument(), engine.argument()
    shown = [first] if _ADDRESS.fullmatch(source_of(second)) else [first, second]
    engine.push([token for part in shown for token in (Token("{", "{"), *part, Token("}", "}"))])


_PAIR = 2
_ADDRESS = re.compile(r"\s{0,9}https?://[^\s{}]{4,300}\s{0,9}")
_WIDTH = re.compile(r"\d{0,3}(?:\.\d{1,3})?\s?(?:em|ex|pt|cm|mm|in|\\(?:textwidth|linewidth|columnwidth))")


def _is_heading(engine: Engine, name: str) -> bool:
    r"""Whether a command alone on its line heads a section: its words do (\ressection{Education}), or another's did."""
    length = _one_argument(engine)
    if not length:
        return False
    after = engine.stack[-length - 1] if len(engine.stack) > length else None
    if after is not None and after.kind not in ("par", "cmd") and not after.ends_line:
        return False
    if name not in engine.headings:
        words = engine.text_of(engine.stack[-length:][::-1])
        if not (words[:1].isupper() and named(words).whole) or (engine.writer.has_words and not _HEADS.search(name)):
            return False
    engine.headings.add(name)
    return True


def _one_argument(engine: Engine) -> int:
    """How many tokens the group that stands next has; 0 where it is long or another one follows."""
    stack, depth = engine.stack, 0
    for count in range(1, min(len(stack), _HEADING) + 1):
        depth += (stack[-count].kind == "{") - (stack[-count].kind == "}")
        if depth == 0:
            follows = next((token.kind for token in stack[-count - 1 : -count - 4 : -1] if token.kind != "space"), "")
            return count if follows != "{" else 0
    return 0


def unknown_environment(engine: Engine, name: str) -> None:
    """An unknown environment's arguments: a section's heading by its name, else columns of a line."""
    if not engine.stack or engine.stack[-1].kind != "{":
        if name[:1].isupper() and not engine.frames and named(name).whole:
            begin_category(engine, name)  # it is called what its heading says
        return
    if "section" in name.lower() and "sub" not in name.lower() and groups_ahead(engine) == 1:
        engine.stack.append(Token("cmd", "section"))
        return
    if not engine.frames and _heads(engine, name):
        begin_headed(engine, name)
        return
    first = engine.argument()
    if not _MEASURE.match(source_of(first)):
        engine.push([Token("{", "{"), *first, Token("}", "}")])
    if engine.stack and engine.stack[-1].kind == "{":
        engine.stack.pop()
        engine.begin_group(close=lambda: _after_argument(engine, name, 2))


def _heads(engine: Engine, name: str) -> bool:
    r"""Whether an environment's argument heads a section (\begin{cvlist}{Education}): its words do, or others did."""
    if not _one_argument(engine):
        return False
    if name not in engine.headings:
        words = engine.text_of(engine.stack[-_one_argument(engine) :][::-1])
        if not (words[:1].isupper() and named(words).whole):
            return False
    engine.headings.add(name)
    return True


def begin_headed(engine: Engine, name: str) -> None:
    """A section whose heading is the environment's argument; items in it are its list."""
    title = engine.argument()
    _begin_items(engine, name)
    if source_of(title).strip():
        engine.push([Token("cmd", "section"), Token("{", "{"), *title, Token("}", "}")])


def begin_category(engine: Engine, name: str) -> None:
    r"""The class vita: \begin{Honors} heads a section, and its words or items follow."""
    level = engine.categories.setdefault(name, "section")
    _begin_items(engine, name)
    engine.push([Token("cmd", level), Token("{", "{"), Token("text", name), Token("}", "}")])


def _begin_items(engine: Engine, name: str) -> None:
    if engine.peek() == "cmd" and engine.stack[-1].value == "item":
        engine.open_frame(lambda: List(engine, "-", name))


def groups_ahead(engine: Engine) -> int:
    """How many groups stand next, found without taking them; in a document of open groups not as far as they go."""
    stack, at, count, depth = engine.stack, len(engine.stack) - 1, 0, 0
    limit = _look_limit(engine, _FAR)
    engine.looks -= at
    while at > limit:
        kind = stack[at].kind
        depth += (kind == "{") - (kind == "}")
        if depth == 0 and kind == "}":
            count += 1
        elif depth == 0 and kind != "space":
            break
        at -= 1
    engine.looks += at
    return count


_NEAR, _FAR = 100, 4000  # tokens


def _look_limit(engine: Engine, far: int) -> int:
    """How far down the stack a look may go; near where looks have cost a document much."""
    return max(-1, len(engine.stack) - 1 - max(_NEAR, min(far, engine.looks)))


def _imply_item(engine: Engine, name: str) -> None:
    r"""A list without \item: each of its commands with several arguments is one."""
    frame = engine.frames[-1] if engine.frames else None
    if not isinstance(frame, List) or (frame.is_open and frame.implied != name) or groups_ahead(engine) < 2:
        return
    engine.writer.end_line()
    frame.implied = name
    frame.item(engine)


def _after_argument(engine: Engine, name: str, count: int, *, begins_line: bool = False) -> None:
    if engine.stack and engine.stack[-1].kind == "[":  # a last argument that may be left out
        option = engine.option() or []
        engine.push([Token("{", "{"), *option, Token("}", "}")])
    spaced = bool(engine.stack) and engine.stack[-1].kind == "space"
    is_alone = begins_line and spaced and engine.stack[-1].ends_line
    if engine.peek() == "{":
        if _is_long(engine):
            engine.end_line()
        else:
            engine.tab()
        _keep_together(engine)
        engine.stack.pop()
        engine.begin_group(close=lambda: _after_argument(engine, name, count + 1))
    elif count > 1 or is_alone or _is_next(engine, name):
        engine.end_line()
    elif spaced:
        engine.write(" ")


def _keep_together(engine: Engine) -> None:
    """The paragraphs of an entry's argument are lines of the entry; sections in it are the page's own."""
    stack, depth, ends = engine.stack, 0, list[int]()
    for at in range(len(stack) - 1, _look_limit(engine, _LARGE), -1):
        token = stack[at]
        engine.looks -= 1
        if token.kind == "cmd" and "section" in token.value:
            return
        depth += (token.kind == "{") - (token.kind == "}")
        if token.kind == "par":
            ends.append(at)
        if depth == 0:
            break
    for at in ends if depth == 0 else ():
        stack[at] = Token("cmd", "\\")


def _is_long(engine: Engine) -> bool:
    """Whether the group that stands next holds more than a column's words; a look at its first tokens."""
    stack, depth, length = engine.stack, 0, 0
    for at in range(len(stack) - 1, max(-1, len(stack) - _LONG), -1):
        token = stack[at]
        depth += (token.kind == "{") - (token.kind == "}")
        length += len(token.value)
        if depth == 0 or length > _LONG:
            break
    return length > _LONG


def _is_next(engine: Engine, name: str) -> bool:
    """True where the same command comes next: a list of entries, each a command."""
    at = len(engine.stack) - 1
    while at >= 0 and engine.stack[at].kind == "space":
        at -= 1
    return at >= 0 and engine.stack[at] == Token("cmd", name)
