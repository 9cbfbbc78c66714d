"""What html2text writes: "****** Ada Quill ******" for a first heading, "Mills_of_the_North" for a link's words."""

from __future__ import annotations

import html
import re

_HEAD = re.compile(r"(?m)^[ \t]{0,60}(\*{2,6}) (?! )([^\n]{1,300}?) \1[ \t]*$")
_LEAST_HEADS, _HIGH = 2, 3  # headings, and the stars that a high one has at least
_RULE = re.compile(r"(?m)^[ \t]*={20,}[ \t]*$")
_PICTURE = re.compile(r"\[[^\[\]\n]{1,80}\.(?:jpe?g|png|gif|svg|webp)\]")
_JOINED = re.compile(r"(?<=[^\s_])_(?=[^\s_])")
_TOKEN = re.compile(r"\S+")
_ADDRESS = re.compile(r"@|://|www\.|\.(?:html?|pdf|php)\b|[a-z]\.(?:com|org|net|edu|io)\b")
_ENTITY = re.compile(r"&(?:#x?[0-9a-fA-F]{2,6}|[a-z]{2,6});")


def has_starred_heads(text: str) -> bool:
    """True where headings stand between as many stars on either side, a high one among them."""
    stars = [len(match[1]) for match in _HEAD.finditer(text)]
    return len(stars) >= _LEAST_HEADS and max(stars) > _HIGH


def with_starred_heads(text: str) -> str:
    """The text with markdown's headings, blanks in the words of links, rules and pictures without a meaning gone."""
    text = _RULE.sub("", _PICTURE.sub("", text))
    text = _HEAD.sub(lambda match: f"\n{'#' * (7 - len(match[1]))} {match[2].strip()}\n", text)
    text = _ENTITY.sub(lambda match: html.unescape(match[0]), text) if "&" in text else text
    return _TOKEN.sub(_parted, text) if "_" in text else text


def _parted(match: re.Match[str]) -> str:
    """A token with blanks between its words; an address as it is."""
    token = match[0]
    return token if "_" not in token or _ADDRESS.search(token) else _JOINED.sub(" ", token)
