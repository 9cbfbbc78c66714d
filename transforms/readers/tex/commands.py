"""Commands. Consumes the name of a control sequence; does what LaTeX would show of it."""

from __future__ import annotations

import re
from collections.abc import Callable

from transforms.readers.inline import BOLD, ITALIC, UNDERLINE
from transforms.readers.tex import definitions
from transforms.readers.tex.engine import ACCENTS, SYMBOLS, Engine
from transforms.readers.tex.environments import List, Table, begin_environment, end_environment, end_frame, end_heading
from transforms.readers.tex.macros import COUNTED_NAMES, class_macro, counted_macro
from transforms.readers.tex.tokens import Token, source_of
from transforms.readers.writer import BIG, HUGE

_DIMENSION = re.compile(r"\s*=?\s*[-+]?(?:\d+\.?\d*|\.\d+)\s*(?:true)?(?:pt|em|ex|cm|mm|in|sp|bp|pc|dd)?\b\s*"
                        r"(?:(?:plus|minus)\s*[\d.]+\s*\w{2,4}\s*)*")
_LENGTH_NAME = re.compile(r"(?:width|height|skip|sep|offset|indent|margin|unit|depth)$")
_SETTING = re.compile(r"^[\s\d.,=\\a-z*!-]*$")

Command = Callable[[Engine], None]


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
    macro = None
    if name in COUNTED_NAMES:
        macro = counted_macro(name, _groups_ahead(engine))
    macro = macro or class_macro(name)
    if macro and engine.peek() in ("{", "["):
        engine.expand(macro)
    elif not definitions.named(engine, name):
        _unknown(engine)


def _groups_ahead(engine: Engine) -> int:
    """How many groups stand next, found without taking them."""
    stack, at, count, depth = engine.stack, len(engine.stack) - 1, 0, 0
    limit = max(-1, at - 4000)
    while at > limit:
        kind = stack[at].kind
        depth += (kind == "{") - (kind == "}")
        if depth == 0 and kind == "}":
            count += 1
        elif depth == 0 and kind != "space":
            break
        at -= 1
    return count


def _unknown(engine: Engine) -> None:
    """An unknown command: settings are dropped, its arguments are words; two or more of them are columns of a line."""
    if _skip_dimension(engine):
        return
    if engine.stack and engine.stack[-1].kind == "[":
        option = engine.option() or []
        if not _SETTING.match(source_of(option)):
            engine.push([Token("{", "{"), *option, Token("}", "}")])
    if engine.stack and engine.stack[-1].kind == "{":
        engine.stack.pop()
        engine.begin_group(close=lambda: _after_argument(engine, 1))


def _after_argument(engine: Engine, count: int) -> None:
    if engine.stack and engine.stack[-1].kind in ("{", "space") and engine.peek() == "{":
        engine.stack.pop()
        engine.tab()
        engine.begin_group(close=lambda: _after_argument(engine, count + 1))
        # the group that has just ended restores its style after this call: keep the order of the two
        inner = engine.groups.pop()
        engine.groups.append(inner)
    elif count > 1:
        engine.end_line()


def _skip_dimension(engine: Engine) -> bool:
    """Plain TeX's dimensions after a command ("\\vskip 3pt", "\\moveleft.5\\hoffset")."""
    if not engine.stack or engine.stack[-1].kind != "text":
        return False
    text = engine.stack[-1].value
    match = _DIMENSION.match(text)
    if not match or not (match.end() == len(text) or match[0].rstrip()[-1:].isalpha()):
        return False
    engine.stack.pop()
    if match.end() < len(text):
        engine.stack.append(Token("text", text[match.end():]))
    elif engine.stack and engine.stack[-1].kind == "cmd" and _LENGTH_NAME.search(engine.stack[-1].value):
        engine.stack.pop()
    return True


def _glue(engine: Engine) -> None:
    engine.skip_space()
    if not _skip_dimension(engine) and engine.stack and engine.stack[-1].kind == "cmd":
        if _LENGTH_NAME.search(engine.stack[-1].value):
            engine.stack.pop()
    engine.write(" ")


def _rule(engine: Engine) -> None:
    """\\hrule width 3cm height 1pt."""
    for _ in range(4):
        engine.skip_space()
        if not (engine.stack and engine.stack[-1].kind == "text" and engine.stack[-1].value.startswith(("width", "height", "depth"))):
            break
        word = engine.stack.pop().value
        rest = re.sub(r"^(?:width|height|depth)\s*", "", word)
        if rest:
            engine.stack.append(Token("text", rest))
        _glue(engine)
    engine.end_block()


def _drop(arguments: int) -> Command:
    def drop(engine: Engine) -> None:
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


def _switch(style: int, off: int = 0) -> Command:
    def switch(engine: Engine) -> None:
        engine.style = engine.style & ~off | style

    return switch


def _large(engine: Engine) -> None:
    """\\large is a heading's size where the words are bold."""
    engine.style |= BIG if engine.style & BOLD else 0


def _heading(level: int) -> Command:
    def heading(engine: Engine) -> None:
        engine.option()
        if engine.is_silent:
            return
        if engine.in_heading or engine.frames:
            engine.end_line()
            engine.styled(BOLD, close=engine.end_line)
            return
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
    else:
        engine.end_line()


def _is_length(engine: Engine) -> bool:
    text = "".join(token.raw for token in engine.stack[-2:-7:-1])
    return bool(re.match(r"\s*(?:-?[\d.]+\s*(?:pt|em|ex|cm|mm|in|\\)|[-\d.]*\\\w+)", text))


def _item(engine: Engine) -> None:
    frame = next((frame for frame in reversed(engine.frames) if isinstance(frame, List)), None)
    if frame is None or isinstance(engine.frames[-1], Table):
        frame = List(engine, "-")
        engine.frames.append(frame)
    while engine.frames[-1] is not frame:
        end_frame(engine, engine.frames[-1].kind)
    engine.writer.end_line()
    frame.item(engine)


def _bibitem(engine: Engine) -> None:
    engine.option()
    engine.argument()
    _item(engine)


def _href(engine: Engine) -> None:
    engine.option()
    engine.styled(url=_address(engine))


def _url(engine: Engine) -> None:
    address = _address(engine)
    engine.writer.write(address, engine.style, address)


def _email(engine: Engine) -> None:
    address = _address(engine)
    engine.writer.write(address, engine.style, "mailto:" + address)


def _address(engine: Engine) -> str:
    return re.sub(r"\\(.)\s?", r"\1", engine.words()).replace(" ", "")


def _hspace(engine: Engine) -> None:
    if "fill" in engine.words():
        engine.tab()
    else:
        engine.write(" ")


def _footnote(engine: Engine) -> None:
    engine.option()
    engine.write(" (")
    engine.styled(close=lambda: engine.write(")"))


def _own_line(engine: Engine) -> None:
    engine.end_line()
    engine.styled(close=engine.end_line)


def _superscript(engine: Engine) -> None:
    engine.raised()


def _begin_bullet(engine: Engine) -> None:
    engine.writer.end_line()
    engine.writer.begin_item("-")


def _end_bullet(engine: Engine) -> None:
    engine.writer.end_item()


def _comma(engine: Engine) -> None:
    tokens = engine.argument()
    if any(token.kind in ("text", "cmd") for token in tokens) and source_of(tokens).strip() not in ("", "\\textit {}", "\\textbf {}"):
        engine.push([Token("text", ", "), *tokens] if engine.writer.has_words else tokens)


def _row_of(engine: Engine) -> None:
    """What stands in the margin, then a tab."""
    tokens = engine.argument()
    if tokens:
        engine.push([Token("{", "{"), *tokens, Token("}", "}"), Token("cmd", "vitaetab")])


def _math(engine: Engine) -> None:
    engine.in_math = not engine.in_math


_SIZES = ("tiny", "scriptsize", "footnotesize", "small", "normalsize", "mdseries", "upshape", "rmfamily", "sffamily", "ttfamily",
          "rm", "tt", "sf", "sc", "scshape", "centering", "raggedright", "raggedleft", "noindent", "protect", "relax",
          "strut", "null", "ignorespaces", "unskip", "leavevmode", "selectfont", "boldmath", "displaystyle", "limits", "bgroup",
          "egroup", "left", "right", "big", "Big", "nobreak", "allowbreak", "sloppy", "frenchspacing", "makeatletter",
          "makeatother", "endinput", "fi", "-", "/", "indent", "xspace", "hss", "null", "appendix", "today", "cr")
_BLOCK_ENDS = ("par", "newpage", "clearpage", "pagebreak", "bigskip", "medskip", "smallskip", "vfill", "hrulefill", "hline",
               "switchcolumn", "columnbreak", "newcolumn", "divider", "bigbreak", "medbreak", "smallbreak", "vitaeblock",
               "cvline*", "makecvfooter", "midrule", "toprule", "bottomrule")
_COMMANDS: dict[str, Command] = {
    "begin": begin_environment, "end": end_environment, "\\": _break, "newline": _break, "linebreak": _break, "tabularnewline": _break,
    "item": _item, "bibitem": _bibitem, "href": _href, "url": _url, "nolinkurl": _url, "path": _url, "email": _email,
    "hfill": Engine.tab, "dotfill": Engine.tab, "hfil": Engine.tab, "hrulefill": Engine.tab, ">": Engine.tab, "=": Engine.tab,
    "vitaetab": Engine.tab, "vitaerow": Engine.end_line, "vitaerowof": _row_of, "vitaecomma": _comma,
    "vitaeitem": _begin_bullet, "vitaeenditem": _end_bullet,
    "hspace": _hspace, "vskip": _glue, "hskip": _glue, "kern": _glue, "moveleft": _glue, "moveright": _glue, "raise": _glue,
    "lower": _glue, "hrule": _rule, "vrule": _rule, "footnote": _footnote, "thanks": _footnote, "textsuperscript": _superscript,
    "ts": _superscript, "(": _math, ")": _math,
    **dict.fromkeys(("centerline", "leftline", "rightline"), _own_line),
    "part": _heading(1), "chapter": _heading(1), "section": _heading(2), "subsection": _heading(3), "subsubsection": _heading(4),
    "sectiontitle": _heading(2), "cvpart": _heading(2), "roottitle": _heading(1),
    "paragraph": _styled(BOLD), "subparagraph": _styled(BOLD),
    "textbf": _styled(BOLD), "strong": _styled(BOLD), "textit": _styled(ITALIC), "emph": _styled(ITALIC),
    "textsl": _styled(ITALIC), "underline": _styled(UNDERLINE), "uline": _styled(UNDERLINE), "ul": _styled(UNDERLINE),
    "mathbf": _styled(BOLD), "mathit": _styled(ITALIC), "bm": _styled(BOLD), "boldsymbol": _styled(BOLD),
    **dict.fromkeys(("textrm", "textsf", "texttt", "textsc", "textnormal", "text", "mbox", "hbox", "vbox", "fbox", "makebox",
                     "framebox", "mathrm", "mathcal", "mathbb", "mathsf", "mathtt", "operatorname", "textsubscript", "ensuremath",
                     "uppercase", "lowercase", "MakeUppercase", "MakeLowercase", "title",
                     "llap", "rlap", "smash", "textup", "textmd", "ac", "acs", "acl", "textls", "caps", "overline", "phantom"), _styled(0)),
    **dict.fromkeys(("textcolor", "colorbox", "parbox", "raisebox", "rotatebox", "scalebox", "foreignlanguage", "fontspec",
                     "texorpdfstring", "hyperlink", "hypertarget", "adjustbox", "stackengine"), _styled(0, 1)),
    **dict.fromkeys(("resizebox", "multicolumn", "multirow", "fcolorbox", "cvlink"), _styled(0, 2)),
    "bf": _switch(BOLD), "bfseries": _switch(BOLD), "it": _switch(ITALIC), "itshape": _switch(ITALIC), "em": _switch(ITALIC),
    "sl": _switch(ITALIC), "slshape": _switch(ITALIC), "large": _large, "Large": _switch(BIG), "LARGE": _switch(BIG),
    "huge": _switch(BIG | HUGE), "Huge": _switch(BIG | HUGE), "HUGE": _switch(BIG | HUGE), "normalfont": _switch(0, BOLD | ITALIC | BIG | HUGE),
    "normalsize": _switch(0, BIG | HUGE), "small": _switch(0, BIG | HUGE),
    **dict.fromkeys(_BLOCK_ENDS, Engine.end_block),
    **{name: _drop(count) for count, names in {
        0: _SIZES,
        1: ("vspace", "label", "ref", "pageref", "cite", "citep", "citet", "nocite", "usepackage", "RequirePackage", "documentclass",
            "pagestyle", "thispagestyle", "input", "include", "bibliography", "bibliographystyle", "addbibresource",
            "includegraphics", "color", "hypersetup", "geometry", "newlength", "cline", "urlstyle", "hyphenation", "photo",
            "fontfamily", "fontseries", "fontshape", "pagenumbering", "phantomsection", "printbibliography", "moderncvstyle",
            "moderncvcolor", "moderncvtheme", "setmainfont", "setsansfont", "setmonofont", "usetikzlibrary", "graphicspath",
            "hyphenpenalty", "faIcon", "ding", "linespread", "setlist", "colorlet", "pdfinfo", "vspace*", "nopagebreak",
            "IfFileExists", "PassOptionsToPackage", "refsection", "includepdf", "mathversion", "setstretch", "thispagestyle",
            "fancyhf", "fancyhead", "fancyfoot", "lhead", "rhead", "chead", "lfoot", "rfoot", "cfoot", "hphantom", "vphantom",
            "arraystretch", "special", "cvcolor", "selectlanguage", "raggedend", "needspace", "enlargethispage", "usefont"),
        2: ("setlength", "addtolength", "setcounter", "addtocounter", "fontsize", "rule", "settowidth", "titlespacing*",
            "setlist*", "newcolumntype", "addcontentsline", "DeclareUnicodeCharacter", "counterwithin", "sethlcolor", "pdfbookmark",
            "renewbibmacro", "DeclareFieldFormat", "AtBeginEnvironment", "cvuniversity"),
        3: ("definecolor", "markboth", "titlespacing"),
        4: ("providecolor",), 5: ("titleformat",), 6: ("titleformat*",)}.items() for name in names},
    **definitions.COMMANDS,
}
