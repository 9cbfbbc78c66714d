"""LaTeX reader. Consumes decoded source; produces light markdown, and title, author and date where they are stated."""

from __future__ import annotations

import re

from transforms.readers.tex import definitions
from transforms.readers.tex.engine import Engine
from transforms.readers.tex.environments import end_frame
from transforms.readers.tex.head import write_head
from transforms.readers.tex.shorthands import with_shorthands
from transforms.readers.tex.tokens import tokenize, without_comments

_ASIDE = re.compile(r"\\begin\{aside\}\n(?:(?!\\end\{aside\})[^\n]*\n)*")
_MAIL = re.compile(r"\w@\w")
_STATED = re.compile(r"\\[A-Za-z]{1,20}(?:\[[^\]\n]{0,20}\])?\{((?:[^{}]|\{[^{}]{0,120}\}){8,600})\}")
_BODY = re.compile(r"\\begin\s{0,3}\{document\}")


def read_tex(source: str) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The document's words; its preamble gives macros and the head's data only."""
    source = _dates_whole(with_shorthands(_obeyed_lines(without_comments(source))))
    body = _BODY.search(source)
    engine = Engine(tokenize(source[body.end() :] if body else source))
    if body:
        _read_preamble(engine, source[: body.start()])
        if not _MAIL.search(source, body.end()):
            _read_addresses(engine, source[: body.start()])
    is_titled = "\\maketitle" in source
    if body and not is_titled and _NAMES_OWNER.search(source, body.end()):
        for key in ("author", "title"):  # which nothing prints: the body names the owner itself
            engine.personal.pop(key, None)
    write_head(engine, in_class=bool(body) and not is_titled)
    engine.run()
    _close(engine)
    return engine.writer.text, _metadata(engine), ()


_NAMES_OWNER = re.compile(r"\\name\s{0,3}\{[^{}]{3,60}\}")


def _obeyed_lines(source: str) -> str:
    """The class friggeri breaks the lines of its side column where the source does."""
    if "{aside}" not in source:
        return source
    return _ASIDE.sub(lambda match: match[0].replace("\n", "\\\\\n"), source)


def _dates_whole(source: str) -> str:
    r"""A period that a narrow column breaks behind its dash, in one line: "{May 2005-- \\Feb 2011}"."""
    return _BROKEN_DATE.sub(r"\1 ", source) if "-" in source else source


_BROKEN_DATE = re.compile(
    r"((?:19|20)\d\d[ ~]{0,2}(?:-{1,3}|[–—]))[ \n]{0,3}\\\\[ \n]{0,3}"
    r"(?=(?:[A-Z][a-z]{2,8}\.?[ ~])?(?:19|20)\d\d|[Pp]resent)"
)


def _read_preamble(engine: Engine, source: str) -> None:
    """Definitions and the person's data; everything else in a preamble is settings."""
    body, engine.stack = engine.stack, tokenize(source)[::-1]
    while engine.stack:
        token = engine.stack.pop()
        if token.kind != "cmd":
            continue
        if token.value in definitions.COMMANDS and token.value != "else":
            definitions.COMMANDS[token.value](engine)
        elif definitions.sets(engine, token.value):
            engine.expand(engine.macros[token.value])
        elif (name := definitions.OTHER_NAMES.get(token.value, token.value)) in definitions.PERSONAL:
            definitions.personal(engine, name)
        else:
            definitions.named(engine, token.value)
    engine.stack = body


def _read_addresses(engine: Engine, preamble: str) -> None:
    r"""What an unknown command of the preamble says with an e-mail address in it: \info{...}, \fancyfoot{...}."""
    if any(key in engine.personal for key in ("email", "mailaddress", "address", "extrainfo")):
        return
    for match in _STATED.finditer(preamble):
        if _MAIL.search(match[1]):
            engine.personal.setdefault("extrainfo", []).append(tokenize(match[1]))


def _close(engine: Engine) -> None:
    while engine.frames:
        end_frame(engine, engine.frames[-1].kind)


def _metadata(engine: Engine) -> dict[str, str]:
    found = {
        key: " ".join(engine.text_of(part) for part in engine.personal[key]).strip()
        for key in ("title", "author", "date")
        if engine.personal.get(key)
    }
    return {key: value for key, value in found.items() if value}
