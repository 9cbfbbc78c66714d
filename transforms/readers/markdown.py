"""Markdown and plain text. Consumes decoded text; produces it as it is, with what its front matter says as metadata."""

from __future__ import annotations

import re

from transforms.readers.dialects import plain_markdown
from transforms.readers.layout import is_layout, read_layout

_FRONT = re.compile(r"\A\s{0,20}---[ \t]*\n(.{0,8000}?)^(?:---|\.\.\.)[ \t]*$", re.DOTALL | re.MULTILINE)
_BLOCK = re.compile(
    r"^[ \t]{0,12}<(?:!--|(?P<tag>table|ul|ol|dl|style|script|iframe|svg|noscript|h[1-6])\b)",
    re.IGNORECASE | re.MULTILINE,
)
_UNSEEN = frozenset({"style", "script", "iframe", "svg", "noscript"})
_FIELD = re.compile(r"^([A-Za-z][\w-]{0,30})[ \t]*:[ \t]*(\S.{0,300})$", re.MULTILINE)
_KNOWN = {
    "title": "title",
    "name": "author",
    "author": "author",
    "date": "date",
    "updated": "date",
    "last_modified_at": "date",
    "lastmod": "date",
    "description": "description",
}


def read_markdown(text: str) -> tuple[str, dict[str, str], tuple[tuple[str, str], ...]]:
    """The text as it is; metadata "title", "author", "date" and "description" from the front matter."""
    if is_layout(text):
        return read_layout(text), {}, ()
    metadata = front_matter(text)
    text = plain_markdown(text)
    if "<" in text and _BLOCK.search(text):
        text = _with_rendered_blocks(text)
    return text, metadata, ()


def _with_rendered_blocks(text: str) -> str:
    """The text with its blocks of HTML (tables, lists, headings) rendered, styles, scripts and comments gone."""
    out: list[str] = []
    at = 0
    while match := _BLOCK.search(text, at):
        end = _end_of_block(text, match)
        if end < 0:
            out.append(text[at : match.end()])
            at = match.end()
            continue
        out.append(text[at : match.start()])
        if match["tag"] and match["tag"].lower() not in _UNSEEN:
            out.append(_rendered(text[match.start() : end]))
        at = end
    return "".join([*out, text[at:]])


def _end_of_block(text: str, match: re.Match[str]) -> int:
    """Where the block ends that the match begins; -1 where it never does."""
    if not match["tag"]:
        end = text.find("-->", match.end())
        return end + 3 if end >= 0 else -1
    depth = 0
    for tag in re.compile(rf"<(/?){match['tag']}\b", re.IGNORECASE).finditer(text, match.start()):
        depth += -1 if tag[1] else 1
        if depth <= 0:
            end = text.find(">", tag.end())
            return end + 1 if end >= 0 else -1
    return -1


def _rendered(block: str) -> str:
    from transforms.readers.html.reader import read_fragment  # noqa: PLC0415  # few documents hold HTML

    return "\n" + "\n".join(read_fragment(block)) + "\n"


def front_matter(text: str) -> dict[str, str]:
    """What the YAML block at the top says. Read line by line: page generators' YAML is often broken."""
    match = _FRONT.match(text) if text.lstrip().startswith("---") else None
    if not match:
        return {}
    found: dict[str, str] = {}
    for key, value in _FIELD.findall(match[1]):
        name = _KNOWN.get(key.lower())
        if name:
            found.setdefault(name, value.strip(" \t\"'"))
    return found
