r"""The head of a document: whose it is, and the addresses. Consumes the commands' arguments; writes lines with links.

Most classes gather the data in the preamble and print them at the top; others (res, altacv) have the commands print
them where they stand in the body.
"""

from __future__ import annotations

import re

from transforms.names.people import is_name
from transforms.readers.tex.engine import Engine
from transforms.readers.tex.tokens import Token

_PROFILES = {
    "github": "https://github.com/",
    "gitlab": "https://gitlab.com/",
    "linkedin": "https://www.linkedin.com/in/",
    "twitter": "https://twitter.com/",
    "orcid": "https://orcid.org/",
    "researchgate": "https://www.researchgate.net/profile/",
    "scholar": "https://scholar.google.com/citations?user=",
}
_ORDER = (
    "title",
    "leftheader",
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
    "researchgate",
    "scholar",
    "googlescholar",
    "skype",
    "social",
    "extrainfo",
    "quote",
    "rightheader",
)
# What a command of the body states on a line of its own; others of the head's names mean anything there.
_IN_BODY = frozenset(_ORDER) - {"title", "position", "affiliation", "quote"}
_MOST_NAMES = 2
_CALLED = re.compile(r"(?i)curriculum vit(?:ae|æ)|r[eé]sum[eé]|cv|vita")  # what is printed over the owner's name
_BLOCKS = frozenset(("address", "extrainfo", "tagline"))


def write_head(engine: Engine, *, in_class: bool) -> None:
    """What the class prints at the top from the preamble's data."""
    found = engine.personal
    parts = found.get("name") or [*found.get("firstname", []), *found.get("lastname", []), *found.get("familyname", [])]
    parts = parts or found.get("author", [])
    in_class = in_class or "leftheader" in found  # the classes curve and simplecv
    name, contact = " ".join(engine.text_of(part) for part in parts).strip(), ""
    title = " ".join(engine.text_of(part) for part in found.get("title", [])).strip()
    below = " ".join(engine.text_of(part) for part in found.get("subtitle", [])).strip()
    name = below if not name and _CALLED.fullmatch(title) and is_name(below) else name
    if "@" in name and title and "@" not in title and not in_class:
        name, contact = title, name  # \title{Ada Vale}\author{ada@vale.cz}
    if name:
        engine.writer.begin_heading(1)
        engine.writer.write(name)
        engine.writer.end_heading()
    if contact:
        engine.writer.write(contact)
        engine.writer.end_line(hard=True)
    for key in _ORDER:
        if key == "title" and not in_class:
            continue
        for part in found.get(key, []):
            _write_datum(engine, key, part)
    engine.writer.end_block()


def _write_datum(engine: Engine, key: str, part: list[Token]) -> None:
    """Each line of a datum; an address has several."""
    for piece in _lines(part):
        if any(token.kind == "cmd" and token.value == "href" for token in piece):
            _write_through(engine, piece)
            engine.writer.end_line(hard=True)
            continue
        text = engine.text_of(piece)
        if text:
            engine.writer.write(text, 0, _target(key, text))
            engine.writer.end_line(hard=True)


def _write_through(engine: Engine, tokens: list[Token]) -> None:
    """Write what tokens show with their links, as text alone would lose them."""
    inner = Engine(tokens)
    inner.macros, inner.budget, inner.writer = engine.macros, min(engine.budget, 20_000), engine.writer
    inner.run()


def _lines(part: list[Token]) -> list[list[Token]]:
    """The tokens between the line breaks."""
    lines: list[list[Token]] = [[]]
    for token in part:
        if token.kind == "cmd" and token.value in ("\\", "newline"):
            lines.append([])
        else:
            lines[-1].append(token)
    return lines


def _target(key: str, text: str) -> str:
    if key in ("email", "mailaddress") and "@" in text:
        return "mailto:" + text
    if key in ("homepage", "website"):
        return text if "://" in text else "https://" + text
    if key not in _PROFILES or " " in text:
        return ""
    if "://" in text:
        return text
    host = _PROFILES[key].removeprefix("https://").removeprefix("www.").partition("/")[0]
    return "https://" + text if host in text.casefold() else _PROFILES[key] + text.removeprefix("@")


def datum(engine: Engine, name: str) -> bool:
    """A datum that stands in the body, written where it stands. True where the command was one."""
    if engine.is_silent or engine.peek() not in ("{", "["):
        return False
    if name == "name":
        return _name(engine)
    if name not in _IN_BODY:
        return False
    if name in _BLOCKS:
        engine.end_line()
        engine.styled(close=engine.end_line)
        return True
    engine.end_line()
    engine.option()
    _write_datum(engine, name, engine.argument())
    return True


def _name(engine: Engine) -> bool:
    r"""\name{Ada Vale} or \name{Ada}{Vale} above everything else."""
    if any(line.startswith("#") for line in engine.writer.lines):
        return False
    engine.option()
    parts: list[list[Token]] = []
    while engine.peek() == "{" and len(parts) < _MOST_NAMES:
        parts.append(engine.argument())
    engine.writer.begin_heading(1)
    engine.writer.write(" ".join(map(engine.text_of, parts)))
    engine.writer.end_heading()
    return True
