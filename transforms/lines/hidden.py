"""What no reader of a page sees: comments, scripts, front matter. Consumes the text; produces it with blanks there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from transforms.text.front_blocks import front_block

_HIDING = re.compile(r"<(?:!--|(style|script|iframe|noscript)\b[^>]{0,2000}>)", re.IGNORECASE)
_SHOWING = {"": re.compile("-->")} | {
    tag: re.compile(rf"</{tag}\s{{0,20}}>", re.IGNORECASE) for tag in ("style", "script", "iframe", "noscript")
}
_NO_BREAK = re.compile(r"[^\n]+")


def may_hide(text: str) -> bool:
    """A cheap test that is never False for a text with hidden words."""
    hides = "<!--" in text or "</s" in text or "</iframe" in text or "isplay:" in text
    return hides or text[:40].lstrip().startswith("---")


_UNSEEN = re.compile(
    r"<(span|div|p|i|b|em|a|small|sup)\b[^<>\n]{0,200}?(?<![\w-])display\s{0,3}:\s{0,3}none[^<>\n]{0,200}>[^<>\n]{0,300}</\1\s{0,3}>",
    re.IGNORECASE,
)


def hide(text: str) -> str:
    """The text with what no reader of the page sees turned into blanks; words that a style hides in a line are gone."""
    if front := front_block(text):
        text = _blanked(front[0]) + text[front.end() :]
    text = _UNSEEN.sub("", text) if "isplay" in text else text
    return "".join(_shown(text)) if "-->" in text or "</" in text else text


def _shown(text: str) -> Iterator[str]:
    """The text's pieces, hidden ones as blanks. What nothing ends hides nothing, and its end is sought once."""
    at, endless = 0, set[str]()
    for match in _HIDING.finditer(text):
        tag = (match[1] or "").lower()
        if match.start() < at or tag in endless:
            continue
        end = _SHOWING[tag].search(text, match.end())
        if end is None:
            endless.add(tag)
            continue
        yield text[at : match.start()]
        yield _blanked(text[match.start() : end.end()])
        at = end.end()
    yield text[at:]


def _blanked(text: str) -> str:
    return _NO_BREAK.sub(lambda part: " " * len(part[0]), text)
