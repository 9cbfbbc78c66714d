"""Badges that shields.io draws: what they say stands in the address of the picture ("…/badge/ICML--2025-blue").

Consumes markdown; produces it with the words of such badges behind the text that they stand in: a linked one as its
link, one in front of an item of a list in italics, as a work's venue is set.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import unquote

_SIGN = "shields.io/badge/"
_PICTURE = r"!\[\]\(https?://(?:img\.)?shields\.io/badge/(?P<path>[^()\s?]{1,120})(?:\?[^()\s]{0,300})?\)"
_LINKED = re.compile(rf"\[{_PICTURE}\]\((?P<target>[^()\s]{{1,400}})\)")
_LEADING = re.compile(rf"(?P<mark>[ \t]{{0,3}}(?:[-*+]|\d{{1,3}}[.)])[ \t]{{1,4}}){_PICTURE}[ \t]{{0,4}}(?=[^\s!\[])")
_BUTTON = re.compile(  # a button that a script draws: '<a class="github-button" href="https://github.com/a/b">b</a>'
    r"<a\b(?=[^<>\n]{0,300}\bgithub-button\b)[^<>\n]{0,300}?\bhref=\"(?P<target>https?://[^\"\s]{1,300})\"[^<>\n]{0,300}>"
    r"[^<>\n]{0,60}</a>"
)
_BORDER = re.compile(r"\n(?=[ \t]{0,9}(?:\n|[-*+] |\d{1,3}[.)] |#|</?div\b))")
_STANDING = re.compile(r"(?i)[ ,]{0,3}\(?\b(?:oral|spotlight|poster|highlight)\b\)?$")


def with_words(text: str) -> str:
    """The text with the words of its badges."""
    if "github-button" in text:
        text = _BUTTON.sub(r"[code](\g<target>)", text)
    if _SIGN not in text:
        return text
    return "\n".join(_told(part) if _SIGN in part else part for part in _BORDER.split(text))


def _told(part: str) -> str:
    leading = _LEADING.match(part)
    links = [f"[{_said(match['path'])}]({match['target']})" for match in _LINKED.finditer(part)]
    rest = _LINKED.sub("", part[leading.end() :] if leading else part).rstrip(" \n\\|")
    behind = [*_venue(leading), " ".join(links)] if leading else [" ".join(links)]
    return (
        "  \n  ".join([(leading["mark"] if leading else "") + rest, *filter(None, behind)])
        if links or leading
        else part
    )


def _venue(leading: re.Match[str]) -> Iterator[str]:
    words = _STANDING.sub("", _said(leading["path"]).replace("-", " ")).strip()
    if words:
        yield f"*{words}*"


def _said(path: str) -> str:
    """Label and message of a badge: parts between single hyphens, the colour last; doubled ones stand for one."""
    parts = path.removesuffix(".svg").replace("--", "\0").split("-")
    shown = parts[:-1] or parts[0].split("\0")[:1]
    return unquote(" ".join(shown)).replace("\0", "-").replace("_", " ").strip()
