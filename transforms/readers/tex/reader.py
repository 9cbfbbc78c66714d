"""LaTeX reader. Consumes decoded source; produces light markdown, and title, author and date where they are stated."""

from __future__ import annotations

import re

from transforms.readers.tex import definitions
from transforms.readers.tex.engine import Engine
from transforms.readers.tex.environments import end_frame
from transforms.readers.tex.tokens import Token, tokenize, without_comments

_BODY = re.compile(r"\\begin\s{0,3}\{document\}")
_PROFILES = {
    "github": "https://github.com/",
    "gitlab": "https://gitlab.com/",
    "linkedin": "https://www.linkedin.com/in/",
    "twitter": "https://twitter.com/",
    "orcid": "https://orcid.org/",
}
_ORDER = (
    "title",
    "position",
    "tagline",
    "affiliation",
    "address",
    "phone",
    "mobile",
    "email",
    "mailaddress",
    "homepage",
    "website",
    "github",
    "gitlab",
    "linkedin",
    "twitter",
    "orcid",
    "googlescholar",
    "skype",
    "social",
    "extrainfo",
    "quote",
)


def read_tex(source: str) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The document's words; its preamble gives macros and the head's data only."""
    source = without_comments(source)
    body = _BODY.search(source)
    engine = Engine(tokenize(source[body.end() :] if body else source))
    if body:
        _read_preamble(engine, source[: body.start()])
    _write_head(engine, in_class=bool(body) and "\\maketitle" not in source)
    engine.run()
    _close(engine)
    return engine.writer.text, _metadata(engine), ()


def _read_preamble(engine: Engine, source: str) -> None:
    """Definitions and the person's data; everything else in a preamble is settings."""
    body, engine.stack = engine.stack, tokenize(source)[::-1]
    while engine.stack:
        token = engine.stack.pop()
        if token.kind != "cmd":
            continue
        if token.value in definitions.COMMANDS and token.value != "else":
            definitions.COMMANDS[token.value](engine)
        elif token.value in definitions.PERSONAL:
            definitions.personal(engine, token.value)
        else:
            definitions.named(engine, token.value)
    engine.stack = body


def _write_head(engine: Engine, *, in_class: bool) -> None:
    """What the class prints at the top from the preamble's data."""
    found = engine.personal
    parts = found.get("name") or [*found.get("firstname", []), *found.get("lastname", []), *found.get("familyname", [])]
    parts = parts or found.get("author", [])
    name = " ".join(engine.text_of(part) for part in parts).strip()
    if name:
        engine.writer.begin_heading(1)
        engine.writer.write(name)
        engine.writer.end_heading()
    for key in _ORDER:
        if key == "title" and not in_class:
            continue
        for part in found.get(key, []):
            _write_datum(engine, key, part)
    engine.writer.end_block()


def _write_datum(engine: Engine, key: str, part: list[Token]) -> None:
    text = engine.text_of(part)
    if not text:
        return
    engine.writer.write(text, 0, _target(key, text))
    engine.writer.end_line(hard=True)


def _target(key: str, text: str) -> str:
    if key in ("email", "mailaddress") and "@" in text:
        return "mailto:" + text
    if key in ("homepage", "website"):
        return text if "://" in text else "https://" + text
    return _PROFILES[key] + text if key in _PROFILES and " " not in text else ""


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
