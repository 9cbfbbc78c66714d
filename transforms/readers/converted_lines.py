"""Lines of converted markdown: consumes one; tells its words without marks, and whether it heads a section."""

from __future__ import annotations

import re

from transforms.headings import named

_MARKS = re.compile(r"[*_`]+|\]\([^()\s]{0,300}\)|\[(?=[^\[\]\n]{1,300}\]\()")
_LONGEST_HEAD = 60


def plain(line: str) -> str:
    """The words as they are seen: no marks, no targets of links."""
    return _MARKS.sub("", line).strip()


def is_head(line: str) -> bool:
    """True for a line marked as a heading, and for bold or capital words that name a section."""
    if line[:1] == "#":
        return True
    is_set_off = len(line) < _LONGEST_HEAD and (line.startswith("**") or line.isupper())
    return is_set_off and named(plain(line)).whole
