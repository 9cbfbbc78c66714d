"""Pandoc's title blocks: up to three lines of a percent sign each at a document's beginning: title, authors, date.

Consumes text; produces it with the title as a heading and the other lines as paragraphs, as pandoc's readers see it.
"""

from __future__ import annotations

import re

from transforms.headings.wording import named

_BLOCK = re.compile(r"\A(?:%(?: [^\n]{0,120})?\n){1,3}(?=[ \t]*\n)")
_VITA = re.compile(r"(?i)(?:curriculum vitae|cv|vita|r[ée]sum[ée])\W*")


def with_title_block(text: str) -> str:
    """The text, the lines of its title block without their signs: "% Ada Quill" is "# Ada Quill"."""
    block = _BLOCK.match(text) if text[:1] == "%" else None
    if block is None:
        return text
    said = [line[1:].strip() for line in block[0].splitlines()]
    said = [line for line in said if line]
    title = next((line for line in said if not _VITA.fullmatch(line) and not named(line).whole), None)
    if title is None:
        return text
    others = [line for line in said if line is not title]
    return "\n\n".join([f"# {title}", *others]) + "\n" + text[block.end() :]
