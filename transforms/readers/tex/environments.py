"""Environments: lists, tables, boxes, headed blocks. Consumes their begin and end; changes where the engine writes."""

from __future__ import annotations

import re
from collections.abc import Callable

from transforms.readers.tex.box_rows import finish_box
from transforms.readers.tex.engine import Engine
from transforms.readers.tex.frames import Box, List, Table
from transforms.readers.tex.guessed import drop_repeats
from transforms.readers.tex.macros import Macro, expand
from transforms.readers.tex.tokens import Token, source_of
from transforms.readers.tex.unknown import begin_category, unknown_environment
from transforms.vocabulary import toml


def _begin_list(mark: str) -> Callable[[Engine], None]:
    """A list; what stands in braces behind its name sets it (a widest label, lengths) and is not shown.

    Words in braces behind that are its own: a template's environment may begin with a list.
    """

    def begin(engine: Engine) -> None:
        engine.option()
        while engine.peek() == "{":
            group = engine.argument()
            if _tells(group):
                engine.push([Token("{", "{"), *group, Token("}", "}")])
                break
        engine.option()
        if engine.writer.has_words or not engine.frames:
            engine.writer.end_line()
        engine.open_frame(lambda: List(engine, mark))

    return begin


def _tells(group: list[Token]) -> bool:
    """True for words that are shown, no lengths and no label."""
    words = _COMMAND.sub(" ", source_of(group))
    return not _SETTINGS.search(words) and len(_WORD.findall(words)) >= _LEAST_WORDS


_COMMAND, _WORD, _LEAST_WORDS = re.compile(r"\\[A-Za-z]{1,30}\*?"), re.compile(r"[^\W\d_]{3,}"), 2


def _begin_references(engine: Engine) -> None:
    r"""thebibliography: a list below the heading that the document gives it by \renewcommand{\refname}{...}."""
    title = engine.macros.pop("refname", None) or engine.macros.pop("bibname", None)
    if title is None or not source_of(title.body).strip():
        _begin_list("1.")(engine)
        return
    engine.argument()
    engine.writer.begin_heading(2)
    engine.in_heading = True

    def begin_list() -> None:
        end_heading(engine)
        engine.open_frame(lambda: List(engine, "1."))

    engine.push([Token("{", "{"), *title.body, Token("}", "}")])
    engine.stack.pop()
    engine.begin_group(close=begin_list)


def _begin_table(arguments: int) -> Callable[[Engine], None]:
    def begin(engine: Engine) -> None:
        engine.option()
        for _ in range(arguments - 1):
            engine.argument()
            engine.option()
        if arguments:
            engine.argument()
        if engine.writer.has_words:
            engine.writer.end_line(hard=True)
        engine.open_frame(lambda: Table(engine))

    return begin


def _begin_box(engine: Engine) -> None:
    for _ in range(3):
        engine.option()
    engine.argument()
    engine.open_frame(lambda: Box(engine))


def _skip(arguments: int) -> Callable[[Engine], None]:
    def begin(engine: Engine) -> None:
        engine.option()
        for _ in range(arguments):
            engine.argument()
        engine.end_block()

    return begin


def _headed(engine: Engine) -> None:
    """rSection{TITLE}: a section with its heading."""
    engine.option()
    engine.writer.begin_heading(2)
    engine.in_heading = True
    engine.styled(close=lambda: end_heading(engine))


def _subheaded(engine: Engine) -> None:
    """rSubsection{organisation}{dates}{title}{place}: two lines over a list."""
    parts = [engine.argument() for _ in range(4)]
    tokens = _line(parts[0], parts[1]) + _line(parts[2], parts[3])
    engine.end_block()
    engine.open_frame(lambda: List(engine, "-"))
    engine.push(tokens)


def _line(left: list[Token], right: list[Token]) -> list[Token]:
    return [*left, Token("cmd", "hfill"), *right, Token("cmd", "\\")]


def end_heading(engine: Engine) -> None:
    """The heading that is being written ends."""
    engine.in_heading = False
    engine.writer.end_heading()
    drop_repeats(engine)


def _discard(engine: Engine, name: str) -> None:
    """Leave out what stands before the environment's end."""
    while engine.stack:
        token = engine.stack.pop()
        if token.kind == "cmd" and token.value == "end" and engine.words() == name:
            return


_NAMES: dict[str, str] = toml("tex")["environments"]
_KINDS = {
    **dict.fromkeys((*_NAMES["bulleted"].split(), *_NAMES["numbered"].split(), "thebibliography"), "list"),
    **dict.fromkeys(" ".join(_NAMES[f"table_{count}"] for count in range(3)).split(), "table"),
    "minipage": "box",
}
_BEGIN: dict[str, Callable[[Engine], None]] = {
    **dict.fromkeys(_NAMES["bulleted"].split(), _begin_list("-")),
    **dict.fromkeys(_NAMES["numbered"].split(), _begin_list("1.")),
    "thebibliography": _begin_references,
    **{name: _begin_table(count) for count in range(3) for name in _NAMES[f"table_{count}"].split()},
    "minipage": _begin_box,
    **dict.fromkeys(_NAMES["skipping_1"].split(), _skip(1)),
    **dict.fromkeys(_NAMES["skipping_2"].split(), _skip(2)),
    "rSection": _headed,
    "cvsection": _headed,
    "rubric": _headed,
    "rSubsection": _subheaded,
}
_DISCARDED = frozenset(_NAMES["discarded"].split())


def begin_environment(engine: Engine) -> None:
    r"""\begin{name}: a document's own environments first."""
    name = engine.words()
    if name == "document":
        return
    own = engine.environments.get(name)
    if name in _DISCARDED:
        _discard(engine, name)
        return
    engine.open_environment(name)
    if own:
        _begin_own(engine, own[0])
    elif name in _BEGIN:
        _BEGIN[name](engine)
    elif name in engine.categories:
        engine.end_block()
        begin_category(engine, name)
    else:
        (engine.end_line if name.lower() in _DETAILS else engine.end_block)()
        _keep_options(engine)
        unknown_environment(engine, name)
        _skip_coordinates(engine)


def _begin_own(engine: Engine, macro: Macro) -> None:
    arguments: list[list[Token]] = []
    if macro.default is not None:
        option = engine.option()
        arguments.append(macro.default if option is None else option)
    while len(arguments) < macro.arguments:
        arguments.append(engine.argument())
    engine.push(expand(macro, arguments))


def _keep_options(engine: Engine) -> None:
    """An unknown environment: settings in brackets go, words in braces stay."""
    option = engine.option()
    if option and not _SETTINGS.search(source_of(option)):
        engine.write(engine.text_of(option) + " ")


_SETTINGS = re.compile(r"[=\d]|\bno(?:item|list)?sep\b|^wide$")


def _skip_coordinates(engine: Engine) -> None:
    """Where on the page a block stands: textblock{7cm}(0.5in,0.6in)."""
    top = engine.stack[-1] if engine.stack else None
    match = _COORDINATES.match(top.value) if top is not None and top.kind == "text" else None
    if match and top:
        engine.stack[-1] = Token("text", top.value[match.end() :])


_DETAILS = frozenset(("detail", "details"))  # what is told of the entry above
_COORDINATES = re.compile(r"\([-\d.]{1,8}(?:[a-z]{2})?,[-\d.]{1,8}(?:[a-z]{2})?\)")


def end_environment(engine: Engine) -> None:
    r"""\end{name}."""
    name = engine.words()
    if name == "document":
        engine.is_done = True
        return
    own = engine.environments.get(name)
    if own and name not in _DISCARDED:
        engine.push(own[1])
        return
    _end(engine, name)
    _restore_style(engine, name)


def _end(engine: Engine, name: str) -> None:
    kind = _KINDS.get(name)
    if not kind and any(isinstance(frame, List) and frame.implied == name for frame in engine.frames):
        kind = "list"
    if kind:
        end_frame(engine, kind)
        return
    if name == "rSubsection":
        end_frame(engine, "list")
    engine.end_block()


def _restore_style(engine: Engine, name: str) -> None:
    """An environment is a group: sizes and faces chosen in it end with it."""
    if any(opened == name for opened, _ in engine.open_environments):
        while engine.open_environments:
            opened, engine.style = engine.open_environments.pop()
            if opened == name:
                return


def end_frame(engine: Engine, kind: str) -> None:
    """Leave the innermost frame of the kind, and what was left open inside it."""
    if not any(frame.kind == kind for frame in engine.frames):
        engine.end_block()
        return
    while engine.frames:
        frame = engine.frames.pop()
        while len(engine.groups) > frame.depth:
            engine.end_group()
        if isinstance(frame, List):
            engine.writer.end_line()
            frame.end_item()
            if not any(isinstance(outer, List) for outer in engine.frames):
                engine.end_block()
        elif isinstance(frame, Box):
            finish_box(engine, frame)
        if frame.kind == kind:
            return
