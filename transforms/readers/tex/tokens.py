"""LaTeX tokens. Consumes source text; produces `Token`s without comments."""

from __future__ import annotations

import re
from typing import NamedTuple


class Token(NamedTuple):
    """One token. `kind` is "cmd", "text", "space", "par", or the character itself for { } [ ] & ~ $ # ^ _."""

    kind: str
    value: str

    @property
    def raw(self) -> str:
        """The source that the token was made from, near enough for addresses and definitions."""
        if self.kind == "cmd":
            return "\\" + self.value + (" " if self.value[-1:].isalpha() else "")
        if self.kind == "space":
            return " "
        return "#" + self.value if self.kind == "#" else self.value

    @property
    def ends_line(self) -> bool:
        """Whether it is the blank at the end of a line of the source."""
        return self.kind == "space" and self.value == "\n"


_COMMENT = re.compile(
    r"(\\(?:href|url|nolinkurl)\s{0,3}\{[^{}\n]{0,2000}\}|\\[\\%])"
    r"|%[^\n]*(?:\n[ \t]*(?=[^\n\s])|(?=\n)|$)"
)
_HIDDEN = re.compile(r"\\begin\s*\{comment\}.*?(?:\\end\s*\{comment\}|\Z)", re.DOTALL)
_TOKEN = re.compile(
    r"(?P<verb>\\verb\*?([^a-zA-Z\s*])(?P<verbatim>[^\n]*?)\2)"
    r"|\\(?P<word>@?[a-zA-Z]+\*?)[ \t]*(?:\n(?![ \t]*\n)[ \t]*)?"
    r"|\\(?P<sign>.|\n)"
    r"|(?P<par>[ \t]*\n[ \t]*\n\s*)"
    r"|(?P<space>[ \t\n]+)"
    r"|#(?P<param>\d)"
    r"|(?P<mark>\$\$|[{}\[\]&~$#^_])"
    r"|(?P<text>[^\\{}\[\]&~$#^_ \t\n]+(?: [^\\{}\[\]&~$#^_ \t\n]+)*)"
    r"|(?P<rest>.)",
    re.DOTALL,
)


def without_comments(source: str) -> str:
    r"""The source without comments; `\%` and addresses that hold a per cent sign stay."""
    if "%" in source:
        source = _COMMENT.sub(lambda match: match[1] or "", source)
    return _HIDDEN.sub("", source) if "{comment}" in source else source


_LOGO = re.compile(r"(\\(?:[A-Za-z]{0,6}TeXe?))[ \t]{1,9}(?=[a-z(])")


def tokenize(source: str) -> list[Token]:
    r"""The tokens of source without comments; the blank that TeX would drop behind a logo ("\LaTeX for") stays."""
    if "TeX " in source:
        source = _LOGO.sub(r"\1{} ", source)
    return [_token(match) for match in _TOKEN.finditer(source)]


def _token(match: re.Match[str]) -> Token:
    kind = match.lastgroup or "rest"
    if kind == "verb" or match["verb"]:
        return Token("text", match["verbatim"])
    if kind in ("word", "sign"):
        return Token("cmd", match[kind])
    if kind == "param":
        return Token("#", match["param"])
    if kind == "mark":
        return Token(match["mark"], match["mark"])
    if kind in ("par", "space"):
        return Token(kind, "\n" if kind == "space" and "\n" in match[0] else " ")
    return Token("text", match[0])


def source_of(tokens: list[Token]) -> str:
    """The source again, one blank for any space."""
    return "".join(token.raw for token in tokens)
