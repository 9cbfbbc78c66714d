"""Commands. Consumes the name of a control sequence; does what LaTeX would show of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from transforms.readers.inline import BOLD, ITALIC, UNDERLINE
from transforms.readers.tex import definitions, frames, links
from transforms.readers.tex.bars import skill_bars
from transforms.readers.tex.broken_heads import part_lines
from transforms.readers.tex.engine import ACCENTS, SYMBOLS, Engine
from transforms.readers.tex.environments import begin_environment, end_environment, end_frame, end_heading
from transforms.readers.tex.fonts import new_family
from transforms.readers.tex.frames import List, Table, box, equals, gap, kill, margin, paragraph_box
from transforms.readers.tex.head import datum
from transforms.readers.tex.lengths import LENGTH, adjusted, box_width, glue, hspace, kern, rule
from transforms.readers.tex.macros import COUNTED_NAMES, class_macro, counted_macro
from transforms.readers.tex.tokens import Token, source_of
from transforms.readers.tex.unknown import groups_ahead, skip_measures, unknown
from transforms.readers.writer import BIG, HUGE
from transforms.vocabulary import toml

_MARK = re.compile(r"\s{0,4}[\d.,/]{0,6}\s{0,4}%?")

Command = Callable[[Engine], object]


def command(engine: Engine, name: str) -> None:
    """Do what the command says; a document's own definitions come first."""
    own = engine.macros.get(name)
    if own:
        engine.expand(own)
        return
    known = _COMMANDS.get(name) or _COMMANDS.get(name.rstrip("*"))
    if known:
        known(engine)
    elif name in SYMBOLS:
        engine.write(SYMBOLS[name])
    elif name in ACCENTS:
        engine.accent(name)
    else:
        _class_or_unknown(engine, name.rstrip("*"))


def _class_or_unknown(engine: Engine, name: str) -> None:
    if name.startswith("if") and definitions.conditional(engine, name):
        return
    if name in definitions.PERSONAL and datum(engine, name):
        return
    macro = None
    if name in COUNTED_NAMES:
        macro = counted_macro(name, groups_ahead(engine))
    macro = macro or class_macro(name)
    if macro and engine.peek() == "{" and groups_ahead(engine) > max(macro.arguments - (macro.default is not None), 1):
        skip_measures(engine)
        macro = macro if macro.default is not None else None  # the document's own class means something else by it
    if macro and engine.peek() in ("{", "["):
        engine.expand(macro)
    elif not definitions.named(engine, name):
        unknown(engine, name)


def _drop(arguments: int) -> Command:
    def drop(engine: Engine) -> None:
        if arguments:
            engine.option()
        for _ in range(arguments):
            engine.argument()
            if engine.stack and engine.stack[-1].kind == "[":
                engine.option()

    return drop


def _styled(style: int, skipped: int = 0) -> Command:
    def begin(engine: Engine) -> None:
        while engine.stack and engine.stack[-1].kind == "[":
            engine.option()
        for _ in range(skipped):
            engine.argument()
            engine.option()
        engine.styled(style)

    return begin


def _run_in(engine: Engine) -> None:
    """A heading that runs into its paragraph: it begins a new one."""
    engine.end_block()
    _styled(BOLD)(engine)


def _switch(style: int, off: int = 0) -> Command:
    def switch(engine: Engine) -> None:
        engine.style = engine.style & ~off | style

    return switch


def _large(engine: Engine) -> None:
    r"""\large is a heading's size where the words are bold."""
    engine.style |= BIG if engine.style & BOLD else 0


def _heading(level: int) -> Command:
    def heading(engine: Engine) -> None:
        engine.option()
        if engine.is_silent:
            return
        if engine.in_heading or any(isinstance(frame, Table) for frame in engine.frames):
            engine.end_line()
            engine.styled(BOLD, close=engine.end_line)
            return
        part_lines(engine)
        engine.writer.begin_heading(level)
        engine.in_heading = True
        engine.styled(close=lambda: end_heading(engine))

    return heading


def _break(engine: Engine) -> None:
    """A double backslash: the row's or the line's end."""
    if engine.stack and engine.stack[-1].kind == "text" and engine.stack[-1].value == "*":
        engine.stack.pop()
    if engine.peek() == "[" and _is_length(engine):
        engine.option()
    frame = engine.frames[-1] if engine.frames else None
    if isinstance(frame, Table):
        frame.next_row(engine)
    elif engine.writer.ends_open:
        engine.write(" ")
    elif engine.writer.has_words:
        engine.end_line()
    else:
        engine.end_block()  # a second one makes an empty line


def _line_in_cell(engine: Engine) -> None:
    r"""\newline ends a line, and in a table a line of the cell at hand, which is no row's end."""
    if engine.frames and isinstance(engine.frames[-1], Table):
        engine.end_line()
    else:
        _break(engine)


def _is_length(engine: Engine) -> bool:
    return bool(LENGTH.match("".join(token.raw for token in engine.stack[-2:-7:-1])))


def _item(engine: Engine) -> None:
    frame = next((frame for frame in reversed(engine.frames) if isinstance(frame, List)), None)
    if frame is None or isinstance(engine.frames[-1], Table):
        frame = List(engine, "-", engine.open_environments[-1][0] if engine.open_environments else "")
        engine.frames.append(frame)
    while engine.frames[-1] is not frame:
        end_frame(engine, engine.frames[-1].kind)
    engine.writer.end_line()
    frame.item(engine)


def _bibitem(engine: Engine) -> None:
    engine.option()
    engine.argument()
    _item(engine)


def _entry(engine: Engine) -> None:
    r"""The class curve: \entry*[years] words, up to the next one; with arguments in braces it is another class's."""
    if engine.peek() != "[":
        _class_or_unknown(engine, "entry")
        return
    engine.end_block()
    engine.push([*(engine.option() or []), Token("cmd", "vitaetab")])


def _footnote(engine: Engine) -> None:
    engine.option()
    engine.write(" (")
    engine.styled(close=lambda: engine.write(")"))


def _own_line(engine: Engine) -> None:
    engine.end_line()
    engine.styled(close=engine.end_line)


def _begin_bullet(engine: Engine) -> None:
    engine.writer.end_line()
    engine.writer.begin_item("-")


def _end_bullet(engine: Engine) -> None:
    engine.writer.end_item()


def _comma(engine: Engine) -> None:
    tokens = engine.argument()
    source = source_of(tokens).strip()
    if any(token.kind in ("text", "cmd") for token in tokens) and source not in ("\\textit {}", "\\textbf {}"):
        engine.push([Token("text", ", "), *tokens] if engine.writer.has_words else tokens)


def _level(engine: Engine) -> None:
    """What stands beside a skill, but for a mark ("4.5")."""
    tokens = engine.argument()
    if not _MARK.fullmatch(source_of(tokens)):
        engine.push(tokens)


def _math(engine: Engine) -> None:
    engine.in_math = not engine.in_math


_WORDS: dict[str, dict[str, str]] = {name: toml("tex")[name] for name in ("dropped", "transparent", "blocks")}
_STYLES = {
    BOLD: "textbf strong mathbf bm boldsymbol",
    ITALIC: "textit emph textsl mathit",
    UNDERLINE: "underline uline ul",
}
_HEADINGS = {
    1: "part chapter roottitle",
    2: "section sectiontitle cvpart",
    3: "subsection subrubric",
    4: "subsubsection",
}
_COMMANDS: dict[str, Command] = {
    "begin": begin_environment,
    "end": end_environment,
    "item": _item,
    "bibitem": _bibitem,
    "entry": _entry,
    **dict.fromkeys(("\\", "tabularnewline"), _break),
    **dict.fromkeys(("newline", "linebreak", "break"), _line_in_cell),
    **dict.fromkeys(("hfill", "dotfill", "hfil", "hrulefill", ">", "vitaetab"), Engine.tab),
    **dict.fromkeys(("newfontfamily", "newfontface"), new_family),
    **dict.fromkeys(("vskip", "hskip", "moveleft", "moveright", "raise", "lower"), glue),
    **dict.fromkeys(("hrule", "vrule"), rule),
    "kern": kern,
    **dict.fromkeys(("hbox", "vbox"), box_width),
    "vadjust": adjusted,
    "=": equals,
    "kill": kill,
    **dict.fromkeys(("noalign", "addlinespace"), gap),
    **dict.fromkeys(("marginpar", "marginnote"), margin),
    "parbox": paragraph_box,
    "hspace": hspace,
    "href": links.href,
    **dict.fromkeys(("skills", "skillstext"), skill_bars),
    **dict.fromkeys(("httplink", "httpslink"), links.link_of_class),
    "makebox": box,
    "email": links.email,
    **dict.fromkeys(("url", "nolinkurl", "path"), links.url),
    **dict.fromkeys(("footnote", "thanks"), _footnote),
    **dict.fromkeys(("textsuperscript", "ts"), Engine.raised),
    **dict.fromkeys(("(", ")"), _math),
    **dict.fromkeys(("centerline", "leftline", "rightline"), _own_line),
    "vitaerow": Engine.end_line,
    "vitaerowof": frames.row_of,
    "vitaecomma": _comma,
    "vitaelevel": _level,
    "vitaeitem": _begin_bullet,
    "vitaeenditem": _end_bullet,
    **{name: _heading(level) for level, names in _HEADINGS.items() for name in names.split()},
    **{name: _styled(style) for style, names in _STYLES.items() for name in names.split()},
    **{name: _styled(0, int(count[-1])) for count, names in _WORDS["transparent"].items() for name in names.split()},
    "textcolor": frames.colored,
    **dict.fromkeys(("paragraph", "subparagraph"), _run_in),
    **dict.fromkeys(("bf", "bfseries"), _switch(BOLD)),
    "mdseries": _switch(0, BOLD),
    **dict.fromkeys(("it", "itshape", "em", "sl", "slshape"), _switch(ITALIC)),
    "large": _large,
    **dict.fromkeys(("Large", "LARGE"), _switch(BIG)),
    **dict.fromkeys(("huge", "Huge", "HUGE"), _switch(BIG | HUGE)),
    **dict.fromkeys(_WORDS["blocks"]["ends"].split(), Engine.end_block),
    **{name: _drop(int(count)) for count, names in _WORDS["dropped"].items() for name in names.split()},
    **dict.fromkeys(("normalsize", "small"), _switch(0, BIG | HUGE)),
    "normalfont": _switch(0, BOLD | ITALIC | BIG | HUGE),
    **dict.fromkeys(("makecell", "shortstack", "thead"), frames.stacked),
    **dict.fromkeys(("MakeUppercase", "uppercase"), frames.capitals),
    **definitions.COMMANDS,
}
